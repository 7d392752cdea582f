@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor open class UIEvent: NSObject {}

@MainActor open class UITouch: NSObject {
  open private(set) var timestamp: TimeInterval
  open private(set) var majorRadius: CGFloat
  private var place: CGPoint
  open func location(in view: UIView?) -> CGPoint { place }

  /// The system makes touches; here tests do.
  public init(at place: CGPoint, timestamp: TimeInterval, majorRadius: CGFloat = 10) {
    (self.place, self.timestamp, self.majorRadius) = (place, timestamp, majorRadius)
  }
  /// The same finger, elsewhere and later.
  public func move(to place: CGPoint, timestamp: TimeInterval) {
    (self.place, self.timestamp) = (place, timestamp)
  }
}

@MainActor open class UIView: UIResponder {
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var backgroundColor: UIColor?
  open var isAccessibilityElement = false
  open func willMove(toWindow newWindow: UIWindow?) {}
}

@MainActor open class UIWindow: UIView {}

open class UIColor: NSObject, @unchecked Sendable {
  public static let clear = UIColor()
}

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open var isIdleTimerDisabled = false
}

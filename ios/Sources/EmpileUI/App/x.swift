import SwiftUI
import Charts

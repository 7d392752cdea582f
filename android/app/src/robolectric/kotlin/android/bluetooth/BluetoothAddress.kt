package android.bluetooth

/**
 * Robolectric's stand-in for a Bluetooth device names it, its Android 15 has it not, and every
 * sound asks for both.
 */
@Suppress("unused", "ClassName") class `BluetoothDevice$BluetoothAddress`

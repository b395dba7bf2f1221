import CZlib

extension FileFacts {
  /// The facts of bytes.
  init(of bytes: [UInt8]) {
    let sum = bytes.withUnsafeBufferPointer {
      CZlib.crc32(0, $0.baseAddress, UInt32(clamping: $0.count))
    }
    let digits = String(sum, radix: 16)
    self.init(
      bytes: bytes.count, crc32: String(repeating: "0", count: 8 - digits.count) + digits)
  }
}

import SweepGeometry

extension Double {
  /// The number spelled by bytes (CSS Values 4, 5.2); nil if they are invalid, or contain more.
  package init?(spelledBy bytes: ArraySlice<UInt8>) {
    guard let (number, end) = Double.prefix(of: bytes), end == bytes.endIndex else { return nil }
    self = number
  }

  /// The number spelled by a text; nil if it is invalid, or contains more.
  package init?(spelledBy text: some StringProtocol) {
    self.init(spelledBy: Array(text.utf8)[...])
  }

  /// The number at the beginning of bytes, and its end.
  package static func prefix(
    of bytes: ArraySlice<UInt8>, openPoint: Bool = false
  ) -> (number: Double, end: Int)? {
    var length = 0
    let number = bytes.withUnsafeBufferPointer {
      Double.read($0, at: &length, openPoint: openPoint)
    }
    return number.map { ($0, bytes.startIndex + length) }
  }
}

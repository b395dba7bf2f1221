import SweepValues
import SweepXML

extension Fix {
  /// Declares the XLink prefix if its absence alone makes a file unreadable.
  init?(_ error: XMLError, in bytes: [UInt8]) {
    guard case .malformed(let message, _) = error,
      message.hasPrefix("namespace prefix xlink "), let end = Self.endOfRootName(in: bytes)
    else { return nil }
    self.init(end..<end, with: " xmlns:xlink=\"\(XMLName.xlink)\"")
  }

  /// The byte behind the name of the outermost element.
  private static func endOfRootName(in bytes: [UInt8]) -> Int? {
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      let mark =
        rest.starts(with: "<!--".utf8)
        ? "-->" : rest.starts(with: "<?".utf8) ? "?>" : rest.starts(with: "<!".utf8) ? ">" : ""
      guard !mark.isEmpty else {
        return rest.firstIndex { $0.isXMLSpace || $0 == 0x2F || $0 == 0x3E }
      }
      guard let end = rest.firstRange(of: Array(mark.utf8)) else { return nil }
      at = end.upperBound
    }
    return nil
  }
}

/// Names of files as text, also those that are not UTF-8.
///
/// A byte that is not valid UTF-8 is represented by a private use character, and restored when the
/// file is opened, so that every file in a folder can be read.
package enum FileName {
  /// The character for the byte 0; those of the others follow.
  private static let first: UInt32 = 0x10_FF00

  /// The text of a name.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var text = String.UnicodeScalarView()
    var at = 0
    while true {
      var length = 0
      switch parser.parseScalar(from: &rest) {
      case .emptyInput: return String(text)
      case .error(let count): length = count
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        length = encoded.count
        // A name that has such a character itself is taken byte by byte too.
        if byte(scalar) == nil {
          text.append(scalar)
          at += length
          continue
        }
      }
      text.append(
        contentsOf: bytes[at..<at + length].compactMap { Unicode.Scalar(first + UInt32($0)) })
      at += length
    }
  }

  /// The name with `\xff` for each byte that is no part of UTF-8.
  package static func shown(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { byte($0) != nil }) else { return path }
    return path.unicodeScalars.reduce(into: "") { shown, scalar in
      shown += byte(scalar).map { "\\x" + String($0, radix: 16) } ?? String(scalar)
    }
  }

  /// The byte that a character represents; nil for all others.
  fileprivate static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    // Bytes of ASCII are always part of UTF-8.
    (first + 0x80...first + 0xFF).contains(scalar.value) ? UInt8(scalar.value - first) : nil
  }
}

extension String {
  /// The bytes of a path as the system takes them, with the zero at the end.
  package var onDisk: [CChar] {
    guard unicodeScalars.contains(where: { FileName.byte($0) != nil }) else {
      return Array(utf8CString)
    }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if let byte = FileName.byte(scalar) {
        bytes.append(byte)
      } else {
        bytes += String(scalar).utf8
      }
    }
    return (bytes + [0]).map { CChar(bitPattern: $0) }
  }
}

extension String {
  /// The text as one word of a command for a POSIX shell, on one line.
  ///
  /// Line breaks and control characters stand as octal bytes in `$'…'` (POSIX.1-2024, 2.2.4).
  package var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
        || "-_=./:,@%+".utf8.contains(byte)
    }
    if isPlain, !isEmpty { return self }
    if contains(where: \.breaksLines) { return "$'" + utf8.map(\.shellEscaped).joined() + "'" }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}

extension Character {
  /// Whether it ends a line, in YAML too, or cannot be seen.
  fileprivate var breaksLines: Bool {
    isNewline || unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension UInt8 {
  /// The byte within `$'…'`.
  fileprivate var shellEscaped: String {
    if (0x20...0x7e).contains(self), !"'\\".utf8.contains(self) {
      return String(UnicodeScalar(self))
    }
    let digits = String(self, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension String {
  /// The text as one word of a POSIX shell, quoted where it has to be.
  package var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte | 0x20)
        || "-_=./:,@%+".utf8.contains(byte)
    }
    if isPlain, !isEmpty { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}

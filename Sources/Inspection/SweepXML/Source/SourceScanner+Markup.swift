// The markup that is no tag: passed over, so that nothing in it is taken for one.
extension SourceScanner {
  mutating func declaration() throws(Stop) {
    if isAt("<!--") {
      try step(4)
      try pass(to: "-->")
    } else if isAt("<![CDATA[") {
      try step(9)
      try pass(to: "]]>")
    } else if isAt("<!DOCTYPE") {
      try documentType()
    } else {
      throw .gaveUp
    }
  }

  mutating func instruction() throws(Stop) {
    try step(2)
    guard startsName() else { throw .gaveUp }
    try pass(to: "?>")
  }

  /// A DOCTYPE, which may name a DTD elsewhere but not bring declarations along.
  private mutating func documentType() throws(Stop) {
    let position = here
    try step(9)
    while true {
      try pass {
        $0 != ASCII.greater && $0 != ASCII.less && $0 != ASCII.bracket && $0 != ASCII.quote
          && $0 != ASCII.apostrophe
      }
      switch peek(0) {
      case ASCII.greater: return try step()
      case ASCII.quote, ASCII.apostrophe: try literal()
      case ASCII.bracket:
        try step()
        _ = try skipSpace()
        // Comments declare nothing.
        while isAt("<!--") {
          try declaration()
          _ = try skipSpace()
        }
        guard isAt("]") else { throw .refused(.internalSubset(position)) }
        try step()
      default: throw .gaveUp
      }
    }
  }

  private mutating func pass(to end: StaticString) throws(Stop) {
    while !isAt(end) { try step() }
    try step(end.utf8CodeUnitCount)
  }

  /// Whether a name can start here (XML 1.0, production 4).
  private func startsName() -> Bool {
    let rest = UnsafeBufferPointer(rebasing: bytes[at..<min(at + 4, bytes.count)])
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return switch scalar {
    case "a"..."z", "A"..."Z", "_", ":", "\u{C0}"..."\u{D6}", "\u{D8}"..."\u{F6}",
      "\u{F8}"..."\u{2FF}", "\u{370}"..."\u{37D}", "\u{37F}"..."\u{1FFF}",
      "\u{200C}"..."\u{200D}", "\u{2070}"..."\u{218F}", "\u{2C00}"..."\u{2FEF}",
      "\u{3001}"..."\u{D7FF}", "\u{F900}"..."\u{FDCF}", "\u{FDF0}"..."\u{FFFD}",
      "\u{10000}"..."\u{EFFFF}":
      true
    default: false
    }
  }
}

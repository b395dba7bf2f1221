import SweepValues

/// Rules of a style sheet as lines, one for each declaration and brace, without the white space that
/// means nothing.
///
/// Space before a colon or a parenthesis, and around combinators, can mean something in a selector.
/// Single spaces stand for it.
struct StyleLines {
  private var lines: [[UInt8]] = []
  private var line: [UInt8] = []
  private var isSpaced = false
  /// Whether space means nothing at the end of what has been read.
  private var isEdge = true

  /// The lines of rules.
  static func of(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let bytes = Array(text)
    var lines = StyleLines()
    var end = 0
    for token in CSSTokenizer.tokens(of: text) {
      // The tokenizer leaves out comments.
      lines.add(bytes[end..<token.range.lowerBound])
      lines.add(bytes[token.range], token)
      end = token.range.upperBound
    }
    lines.add(bytes[end...])
    return (lines.lines + (lines.line.isEmpty ? [] : [lines.line])).map { $0[...] }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>, _ token: CSSToken? = nil) {
    guard token?.kind != .space else { return isSpaced = true }
    guard !bytes.isEmpty else { return }
    let endsLine = ["{", "}", ";"].contains { token?.isMark($0) == true }
    let isComma = token?.isMark(",") == true
    if isSpaced, !isEdge, !endsLine, !isComma { line.append(UInt8(ascii: " ")) }
    line += bytes
    isSpaced = false
    isEdge = endsLine || isComma || token?.isMark(":") == true
    guard endsLine else { return }
    lines.append(line)
    line = []
  }
}

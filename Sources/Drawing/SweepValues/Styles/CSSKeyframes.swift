/// A rule `@keyframes` of a style sheet (CSS Animations 1, 3).
package struct CSSKeyframes: Sendable {
  /// A block of declarations at some moments of an animation.
  package struct Frame: Sendable {
    /// The parts of an iteration, 0 … 1.
    package let offsets: [Double]
    package let declarations: [CSSDeclaration]
  }

  /// The name that `animation-name` refers to.
  package let name: String
  /// The keyframes in their order; those with invalid selectors are left out.
  package let frames: [Frame]
  /// The rules around it without `@`, the outermost first.
  package let conditions: [String]

  /// Reads the rules of a style sheet, with the prefix of WebKit or without, in their order.
  package static func read(_ tokens: [CSSToken]) -> [CSSKeyframes] {
    CSSRule.blocks(tokens).compactMap { block in
      guard let rule = block.head.first, rule.kind == .atWord,
        ["keyframes", "-webkit-keyframes"].contains(rule.text.lowercased())
      else { return nil }
      let name = block.head.dropFirst().filter { $0.kind != .space }
      guard name.count == 1, [.word, .string].contains(name[0].kind) else { return nil }
      return CSSKeyframes(
        name: name[0].text, frames: frames(block.content), conditions: block.conditions)
    }
  }

  private static func frames(_ content: ArraySlice<CSSToken>) -> [Frame] {
    var frames: [Frame] = []
    var rest = content
    while let open = rest.firstIndex(where: { $0.isMark("{") }) {
      let end = CSSRule.close(of: open, in: content)
      let offsets = CSSRule.list(rest[..<open]).map(offset)
      // One invalid selector makes its keyframe invalid (CSS Animations 1, 3).
      if !offsets.isEmpty, !offsets.contains(nil) {
        frames.append(
          Frame(
            offsets: offsets.compactMap { $0 },
            declarations: CSSDeclaration.read(content[min(open + 1, end)..<end])))
      }
      rest = content[min(end + 1, content.endIndex)...]
    }
    return frames
  }

  private static func offset(_ selector: [CSSToken]) -> Double? {
    guard selector.count == 1, let token = selector.first else { return nil }
    switch (token.kind, token.text.lowercased()) {
    case (.word, "from"): return 0
    case (.word, "to"): return 1
    case (.number, let text) where text.hasSuffix("%"): return fraction(text.dropLast())
    default: return nil
    }
  }

  private static func fraction(_ text: some StringProtocol) -> Double? {
    Double(spelledBy: text).flatMap { (0...100).contains($0) ? $0 / 100 : nil }
  }
}

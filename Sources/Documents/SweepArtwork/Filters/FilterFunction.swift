import SweepGeometry
import SweepScene
import SweepValues

extension FilterImage {
  /// The result of the functions of CSS's `filter` (Filter Effects 1, 8); nil if no layer can
  /// represent it.
  ///
  /// - Parameter ink: the value of `currentcolor`.
  init?(css text: String, _ lengths: LengthContext, ink: Color) {
    guard let functions = Self.functions(text), !functions.isEmpty else { return nil }
    var image = FilterImage.graphic
    for (name, words) in functions {
      let result: FilterImage?
      switch name {
      case "blur": result = Self.lengths(words, lengths, 0...1).flatMap { image.blurred(by: $0[2]) }
      case "drop-shadow": result = image.casting(words, lengths, ink: ink)
      default: result = nil
      }
      guard let result else { return nil }
      image = result
    }
    self = image
  }

  /// The image with the shadow that the words of `drop-shadow()` describe.
  private func casting(_ words: [String], _ lengths: LengthContext, ink: Color) -> FilterImage? {
    var (words, color) = (words, ink)
    for index in Set([0, max(words.count - 1, 0)]) where words.indices.contains(index) {
      let isCurrent = words[index].lowercased() == "currentcolor"
      guard let found = isCurrent ? ink : Color(css: words[index]) else { continue }
      color = found
      words.remove(at: index)
      break
    }
    return Self.lengths(words, lengths, 2...3).flatMap {
      casting(color, at: Vector(dx: $0[0], dy: $0[1]), radius: $0[2])
    }
  }

  /// Two lengths and a radius, 0 if they are missing; a single one is the radius. Nil for another
  /// number of lengths, or without a unit.
  private static func lengths(
    _ words: [String], _ context: LengthContext, _ counts: ClosedRange<Int>
  ) -> [Double]? {
    let found = words.compactMap { word -> Double? in
      guard let length = Length(word), length.unit != .user || length.number == 0,
        length.unit != .percent
      else { return nil }
      return context.length(word).flatMap { abs($0) <= 1000 ? $0 : nil }
    }
    guard found.count == words.count, counts.contains(found.count) else { return nil }
    let all = counts.upperBound == 1 ? [0, 0] + found : found
    let radius = all.count > 2 ? all[2] : 0
    return radius >= 0 ? [all[0], all[1], radius] : nil
  }

  /// The functions with the words in their parentheses; nil if there is anything else.
  private static func functions(_ text: String) -> [(name: String, words: [String])]? {
    let bytes = Array(text.utf8)
    var functions: [(name: String, words: [String])] = []
    var (depth, word) = (0, "")
    for token in CSSTokenizer.tokens(of: bytes) {
      if token.isMark(")") { depth -= 1 }
      if depth == 0 {
        if token.kind == .function {
          functions.append((token.text.lowercased(), []))
        } else if token.isMark(")"), !functions.isEmpty {
          if !word.isEmpty { functions[functions.count - 1].words.append(word) }
          word = ""
        } else if token.kind != .space {
          return nil
        }
      } else if depth == 1, token.kind == .space {
        if !word.isEmpty { functions[functions.count - 1].words.append(word) }
        word = ""
      } else {
        word += String(decoding: bytes[token.range], as: UTF8.self)
      }
      if token.kind == .function || token.isMark("(") { depth += 1 }
    }
    return depth == 0 ? functions : nil
  }
}

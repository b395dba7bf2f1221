import SweepGeometry
import SweepScene
import SweepValues

/// A function of CSS's `filter` (Filter Effects 1, 7).
struct FilterFunction {
  /// An item of the property's list.
  enum Item {
    /// The id of a `filter`, empty for one elsewhere.
    case reference(String)
    case function(FilterFunction)
  }

  private var name: String
  private var words: [String] = []

  /// The items of a value; nil if it is invalid.
  static func list(_ text: String) -> [Item]? {
    let bytes = Array(text.utf8)
    var items: [Item] = []
    var (depth, word) = (0, "")
    var open: FilterFunction?
    for token in CSSTokenizer.tokens(of: bytes) {
      depth += token.nesting
      let opens = depth == 1 && open == nil
      if token.kind == .function, opens {
        open = FilterFunction(name: token.text.lowercased())
      } else if let function = open, depth == 0 {
        open?.add(&word)
        items.append(open?.item ?? .function(function))
        open = nil
      } else if depth == 1, token.kind == .space {
        open?.add(&word)
      } else if open != nil {
        word += String(decoding: bytes[token.range], as: UTF8.self)
      } else if token.kind == .url {
        items.append(.reference(Address.localID(token.text) ?? ""))
      } else if token.kind != .space {
        return nil
      }
    }
    return depth == 0 && !items.isEmpty ? items : nil
  }

  private mutating func add(_ word: inout String) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  private var item: Item {
    guard name == "url", let text = words.first else { return .function(self) }
    return .reference(Address.localID(String(text.dropFirst().dropLast())) ?? "")
  }

  /// The steps that do the same (Filter Effects 1, 8); nil for an invalid function.
  ///
  /// - Parameter ink: the value of `currentcolor`.
  func filter(_ lengths: LengthContext, ink: Color) -> LayerFilter? {
    if name == "drop-shadow" { return shadow(lengths, ink: ink) }
    if name == "blur" {
      guard let all = Self.lengths(words.isEmpty ? ["0"] : words, lengths, 1...1), all[0] >= 0
      else { return nil }
      let radius = FilterSteps.written(all[0])
      return Self.filter(
        [("feGaussianBlur", [("stdDeviation", radius)], [])], margin: 3 * all[0])
    }
    guard words.count <= 1, let amount = amount(words.first) else { return nil }
    func linear(_ slope: Double, _ intercept: Double = 0) -> LayerFilter {
      let line = [
        ("type", "linear"), ("slope", FilterSteps.written(slope)),
        ("intercept", FilterSteps.written(intercept)),
      ]
      return Self.filter(
        [("feComponentTransfer", [], ["R", "G", "B"].map { ("feFunc" + $0, line) })])
    }
    func matrix(_ type: String, _ values: [Double]) -> LayerFilter {
      let values = values.map(FilterSteps.written).joined(separator: " ")
      return Self.filter([("feColorMatrix", [("type", type), ("values", values)], [])])
    }
    let part = min(amount, 1)
    switch name {
    case "brightness": return linear(amount)
    case "contrast": return linear(amount, 0.5 - amount / 2)
    case "invert": return linear(1 - 2 * part, part)
    case "opacity":
      let fade = [("type", "linear"), ("slope", FilterSteps.written(part))]
      return Self.filter([("feComponentTransfer", [], [("feFuncA", fade)])])
    case "hue-rotate": return matrix("hueRotate", [amount])
    case "saturate": return matrix("saturate", [amount])
    case "grayscale": return matrix("saturate", [1 - part])
    case "sepia": return matrix("matrix", Self.mixed(Self.sepia, 1 - part))
    default: return nil
    }
  }

  private static let sepia = [
    [0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131],
  ]

  /// The values of a matrix of colours, mixed with a part of the unchanged ones.
  private static func mixed(_ rows: [[Double]], _ rest: Double) -> [Double] {
    rows.enumerated().flatMap { row, factors in
      factors.enumerated().map { $1 * (1 - rest) + (row == $0 ? rest : 0) } + [0, 0]
    } + [0, 0, 0, 1, 0]
  }

  /// The number, percentage or angle of a function, 1 or 0° if it is left out.
  private func amount(_ word: String?) -> Double? {
    let isAngle = name == "hue-rotate"
    guard let word else { return isAngle ? 0 : 1 }
    var reader = ValueReader(word)
    guard let number = reader.measure(), isAngle || number >= 0 else { return nil }
    let unit = reader.unit()
    guard reader.isAtEnd, abs(number) < 1e6 else { return nil }
    if isAngle { return AngleUnit(unit).map { number * $0.degrees } ?? (number == 0 ? 0 : nil) }
    return unit.isEmpty ? number : unit.spells("%") ? number / 100 : nil
  }

  private func shadow(_ lengths: LengthContext, ink: Color) -> LayerFilter? {
    var (words, color) = (words, ink)
    for index in Set([0, max(words.count - 1, 0)]) where words.indices.contains(index) {
      let isCurrent = words[index].lowercased() == "currentcolor"
      guard let found = isCurrent ? ink : Color(css: words[index]) else { continue }
      color = found
      words.remove(at: index)
      break
    }
    guard let all = Self.lengths(words, lengths, 2...3) else { return nil }
    let radius = all.count > 2 ? all[2] : 0
    guard radius >= 0 else { return nil }
    let (dx, dy) = (FilterSteps.written(all[0]), FilterSteps.written(all[1]))
    let blur = [("in", "SourceAlpha"), ("stdDeviation", FilterSteps.written(radius))]
    let flood = [
      ("flood-color", color.hexDigits), ("flood-opacity", FilterSteps.written(color.alpha)),
    ]
    return Self.filter(
      [
        ("feGaussianBlur", blur, []),
        ("feOffset", [("dx", dx), ("dy", dy), ("result", "r1")], []), ("feFlood", flood, []),
        ("feComposite", [("in2", "r1"), ("operator", "in")], []),
        ("feMerge", [], [("feMergeNode", []), ("feMergeNode", [("in", "SourceGraphic")])]),
      ], margin: 3 * radius + max(abs(all[0]), abs(all[1])))
  }

  private typealias Attributes = [(String, String)]
  private typealias StepParts = (
    name: String, attributes: Attributes, parts: [(String, Attributes)]
  )

  /// A filter of steps that mix colours as sRGB writes them.
  private static func filter(_ steps: [StepParts], margin: Double = 0) -> LayerFilter {
    func step(_ name: String, _ values: Attributes) -> LayerFilter.Step {
      LayerFilter.Step(name, values.map { LayerFilter.Attribute($0.0, $0.1) })
    }
    let all = steps.map { parts in
      var whole = step(parts.name, parts.attributes)
      whole.children = parts.parts.map { step($0.0, $0.1) }
      return whole
    }
    return LayerFilter(all, in: .painted(margin: margin), mixesLight: false)
  }

  /// Lengths with units; nil for another number of them.
  private static func lengths(
    _ words: [String], _ context: LengthContext, _ counts: ClosedRange<Int>
  ) -> [Double]? {
    let found = words.compactMap { word -> Double? in
      guard let length = Length(word), length.unit != .user || length.number == 0,
        length.unit != .percent
      else { return nil }
      return context.length(word)
    }
    return found.count == words.count && counts.contains(found.count) ? found : nil
  }
}

import SweepGeometry
import SweepValues
import SweepXML

extension Layers {
  /// The words of the labels of scales, by their element: a drawn text of at least three numbers that
  /// rise or fall, or a group of as many texts.
  static func scales(in side: Side) -> [Int: [String]] {
    let layers = Layers(side: side, scales: [:])
    var words: [Int: [String]] = [:]
    for node in side.tree.nodes where side.tree.isElement(node) {
      if let drawn = layers.drawnWords(of: node) {
        words[node] = drawn.split(separator: ", ").map(String.init)
      }
      guard let group = side.tree.parent(of: node), group != 0 else { continue }
      let label =
        side.local(node) == "text" ? side.tree.text(of: node) : layers.drawnWords(of: node)
      if let label { words[group, default: []].append(label) }
    }
    // One of the labels may be drawn once more in another colour.
    let unique = words.mapValues { words in
      var seen: Set<String> = []
      return words.filter { seen.insert($0).inserted }
    }
    // Of a strip that moves, only the labels on its way are drawn.
    return unique.filter { isRisingOrFalling($0.value) && !layers.isMoving(around: $0.key) }
  }

  private static func isRisingOrFalling(_ words: [String]) -> Bool {
    let readings = words.prefix { $0.contains(where: \.isNumber) }.compactMap {
      Double(spelledBy: plain($0).replacing(",", with: ""))
    }
    guard readings.count >= 3, readings.count == words.count else { return false }
    let steps = zip(readings, readings.dropFirst())
    return steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 }
  }

  /// The labels of a scale around a node; nil for none.
  func scaleLabels(around node: Int) -> Int? {
    var next = Optional(graphic(of: node))
    while let element = next, element != 0 {
      if scales[element] != nil { return element }
      next = side.tree.parent(of: element)
    }
    return nil
  }

  /// The first and the last label, where the next text goes on by the same step, as labels of a zone
  /// in another colour do.
  func ends(ofLabels element: Int) -> String {
    let words = wholeScale(from: element)
    return Self.ends(words.first ?? "", words.last ?? "")
  }

  /// The words of labels, with those of the next text that go on by the same step.
  func wholeScale(from labels: Int) -> [String] {
    (scales[labels] ?? []) + (continuation(ofLabels: labels)?.words ?? [])
  }

  /// The text that goes on with labels, perhaps within a group of its own.
  func continuation(ofLabels element: Int) -> (element: Int, words: [String])? {
    let words = scales[element] ?? []
    let behind = side.tree.nodes.dropFirst(side.tree.end(of: element)).lazy
    guard let next = behind.filter(side.tree.isElement).prefix(2).first(where: isText) else {
      return nil
    }
    let more = drawnWords(of: next)?.split(separator: ", ").map(String.init) ?? []
    let last = (words.suffix(2) + more.prefix(1)).compactMap { Double(spelledBy: Self.plain($0)) }
    let isNext = last.count == 3 && abs(last[2] - 2 * last[1] + last[0]) < 1e-9
    return isNext ? (next, more) : nil
  }

  private func isText(_ element: Int) -> Bool { drawnWords(of: element) != nil }

  static func plain(_ word: String) -> String { word.replacing("\u{2212}", with: "-") }

  private static func ends(_ low: some StringProtocol, _ high: some StringProtocol) -> String {
    let ends = [String(low), String(high)].map(plain)
    return ends.map { Double(spelledBy: $0).map(Wording.number) ?? $0 }.joined(separator: "…")
  }

  var description: String? {
    let words = side.tree.elements(of: 0).first { side.local($0) == "desc" }
    return words.map { side.tree.text(of: $0) } ?? side.string("aria-valuetext", of: 0)
  }

  /// The ends of scales in the description, as in `72 km/h, 0 to 100`, and those from zero to a goal, as in
  /// `9.4/10`.
  var describedEnds: [String] {
    let words = description ?? ""
    return words.matches(of: Self.range).map { Self.ends($0.1, $0.2) }
      + words.matches(of: Self.goal).map { Self.ends("0", $0.2) }
  }

  private static var goal: Regex<(Substring, Substring, Substring)> {
    /(: [−-]?\d[\d.,]*)\/(\d+(?:[.,]\d+)*)(?=[,;] |$)/
  }

  // In every language one short word or a dash parts the ends.
  private static var range: Regex<(Substring, Substring, Substring)> {
    /(?:^|[,;] | (?:of|von|de|da) )([−-]?\d\S*)(?: \p{L}{1,3} | – )([−-]?[\d.,:]*\d\p{L}?)(?=[,;] |$)/
  }

  /// The parts of the description with figures but for ends of scales; nil without a description.
  var describedReadings: [Substring]? {
    description?.replacing(Self.range, with: "").replacing(Self.goal) { $0.1 }
      .split(separator: #/[,;] /#).filter { $0.contains(where: \.isNumber) }
  }

  /// The directions of the first and the last of a scale's labels, as in `-118.4°…119°`: those of
  /// texts, or those of as many ticks; nil for a scale that is not round.
  func turn(ofLabels labels: Int) -> String? {
    let dial = dial(around: labels)
    if let scale = LabelScale(self, in: dial) { return scale.turn }
    for path in side.tree.elements(of: dial) where side.local(path) == "path" {
      guard let data = side.tree.attribute("d", of: path),
        let ticks = TickMarks(self, data), ticks.isRound,
        ticks.marks.count == scales[labels]?.count, let first = ticks.inOrder.first,
        let last = ticks.inOrder.last
      else { continue }
      return [first, last].map { Wording.degrees(($0.angle * 10).rounded() / 10) }
        .joined(separator: "…")
    }
    return nil
  }

  /// The innermost group that holds more than the labels.
  func dial(around labels: Int) -> Int {
    var dial = side.tree.parent(of: labels) ?? 0
    while dial != 0, side.tree.elements(of: dial).dropFirst().first(where: { _ in true }) == nil {
      dial = side.tree.parent(of: dial) ?? 0
    }
    return dial
  }

  func nodes(in element: Int) -> Range<Int> { element..<side.tree.end(of: element) }

  func isDefined(_ node: Int) -> Bool { definition(around: node) != nil }

  func isTicks(_ path: Int) -> Bool {
    side.tree.attribute("d", of: path).map { TickMarks(self, $0) != nil } ?? false
  }

  func isNamelessArc(_ path: Int) -> Bool {
    let data = name(of: path) == nil ? side.string("d", of: path) : nil
    return data?.contains { $0 == "A" || $0 == "a" } == true
  }

  func isMoving(around node: Int) -> Bool {
    var next = Optional(mover(of: node))
    while let element = next, element != 0 {
      if !animations(in: element).isEmpty { return true }
      next = side.tree.parent(of: element)
    }
    return false
  }

  func reading(of text: Int) -> Double? {
    Double(spelledBy: Self.plain(side.tree.text(of: text)))
  }
}

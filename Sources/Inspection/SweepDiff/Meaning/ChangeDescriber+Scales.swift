import SweepGeometry
import SweepValues
import SweepXML

// A scale with other ends, which its labels, marks, arcs, hands and words all show.
extension ChangeDescriber {
  /// The nodes of a dial, which follow each other.
  private typealias Nodes = (old: Range<Int>, new: Range<Int>)

  mutating func joinScales() {
    let pairs = Self.pairs(labels(old, \.old), labels(new, \.new))
    let rescaled = pairs.filter { old.ends(ofLabels: $0.0) != new.ends(ofLabels: $0.1) }
    var told = Self.pairs(old.describedEnds, new.describedEnds).filter { $0.0 != $0.1 }
    // Labels need not reach the ends of their scale.
    let isOfLabels =
      told.isEmpty
      && rescaled.contains {
        !old.describedEnds.isEmpty || old.goesOn(beyondLabels: $0.0)
          || new.goesOn(beyondLabels: $0.1)
      }
    if told.isEmpty {
      told = rescaled.map { (old.ends(ofLabels: $0.0), new.ends(ofLabels: $0.1)) }
    }
    let words = told.map { "\($0.0) → \($0.1)" } + pairs.compactMap { turns($0.0, $0.1, told) }
    guard !words.isEmpty else { return }
    let dials = (rescaled.isEmpty ? pairs : rescaled).map {
      (old: old.dial(around: $0.0), new: new.dial(around: $0.1))
    }
    let isSteady = isReadingSteady
    let members = groups.indices.filter { index in
      let group = groups[index]
      return isEnd(group, told) || isCopy(group, of: rescaled)
        || isSteady && isArrival(group)
        || (isSteady && group.key.subject.isEmpty && isWording(group))
        || (isInside(group, dials.map { (old.nodes(in: $0.old), new.nodes(in: $0.new)) })
          && (isOfScale(group) || isSteady && followsReading(group)))
    }
    guard let scale = members.first else { return }
    for member in members.dropFirst() { join(member, into: scale) }
    rename(scale, dials.count == 1 ? new.name(of: dials[0].new) ?? "" : "")
    let unique = words.indices.filter { words.firstIndex(of: words[$0]) == $0 }
    let noun = isOfLabels ? "labels" : "scale"
    say("\(noun) \(unique.map { words[$0] }.joined(separator: ", "))", in: scale)
    dropEmpty()
  }

  /// The things that belong together; none if their numbers differ.
  private static func pairs<Thing>(_ old: [Thing], _ new: [Thing]) -> [(Thing, Thing)] {
    old.count == new.count ? Array(zip(old, new)) : []
  }

  /// The labels of scales that edits touch, in the order of the document.
  private func labels(_ layers: Layers, _ node: KeyPath<Edit, Int?>) -> [Int] {
    var counts: [Int: Int] = [:]
    for edit in edits {
      guard let labels = edit[keyPath: node].flatMap(layers.scaleLabels) else { continue }
      counts[labels, default: 0] += 1
    }
    return counts.filter { $0.value >= 3 || layers.drawnWords(of: $0.key) != nil }.keys.sorted()
  }

  /// The phrase for a scale whose ends are in other directions; nil for one that is not turned.
  private func turns(_ before: Int, _ after: Int, _ told: [(String, String)]) -> String? {
    let ends = (old.ends(ofLabels: before), new.ends(ofLabels: after))
    // Labels that end before their scale say nothing of the directions of another one.
    guard ends.0 == ends.1 || told.contains(where: { $0 == ends }),
      let turn = old.turn(ofLabels: before), let newTurn = new.turn(ofLabels: after),
      turn != newTurn
    else { return nil }
    return "over \(turn) → \(newTurn)"
  }

  /// Whether the described readings are the same, or none is described and no figure differs.
  private var isReadingSteady: Bool {
    if let before = old.describedReadings, let after = new.describedReadings {
      return before == after
    }
    return !groups.contains { $0.key.aspect == "text" && !isOfScale($0) }
  }

  /// Whether a group is about a text that shows one end of a scale.
  private func isEnd(_ group: ChangeGroup, _ told: [(String, String)]) -> Bool {
    guard group.key.aspect == "text" else { return false }
    return group.edits.contains { index in
      guard let before = changes[index].oldValue, let after = changes[index].newValue else {
        return false
      }
      return told.contains { pair in
        zip(pair.0.split(separator: "…"), pair.1.split(separator: "…")).contains {
          $0.0 != $0.1 && $0.0 == before && $0.1 == after
        }
      }
    }
  }

  /// Whether a group is about labels that show the same scale once more.
  private func isCopy(_ group: ChangeGroup, of rescaled: [(Int, Int)]) -> Bool {
    group.edits.contains { edit in
      changes[edit].attribute == "aria-label"
        && rescaled.contains {
          old.drawnWords(of: $0.0) == changes[edit].oldValue
            && new.drawnWords(of: $0.1) == changes[edit].newValue
        }
    }
  }

  /// Whether a group is about when a figure appears.
  private func isArrival(_ group: ChangeGroup) -> Bool {
    group.edits.allSatisfy { edit in
      changes[edit].attribute == "keyTimes"
        && edits[edit].new.flatMap { new.side.string("attributeName", of: $0) } == "opacity"
    }
  }

  /// Whether a group of the root is about words or numbers for assistive software and scripts.
  private func isWording(_ group: ChangeGroup) -> Bool {
    let aspect = group.key.aspect
    return aspect == "desc" && !old.describedEnds.isEmpty || aspect.hasPrefix("aria-value")
      || ["data-scale", "data-meanings"].contains(aspect)
  }

  private func isInside(_ group: ChangeGroup, _ dials: [Nodes]) -> Bool {
    // Glyphs are shared by all texts of a document.
    guard !dials.isEmpty, group.key.aspect != Self.glyphs || group.text == Self.outline,
      let edit = group.edits.first.map({ edits[$0] })
    else { return true }
    return dials.contains { dial in
      edit.new.map { dial.new.contains($0) || new.isDefined($0) }
        ?? edit.old.map { dial.old.contains($0) || old.isDefined($0) } ?? false
    }
  }

  /// Whether a group is about labels, marks or coloured stretches.
  private func isOfScale(_ group: ChangeGroup) -> Bool {
    let aspect = group.key.aspect
    guard let edit = group.edits.first.map({ edits[$0] }), let node = edit.new ?? edit.old,
      !Self.colors.contains(aspect)
    else { return false }
    let layers = edit.new == nil ? old : new
    if layers.scaleLabels(around: node) != nil { return true }
    if ["stroke-width", "font-size"].contains(aspect) {
      return layers.side.tree.elements(of: node).contains { layers.scaleLabels(around: $0) != nil }
        || layers.isTicks(node)
    }
    let isWhole = edit.kind != .changed && edit.kind != .text
    guard isWhole || aspect == "d", layers.side.local(node) == "path" else { return false }
    return layers.isTicks(node) || (!isWhole && layers.isNamelessArc(node))
  }

  /// Whether a group is about a moving part, or about a definition for one.
  private func followsReading(_ group: ChangeGroup) -> Bool {
    let aspect = group.key.aspect
    guard let edit = group.edits.first.map({ edits[$0] }), let node = edit.new ?? edit.old else {
      return false
    }
    let layers = edit.new == nil ? old : new
    if aspect == Self.glyphs {
      return group.text != Self.outline || layers.isMoving(around: node)
    }
    if edit.kind != .changed { return false }
    if aspect == "d" {
      return layers.isDefined(node)
        || ["stroke-dasharray", "mask"].contains { layers.side.string($0, of: node) != nil }
    }
    return ["transform", "stroke-dasharray", "stroke-dashoffset"].contains(aspect)
      || Self.moving.contains(aspect) && (layers.isMoving(around: node) || layers.isDefined(node))
  }

  private static let moving: Set<String> = [
    "easing", "dur", "opacity", "x", "y", "cx", "cy", "y1", "y2", "x1", "x2", "width", "height",
    "stroke-miterlimit",
  ]
}

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
    // Of a strip that moves, only the labels on its way are drawn.
    return words.filter { isRisingOrFalling($0.value) && !layers.isMoving(around: $0.key) }
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

  func ends(ofLabels element: Int) -> String {
    Self.ends(scales[element]?.first ?? "", scales[element]?.last ?? "")
  }

  private static func plain(_ word: String) -> String { word.replacing("\u{2212}", with: "-") }

  private static func ends(_ low: some StringProtocol, _ high: some StringProtocol) -> String {
    let ends = [String(low), String(high)].map(plain)
    return ends.map { Double(spelledBy: $0).map(Wording.number) ?? $0 }.joined(separator: "…")
  }

  private var description: String? {
    let words = side.tree.elements(of: 0).first { side.local($0) == "desc" }
    return words.map { side.tree.text(of: $0) } ?? side.string("aria-valuetext", of: 0)
  }

  /// The ends of scales in the description, as in `72 km/h, 0 to 100`.
  var describedEnds: [String] {
    (description ?? "").matches(of: Self.range).map { Self.ends($0.1, $0.2) }
  }

  // In every language one short word or a dash parts the ends.
  private static var range: Regex<(Substring, Substring, Substring)> {
    /(?:^|[,;] | (?:of|von|de|da) )([−-]?\d\S*)(?: \p{L}{1,3} | – )([−-]?[\d.,:]*\d\p{L}?)(?=[,;] |$)/
  }

  /// The parts of the description with figures but for ends of scales; nil without a description.
  var describedReadings: [Substring]? {
    description?.replacing(Self.range, with: "").split(separator: #/[,;] /#).filter {
      $0.contains(where: \.isNumber)
    }
  }

  /// The directions of the first and the last of a scale's labels, as in `-118.4°…119°`: those of
  /// texts, or those of as many ticks; nil for a scale that is not round.
  func turn(ofLabels labels: Int) -> String? {
    let dial = dial(around: labels)
    if let turn = LabelScale(self, in: dial)?.turn { return turn }
    for path in side.tree.elements(of: dial) where side.local(path) == "path" {
      guard let data = side.tree.attribute("d", of: path),
        let ticks = TickMarks(self, data), ticks.isRound,
        ticks.marks.count == scales[labels]?.count, let first = ticks.ends?.first,
        let last = ticks.ends?.last
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

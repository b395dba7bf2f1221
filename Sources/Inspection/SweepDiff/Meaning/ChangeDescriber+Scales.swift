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
    let ends = Self.ends(told)
    // Words may tell how many stops there are.
    let counts: Numbers = rescaled.map { before, after in
      ("\(old.scales[before]?.count ?? 0)", "\(new.scales[after]?.count ?? 0)")
    }
    let numbers = ends + counts
    guard !words.isEmpty else { return }
    let dials = (rescaled.isEmpty ? pairs : rescaled).map {
      (old: old.dial(around: $0.0), new: new.dial(around: $0.1))
    }
    let isSteady = isReadingSteady(but: numbers)
    let members = groups.indices.filter { index in
      let group = groups[index]
      return isEnd(group, ends) || isCopy(group, of: rescaled)
        || isSteady && isArrival(group)
        || (isSteady && group.key.subject.isEmpty && isWording(group, numbers))
        || (isInside(group, dials.map { (old.nodes(in: $0.old), new.nodes(in: $0.new)) })
          && (isOfScale(group) || isSteady && followsReading(group)))
    }
    guard let scale = members.first else { return }
    for member in members.dropFirst() { join(member, into: scale) }
    rename(scale, dials.count == 1 ? new.name(of: dials[0].new) ?? "" : "")
    let unique = words.indices.filter { words.firstIndex(of: words[$0]) == $0 }
    let noun = isOfLabels ? "labels" : "scale"
    say("\(noun) \(unique.map { words[$0] }.joined(separator: ", "))", in: scale)
    if isSteady { steadyScale = groups[scale].key }
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
    let more = Set(layers.scales.keys.compactMap { layers.continuation(ofLabels: $0)?.element })
    return counts.filter { $0.value >= 3 || layers.drawnWords(of: $0.key) != nil }.keys.sorted()
      .filter { !more.contains($0) }
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

  /// Numbers of a scale that are others in the new document.
  private typealias Numbers = [(old: String, new: String)]

  /// The ends that differ of ranges such as `0…100`.
  private static func ends(_ told: [(String, String)]) -> Numbers {
    told.flatMap { before, after -> Numbers in
      let ends = [before, after].map { $0.split(separator: "…").map(String.init) }
      return zip(ends[0], ends[1]).filter { $0 != $1 }.map { ($0, $1) }
    }
  }

  /// Whether the described readings are the same, or none is described and no figure differs.
  private func isReadingSteady(but numbers: Numbers) -> Bool {
    if let before = old.describedReadings, let after = new.describedReadings {
      let words = [before, after].map { $0.joined(separator: ", ") }
      // The reading comes first; an end of the scale may be among the words behind it.
      return words[0].firstMatch(of: Self.number)?.output
        == words[1].firstMatch(of: Self.number)?.output
        && Self.agree(words[0], words[1], numbers)
    }
    return !groups.contains { $0.key.aspect == "text" && !isOfScale($0) }
  }

  private static var number: Regex<Substring> { /[-−]?\d(?:[\d.,]*\d)?[kMG]?/ }

  /// Whether two texts are the same but for the numbers of a scale.
  private static func agree(_ old: String, _ new: String, _ numbers: Numbers) -> Bool {
    let (before, after) = (Layers.plain(old), Layers.plain(new))
    return before.replacing(Self.number, with: "0") == after.replacing(Self.number, with: "0")
      && zip(before.matches(of: Self.number), after.matches(of: Self.number)).allSatisfy {
        first, second in
        first.output == second.output
          || numbers.contains { isSame($0.old, first.output) && isSame($0.new, second.output) }
      }
  }

  private static func isSame(_ a: some StringProtocol, _ b: some StringProtocol) -> Bool {
    // Long numbers may be grouped.
    a.filter { $0 != "," } == b.filter { $0 != "," }
  }

  /// Whether a group is about texts that show one end of a scale.
  private func isEnd(_ group: ChangeGroup, _ ends: Numbers) -> Bool {
    group.edits.contains { index in
      let edit = edits[index]
      if edit.kind == .added, let text = edit.new.map(new.words) {
        return ends.contains { Self.isSame($0.new, text) }
      }
      if edit.kind == .removed, let text = edit.old.map(old.words) {
        return ends.contains { Self.isSame($0.old, text) }
      }
      guard group.key.aspect == "text", let before = changes[index].oldValue,
        let after = changes[index].newValue
      else { return false }
      return before != after && Self.agree(before, after, ends)
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
  private func isWording(_ group: ChangeGroup, _ numbers: Numbers) -> Bool {
    let aspect = group.key.aspect
    return aspect == "desc" && !old.describedEnds.isEmpty || aspect.hasPrefix("aria-value")
      || aspect == "desc" && Self.agree(old.description ?? "", new.description ?? "", numbers)
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
    guard isWhole || ["d", "stroke-miterlimit"].contains(aspect), layers.side.local(node) == "path"
    else { return false }
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
    if edit.kind != .changed {
      let name = layers.name(of: node) ?? ""
      return layers.isDefined(node) || layers.isAnimation(node) || Layers.isAutomatic(name)
        || name.contains(/_\d+$/)
    }
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

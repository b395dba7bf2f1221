import SweepGeometry
import SweepValues
import SweepXML

// Figures on drums, strips and flaps: of another reading all of them follow.
extension ChangeDescriber {
  /// Joins what turns behind the windows of the figures with the words for another reading, or with
  /// another number of figures.
  mutating func joinReadouts() {
    let windows = (old: old.windows, new: new.windows)
    guard !windows.old.isEmpty, windows.old.count == windows.new.count else { return }
    for (before, after) in zip(windows.old, windows.new) {
      let count = (old.columns(in: before).count, new.columns(in: after).count)
      if count.0 != count.1 {
        joinPlaces(before, after, "places of the figures \(count.0) → \(count.1)")
      }
    }
    guard let words = anchor else { return }
    let targets = (old: old.targets, new: new.targets)
    let nodes = zip(windows.old, windows.new).map { before, after in
      (
        old: old.nodes(in: before), new: new.nodes(in: after),
        looks: old.looks(in: before, targets.old) == new.looks(in: after, targets.new)
      )
    }
    let copies = (
      old: Set(windows.old.flatMap(old.copies)), new: Set(windows.new.flatMap(new.copies))
    )
    func follows(_ index: Int) -> Bool {
      let edit = edits[index]
      if isRule(edit) { return true }
      if let id = edit.new.flatMap(new.definition) { return copies.new.contains(id) }
      if let id = edit.old.flatMap(old.definition) { return copies.old.contains(id) }
      return nodes.contains { window in
        (edit.new.map(window.new.contains) ?? true) && (edit.old.map(window.old.contains) ?? true)
          && (window.looks || !Layers.looks.contains(changes[index].attribute ?? ""))
      }
    }
    for index in groups.indices where index != words && !isNamedFigure(groups[index]) {
      let group = groups[index]
      let isPace = group.key.aspect == "easing" && group.edits.allSatisfy(isSamePace)
      let isOfFigures = group.edits.allSatisfy(follows) && group.key.subject != "style"
      if isPace || isOfFigures { join(index, into: words) }
    }
    dropEmpty()
  }

  /// The group that figures are told with: that of the words for another reading, or of another scale for
  /// the same one.
  private var anchor: Int? {
    readingWords ?? steadyScale.flatMap { key in groups.firstIndex { $0.key == key } }
  }

  /// The group of the words for another reading; nil where that is the same.
  var readingWords: Int? {
    if old.describedReadings == new.describedReadings { return nil }
    return groups.firstIndex {
      $0.key.subject.isEmpty && ["desc", "aria-valuetext"].contains($0.key.aspect)
    }
  }

  /// Whether an edit is one of a rule, which belongs to the layer that it is joined to.
  private func isRule(_ edit: Edit) -> Bool {
    edit.new.map { new.side.isRules(around: $0) } ?? edit.old.map { old.side.isRules(around: $0) }
      ?? false
  }

  /// Whether a group is the sentence about the figures of a layer with a name.
  private func isNamedFigure(_ group: ChangeGroup) -> Bool {
    group.key.aspect == "text" && !group.key.subject.isEmpty && !Self.isShadow(group.key.subject)
      && !group.text.hasPrefix("labels")
  }

  /// Joins all of a readout that has another form with more or fewer figures, with the words for another
  /// reading if there are some.
  private mutating func joinPlaces(_ before: Int, _ after: Int, _ text: String) {
    let dial = (
      old: old.nodes(in: old.side.tree.parent(of: before) ?? 0),
      new: new.nodes(in: new.side.tree.parent(of: after) ?? 0)
    )
    let members = groups.indices.filter { index in
      groups[index].edits.allSatisfy { edit in
        if isRule(edits[edit]) { return groups[index].key.subject != "style" }
        let attribute = changes[edit].attribute ?? ""
        return (edits[edit].new.map(dial.new.contains) ?? true)
          && (edits[edit].old.map(dial.old.contains) ?? true)
          && (edits[edit].kind != .text && changes[edit].kind != .changed
            || Self.forms.contains(attribute) || movesLook(edit))
      }
    }
    let words = anchor
    guard let first = words ?? members.first else { return }
    for member in members where member != first { join(member, into: first) }
    if words == nil {
      rename(first, "")
      say(text, in: first)
    }
    dropEmpty()
  }

  /// Whether an edit adds or removes a look, which another form has on other elements.
  private func movesLook(_ edit: Int) -> Bool {
    let change = changes[edit]
    return Layers.looks.contains(change.attribute ?? "")
      && (change.oldValue == nil || change.newValue == nil)
  }

  /// The attributes of places, sizes and motion.
  private static let forms: Set<String> = [
    "transform", "d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "href", "id",
    "stroke-width", "font-size", "values", "keyTimes", "aria-label",
  ]

  /// Joins the sentences about drawn texts that look the same: glyphs that they share with others.
  mutating func joinGlyphs() {
    guard groups.contains(where: { $0.key.aspect == Self.glyphs }) else { return }
    let targets = (old: old.targets, new: new.targets)
    for index in groups.indices where groups[index].key.aspect == Self.glyphs {
      let texts = Set(
        groups[index].edits.map { edit in
          [
            edits[edit].old.flatMap(old.drawnText) ?? -1,
            edits[edit].new.flatMap(new.drawnText) ?? -1,
          ]
        })
      let places = (
        old: Set(texts.map { $0[0] }).subtracting([-1]),
        new: Set(texts.map { $0[1] }).subtracting([-1])
      )
      guard places.old.count == 1, places.new.count == 1, let a = places.old.first,
        let b = places.new.first,
        Self.areNear(old.lines(of: a, targets.old), new.lines(of: b, targets.new))
      else { continue }
      let other = groups.firstIndex { !$0.edits.isEmpty && $0.key.aspect != Self.glyphs }
      if let other { join(index, into: other) } else { say("glyphs changed", in: index) }
    }
    dropEmpty()
  }

  /// Whether each line is near one of the other ones, within the rounding of its relative numbers.
  private static func areNear(_ lines: [[Point]], _ others: [[Point]]) -> Bool {
    guard lines.count == others.count, lines.count <= 2_000 else { return false }
    var rest = others
    for line in lines {
      let match = rest.firstIndex { other in
        other.count == line.count
          && zip(line, other).allSatisfy { ($0 - $1).length < 0.1 }
      }
      guard let match else { return false }
      rest.swapAt(match, rest.count - 1)
      rest.removeLast()
    }
    return true
  }

  /// Joins with the labels of a strip its way, its ticks and its glyphs.
  mutating func joinStrips() {
    for labels in groups.indices where groups[labels].text.hasPrefix("labels") {
      let subject = groups[labels].key.subject
      let isMoving = groups[labels].edits.allSatisfy { edits[$0].new.map(new.isMoving) ?? true }
      guard !subject.isEmpty, isMoving else { continue }
      for index in groups.indices where index != labels && groups[index].key.subject == subject {
        if ["transform", "d", "easing", Self.glyphs].contains(groups[index].key.aspect) {
          join(index, into: labels)
        }
      }
    }
    dropEmpty()
  }

  /// Joins the same words of several texts, the outlines of layers without names, and with an outline
  /// what follows from it: dashes for the same part of its length.
  mutating func joinOutlines() {
    let outlines = groups.indices.filter {
      groups[$0].key.aspect == "d" && groups[$0].text == Self.outline
    }
    for index in groups.indices {
      let edit = groups[index].edits.first.map { edits[$0] }
      guard ["stroke-miterlimit", "stroke-dasharray"].contains(groups[index].key.aspect),
        let edit, groups[index].key.aspect == "stroke-miterlimit" || isSameFraction(edit),
        let outline = outlines.first(where: { groups[$0].key.subject == groups[index].key.subject })
      else { continue }
      join(index, into: outline)
    }
    for index in groups.indices where groups[index].key.aspect == "text" {
      let same = groups[..<index].firstIndex {
        $0.key.aspect == "text" && $0.text == groups[index].text && !$0.edits.isEmpty
      }
      if let same, Self.isShadow(groups[index].key.subject) { join(index, into: same) }
    }
    let nameless = outlines.filter { Self.isShadow(groups[$0].key.subject) }
    if nameless.count > 1 {
      for other in nameless.dropFirst() { join(other, into: nameless[0]) }
      rename(nameless[0], "")
      say("outlines of \(nameless.count) layers changed", in: nameless[0])
    }
    dropEmpty()
  }
}

extension Layers {
  /// The clipped groups with figures that move, or stand where they have moved to.
  var windows: [Int] {
    side.tree.nodes.filter { node in
      side.tree.isElement(node) && side.local(node) == "g"
        && side.string("clip-path", of: node) != nil
        && side.tree.elements(of: node).contains { column in
          nodes(in: column).contains { side.tree.isElement($0) && drawnText(around: $0) != nil }
        }
    }
  }

  /// The columns of a window, which may stand in a row that moves.
  func columns(in window: Int) -> [Int] {
    let own = side.tree.elements(of: window).filter { !isAnimation($0) }
    guard own.count == 1, side.local(own[0]) == "g" else { return own }
    let inner = side.tree.elements(of: own[0]).filter { !isAnimation($0) }
    return inner.count > 1 ? inner : own
  }

  static let looks = [
    "fill", "stroke", "stroke-width", "opacity", "fill-opacity", "stroke-opacity", "filter",
    "font-family", "font-weight", "font-size",
  ]

  /// The looks of each column of a window, with those of what is around it and of what it is a copy of.
  func looks(in window: Int, _ targets: [String: Int]) -> [[String]] {
    columns(in: window).map { column in
      let around = sequence(first: column) { side.tree.parent(of: $0) }.dropFirst()
        .prefix { $0 >= window }
      return around
        + nodes(in: column).flatMap { node in
          let copied = copy(node).flatMap { targets[$0] }.map(nodes) ?? node..<node
          return [node] + copied
        }
    }.map { nodes in
      nodes.filter { side.tree.isElement($0) && !isAnimation($0) }.flatMap { node in
        Self.looks.compactMap { name in side.string(name, of: node).map { name + " " + $0 } }
      }
    }
  }

  /// The selectors of the elements in windows.
  var figureNames: Set<String> {
    Set(windows.flatMap { nodes(in: $0) }.compactMap { side.id(of: $0).map { "#" + $0 } })
  }

  /// The ids of the definitions that figures in a window are copies of, and of its clip.
  func copies(in window: Int) -> [String] {
    nodes(in: window).compactMap(copy) + definitions(usedBy: window)
  }

  /// The id that a `use` refers to.
  private func copy(_ node: Int) -> String? {
    guard side.tree.isElement(node), side.local(node) == "use" else { return nil }
    return side.string("href", of: node).map { String($0.dropFirst()) }
  }

  /// The elements with an id.
  var targets: [String: Int] {
    var targets: [String: Int] = [:]
    for node in side.tree.nodes where side.tree.isElement(node) {
      if let id = side.id(of: node) { targets[id] = node }
    }
    return targets
  }

  /// The lines that a drawn text consists of, however its glyphs are shared with other texts.
  func lines(of text: Int, _ targets: [String: Int]) -> [[Point]] {
    var lines: [[Point]] = []
    for node in nodes(in: text) where side.tree.isElement(node) {
      let target = copy(node).map { targets[$0] } ?? node
      guard let target, let data = side.string("d", of: target),
        let path = Path(svgPathData: Array(data.utf8)[...])
      else { continue }
      func number(_ name: String) -> Double {
        target == node ? 0 : side.string(name, of: node).flatMap(Double.init(spelledBy:)) ?? 0
      }
      let offset = Vector(dx: number("x"), dy: number("y"))
      for element in path.elements {
        switch element {
        case .move(let to): lines.append([to + offset])
        case .line(let to), .quad(_, let to), .cubic(_, _, let to), .arc(_, _, _, _, let to):
          if !lines.isEmpty { lines[lines.count - 1].append(to + offset) }
        case .close: break
        }
      }
    }
    return lines
  }
}

import SweepValues
import SweepXML

// Many layers that have other colours are a picture in another theme.
extension ChangeDescriber {
  private static let fewest = 4
  static let colors: Set<String> = ["fill", "stroke", "stop-color"]
  private static let looks: Set<String> = [
    "stroke-width", "font-weight", "font-family", "letter-spacing",
  ]

  private static let paints = ["opacity", "fill-opacity", "stroke-opacity", "stop-opacity"]

  /// Lets new colours be one, where most old ones have become one new one everywhere, with all else
  /// that themes set.
  mutating func joinColors() {
    var pairs: [(old: String, new: String)] = []
    var members: [Int] = []
    for index in groups.indices where Self.colors.contains(groups[index].key.aspect) {
      let found = groups[index].edits.map { pair(of: $0) }
      guard !found.contains(where: { $0 == nil }) else { continue }
      for case let pair? in found where !pairs.contains(where: { $0 == pair }) {
        pairs.append(pair)
      }
      members.append(index)
    }
    let faces = groups.indices.filter { isOfTypeface(groups[$0]) }
    let texts = (old: old.texts(in: 0), new: new.texts(in: 0))
    let saysSame = texts.old == texts.new && !groups.contains { isOfWords($0) }
    let common = texts.old.intersection(texts.new)
    let changed = groups.count {
      Self.colors.contains($0.key.aspect) || isOfTypeface($0)
        || pairs.isEmpty && $0.key.aspect == "stroke-width"
    }
    let kinds = max(Set(pairs.map(\.old)).count, Set(pairs.map(\.new)).count)
    guard changed >= Self.fewest, pairs.isEmpty ? saysSame : kinds * 2 > pairs.count,
      let theme = members.first ?? faces.first
    else { return }
    let kept = names(of: .removed, in: old).intersection(names(of: .added, in: new))
    let others = groups.indices.compactMap { index in
      index == theme || members.contains(index)
        ? nil
        : (look(of: groups[index]) ?? shape(of: groups[index], kept, common, saysSame)).map {
          (index, $0)
        }
    }
    // Without colours, all has to follow from it.
    if pairs.isEmpty, others.count + 1 < groups.count { return }
    let names = Set(others.map(\.1)).sorted()
    for index in members + others.map(\.0) where index != theme { join(index, into: theme) }
    rename(theme, Self.theme)
    let told = pairs.prefix(3).map { "\($0.old) → \($0.new)" }.joined(separator: ", ")
    let rest = pairs.count > 3 ? " and \(pairs.count - 3) more" : ""
    let also = names.joined(separator: ", ")
    let colors = pairs.isEmpty ? "outlines of texts" : "colours \(told)\(rest)"
    say(colors + (names.isEmpty ? "" : "; also \(also)"), in: theme)
    dropEmpty()
  }

  static let theme = "theme"

  /// Whether a group is about another face of a drawn text.
  private func isOfTypeface(_ group: ChangeGroup) -> Bool {
    group.key.aspect == Self.glyphs && group.text == Self.outline
  }

  /// Whether a group is about words.
  private func isOfWords(_ group: ChangeGroup) -> Bool {
    ["text", "title", "desc", "aria-valuetext", "aria-valuenow"].contains(group.key.aspect)
      && group.key.subject != "style"
  }

  private func look(of group: ChangeGroup) -> String? {
    let aspect = group.key.aspect
    if Self.looks.contains(aspect) { return Wording.property(aspect) }
    if Self.paints.contains(aspect) { return "opacities" }
    if Self.colors.contains(aspect) { return "gradients" }
    if aspect == "place", group.edits.allSatisfy(isSmallShift) { return "places of texts" }
    if aspect == Self.glyphs { return "outlines of texts" }
    return nil
  }

  private func names(of kind: Change.Kind, in layers: Layers) -> Set<String> {
    Set(edits.filter { $0.kind == kind }.compactMap { ($0.new ?? $0.old).flatMap(layers.ownName) })
  }

  /// The word for a group about the form of layers that shows no reading; nil for other groups.
  ///
  /// - Parameters:
  ///   - kept: the names of layers that are there on both sides, in another form.
  ///   - common: the texts that are there on both sides.
  ///   - saysSame: whether all words are the same, so that glyphs and figures follow as well.
  private func shape(
    of group: ChangeGroup, _ kept: Set<String>, _ common: Set<String>, _ saysSame: Bool
  ) -> String? {
    if ["style", "ids"].contains(group.key.subject) { return saysSame ? "rules" : nil }
    let isOfTicks = group.key.aspect == "d" && group.text.contains("ticks ")
    let isShape = group.edits.allSatisfy { index in
      let edit = edits[index]
      let layers = edit.new == nil ? old : new
      guard let node = edit.new ?? edit.old, node != 0 else { return false }
      if edit.kind == .text {
        return layers.side.isRules(around: node)
          && (saysSame || Layers.isAutomatic(group.key.subject))
      }
      let name = layers.ownName(of: node) ?? ""
      let isAutomatic = name.isEmpty || kept.contains(name) || Layers.isAutomatic(name)
      if layers.isDefined(node) { return saysSame || isAutomatic }
      if layers.isAnimation(node), edit.kind != .changed {
        let target = layers.side.string("attributeName", of: node) ?? ""
        return Self.colors.contains(target) || Layers.isAutomatic(layers.name(of: node) ?? "")
      }
      let texts = layers.texts(in: node)
      let attribute = changes[index].attribute ?? ""
      if edit.kind != .changed { return isAutomatic && texts.isSubset(of: common) }
      if Self.shapes.contains(attribute) { return !isOfTicks || isSameNumberOfTicks(edit) }
      if !texts.isEmpty, ["transform", "x", "y"].contains(attribute) { return isSmallShift(index) }
      if !saysSame {
        return ["transform", "stroke-dasharray"].contains(attribute) && isAutomatic
          && (name.hasPrefix("shadow") || !layers.isMoving(around: node))
      }
      return attribute == "href" || layers.drawnText(around: node) != nil
        || isAutomatic && !layers.isAnimation(node)
        || layers.isAnimation(node) && Layers.isAutomatic(layers.name(of: node) ?? "")
    }
    return isShape ? "shapes" : nil
  }

  private static let shapes: Set<String> = [
    "d", "r", "rx", "ry", "cx", "cy", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
  ]

  private func isSameNumberOfTicks(_ edit: Edit) -> Bool {
    guard let a = edit.oldAttribute, let b = edit.newAttribute, let before = TickMarks(old, a),
      let after = TickMarks(new, b)
    else { return false }
    return before.marks.count == after.marks.count
  }

  /// Whether numbers differ by at most two units, or by five degrees.
  private func isSmallShift(_ edit: Int) -> Bool {
    func numbers(_ text: String?) -> [[Double]] {
      let bytes = Array((text ?? "").utf8)[...]
      return TransformFunction.list(bytes)?.map { step in
        step.kind == .rotate ? [step.numbers[0] / 2.5] + step.numbers.dropFirst() : step.numbers
      } ?? ValueReader.numbers(text ?? "").map { [$0] } ?? []
    }
    let (before, after) = (numbers(changes[edit].oldValue), numbers(changes[edit].newValue))
    return before.map(\.count) == after.map(\.count)
      && zip(before.joined(), after.joined()).allSatisfy { abs($0 - $1) <= 2 }
  }

  /// The colours of an edit; nil if one of its values is no colour.
  private func pair(of edit: Int) -> (old: String, new: String)? {
    guard let old = changes[edit].oldValue, let new = changes[edit].newValue,
      CSSColor(Array(old.utf8)[...].withoutSpace) != nil,
      CSSColor(Array(new.utf8)[...].withoutSpace) != nil
    else { return nil }
    return (old, new)
  }
}

// Shadows: elements that move like another one, slightly offset.
extension ChangeDescriber {
  mutating func joinShadows() {
    for index in groups.indices where Self.isShadow(groups[index].key.subject) {
      let (key, text) = (groups[index].key, groups[index].text)
      let owner = groups.firstIndex { group in
        group.key.aspect == key.aspect && group.text == text && !Self.isShadow(group.key.subject)
          && movesAlike(group, groups[index])
      }
      if let owner { join(index, into: owner) }
    }
    dropEmpty()
  }

  /// Whether a subject may be a shadow: a moving element without a name, to which nothing refers.
  static func isShadow(_ name: String) -> Bool {
    name.contains("shadow") || name.hasPrefix("glow") || name.hasPrefix("moving")
      || name.hasPrefix("/")
  }

  private func movesAlike(_ group: ChangeGroup, _ other: ChangeGroup) -> Bool {
    func motions(_ group: ChangeGroup, _ layers: Layers, _ node: KeyPath<Edit, Int?>) -> [String]? {
      group.edits.first.flatMap { edits[$0][keyPath: node] }.map { layers.motions(of: $0) }
    }
    return motions(group, old, \.old) == motions(other, old, \.old)
      && motions(group, new, \.new) == motions(other, new, \.new)
  }

  mutating func nameShadows() {
    let isNameless = groups.map { ["moving", "/"].contains(where: $0.key.subject.hasPrefix) }
    guard isNameless.contains(true) else { return }
    let owners = (old: Self.owners(in: old), new: Self.owners(in: new))
    for index in groups.indices where isNameless[index] {
      guard let edit = groups[index].edits.first.map({ edits[$0] }) else { continue }
      let motions = edit.new.map(new.motions) ?? edit.old.map(old.motions) ?? []
      let owner = (edit.new == nil ? owners.old : owners.new)[motions]
      if let owner { rename(index, "shadow of \(owner)") }
    }
  }

  private static func owners(in layers: Layers) -> [[String]: String] {
    var owners: [[String]: String] = [:]
    for node in layers.side.tree.nodes where layers.isAnimation(node) {
      let element = layers.mover(of: node)
      guard let name = layers.ownName(of: element), !isShadow(name) else { continue }
      owners[layers.motions(of: node)] = name
    }
    return owners
  }
}

extension Layers {
  /// The words of all texts in an element, drawn or set.
  func words(in element: Int) -> String {
    nodes(in: element).filter(side.tree.isElement).map(ownWords).joined()
  }

  /// All texts in an element, drawn or set, each once.
  func texts(in element: Int) -> Set<String> {
    Set(nodes(in: element).lazy.filter(side.tree.isElement).map(ownWords)).subtracting([""])
  }

  private func ownWords(of node: Int) -> String {
    drawnWords(of: node) ?? (side.local(node) == "text" ? side.tree.text(of: node) : "")
  }

  /// Whether the writer gives a layer this name, for it has none of its own.
  static func isAutomatic(_ name: String) -> Bool {
    name.contains(
      /^(?:\w+_)?(?:g|copy|instance|moving|fill|stroke|shadow|glow|mask|clip)(?:_\d+)?$/)
  }

  func mover(of node: Int) -> Int {
    isAnimation(node) ? side.tree.parent(of: node) ?? node : graphic(of: node)
  }

  func motions(of node: Int) -> [String] {
    animations(in: mover(of: node)).map { animation in
      let target = side.string("attributeName", of: animation) ?? ""
      return "\(target) \(values(of: animation).map(\.text).joined(separator: ";"))"
    }
  }
}

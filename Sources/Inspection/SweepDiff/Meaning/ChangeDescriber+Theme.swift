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
    let colored = groups.count { Self.colors.contains($0.key.aspect) }
    guard colored >= Self.fewest, Set(pairs.map(\.old)).count * 2 > pairs.count,
      let theme = members.first
    else { return }
    let keepsWords = words(of: .removed, in: old) == words(of: .added, in: new)
    let kept = names(of: .removed, in: old).intersection(names(of: .added, in: new))
    let others = groups.indices.compactMap { index in
      members.contains(index)
        ? nil
        : (look(of: groups[index]) ?? shape(of: groups[index], kept, keepsWords)).map {
          (index, $0)
        }
    }
    let names = Set(others.map(\.1)).sorted()
    for index in members.dropFirst() + others.map(\.0) { join(index, into: theme) }
    rename(theme, "theme")
    let told = pairs.prefix(3).map { "\($0.old) → \($0.new)" }.joined(separator: ", ")
    let rest = pairs.count > 3 ? " and \(pairs.count - 3) more" : ""
    let also = names.isEmpty ? "" : "; also \(names.joined(separator: ", "))"
    say("colours \(told)\(rest)\(also)", in: theme)
    dropEmpty()
  }

  private func look(of group: ChangeGroup) -> String? {
    let aspect = group.key.aspect
    if Self.looks.contains(aspect) { return Wording.property(aspect) }
    if Self.paints.contains(aspect) { return "opacities" }
    if Self.colors.contains(aspect) { return "gradients" }
    if aspect == "place", group.edits.allSatisfy(isSmallShift) { return "places of texts" }
    if aspect == "transform", group.edits.allSatisfy(isOfColumn) { return "places of texts" }
    if aspect == Self.glyphs { return "outlines of texts" }
    guard let edit = group.edits.first.map({ edits[$0] }) else { return nil }
    if edit.new.map(new.isGradient) ?? edit.old.map(old.isGradient) ?? false { return "gradients" }
    let isWhole = aspect.hasPrefix("added") || aspect.hasPrefix("removed")
    return isWhole && group.key.subject.hasPrefix("shadow") ? "shadows" : nil
  }

  /// The letters of all texts that are only on one side, in an order of their own.
  private func words(of kind: Change.Kind, in layers: Layers) -> [Character] {
    edits.filter { $0.kind == kind }.flatMap { edit in
      (edit.new ?? edit.old).map(layers.words).map(Array.init) ?? []
    }.sorted()
  }

  private func names(of kind: Change.Kind, in layers: Layers) -> Set<String> {
    Set(edits.filter { $0.kind == kind }.compactMap { ($0.new ?? $0.old).flatMap(layers.ownName) })
  }

  /// The word for another outline or piece of a layer that shows no reading; nil for other groups.
  ///
  /// - Parameter names: the names of layers that are there on both sides, in another form.
  private func shape(
    of group: ChangeGroup, _ names: Set<String>, _ keepsWords: Bool
  ) -> String? {
    let isShape = group.edits.allSatisfy { index in
      let edit = edits[index]
      let layers = edit.new == nil ? old : new
      guard let node = edit.new ?? edit.old, node != 0 else { return false }
      switch edit.kind {
      case .text: return false
      case .changed:
        let isOfTicks = group.key.aspect == "d" && group.text.contains("ticks ")
        return Self.shapes.contains(changes[index].attribute ?? "")
          && (!isOfTicks || isSameNumberOfTicks(edit))
          || changes[index].attribute == "transform" && isFixed(node, layers)
      case .added, .removed:
        return (layers.ownName(of: node).map(names.contains) ?? true) && !layers.isAnimation(node)
          && (keepsWords || layers.words(in: node).isEmpty)
      case .moved, .order: return layers.ownName(of: node) == nil
      }
    }
    return isShape ? "shapes" : nil
  }

  private static let shapes: Set<String> = [
    "d", "r", "rx", "ry", "cx", "cy", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
  ]

  /// Whether a layer is a piece without a name or a shadow, which is placed and shows no words.
  private func isFixed(_ node: Int, _ layers: Layers) -> Bool {
    let isPiece = layers.ownName(of: node) == nil && !layers.isMoving(around: node)
    return (isPiece || layers.ownName(of: node)?.hasPrefix("shadow") == true)
      && layers.words(in: node).isEmpty && layers.animations(in: node).isEmpty
  }

  private func isSameNumberOfTicks(_ edit: Edit) -> Bool {
    guard let a = edit.oldAttribute, let b = edit.newAttribute, let before = TickMarks(old, a),
      let after = TickMarks(new, b)
    else { return false }
    return before.marks.count == after.marks.count
  }

  /// Whether an edit places a column of digits in the row of a text, or is about the row's clip.
  private func isOfColumn(_ edit: Int) -> Bool {
    guard let node = edits[edit].new, let row = new.side.tree.parent(of: node) else { return false }
    if new.isDefined(node) { return true }
    return changes[edit].attribute == "transform" && new.drawnWords(of: row) != nil
  }

  private func isSmallShift(_ edit: Int) -> Bool {
    guard let before = changes[edit].oldValue.flatMap(Double.init(spelledBy:)),
      let after = changes[edit].newValue.flatMap(Double.init(spelledBy:))
    else { return false }
    return abs(before - after) <= 2
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
    name.contains("shadow") || name.hasPrefix("moving") || name.hasPrefix("/")
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
    nodes(in: element).compactMap { node in
      side.tree.isElement(node)
        ? drawnWords(of: node) ?? (side.local(node) == "text" ? side.tree.text(of: node) : nil)
        : nil
    }.joined()
  }

  /// Whether an element is a gradient or a stop of one.
  func isGradient(_ node: Int) -> Bool {
    side.local(node).hasSuffix("Gradient") || side.local(node) == "stop"
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

import SweepXML

/// Describes the changes of a picture's parts.
///
/// Each edit belongs to one group, and each group is one sentence: first edits are gathered by layer
/// and property, then rules of style join the groups that they repeat, and what moves alike is one.
struct ChangeDescriber {
  let old: Layers
  let new: Layers
  let edits: [Edit]
  let changes: [Change]
  let comparer: ValueComparer
  private(set) var groups: [ChangeGroup] = []
  /// The sentence about a scale that has other ends while the reading is the same.
  var steadyScale: ChangeGroup.Key?
  /// The drawn texts that have other words, by their places on either side.
  private var reworded: (old: [Int: ChangeGroup.Key], new: [Int: ChangeGroup.Key]) = ([:], [:])

  init(
    _ old: Side, _ new: Side, _ edits: [Edit], _ changes: [Change], _ comparer: ValueComparer
  ) {
    self.comparer = comparer
    self.old = Layers(side: old, scales: Layers.scales(in: old))
    self.new = Layers(side: new, scales: Layers.scales(in: new))
    self.edits = edits
    self.changes = changes
    findRewordings()
    gather()
    for index in groups.indices { groups[index].text = text(of: groups[index]) }
    joinStyles()
    joinCurves()
    joinScales()
    joinReadouts()
    joinStrips()
    joinGlyphs()
    joinOutlines()
    joinZones()
    joinShadows()
    joinHands()
    joinDefinitions()
    joinReading()
    joinCopies()
    nameShadows()
    joinColors()
  }

  var sentences: [Sentence] {
    groups.map { group in
      let isNameless = group.key.subject.hasPrefix("/") && saysAll(group)
      return Sentence(
        subject: isNameless ? "" : group.key.subject, text: group.text,
        changes: group.edits.map { changes[$0] })
    }
  }

  private func saysAll(_ group: ChangeGroup) -> Bool {
    let aspect = group.key.aspect
    return aspect == "text"
      || aspect == "d" && (group.text.contains("tick") || group.text.hasPrefix("zone"))
  }

  private mutating func findRewordings() {
    for (index, edit) in edits.enumerated() where changes[index].attribute == "aria-label" {
      guard let a = edit.old, let b = edit.new, let before = old.drawnWords(of: a),
        let after = new.drawnWords(of: b), before != after
      else { continue }
      let key = ChangeGroup.Key(subject: new.name(of: b) ?? changes[index].path, aspect: "text")
      (reworded.old[a], reworded.new[b]) = (key, key)
    }
  }

  private func rewording(_ edit: Edit) -> ChangeGroup.Key? {
    if reworded.new.isEmpty { return nil }
    if let key = edit.new.flatMap(new.drawnText).flatMap({ reworded.new[$0] }) { return key }
    return edit.old.flatMap(old.drawnText).flatMap { reworded.old[$0] }
  }

  private mutating func gather() {
    var places: [ChangeGroup.Key: Int] = [:]
    for (index, edit) in edits.enumerated() {
      let key = key(of: edit, changes[index])
      if let place = places[key] {
        groups[place].edits.append(index)
      } else {
        places[key] = groups.count
        groups.append(ChangeGroup(key: key, edits: [index]))
      }
    }
  }

  private func key(of edit: Edit, _ change: Change) -> ChangeGroup.Key {
    let layers = edit.new == nil ? old : new
    guard let node = edit.new ?? edit.old else { return ChangeGroup.Key(subject: "", aspect: "") }
    if let key = rewording(edit) { return key }
    if let text = layers.drawnText(around: node), isGlyph(node, edit, change, in: text) {
      let subject = layers.name(of: text) ?? layers.description(of: text) ?? change.path
      return ChangeGroup.Key(subject: subject, aspect: Self.glyphs)
    }
    let isRoot = layers.graphic(of: node) == 0
    let mover = layers.graphic(of: node)
    // A moving element without a name of its own may be the shadow of a named one.
    let isNameless = !layers.animations(in: mover).isEmpty && layers.ownName(of: mover) == nil
    let name = isNameless ? nil : layers.name(of: node)
    let subject = isRoot ? "" : name ?? layers.description(of: mover) ?? change.path
    switch edit.kind {
    case .changed where isPrefix(edit, change):
      return ChangeGroup.Key(subject: "ids", aspect: "prefix")
    case .changed:
      return ChangeGroup.Key(subject: subject, aspect: aspect(change.attribute ?? "", node, layers))
    case .text:
      return textKey(node, layers, isRoot ? "" : name ?? change.path)
    case .added, .removed, .moved, .order:
      // Each is a separate sentence.
      let animation = layers.isAnimation(node) ? " animation" : ""
      return ChangeGroup.Key(subject: subject, aspect: "\(edit.kind)\(animation) \(node)")
    }
  }

  static let glyphs = "glyphs"

  /// Whether an edit is about the shape or the place of a glyph of a drawn text.
  private func isGlyph(_ node: Int, _ edit: Edit, _ change: Change, in text: Int) -> Bool {
    let layers = edit.new == nil ? old : new
    guard edit.kind == .changed else { return node != text && !layers.isAnimation(node) }
    let attribute = change.attribute ?? ""
    return ["d", "href", "id"].contains(attribute)
      || ["x", "y"].contains(attribute) && node != text
  }

  /// Whether an id differs only by the common prefix, or by being written at all.
  private func isPrefix(_ edit: Edit, _ change: Change) -> Bool {
    guard change.attribute == "id", old.side.prefix != new.side.prefix else { return false }
    guard let a = edit.oldAttribute, let b = edit.newAttribute else { return true }
    return old.side.value(a).elementsEqual(new.side.value(b))
  }

  private func textKey(_ node: Int, _ layers: Layers, _ subject: String) -> ChangeGroup.Key {
    let element = layers.graphic(of: node)
    switch layers.side.local(element) {
    case "title", "desc": return ChangeGroup.Key(subject: "", aspect: layers.side.local(element))
    case "style", "script":
      return ChangeGroup.Key(subject: layers.side.local(element), aspect: "text")
    default: return ChangeGroup.Key(subject: subject, aspect: "text")
    }
  }

  private func aspect(_ attribute: String, _ node: Int, _ layers: Layers) -> String {
    guard layers.isAnimation(node) else {
      if layers.side.local(node) == "svg", ["width", "height"].contains(attribute) {
        return "size"
      }
      let isPlace = layers.side.local(node) == "text" && ["x", "y"].contains(attribute)
      return isPlace ? "place" : attribute
    }
    switch attribute {
    case "values", "from", "to", "by":
      return layers.side.string("attributeName", of: node) ?? "path"
    case "keySplines", "keyTimes", "calcMode": return "easing"
    case "fill": return "fill after the end"
    default: return attribute
    }
  }
}

extension ChangeDescriber {
  /// Puts a group's edits into another, where both say the same.
  mutating func join(_ group: Int, into other: Int) {
    groups[other].edits = (groups[other].edits + groups[group].edits).sorted()
    groups[group].edits = []
  }

  mutating func say(_ text: String, in group: Int) { groups[group].text = text }

  mutating func rename(_ group: Int, _ subject: String) {
    groups[group] = ChangeGroup(
      key: ChangeGroup.Key(subject: subject, aspect: groups[group].key.aspect),
      edits: groups[group].edits, text: groups[group].text)
  }

  mutating func dropEmpty() { groups.removeAll { $0.edits.isEmpty } }
}

/// Edits of one property of one layer.
struct ChangeGroup {
  struct Key: Hashable {
    var subject: String
    var aspect: String
  }

  let key: Key
  /// The edits, by their places in the list of all.
  var edits: [Int]
  var text = ""
}

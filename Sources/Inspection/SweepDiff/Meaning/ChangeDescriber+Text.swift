import SweepValues
import SweepVocabulary
import SweepXML

// The sentence for a group.
extension ChangeDescriber {
  func text(of group: ChangeGroup) -> String {
    guard let first = group.edits.first else { return "" }
    let edit = edits[first]
    if group.key.aspect == "text", let words = words(group) { return words }
    if group.key.aspect == Self.glyphs {
      return group.edits.contains { changes[$0].attribute == "d" } ? Self.outline : "glyphs changed"
    }
    switch edit.kind {
    case .changed: return changed(group, edit)
    case .text: return texts(group, edit)
    case .added, .removed, .moved, .order: return whole(edit, changes[first])
    }
  }

  private func changed(_ group: ChangeGroup, _ edit: Edit) -> String {
    let special: String? =
      switch group.key.aspect {
      case "transform": angles(edit)
      case "stroke-dasharray": fraction(edit)
      case "d": ticks(edit) ?? zone(edit) ?? Self.outline
      case "easing": easing(edit)
      case "size": size(edit)
      case "place": place(group)
      case "prefix": prefix(group)
      case "dur", "begin": pairs(group, quotes: false) { Wording.seconds($0) }
      default: nil
      }
    guard let special, group.edits.count == 1 || !isPlain(special, group) else {
      return pairs(group)
    }
    return special
  }

  /// Whether a text is about one element only, while the group covers several.
  private func isPlain(_ text: String, _ group: ChangeGroup) -> Bool {
    ["d"].contains(group.key.aspect) && group.edits.count > 1 && text != Self.outline
  }

  static let outline = "outline changed"

  func pairs(
    _ group: ChangeGroup, quotes: Bool? = nil, _ say: (String) -> String = { $0 }
  ) -> String {
    var told: [String] = []
    for index in group.edits {
      let shown = changes[index].shownValues(to: 40) { value(say($0), quotes) }
      let missing = absence(of: index)
      let pair = "\(shown.old ?? missing) → \(shown.new ?? missing)"
      if !told.contains(pair) { told.append(pair) }
    }
    let rest = told.count > 3 ? " and \(told.count - 3) more" : ""
    let name = Wording.property(group.key.aspect)
    return "\(name) \(told.prefix(3).joined(separator: ", "))\(rest)"
  }

  private func value(_ text: String, _ quotes: Bool?) -> String {
    let isBare = quotes.map { !$0 } ?? !text.contains(" ")
    return isBare ? PlainWords.shortened(text, to: 40) : PlainWords.quoted(text)
  }

  private func easing(_ edit: Edit) -> String? {
    guard let a = edit.old, let b = edit.new else { return nil }
    func name(_ side: Side, _ node: Int) -> String {
      Wording.easing(
        side.string("calcMode", of: node), side.string("keySplines", of: node))
    }
    let (before, after) = (name(old.side, a), name(new.side, b))
    return before == after ? nil : "easing \(before) → \(after)"
  }

  private func prefix(_ group: ChangeGroup) -> String {
    let prefixes = [old, new].map { $0.side.prefix.isEmpty ? "none" : $0.side.prefix[...].text }
    let added = group.edits.count { edits[$0].oldAttribute == nil }
    let removed = group.edits.count { edits[$0].newAttribute == nil }
    return "prefix \(prefixes[0]) → \(prefixes[1])" + (added > 0 ? ", \(added) more" : "")
      + (removed > 0 ? ", \(removed) less" : "")
  }

  private func place(_ group: ChangeGroup) -> String? {
    let places = Set(group.edits.compactMap { edits[$0].new })
    guard places.count == 1, let edit = group.edits.first.map({ edits[$0] }), let a = edit.old,
      let b = edit.new
    else { return "\(places.count) in other places" }
    func text(_ side: Side, _ node: Int) -> String {
      "(" + ["x", "y"].map { side.string($0, of: node) ?? "0" }.joined(separator: ", ") + ")"
    }
    return "place \(text(old.side, a)) → \(text(new.side, b))"
  }

  private func size(_ edit: Edit) -> String? {
    func text(_ side: Side) -> String {
      let parts = ["width", "height"].map { side.string($0, of: 0) ?? "auto" }
      return parts.joined(separator: " × ")
    }
    return "size \(text(old.side)) → \(text(new.side))"
  }

  private func texts(_ group: ChangeGroup, _ edit: Edit) -> String {
    let change = changes[group.edits[0]]
    let (before, after) = quotedTexts(change)
    switch group.key.aspect {
    case "title": return "titled \(after) instead of \(before)"
    case "desc": return "described as \(after) instead of \(before)"
    default: break
    }
    if ["style", "script"].contains(group.key.subject) { return "changed" }
    let pairs = group.edits.prefix(3).map { index in
      let (before, after) = quotedTexts(changes[index])
      return "\(before) → \(after)"
    }
    let rest = group.edits.count > 3 ? " and \(group.edits.count - 3) more" : ""
    return "\(noun(edit, change)) \(pairs.joined(separator: ", "))\(rest)"
  }

  private func words(_ group: ChangeGroup) -> String? {
    guard let label = group.edits.first(where: { changes[$0].attribute == "aria-label" })
    else { return nil }
    let (before, after) = quotedTexts(changes[label])
    // The labels of a scale are one path.
    return "\(before.contains(", ") ? "labels" : noun(edits[label], changes[label])) "
      + "\(before) → \(after)"
  }

  private func quotedTexts(_ change: Change) -> (String, String) {
    let shown = change.shownValues(to: 72) { PlainWords.quoted($0) }
    return (shown.old ?? "''", shown.new ?? "''")
  }

  /// Meaning of a missing attribute: inherited, a default, or `none`.
  private func absence(of index: Int) -> String {
    let layers = edits[index].newAttribute == nil ? old : new
    guard let node = edits[index].newAttribute == nil ? edits[index].old : edits[index].new,
      let name = changes[index].attribute,
      let definition = Vocabulary.svg.attribute(name, of: layers.side.local(node))
    else { return "none" }
    return definition.isInherited ? "inherited" : definition.initial == nil ? "none" : "default"
  }

  private func noun(_ edit: Edit, _ change: Change) -> String {
    let layers = edit.new == nil ? old : new
    guard let node = edit.new ?? edit.old else { return "text" }
    if layers.isLabel(layers.graphic(of: node)) { return "label" }
    let isNumber = (change.newValue ?? change.oldValue ?? "").contains { $0.isNumber }
    return isNumber ? "reading" : "text"
  }

  private func whole(_ edit: Edit, _ change: Change) -> String {
    let layers = edit.new == nil ? old : new
    guard let node = edit.new ?? edit.old else { return "\(edit.kind)" }
    if edit.kind == .order { return "parts drawn in another order" }
    let verb = edit.kind == .moved ? isSibling(edit) ? "reordered" : "moved" : "\(edit.kind)"
    if layers.isAnimation(node) {
      let target = layers.side.string("attributeName", of: node) ?? "the place"
      return "animation of \(Wording.property(target)) \(verb)"
    }
    let look = edit.kind == .moved ? "" : look(of: node, layers)
    let name = layers.side.local(node)
    // The name may be that of the only child element.
    let isAround = layers.side.id(of: node) == nil && layers.ownName(of: node) != nil
    if name == "g", isAround, !look.isEmpty { return "group\(look) around it \(verb)" }
    if layers.ownName(of: node) != nil || layers.name(of: node) == nil { return verb + look }
    guard name == "text" else { return "\(name) \(verb)" }
    let text = PlainWords.quoted(layers.side.tree.text(of: node))
    return "\(layers.isLabel(node) ? "label" : "text") \(text) \(verb)"
  }

  private func look(of node: Int, _ layers: Layers) -> String {
    guard layers.side.local(node) == "g", layers.side.id(of: node) == nil else { return "" }
    let facts = ["opacity", "transform", "filter", "mask", "clip-path", "display", "visibility"]
      .compactMap { name in
        layers.side.string(name, of: node).map {
          "\(name) \(PlainWords.shortened($0, to: 40))"
        }
      }
    return facts.isEmpty ? "" : " with \(facts.joined(separator: ", "))"
  }

  private func isSibling(_ edit: Edit) -> Bool {
    guard let a = edit.old, let b = edit.new else { return false }
    func parent(_ layers: Layers, _ node: Int) -> String? {
      layers.side.tree.parent(of: node).map { layers.name(of: $0) ?? "" }
    }
    return parent(old, a) == parent(new, b)
  }
}

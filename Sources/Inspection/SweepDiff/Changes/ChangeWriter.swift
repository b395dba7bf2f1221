import SweepGeometry
import SweepValues
import SweepXML

/// Makes changes that can be shown of edits by number.
struct ChangeWriter {
  private let old: Side
  private let new: Side
  private var oldPaths: ElementPaths
  private var newPaths: ElementPaths

  init(_ old: Side, _ new: Side) {
    (self.old, self.new) = (old, new)
    (oldPaths, newPaths) = (ElementPaths(old.tree), ElementPaths(new.tree))
  }

  /// The change that an edit stands for.
  mutating func change(_ edit: Edit) -> Change {
    let attribute =
      edit.newAttribute.map { new.tree.name(ofAttribute: $0) }
      ?? edit.oldAttribute.map { old.tree.name(ofAttribute: $0) }
    return Change(
      kind: edit.kind,
      old: edit.old.map { Self.place(old, &oldPaths, $0, edit.oldAttribute) },
      new: edit.new.map { Self.place(new, &newPaths, $0, edit.newAttribute) },
      attribute: attribute?.description,
      oldValue: Self.value(old, edit.kind, edit.old, edit.oldAttribute, attribute != nil),
      newValue: Self.value(new, edit.kind, edit.new, edit.newAttribute, attribute != nil))
  }

  private static func place(
    _ side: Side, _ paths: inout ElementPaths, _ node: Int, _ attribute: Int?
  ) -> Change.Place {
    Change.Place(
      path: paths.path(of: node),
      position: attribute.map { side.tree.position(ofAttribute: $0) }
        ?? side.tree.position(of: node),
      element: side.tree.elementNumber(of: node))
  }

  private static func value(
    _ side: Side, _ kind: Change.Kind, _ node: Int?, _ attribute: Int?, _ isAttribute: Bool
  ) -> String? {
    if isAttribute { return attribute.map { side.tree.string(ofAttribute: $0) } }
    guard let node else { return nil }
    switch side.tree.kind(of: node) {
    case .element: return kind == .order ? nil : startTag(side.tree, node)
    case .text: return side.text(from: node).text
    case .comment: return "<!--\(side.tree.value(of: node).text)-->"
    case .instruction:
      return "<?\(side.tree.name(of: node).local) \(side.tree.value(of: node).text)?>"
    }
  }

  /// An element's start tag, and how many elements are within.
  private static func startTag(_ tree: XMLTree, _ node: Int) -> String {
    var tag = "<" + tree.spelling(of: node)
    for attribute in tree.attributes(of: node) {
      let value = tree.string(ofAttribute: attribute).escapedForMarkup(inAttribute: true)
      tag += " \(tree.spelling(ofAttribute: attribute))=\"\(value)\""
    }
    let text = tree.text(of: node)
    let isEmpty = tree.end(of: node) == node + 1
    let inner = tree.elements(of: node).contains { _ in true } ? "…" : text.escapedForMarkup()
    return tag + (isEmpty ? "/>" : ">\(inner)</\(tree.spelling(of: node))>")
  }
}

import SweepGeometry
import SweepValues
public import SweepXML

/// One difference between two documents, by element path and attribute.
public struct Change: Hashable, Sendable {
  /// Kind of difference.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An element, with all that is in it, is only in the new document.
    case added
    /// An element, with all that is in it, is only in the old document.
    case removed
    /// An attribute has another value, or is in one of the documents only.
    case changed
    /// An element stands elsewhere.
    case moved
    /// Text, a comment or an instruction differs.
    case text
    /// Too many children of an element changed their order to list them one by one.
    case order
  }

  /// Place in one of the documents.
  public struct Place: Hashable, Sendable {
    /// The way to the element, as in `/svg/g[2]/path[@id='needle']`: an XPath without prefixes.
    public let path: String
    /// The place of the attribute, or else of the element's start tag.
    public let position: XMLPosition
    /// The number of the element in the order of the document, from 0 for the root.
    package let element: Int
  }

  /// Kind of difference.
  public let kind: Kind
  /// Place in the old document; nil for an addition.
  public let old: Place?
  /// Place in the new document; nil for a removal.
  public let new: Place?
  /// The attribute's name, where it is about one.
  public let attribute: String?
  /// The old attribute, text or start tag; nil for what is added.
  public let oldValue: String?
  /// The new attribute, text or start tag; nil for what is removed.
  public let newValue: String?
}

extension Change {
  /// The path in the new document, or in the old one for what is removed.
  public var path: String { new?.path ?? old?.path ?? "/" }

  /// The place in the new document, or in the old one for what is removed.
  public var position: XMLPosition { new?.position ?? old?.position ?? .start }

  /// The same difference with old and new exchanged.
  public var mirrored: Change {
    Change(
      kind: kind == .added ? .removed : kind == .removed ? .added : kind, old: new, new: old,
      attribute: attribute, oldValue: newValue, newValue: oldValue)
  }
}

/// One difference between two trees, by the numbers of their nodes.
struct Edit: Hashable {
  var kind: Change.Kind
  /// The element or text in the old document; nil where it is added.
  var old: Int?
  /// The element or text in the new document; nil where it is removed.
  var new: Int?
  /// The attribute in the old document, where it is about one that was there.
  var oldAttribute: Int?
  /// The attribute in the new document, where it is about one that is there.
  var newAttribute: Int?

  var mirrored: Edit {
    Edit(
      kind: kind == .added ? .removed : kind == .removed ? .added : kind, old: new, new: old,
      oldAttribute: newAttribute, newAttribute: oldAttribute)
  }
}

/// A change in words, with the changes that it sums up.
public struct Sentence: Hashable, Sendable, CustomStringConvertible {
  /// Layer's name or element's path; empty for the whole document.
  public let subject: String
  /// The change, as in `end angle 41.2° → 44°`.
  public let text: String
  /// The changes, of which there is at least one.
  public let changes: [Change]

  /// Both, as in `needle: end angle 41.2° → 44°`.
  public var description: String { subject.isEmpty ? text : "\(subject): \(text)" }
}

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

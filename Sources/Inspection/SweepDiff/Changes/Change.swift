public import SweepXML

/// One difference between two documents, by element path and attribute.
public struct Change: Hashable, Sendable {
  /// What kind of difference it is.
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

  /// Where something stands in one of the documents.
  public struct Place: Hashable, Sendable {
    /// The way to the element, as in `/svg/g[2]/path[@id='needle']`: an XPath without prefixes.
    public let path: String
    /// The place of the attribute, or else of the element's start tag.
    public let position: XMLPosition
    /// The number of the element in the order of the document, from 0 for the root.
    package let element: Int
  }

  /// What kind of difference it is.
  public let kind: Kind
  /// Where it is in the old document; nil for what is added.
  public let old: Place?
  /// Where it is in the new document; nil for what is removed.
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

/// One difference between two trees, by the numbers of their nodes.
struct Edit: Hashable {
  /// What kind of difference it is.
  var kind: Change.Kind
  /// The element or text in the old document; nil where it is added.
  var old: Int?
  /// The element or text in the new document; nil where it is removed.
  var new: Int?
  /// The attribute in the old document, where it is about one that was there.
  var oldAttribute: Int?
  /// The attribute in the new document, where it is about one that is there.
  var newAttribute: Int?

  /// The same difference seen from the other document.
  var mirrored: Edit {
    Edit(
      kind: kind == .added ? .removed : kind == .removed ? .added : kind, old: new, new: old,
      oldAttribute: newAttribute, newAttribute: oldAttribute)
  }
}

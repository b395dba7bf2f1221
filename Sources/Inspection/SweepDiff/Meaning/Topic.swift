/// What several edits are about together: one property of one layer.
struct Topic {
  struct Key: Hashable {
    /// The layer, or the path of an element that belongs to none.
    var subject: String
    /// The attribute's name, or what else has changed.
    var aspect: String
  }

  let key: Key
  /// The edits, by their places in the list of all.
  var edits: [Int]
  var text = ""
}

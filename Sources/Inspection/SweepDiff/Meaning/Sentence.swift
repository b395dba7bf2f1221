/// What has changed in words, with the changes that it sums up.
public struct Sentence: Hashable, Sendable, CustomStringConvertible {
  /// What it is about: a layer's name, or an element's path; empty for the whole document.
  public let subject: String
  /// What has become of it, as in `end angle 41.2° → 44°`.
  public let text: String
  /// The changes, of which there is at least one.
  public let changes: [Change]

  /// Both, as in `needle: end angle 41.2° → 44°`.
  public var description: String { subject.isEmpty ? text : "\(subject): \(text)" }
}

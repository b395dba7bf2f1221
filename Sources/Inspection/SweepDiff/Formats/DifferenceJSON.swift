import Foundation
import SweepXML

/// A difference as one JSON object, for programs.
enum DifferenceJSON {
  private struct Document: Encodable {
    let version = 1
    let old: String?
    let new: String?
    let isCoarse: Bool
    let changes: [Entry]

    enum Key: CodingKey { case version, old, new, isCoarse, changes }

    // What is made for us leaves out a name that is missing, where readers look for null.
    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(version, forKey: .version)
      try object.encode(old, forKey: .old)
      try object.encode(new, forKey: .new)
      try object.encode(isCoarse, forKey: .isCoarse)
      try object.encode(changes, forKey: .changes)
    }
  }

  private struct Entry: Encodable {
    let subject: String
    let text: String
    let differences: [Item]
  }

  private struct Item: Encodable {
    let kind: String
    let attribute: String?
    let old: Place?
    let new: Place?
  }

  private struct Place: Encodable {
    let path: String
    let line: Int
    let column: Int
    let value: String?
  }

  static func text(_ difference: Difference) -> String {
    let document = Document(
      old: difference.oldName, new: difference.newName, isCoarse: difference.isCoarse,
      changes: difference.sentences.map { sentence in
        Entry(
          subject: sentence.subject, text: sentence.text, differences: sentence.changes.map(item))
      })
    return text(document)
  }

  /// The object for a file that only one side has, or of which no more is known than a few words.
  static func text(old: String?, new: String?, saying words: [String]) -> String {
    let entries = words.map { Entry(subject: "", text: $0, differences: []) }
    return text(Document(old: old, new: new, isCoarse: false, changes: entries))
  }

  private static func text(_ document: Document) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing here is a number that JSON cannot say, which is all that encoding can fail on.
    guard let data = try? encoder.encode(document) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func item(_ change: Change) -> Item {
    Item(
      kind: change.kind.rawValue, attribute: change.attribute,
      old: change.old.map { place($0, change.oldValue) },
      new: change.new.map { place($0, change.newValue) })
  }

  private static func place(_ place: Change.Place, _ value: String?) -> Place {
    Place(
      path: place.path, line: place.position.line, column: place.position.column, value: value)
  }
}

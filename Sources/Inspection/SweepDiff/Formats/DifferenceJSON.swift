import SweepDiagnostics
import SweepXML

extension Difference {
  /// The difference as one JSON object with all changes, their values and places.
  public var json: String { DifferenceJSON.text(self) }

  /// The object for a file that only one side has, or that cannot be read.
  package static func json(old: String?, new: String?, saying sentences: [String] = []) -> String {
    DifferenceJSON.text(old: old, new: new, saying: sentences)
  }
}

private enum DifferenceJSON {
  static func text(_ difference: Difference) -> String {
    let changes = difference.sentences.map { sentence in
      change(sentence.text, of: sentence.subject, sentence.changes.map(item))
    }
    return text(difference.oldName, difference.newName, changes, isCoarse: difference.isCoarse)
  }

  static func text(old: String?, new: String?, saying words: [String]) -> String {
    text(old, new, words.map { change($0) })
  }

  private static func text(
    _ old: String?, _ new: String?, _ changes: [JSON], isCoarse: Bool = false
  ) -> String {
    JSON.object([
      "version": .number(1), "old": old.map(JSON.string) ?? .null,
      "new": new.map(JSON.string) ?? .null, "isCoarse": .boolean(isCoarse),
      "changes": .array(changes),
    ]).document
  }

  private static func change(_ text: String, of subject: String = "", _ items: [JSON] = []) -> JSON
  {
    .object(["subject": .string(subject), "text": .string(text), "differences": .array(items)])
  }

  private static func item(_ change: Change) -> JSON {
    .object([
      "kind": .string(change.kind.rawValue), "attribute": change.attribute.map(JSON.string),
      "old": change.old.map { place($0, change.oldValue) },
      "new": change.new.map { place($0, change.newValue) },
    ])
  }

  private static func place(_ place: Change.Place, _ value: String?) -> JSON {
    .object([
      "path": .string(place.path), "line": .number(place.position.line),
      "column": .number(place.position.column), "value": value.map(JSON.string),
    ])
  }
}

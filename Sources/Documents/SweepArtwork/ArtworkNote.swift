public import SweepXML

/// Something in an SVG file that did not come through, with its place.
public struct ArtworkNote: Hashable, Sendable, CustomStringConvertible {
  /// Why it did not.
  public enum Kind: Hashable, Sendable {
    /// It could run, or load an external resource.
    case unsafe
    /// The layers have no word for it, so that the picture may look different.
    case unsupported
    /// It is not valid SVG.
    case invalid
  }

  /// Why it did not come through.
  public var kind: Kind
  /// The omitted feature, in lower case and without a full stop.
  public var message: String
  /// The start of its element.
  public var position: XMLPosition

  /// The number of the line, from 1.
  public var line: Int { position.line }
  /// The number of the character within the line, from 1.
  public var column: Int { position.column }

  /// The place and the message.
  public var description: String { "\(position): \(message)" }
}

/// The notes on one file: each fact is noted once, at its first place.
struct NoteList {
  private var notes: [ArtworkNote] = []
  private var places: [String: Int] = [:]
  private var counts: [Int] = []

  /// Notes something about an element.
  mutating func add(_ kind: ArtworkNote.Kind, _ message: String, _ element: SVGElement) {
    if let place = places[message] { return counts[place] += 1 }
    guard notes.count < ArtworkLimits.notes else { return }
    places[message] = notes.count
    notes.append(ArtworkNote(kind: kind, message: message, position: element.position))
    counts.append(1)
  }

  /// The notes by place.
  var sorted: [ArtworkNote] {
    zip(notes, counts).map { note, count in
      var note = note
      if count == 2 { note.message += ", here and in 1 more place" }
      if count > 2 { note.message += ", here and in \(count - 1) more places" }
      return note
    }.sorted { $0.position < $1.position }
  }
}

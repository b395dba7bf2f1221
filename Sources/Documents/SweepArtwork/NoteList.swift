import SweepScene
import SweepXML

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
    notes.append(
      ArtworkNote(
        kind, message, line: element.position.line, column: element.position.column))
    counts.append(1)
  }

  /// The notes by place.
  var sorted: [ArtworkNote] {
    zip(notes, counts).map { note, count in
      var note = note
      if count == 2 { note.message += ", here and in 1 more place" }
      if count > 2 { note.message += ", here and in \(count - 1) more places" }
      return note
    }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

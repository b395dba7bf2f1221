import SweepArtwork
import SweepScene

let inkscape = "http://www.inkscape.org/namespaces/inkscape"

/// Thrown if a test does not find an expected object.
struct Missing: Error {}

/// The artwork of an `svg` of 200 by 200 with this content.
func read(_ content: String) throws(ArtworkError) -> ArtworkReader.Result {
  let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'>\(content)</svg>"
  return try ArtworkReader.read(Array(text.utf8))
}

/// The layers of content without omissions.
func layers(_ content: String) throws -> [Layer] {
  let (artwork, notes) = try read(content)
  if let note = notes.first { throw Unexpected(note: note) }
  return artwork.layers
}

struct Unexpected: Error { let note: ArtworkNote }

extension Layer {
  var shape: Layer.Shape? {
    if case .shape(let shape) = content { shape } else { nil }
  }
}

public import SweepGeometry
public import SweepScene

/// An icon of a sector or a button: one of a small set, a custom outline, or artwork.
public enum Sign: Hashable, Sendable {
  /// One of the set.
  case symbol(Icon.Symbol)
  /// An outline in a box of 24 that is filled.
  case path(Path)
  /// Artwork with its own colours, fitted into a square.
  case artwork(Artwork)

  var isArtwork: Bool { if case .artwork = self { true } else { false } }

  /// Draws it with its middle at a place.
  func layer(
    at place: Point, size: Double, _ color: ThemeColor, _ context: DialContext
  ) throws(DialError) -> Layer {
    var icon = Icon().with { ($0.position, $0.size, $0.color) = (place, size, color) }
    switch self {
    case .symbol(let symbol): icon.symbol = symbol
    case .path(let path): icon.path = path
    case .artwork(let artwork):
      let picture = ArtworkPart(artwork).with { $0.frame = Rect(center: place, radius: size / 2) }
      return try picture.layer(in: context)
    }
    return try icon.layer(in: context)
  }
}

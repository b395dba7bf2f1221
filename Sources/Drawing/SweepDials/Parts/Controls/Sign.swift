public import SweepGeometry

/// An icon of a sector: one of a small set, or a custom outline in a box of 24.
public enum Sign: Hashable, Sendable {
  /// One of the set.
  case symbol(Icon.Symbol)
  /// An outline that is filled.
  case path(Path)

  /// The icon as a part.
  var icon: Icon {
    switch self {
    case .symbol(let symbol): Icon(symbol)
    case .path(let path): Icon().with { $0.path = path }
    }
  }
}

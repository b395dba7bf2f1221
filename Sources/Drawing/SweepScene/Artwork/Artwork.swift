public import SweepGeometry

/// An imported drawing as layers: the content of an SVG file, with the names of its elements.
///
/// The module `SweepArtwork` makes it from SVG. Its coordinates are those of the file's `viewBox`.
public struct Artwork: Hashable, Sendable {
  /// The part of the plane that is shown, in the drawing's units.
  public var viewBox: Rect
  /// The fit of the view box into the drawing's rectangle.
  public var fit: ViewBoxFit
  /// The layers, the last one on top; each is called as its element's `id`.
  public var layers: [Layer]
  /// The ids of elements by the names that their editor shows for them, where these differ.
  public var labels: [String: String]

  /// Makes a drawing.
  public init(
    viewBox: Rect, fit: ViewBoxFit = ViewBoxFit(), layers: [Layer], labels: [String: String] = [:]
  ) {
    self.viewBox = viewBox
    self.fit = fit
    self.layers = layers
    self.labels = labels
  }

  /// The map from the drawing's units to those of a rectangle.
  public func affine(to frame: Rect) -> Affine { fit.affine(from: viewBox, to: frame) ?? .identity }

  /// The names of its elements, by id and by label, sorted.
  public var names: [String] {
    var names = Set(labels.keys)
    var rest = layers
    while let layer = rest.popLast() {
      if !layer.name.isEmpty { names.insert(layer.name) }
      rest += layer.sublayers
    }
    return names.sorted()
  }
}

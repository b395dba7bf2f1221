public import SweepGeometry
public import SweepScene

/// A needle that was drawn elsewhere, with the point that it turns about.
public struct NeedleArtwork: Hashable, Sendable {
  /// The drawing.
  public enum Source: Hashable, Sendable {
    /// A picture of a size, in dial units.
    case image(Layer.Image, size: Size)
    /// An outline in its own units, filled with the needle's colour.
    case path(Path)
    /// Artwork in the units of its view box, or one element of it by its id or label.
    case artwork(Artwork, element: String? = nil)
  }

  /// The drawing.
  public var source: Source
  /// The point of the artwork that lies on the centre of the dial, in the artwork's units.
  public var pivot: Point
  /// Dial units in one unit of the artwork; 1 by default.
  public var scale: Double

  /// The direction in which it is drawn; up by default.
  public var direction: Angle

  /// Makes a needle from artwork.
  public init(_ source: Source, pivot: Point, scale: Double = 1, direction: Angle = .zero) {
    self.source = source
    self.pivot = pivot
    self.scale = scale
    self.direction = direction
  }

  func layer(color: Color) throws(DialError) -> Layer {
    guard scale > 0, scale < 1e6 else { throw DialError("artwork", "must have a scale above zero") }
    var layer: Layer
    switch source {
    case .path(let path):
      guard !path.isEmpty else { throw DialError("artwork", "must have a path that is not empty") }
      layer = Layer("needle", content: .shape(Layer.Shape(path, fillColor: .color(color))))
    case .image(let image, let size):
      guard size.width > 0, size.height > 0 else {
        throw DialError("artwork", "must have an image with a width and a height")
      }
      var picture = Layer(content: .image(image))
      picture.bounds = Rect(origin: .zero, size: size)
      picture.anchorPoint = .zero
      layer = Layer("needle", sublayers: [picture])
    case .artwork(let artwork, let element):
      if let element { try artwork.check(element, "artwork") }
      let shown = (element.map { artwork.only($0) } ?? artwork).inked(color)
      layer = Layer("needle", sublayers: shown.layers)
      guard layer.paintedBox != nil, !layer.isBlank else {
        let subject = element.map { "has '\($0)', which" } ?? "is a needle that"
        throw DialError("artwork", "\(subject) draws nothing that can be seen")
      }
    }
    if direction != .zero { layer.transform.append(.rotate(-direction)) }
    if scale != 1 { layer.transform.append(.scale(scale)) }
    if pivot != .zero { layer.transform.append(.translate(.zero - pivot)) }
    return layer
  }
}

extension Needle {
  /// Own for artwork.
  public var paperColors: PaperColors { artwork == nil ? .hatched : .own }
}

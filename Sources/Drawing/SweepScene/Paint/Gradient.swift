public import SweepGeometry

/// The fill or stroke of an outline: nothing, one colour, or a gradient.
///
/// SVG's `<paint>` (SVG 1.1, 11.2). Core Animation paints a `CAShapeLayer` in one colour only.
public enum Paint: Hashable, Sendable {
  /// No paint.
  case none
  /// One colour all over.
  case color(Color)
  /// Colours along a line or about a centre.
  indirect case gradient(Layer.Gradient)

  /// One colour all over, from the six hexadecimal digits of `0xRRGGBB`.
  public static func rgb(_ rgb: UInt32, alpha: Double = 1) -> Paint {
    .color(Color(rgb, alpha: alpha))
  }

  /// Black all over.
  public static var black: Paint { .color(.black) }
  /// White all over.
  public static var white: Paint { .color(.white) }
  /// Fully transparent all over: it shows nothing, but can be clicked.
  public static var clear: Paint { .color(.clear) }
  /// Red all over.
  public static var red: Paint { .color(.red) }
  /// Orange all over.
  public static var orange: Paint { .color(.orange) }
  /// Yellow all over.
  public static var yellow: Paint { .color(.yellow) }
  /// Green all over.
  public static var green: Paint { .color(.green) }
  /// Cyan all over.
  public static var cyan: Paint { .color(.cyan) }
  /// Blue all over.
  public static var blue: Paint { .color(.blue) }
  /// Purple all over.
  public static var purple: Paint { .color(.purple) }
  /// Magenta all over.
  public static var magenta: Paint { .color(.magenta) }
  /// Gray all over.
  public static var gray: Paint { .color(.gray) }

  var isGradient: Bool {
    if case .gradient = self { true } else { false }
  }
}

extension Layer {
  /// Colours that pass into each other along a line or outwards from a centre.
  ///
  /// The counterpart of `CAGradientLayer`'s `colors`, `locations`, `startPoint` and `endPoint`, and
  /// of SVG's `linearGradient` and `radialGradient` (SVG 1.1, 13.2).
  public struct Gradient: Hashable, Sendable {
    /// The line or circle the colours follow.
    public enum Geometry: Hashable, Sendable {
      /// From one point to another: Core Animation's `axial`.
      case linear(from: Point, to: Point)
      /// From the focus outwards to a circle; without a focus, from its centre.
      case radial(center: Point, radius: Double, focus: Point? = nil)
      /// Clockwise about a centre, from an angle once round: Core Animation's `conic`. SVG has none,
      /// so that a gradient layer is drawn in sectors, and a shape cannot be painted with it.
      case conic(center: Point, from: Angle = .zero)
    }

    /// The system of the coordinates: SVG's `gradientUnits`.
    public enum Units: Hashable, Sendable {
      /// The bounding box of the painted object: 0,0 is its top left corner and 1,1 the opposite one.
      case objectBoundingBox
      /// The coordinates of the layer.
      case userSpaceOnUse
    }

    /// The colours before the first stop and after the last one: SVG's `spreadMethod`.
    public enum Spread: String, Hashable, Sendable, CaseIterable {
      /// The colours of these stops.
      case pad
      /// All colours again, every second time in the other direction.
      case reflect
      /// All colours again, and again.
      case `repeat`
    }

    /// A colour at a place along the gradient.
    public struct Stop: Hashable, Sendable {
      /// The place, 0 … 1.
      public var location: Double
      /// The colour there.
      public var color: Color

      /// Makes a stop.
      public init(_ location: Double, _ color: Color) {
        self.location = location
        self.color = color
      }
    }

    /// The line or circle.
    public var geometry: Geometry
    /// The colours in the order of their places.
    public var stops: [Stop]
    /// The system of the coordinates.
    public var units: Units
    /// The colours beyond the stops; `pad` by default.
    public var spread = Spread.pad
    /// The map of its coordinates, which may make a circle oval: SVG's `gradientTransform`; the
    /// identity by default.
    public var transform = Affine.identity

    /// Makes a gradient; by default its coordinates are those of the painted box.
    public init(_ geometry: Geometry, stops: [Stop], units: Units = .objectBoundingBox) {
      self.geometry = geometry
      self.stops = stops
      self.units = units
    }

    /// Makes a gradient from the top to the bottom of the painted object, with evenly spaced colours.
    public static func vertical(_ colors: Color...) -> Layer.Gradient {
      let last = Double(max(colors.count - 1, 1))
      return Layer.Gradient(
        .linear(from: Point(0, 0), to: Point(0, 1)),
        stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) })
    }
  }
}

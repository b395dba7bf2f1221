public import SweepGeometry
import SweepScene

/// The light on a dial, which metals, shadows, the recess and the glass follow.
public struct Light: Hashable, Sendable {
  /// The direction of the light, 0° being 12 o'clock; straight from above by default.
  public var direction = Angle.zero
  /// The blur factor of shadows; 0, the default, makes shadows of one step.
  public var softness = 0.0

  /// Makes the light of the defaults.
  public init() {}

  /// Makes a light.
  init(from direction: Angle, softness: Double) {
    (self.direction, self.softness) = (direction, softness)
  }

  /// The offset of the shadow of an object at a height above the face.
  func fall(_ height: Double) -> Vector { Vector(heading: direction) * -height }

  /// Colours along the light, over the bounding box of the painted object.
  func gradient(_ stops: [Layer.Gradient.Stop]) -> Layer.Gradient {
    if direction == .zero {
      return Layer.Gradient(.linear(from: Point(0, 0), to: Point(0, 1)), stops: stops)
    }
    let (half, middle) = (fall(0.5), Point(0.5, 0.5))
    return Layer.Gradient(.linear(from: middle - half, to: middle + half), stops: stops)
  }

  /// Colours outwards from a place that lies towards the light.
  ///
  /// - Parameter shift: how far it lies from the middle, in parts of the box.
  /// - Parameter radius: the position of the last colour, in fractions of the box.
  func dome(_ stops: [Layer.Gradient.Stop], shift: Double, radius: Double) -> Layer.Gradient {
    Layer.Gradient(.radial(center: Point(0.5, 0.5) - fall(shift), radius: radius), stops: stops)
  }
}

extension Layer {
  /// A disc about the centre.
  static func disc(_ radius: Double, _ paint: Paint, at center: Point = .zero) -> Layer {
    Layer(content: .shape(Layer.Shape(.circle(center: center, radius: radius), fillColor: paint)))
  }

  /// A circle about the centre.
  ///
  /// - Parameter dashes: the lengths of dashes and gaps in turn; none by default.
  static func circle(
    _ radius: Double, _ color: Color, width: Double, dashes: [Double] = []
  ) -> Layer {
    var shape = Layer.Shape(
      .circle(center: .zero, radius: radius), fillColor: .none, strokeColor: .color(color),
      lineWidth: width)
    shape.lineDashPattern = dashes
    return Layer(content: .shape(shape))
  }
}

extension Light: DefaultKeyed {
  package static let keys: KeyTable<Light> = KeyTable([
    Key("direction", \.direction, .angle, "The direction of its source; 0 is 12 o'clock."),
    Key(
      "softness", \.softness, .number(in: 0...3),
      "How much shadows blur; 0 for shadows of one step."),
  ])
}

import Sweephand

/// A part whose layers follow the reading by one property each.
public struct EveryKey: Part {
  /// The properties that the layers follow by, which are their names too.
  public static let names = [
    "rotation", "translation", "scale", "opacity", "lineWidth", "strokeStart", "strokeEnd",
    "lineDashPhase", "isHidden", "fillColor", "strokeColor", "path", "colors", "locations",
  ]

  /// Creates the part.
  public init() {}

  /// Returns the layers, each at a place of its own.
  public func layer(in context: DialContext) throws(DialError) -> Layer {
    func part(_ value: Double) -> Double { context.scale.part(of: value) }
    let layers = Self.names.enumerated().map { index, name in
      var layer = Layer(name, content: .shape(Self.shape(name)))
      switch name {
      case "rotation": layer.follow(.rotation, in: context) { .degrees(170 * part($0)) }
      case "translation":
        // From nothing, so that the second number is not needed there.
        layer.follow(.translation, in: context) {
          Layer.Vector(dx: 9 * part($0), dy: -7 * part($0))
        }
      case "scale":
        layer.follow(.scale, in: context) { ScaleFactors(x: 1, y: 1 + part($0) / 2) }
      case "opacity": layer.follow(.opacity, in: context) { 0.2 + 0.8 * part($0) }
      case "lineWidth": layer.follow(.lineWidth, in: context) { 1 + 7 * part($0) }
      case "strokeStart":
        // From beyond the corner, which is joined in the whole outline alone.
        layer.follow(.strokeStart, in: context) { 0.1 + 0.8 * part($0) }
      case "strokeEnd":
        layer.follow(.strokeEnd, in: context, bends: [1]) { $0 < 1 ? 0.1 : 0.1 + 0.4 * ($0 - 1) }
      case "lineDashPhase": layer.follow(.lineDashPhase, in: context) { 20 * part($0) }
      case "isHidden": layer.follow(.isHidden, in: context) { $0 < 2 || $0 > 2.5 }
      case "fillColor":
        layer.follow(.fillColor, in: context, bends: [1, 2]) {
          Layer.Color.blue.interpolated(to: .amber, min(max($0 - 1, 0), 1))
        }
      case "strokeColor":
        layer.follow(.strokeColor, in: context, isDiscrete: true) { $0 >= 2 ? .amber : .blue }
      case "path": layer.follow(.path, in: context) { Self.outline(2 + 10 * part($0)) }
      case "colors":
        layer.follow(.colors, in: context) {
          [.blue, Layer.Color.blue.interpolated(to: .amber, part($0))]
        }
      default: layer.follow(.locations, in: context) { [0.6 * part($0), 1] }
      }
      let place = Layer.Point(Double(index % 4) * 50 - 75, Double(index / 4) * 50 - 75)
      return Layer(position: place, sublayers: [layer])
    }
    return Layer(sublayers: layers)
  }

  /// Adds the reading.
  public func describe(in context: DialContext, into builder: inout DescriptionBuilder) {
    builder.addReading(of: context)
  }

  private static func shape(_ name: String) -> Layer.Shape {
    var shape = Layer.Shape(outline(12), fillColor: .color(.blue))
    switch name {
    case "lineWidth", "strokeStart", "strokeEnd", "lineDashPhase", "strokeColor":
      (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.none, .color(.blue), 4)
    case "colors", "locations":
      shape.fillColor = .gradient(
        Layer.Gradient(
          .linear(from: Layer.Point(0, 0), to: Layer.Point(1, 0)),
          stops: [Layer.Gradient.Stop(0, .blue), Layer.Gradient.Stop(1, .amber)]))
    default: break
    }
    if name == "lineDashPhase" { shape.lineDashPattern = [9, 5] }
    return shape
  }

  /// An arrowhead that turns visibly.
  private static func outline(_ size: Double) -> Layer.Path {
    var path = Layer.Path.polyline([
      Layer.Point(0, -size), Layer.Point(size, size), Layer.Point(-size / 2, size),
    ])
    path.close()
    return path
  }
}

extension Layer.Color {
  fileprivate static let blue = Layer.Color(0x1c60a8)
  fileprivate static let amber = Layer.Color(0xfeb020)
}

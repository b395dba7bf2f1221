import SweepGeometry
import SweepScene

/// The cells of a bar as discs of a lying cylinder, lit up to the reading, with their light on the
/// others, on the wall round them and on the ground.
struct Discs {
  private let bar: Bar
  private let start: Point
  private let length: Double
  private let radius: Double
  /// The reading on the scale that the bar goes along.
  private let context: DialContext
  private let color: Color
  private let changes: [Layer.Animation]

  /// Makes the discs of a bar between two points.
  init(
    bar: Bar, start: Point, end: Point, breadth: Double, in context: DialContext, _ plot: Dial.Plot
  ) throws(DialError) {
    guard bar.along == .x, bar.show == .level, bar.foot == 0 else {
      throw DialError("tilt", "takes a level along x, without a foot")
    }
    (self.bar, self.start, length, radius) = (bar, start, end.x - start.x, breadth / 2)
    var own = context
    own.scale = bar.scale(in: plot)
    self.context = own
    color = context.theme[try bar.color(at: context.reading.value, in: context.theme)]
    changes = try bar.changes(of: .fillColor, in: context, on: own.scale)
  }

  /// The discs and their light; themes without shadows show outlines.
  var layer: Layer {
    let outline = bar.outline(start, start + Vector(dx: length, dy: 0), radius * 2)
    var unlit = Layer.Shape(outline, fillColor: .color(context.theme[bar.trackColor]))
    guard context.theme.shadow > 0 else {
      (unlit.strokeColor, unlit.lineWidth) = (.color(context.theme.mark), 0.6)
      return Layer(
        "bar",
        sublayers: [
          Layer(content: .shape(unlit)), moving([light(band(aside: aside), 1)], in: outline),
        ])
    }
    let halo = [(24.0, 0.1), (16, 0.14), (8, 0.2)].map { light(band(beyond: $0, aside: aside), $1) }
    let wall = moving(
      [light(band(beyond: 2, wide: 1.14, aside: aside), 0.16)],
      in: band(before: 1.5, wide: 1.14, aside: 0))
    let shade = Layer.Shape(outline, fillColor: .gradient(Self.roundness))
    return Layer(
      "bar",
      sublayers: [
        ground, Layer(content: .shape(unlit)), wall,
        moving(halo + [light(band(aside: aside), 1)], in: outline),
        Layer(content: .shape(shade)),
      ])
  }

  /// The part of the discs that are lit at a reading.
  private func reach(_ value: Double) -> Double {
    let part = context.scale.part(of: context.scale.clamped(value))
    return context.scale.isReversed ? 1 - part : part
  }

  /// The distance between light and bar: no reading moves the light by nothing, so that still and scripted
  /// pictures have the same transform.
  private var aside: Double { length + 1 }

  private func light(_ path: Path, _ opacity: Double) -> Layer {
    var layer = Layer(
      content: .shape(Layer.Shape(path, fillColor: .color(color))), animations: changes)
    layer.opacity = opacity
    return layer
  }

  /// All discs as one, a little longer or wider.
  ///
  /// - Parameter aside: how far it lies to the left of the bar.
  private func band(
    before: Double = 0, beyond: Double = 0, wide: Double = 1, aside: Double
  ) -> Path {
    .cylinder(
      Rect(
        x: start.x - before - aside, y: start.y - radius * wide, width: length + before + beyond,
        height: radius * wide * 2), tilt: bar.tilt)
  }

  /// Layers whose right end goes with the reading.
  private func moving(_ layers: [Layer], in clip: Path) -> Layer {
    var level = Layer("level", sublayers: layers)
    level.transform = [.translate(.zero)]
    level.follow(.translation, in: context) { Vector(dx: (reach($0) - 1) * length + aside, dy: 0) }
    var layer = Layer(sublayers: [level])
    layer.mask = Layer(content: .shape(Layer.Shape(clip, fillColor: .color(.white))))
    return shown(layer)
  }

  private var ground: Layer {
    var layer = Layer("glow", position: start + Vector(dx: 0, dy: radius * 1.4))
    layer.sublayers = [1, 0.8, 0.6, 0.4].map { part in
      let radii = Size(width: length * (0.2 + 0.5 * part), height: radius * 0.28 * part)
      return light(.ellipse(center: Point(length * 0.42, 0), radii: radii), 0.055)
    }
    layer.follow(.opacity, in: context) { 0.3 + 0.7 * reach($0) }
    return shown(layer)
  }

  /// A layer that shows while any disc is lit.
  private func shown(_ layer: Layer) -> Layer {
    var layer = layer
    layer.follow(.isHidden, in: context) { reach($0) < 0.005 }
    layer.hideWithoutReading(in: context)
    return layer
  }

  /// The light and the shade of a lying disc, over its colour.
  private static let roundness = Layer.Gradient(
    .linear(from: .zero, to: Point(0, 1)),
    stops: [
      Layer.Gradient.Stop(0, .black.opacity(0.55)), Layer.Gradient.Stop(0.14, .black.opacity(0.2)),
      Layer.Gradient.Stop(0.36, .white.opacity(0.3)),
      Layer.Gradient.Stop(0.44, .white.opacity(0.72)),
      Layer.Gradient.Stop(0.52, .white.opacity(0.24)),
      Layer.Gradient.Stop(0.62, .black.opacity(0.02)),
      Layer.Gradient.Stop(0.8, .black.opacity(0.3)), Layer.Gradient.Stop(1, .black.opacity(0.6)),
    ])
}

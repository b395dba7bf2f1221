import SweepGeometry
import SweepScene

/// The housing of glowing digits: a tube of glass for each place, on its socket.
struct TubeCase {
  private let cells: [Rect]
  private let light: Color
  private let theme: Theme

  /// Makes tubes in a row of cells.
  init(_ cells: [Rect], light: Color?, in theme: Theme) {
    (self.cells, self.theme) = (cells, theme)
    // Neon is amber in every theme with colours.
    let accent = theme.accent
    let range =
      max(accent.red, accent.green, accent.blue) - min(accent.red, accent.green, accent.blue)
    let neon = range > 0.1 ? Color(0xff9a3c) : accent
    let lights = [0, 0.35, 0.6, 0.8].map { neon.interpolated(to: .white, $0) }
    self.light = .legible(
      among: (light.map { [$0] } ?? []) + lights,
      on: [Self.edge, Self.dark.interpolated(to: theme.needle, Self.glow * 1.3)])
  }

  /// The colour of a digit.
  var digitColor: Color { light }

  /// The tubes behind the digits, and their light on the wall.
  var layers: [Layer] {
    let lights = theme.shadow > 0 ? cells.map(wall) : []
    return lights + cells.flatMap(tube)
  }

  /// The light of a tube on the wall behind it.
  private func wall(_ cell: Rect) -> Layer {
    let (width, high) = (cell.size.width, cell.size.height)
    let path = Path.ellipse(
      center: cell.center, radii: Size(width: width * 1.15, height: high * 0.88))
    let warm = theme.needle.interpolated(to: Color(0xff4d0a), 0.5)
    let glow = Layer.Gradient(
      .radial(center: Point(0.5, 0.5), radius: 0.5),
      stops: [
        Layer.Gradient.Stop(0.2, warm.opacity(0.3)), Layer.Gradient.Stop(0.6, warm.opacity(0.1)),
        Layer.Gradient.Stop(1, warm.opacity(0)),
      ])
    return Layer(content: .shape(Layer.Shape(path, fillColor: .gradient(glow))))
  }

  /// The tip where the glass was drawn off.
  private func tip(_ glass: Rect) -> Layer {
    let (width, middle) = (glass.size.width * 0.09, glass.center.x)
    let rect = Rect(
      x: middle - width / 2, y: glass.minY - width * 1.3, width: width, height: width * 2.6)
    return Layer(
      content: .shape(Layer.Shape(.roundedRect(rect, cornerRadius: width / 2), fillColor: rim)))
  }

  /// The reflections on the glass.
  var reflections: [Layer] {
    guard theme.shadow > 0 else { return [] }
    return cells.map { cell in
      let glass = glass(round: cell)
      let width = glass.size.width
      let shine = Rect(
        x: glass.minX + width * 0.1, y: glass.minY + width * 0.3, width: width * 0.09,
        height: glass.size.height - width * 0.55)
      return Layer(
        content: .shape(
          Layer.Shape(
            .roundedRect(shine, cornerRadius: shine.size.width / 2),
            fillColor: .gradient(.vertical(Color.white.opacity(0.4), Color.white.opacity(0.04))))))
    }
  }

  /// The opacity of the light in a tube, in which a digit can still be read.
  private static let glow = 0.24
  private static let dark = Color(0x0b0807)
  private static let edge = Color(0x1d1814)

  private func glass(round cell: Rect) -> Rect {
    let width = cell.size.width * 0.9
    return Rect(
      x: cell.center.x - width / 2, y: cell.minY - width * 0.22, width: width,
      height: cell.size.height + width * 0.34)
  }

  private func tube(_ cell: Rect) -> [Layer] {
    let glass = glass(round: cell)
    let width = glass.size.width
    let socket = Rect(
      x: glass.minX - width * 0.03, y: glass.maxY - width * 0.12, width: width * 1.06,
      height: width * 0.24)
    let metal = Layer.Gradient.vertical(theme.bezel, theme.bezelEdge)
    let glow =
      theme.shadow > 0
      ? [Layer(content: .shape(Layer.Shape(.rect(cell), fillColor: halo)))] : []
    // A plain drawing has the outlines alone.
    let tips = theme.shadow > 0 ? [tip(glass)] : []
    return tips + [
      Layer(
        content: .shape(
          Layer.Shape(Self.dome(glass), fillColor: fill, strokeColor: rim, lineWidth: 0.6)))
    ] + glow + [
      Layer(
        content: .shape(
          Layer.Shape(.roundedRect(socket, cornerRadius: width * 0.06), fillColor: .gradient(metal))
        ))
    ]
  }

  /// The light of a digit in its tube; themes without shadows have none.
  private var halo: Paint {
    .gradient(
      Layer.Gradient(
        .radial(center: Point(0.5, 0.5), radius: 0.5),
        stops: [
          Layer.Gradient.Stop(0, light.opacity(Self.glow)),
          Layer.Gradient.Stop(0.6, light.opacity(Self.glow * 0.6)),
          Layer.Gradient.Stop(1, light.opacity(0)),
        ]))
  }

  private var rim: Paint { .color(theme.bezel.interpolated(to: Self.dark, 0.35)) }

  private var fill: Paint {
    guard theme.shadow > 0 else { return .color(Self.dark) }
    return .gradient(
      Layer.Gradient(
        .linear(from: Point(0, 0), to: Point(1, 0)),
        stops: [
          Layer.Gradient.Stop(0, Self.edge), Layer.Gradient.Stop(0.22, Self.dark),
          Layer.Gradient.Stop(0.78, Self.dark), Layer.Gradient.Stop(1, Self.edge),
        ]))
  }

  /// A rectangle with a round top.
  private static func dome(_ rect: Rect) -> Path {
    .roundedRect(rect, cornerRadius: rect.size.width * 0.42)
  }
}

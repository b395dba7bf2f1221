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
    // Neon is amber; tubes that are drawn in one colour of light or line have that.
    let isDrawn = theme.shadow == 0 && (theme.construction.glow > 0 || theme.hasOutlines)
    let neon = theme.isOneBit ? theme.face : isDrawn ? theme.accent : Color(0xff9a3c)
    let lights = [0, 0.1, 0.35, 0.6, 0.8].map { neon.interpolated(to: .white, $0) }
    self.light = .legible(
      among: (light.map { [$0] } ?? []) + lights,
      on: [Self.edge, Self.dark.interpolated(to: theme.needle, Self.glow * 1.3)])
  }

  /// The colour of a digit.
  var digitColor: Color { light }

  /// The colour of the wire in the glow of a digit.
  var coreColor: Color? {
    theme.shadow > 0 && !theme.isOneTone ? light.interpolated(to: .white, 0.7) : nil
  }

  /// The tubes behind the digits, and their light on the wall.
  var layers: [Layer] {
    guard theme.shadow > 0 else {
      return [row([glass(fill: .color(Self.dark), edge: theme.bezel), socket])]
    }
    return cells.map(wall) + [
      row([tip, glass(fill: Self.body), shield] + rods + [lit, socket])
    ]
  }

  /// The mesh before the digits, and the reflections on the glass.
  var reflections: [Layer] {
    guard theme.shadow > 0 else { return [] }
    let mesh = Mesh(side: width * 0.032, across: width * 0.56, high: cell.size.height * 0.88)
    let cloth = mesh.layer(Color(0xffb27a).opacity(0.16), at: cell.center)
    return [row([cloth, rim] + shines)]
  }

  /// The first cell; all others are copies.
  private var cell: Rect { cells.first ?? Rect(x: 0, y: 0, width: 1, height: 1) }
  private var width: Double { cell.size.width }

  private func row(_ layers: [Layer]) -> Layer {
    let step = TransformOperation.translate(Vector(dx: width, dy: 0))
    let copies = Layer.Replicator(count: cells.count, transform: [step])
    return Layer(content: .replicator(copies), sublayers: layers)
  }

  /// The opacity of the light in a tube, in which a digit can still be read.
  private static let glow = 0.28
  private static let dark = Color(0x0b0807)
  private static let edge = Color(0x1d1814)
  private static let body = across([
    (0, edge.interpolated(to: .white, 0.2)), (0.08, edge), (0.24, dark), (0.76, dark), (0.92, edge),
    (1, edge.interpolated(to: .white, 0.14)),
  ])

  /// A paint of colours from left to right.
  private static func across(_ stops: [(Double, Color)]) -> Paint {
    .gradient(
      Layer.Gradient(
        .linear(from: .zero, to: Point(1, 0)),
        stops: stops.map { Layer.Gradient.Stop($0.0, $0.1) }))
  }

  private static func pane(
    _ center: Point, _ width: Double, _ height: Double, corner: Double, _ paint: Paint
  ) -> Layer {
    let rect = Rect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    return Layer(
      content: .shape(Layer.Shape(.roundedRect(rect, cornerRadius: corner), fillColor: paint)))
  }

  /// The place of a part of the width beside the middle, and a part of it below that.
  private func place(_ x: Double, _ y: Double) -> Point {
    Point(cell.center.x + x * width, cell.center.y + y * width)
  }

  /// The height of a glass and its middle, in breadths of a cell: it rises above the digits and ends in
  /// the socket.
  private var high: Double { cell.size.height / width + 0.34 }

  private func glass(fill: Paint, edge: Color? = nil) -> Layer {
    var glass = Self.pane(place(0, -0.05), width * 0.86, width * high, corner: width * 0.36, fill)
    if let edge {
      glass.shape?.strokeColor = .color(edge)
      glass.shape?.lineWidth = width * 0.02
    }
    return glass
  }

  /// The tip where the glass was drawn off.
  private var tip: Layer {
    let metal = Color(0xb9c2d8).opacity(0.5)
    return Self.pane(
      place(0, -0.05 - high / 2), width * 0.07, width * 0.16, corner: width * 0.03, .color(metal))
  }

  /// The dark sheet behind the digits.
  private var shield: Layer {
    Self.pane(
      cell.center, width * 0.62, cell.size.height * 0.92, corner: width * 0.04,
      .color(.black.opacity(0.55)))
  }

  /// The two rods that hold the digits, and discs of mica above and below.
  private var rods: [Layer] {
    let (steel, half) = (Color(0x9c8f86), cell.size.height / width / 2)
    let sticks = [-0.28, 0.28].map { x in
      Self.pane(
        place(x, 0), width * 0.018, cell.size.height, corner: 0, .color(steel.opacity(0.4)))
    }
    let discs = [-0.92, 0.92].map { y in
      Layer(
        content: .shape(
          Layer.Shape(
            .ellipse(
              center: place(0, y * half), radii: Size(width: width * 0.34, height: width * 0.04)),
            fillColor: .color(steel.opacity(0.28)))))
    }
    return sticks + discs
  }

  /// The light of a digit in its tube.
  private var lit: Layer {
    let stops = [(0.0, 1.0), (0.6, 0.6), (1, 0)].map { place, part in
      Layer.Gradient.Stop(place, light.opacity(Self.glow * part))
    }
    let halo = Layer.Gradient(.radial(center: Point(0.5, 0.5), radius: 0.5), stops: stops)
    return Self.pane(
      cell.center, width * 0.84, cell.size.height, corner: width * 0.34, .gradient(halo))
  }

  /// The light of a tube on the wall behind it.
  private func wall(_ cell: Rect) -> Layer {
    let path = Path.ellipse(
      center: cell.center, radii: Size(width: width * 0.98, height: cell.size.height * 0.74))
    let warm = theme.needle.interpolated(to: Color(0xff4d0a), 0.5)
    let strength = theme.face.isDark ? 0.3 : 0.12
    let glow = Layer.Gradient(
      .radial(center: Point(0.5, 0.5), radius: 0.5),
      stops: [
        Layer.Gradient.Stop(0.2, warm.opacity(strength)),
        Layer.Gradient.Stop(0.6, warm.opacity(strength / 3)),
        Layer.Gradient.Stop(1, warm.opacity(0)),
      ])
    return Layer(content: .shape(Layer.Shape(path, fillColor: .gradient(glow))))
  }

  /// The light along both edges of the glass.
  private var rim: Layer {
    let sky = Color(0xaebfff)
    return glass(
      fill: Self.across([
        (0, sky.opacity(0.5)), (0.05, sky.opacity(0.16)), (0.15, sky.opacity(0.02)),
        (0.86, sky.opacity(0.02)), (0.96, sky.opacity(0.12)), (1, sky.opacity(0.4)),
      ]))
  }

  /// The window that the glass mirrors, once more on the other side, and a spot on its dome.
  private var shines: [Layer] {
    func fading(_ opacity: Double) -> Paint {
      .gradient(.vertical(.white.opacity(opacity), .white.opacity(0.02)))
    }
    let spot = Layer(
      content: .shape(
        Layer.Shape(
          .ellipse(center: .zero, radii: Size(width: width * 0.13, height: width * 0.045)),
          fillColor: fading(0.5))),
      position: place(-0.12, 0.05 - high / 2), transform: [.rotate(.degrees(-19))])
    return [
      Self.pane(
        place(-0.3, 0), width * 0.09, width * (high - 0.55), corner: width * 0.045, fading(0.42)),
      Self.pane(
        place(0.345, 0), width * 0.03, width * (high - 0.6), corner: width * 0.015, fading(0.26)),
      spot,
    ]
  }

  private var socket: Layer {
    let metal = Metal(light: theme.bezel, dark: theme.bezelEdge)
    let tones: [Metal.Tone] = [
      (0, -0.4), (0.2, 1), (0.36, 1.5), (0.6, 0.4), (0.85, -0.2), (1, 0.3),
    ]
    let paint =
      theme.shadow > 0
      ? Self.across(metal.stops(tones).map { ($0.location, $0.color) }) : .color(metal[0])
    let y = -0.05 + high / 2
    let rim = Color.white.opacity(theme.shadow > 0 ? 0.3 : 0)
    return Layer(sublayers: [
      Self.pane(place(0, y - 0.02), width * 0.92, width * 0.22, corner: width * 0.05, paint),
      Self.pane(
        place(0, y - 0.115), width * 0.9, width * 0.022, corner: width * 0.011, .color(rim)),
    ])
  }
}

/// A cloth of wire with six-sided holes.
private struct Mesh {
  let side: Double
  let across: Double
  let high: Double

  /// The mesh about a place: two rows of holes and their copies below.
  func layer(_ color: Color, at center: Point) -> Layer {
    let pitch = side * 3
    let wire = Layer.Shape(
      rows, fillColor: .none, strokeColor: .color(color), lineWidth: side * 0.16)
    let copies = Layer.Replicator(
      count: max(Int(high / pitch), 1), transform: [.translate(Vector(dx: 0, dy: pitch))])
    return Layer(
      content: .replicator(copies),
      position: Point(center.x - across / 2, center.y - high / 2).onGrid,
      sublayers: [Layer(content: .shape(wire))])
  }

  private var rows: Path {
    var path = Path()
    let half = side * 3.squareRoot() / 2
    let count = Int(across / half / 2) * 2
    for row in 0..<2 {
      let top = Double(row) * side * 1.5
      func point(_ index: Int) -> Point {
        Point(Double(index) * half, top + ((index + row) % 2 == 0 ? 0 : side / 2)).onGrid
      }
      path.move(to: point(0))
      for index in 1...count { path.addLine(to: point(index)) }
      for index in 0...count where (index + row) % 2 != 0 {
        path.move(to: point(index))
        path.addLine(to: Point(point(index).x, point(index).y + side).onGrid)
      }
    }
    return path
  }
}

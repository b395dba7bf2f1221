import SweepGeometry
import SweepScene

extension Sectors {
  /// The ground below the words of a sector that points up.
  func ground(of number: Int, in context: DialContext) -> Layer {
    let half = Angle.turns(layout.half(number))
    // A gap of one width from the rim to the hub.
    let (outer, inner) = (inset(at: radius, half), inset(at: innerRadius, half))
    var path = Path.arc(center: .zero, radius: radius, from: outer - half, to: half - outer)
    path.addLine(to: Point(at: half - inner, radius: innerRadius))
    path.addArc(
      radii: Size(width: innerRadius, height: innerRadius),
      largeArc: (half - inner).degrees > 90, clockwise: false,
      to: Point(at: inner - half, radius: innerRadius))
    path.close()
    let color = context.theme[colors[number % colors.count]]
    let paint = isPlain ? domed(color.interpolated(to: .black, 0.16), color) : .color(color)
    let shape = Layer(content: .shape(Layer.Shape(path, fillColor: paint)))
    var layer = shape
    if !pictures.isEmpty {
      let picture = pictures[number % pictures.count].inked(context.theme.ink)
      if let pictureDirection {
        layer = picture.standing(at: .zero, pointing: pictureDirection, length: radius)
      } else {
        layer = Layer(sublayers: [picture.covering(box(half))])
        layer.mask = shape
      }
    }
    fade(&layer, in: context) { $0 == number ? 1 : idleOpacity }
    guard isPlain else { return layer }
    let theme = context.theme
    func shade(_ part: Double) -> Color { theme.face.interpolated(to: theme.ink, part) }
    let isFlat = theme.isOneTone
    var ground = Layer.Shape(
      path, fillColor: isFlat ? .color(theme.face) : domed(shade(0.02), shade(0.1)))
    ground.strokeColor = .color(isFlat ? theme.ink : theme.ink.opacity(0.14))
    ground.lineWidth = 0.6
    return Layer(sublayers: [Layer(content: .shape(ground)), layer])
  }

  /// Colours from the hub to the rim.
  private func domed(_ inner: Color, _ outer: Color) -> Paint {
    if inner == outer { return .color(outer) }
    return .gradient(
      Layer.Gradient(
        .radial(center: .zero, radius: radius),
        stops: [Layer.Gradient.Stop(innerRadius / radius, inner), Layer.Gradient.Stop(1, outer)],
        units: .userSpaceOnUse))
  }

  /// Whether sectors not selected are of the face.
  var isPlain: Bool { idleOpacity == 0 }

  /// Keeps the content of a sector upright while the wheel turns.
  func keepUpright(_ layer: Layer, of number: Int, in context: DialContext) -> Layer {
    let place = Angle.turns(layout.center(number)) + mark
    func turn(_ value: Double) -> Angle { -(self.turn(value) + place) }
    var upright = layer
    upright.transform = [.rotate(turn(context.reading.value))]
    upright.animations = context.reading.animations(of: .rotation, on: context.scale, turn) {
      $1.nearest(to: $0)
    }
    return upright
  }

  /// The outline of a sector that points up.
  private func box(_ half: Angle) -> Rect {
    let (edge, isWide) = (Vector(heading: half), half.degrees > 90)
    let side = radius * (isWide ? 1 : edge.dx)
    let bottom = (isWide ? radius : innerRadius) * edge.dy
    return Rect(x: -side, y: -radius, width: 2 * side, height: radius + bottom)
  }

  /// The words of a sector, twice if they change their colour on the way.
  func inks(
    _ words: SectorWords, of number: Int, in context: DialContext
  ) throws(DialError) -> [Layer] {
    let (theme, color) = (context.theme, context.theme[colors[number % colors.count]])
    let idle = [theme.face, theme.faceEdge].map { $0.interpolated(to: color, idleOpacity) }
    // Beside pictures, words keep their colour, so that the pictures are written once.
    let hasPictures = !pictures.isEmpty || icons.contains(where: \.isArtwork)
    let lit = isPlain ? [color, color.interpolated(to: .black, 0.16)] : [color]
    let bright = ink(on: hasPictures ? lit + idle : lit, in: theme)
    let dim = hasPictures ? bright : ink(on: idle, in: theme)
    var isSelected = Layer()
    fade(&isSelected, in: context) { $0 == number ? 1 : 0 }
    if bright == dim || isSelected.animations.isEmpty {
      return try words.layers(of: number, isSelected.opacity > 0 ? bright : dim, in: context)
    }
    var copies: [Layer] = []
    for (color, part) in [(dim, 0.0), (bright, 1)] {
      var copy = Layer(sublayers: try words.layers(of: number, color, in: context))
      fade(&copy, in: context) { $0 == number ? part : 1 - part }
      copies.append(copy)
    }
    return copies
  }

  private func ink(on grounds: [Color], in theme: Theme) -> Color {
    if let labelColor { return theme[labelColor] }
    return .legible(among: [theme.face, theme.ink, .black, .white], on: grounds)
  }

  /// Gives a layer the opacity that follows the sector at the mark.
  private func fade(_ layer: inout Layer, in context: DialContext, _ opacity: (Int) -> Double) {
    let isMissing = context.reading.isMissing
    layer.follow(.opacity, in: context) { opacity(isMissing ? -1 : index(of: $0)) }
  }

  private func inset(at radius: Double, _ half: Angle) -> Angle {
    min(.radians(gap / 2 / radius), half * 0.8)
  }
}

import SweepGeometry
import SweepScene

/// The outline of a face and its bezel.
enum FaceOutline {
  /// A disc about the centre.
  case disc(Double)
  /// A rectangle with round corners.
  case card(Rect, cornerRadius: Double)
  /// A case that is cropped to its scale.
  case fan(Fan)
  /// A superellipse of exponent 5, whose sides are so far from the centre.
  case squircle(Double)

  /// The outline so far outside; inside for a distance below zero.
  func path(outwards distance: Double = 0) -> Path {
    switch self {
    case .disc(let radius): return .circle(center: .zero, radius: radius + distance)
    case .fan(let fan): return fan.path(outwards: distance)
    case .squircle(let radius): return .squircle(radius: radius + distance)
    case .card(let frame, let cornerRadius):
      let size = Size(
        width: max(frame.size.width + 2 * distance, 0),
        height: max(frame.size.height + 2 * distance, 0))
      let rect = Rect(
        origin: Point(frame.center.x - size.width / 2, frame.center.y - size.height / 2),
        size: size)
      return .roundedRect(rect, cornerRadius: max(cornerRadius + distance, 0))
    }
  }

  /// The part of centred layers inside the outline: all of them, for a disc.
  func cropping(_ layers: [Layer]) -> [Layer] {
    guard case .fan = self, !layers.isEmpty else { return layers }
    var crop = Layer(sublayers: layers)
    crop.mask = filled(.color(.white))
    return [crop]
  }

  /// The area inside the outline, or of the outline moved by a distance.
  func filled(_ paint: Paint, outwards distance: Double = 0) -> Layer {
    Layer(content: .shape(Layer.Shape(path(outwards: distance), fillColor: paint)))
  }

  /// A line along the outline, with its middle at a distance.
  func line(
    _ paint: Paint, width: Double, outwards distance: Double, dashes: [Double] = []
  ) -> Layer {
    var shape = Layer.Shape(
      path(outwards: distance), fillColor: .none, strokeColor: paint, lineWidth: width)
    shape.lineDashPattern = dashes
    return Layer(content: .shape(shape))
  }
}

extension Path {
  /// A superellipse of exponent 5 about the centre, within 0.04 % of its radius.
  fileprivate static func squircle(radius: Double) -> Path {
    let (corner, side, bend) = (radius * 0.8706, radius * 0.49, radius * 0.099)
    var path = Path()
    path.move(to: Point(0, -radius))
    for turn in 0..<4 {
      let map = Affine.rotation(.degrees(90) * Double(turn))
      func place(_ x: Double, _ y: Double) -> Point { map.apply(to: Point(x, y)).onGrid }
      path.addCurve(
        to: place(corner, -corner), control1: place(side, -radius),
        control2: place(corner - bend, -corner - bend))
      path.addCurve(
        to: place(radius, 0), control1: place(corner + bend, -corner + bend),
        control2: place(radius, -side))
    }
    path.close()
    return path
  }
}

extension DialContext {
  /// The outline of a case that is cropped to the scale; nil for a round one.
  func fan(radius: Double) -> Fan? {
    theme.construction.case == .fitted ? Fan(fitting: scale, radius: radius) : nil
  }
}

extension Part {
  /// The outline of a face or a bezel. Throws for a radius of zero or less, for a frame without
  /// room and for corners below zero.
  func outline(
    radius: Double, frame: Rect? = nil, cornerRadius: Double = 0, in context: DialContext
  ) throws(DialError) -> FaceOutline {
    if let frame {
      try check("frame", min(frame.size.width, frame.size.height), above: 0)
      let corners = [Case.sheet: 0.15, .squircle: 1.35]
      let roundness = corners[context.theme.construction.case] ?? 1
      let most = min(frame.size.width, frame.size.height) / 2
      return .card(frame, cornerRadius: min(cornerRadius * roundness, most))
    }
    if radius >= 100, context.theme.construction.case == .squircle { return .squircle(radius + 4) }
    return context.fan(radius: radius).map { .fan($0) } ?? .disc(radius)
  }
}

/// The outline of a case that is cropped to a narrow scale: the convex hull of the arc over the
/// scale, a disc at either end of it and a disc about the hub.
///
/// All arcs keep their centres while the outline grows or shrinks, so that it stays parallel to
/// itself.
struct Fan {
  /// The span from which on a case is round, in degrees.
  static let widest = 200.0
  /// The radii of the arc, of the discs at its ends and of the disc about the hub, in dial units.
  /// The last has room for a reading between the hub and the edge.
  private static let radii = (arc: 100.0, corner: 24.0, hub: 56.0)
  /// The least distance from the ends of the scale to the sides, where these meet the arc.
  private static let margin = 18.0

  /// The direction of the middle of the scale.
  let middle: Angle
  /// The turn from there to the ends of the arc.
  let reach: Angle
  /// The turn from the middle to the direction that a side faces.
  let side: Angle
  /// The distance of the outline outside of that about a face of radius 100.
  private let distance: Double

  /// Makes the outline for a face; nil for a scale that needs a round one, and for a face so small
  /// that it is no more than something about the hub.
  init?(fitting scale: Scale, radius: Double) {
    let half = abs(scale.span.degrees) / 2
    let (arc, corner, hub) = Self.radii
    guard half > 0, 2 * half < Self.widest, radius > arc - corner else { return nil }
    // Sides that enclose a quarter or less are close to the scale; those of a half are one line.
    let part = min(max((half - 45) / 45, 0), 1)
    let offset = Self.margin + (hub - Self.margin) * part
    let lean = Self.lean((hub - corner) / (arc - corner))
    let room = Self.lean((offset - corner) / (arc - corner))
    middle = scale.start + scale.span / 2
    reach = min(.degrees(half) + room, .degrees(90) + lean)
    side = min(reach + .degrees(90) - lean, .degrees(180))
    distance = radius - arc
  }

  /// The angle whose sine it is.
  private static func lean(_ sine: Double) -> Angle {
    Vector(dx: sine, dy: -(1 - sine * sine).squareRoot()).direction
  }

  private var arc: Double { Self.radii.arc + distance }
  private var corner: Double { Self.radii.corner + distance }
  private var hub: Double { Self.radii.hub + distance }

  /// The middle of the disc at an end of the arc: 1 for the end, -1 for the start.
  private func end(_ sign: Double) -> Point {
    Point(at: middle + reach * sign, radius: Self.radii.arc - Self.radii.corner)
  }

  /// The outline so far outside; inside for a distance below zero.
  func path(outwards more: Double = 0) -> Path {
    let (first, last) = (end(-1), end(1))
    let (start, size) = (Point(at: middle - reach, radius: arc + more), max(corner + more, 0))
    let radii = Size(width: size, height: size)
    var path = Path.arc(radius: arc + more, from: middle - reach, to: middle + reach)
    path.addArc(radii: radii, to: Point(at: middle + side, radius: size, from: last))
    if side < .degrees(180) {
      path.addArc(
        center: .zero, radius: max(hub + more, 0), from: middle + side,
        to: middle + .degrees(360) - side)
    }
    path.addLine(to: Point(at: middle - side, radius: size, from: first))
    path.addArc(radii: radii, to: start)
    path.close()
    return path
  }

  /// The depth of a point inside the outline; negative outside of it.
  func depth(of point: Point) -> Double {
    // The two sides of the middle are alike.
    let way = Vector(dx: point.x, dy: point.y)
    let turn = folded((way.direction - middle).degrees)
    let place = Point(at: turn, radius: way.length)
    let tip = Point(at: reach, radius: Self.radii.arc - Self.radii.corner)
    func depth(below radius: Double, about center: Point, _ least: Angle, _ most: Angle) -> Double {
      let reach = place - center
      let facing = min(max(folded(reach.direction.degrees), least), most)
      return radius - reach.dot(Vector(heading: facing))
    }
    return min(
      depth(below: arc, about: .zero, .zero, reach),
      depth(below: corner, about: tip, reach, side),
      depth(below: hub, about: .zero, side, .degrees(180)))
  }

  private func folded(_ degrees: Double) -> Angle {
    let turn = Angle.degrees(degrees).normalized.degrees
    return .degrees(turn > 180 ? 360 - turn : turn)
  }
}

import SweepGeometry

enum Figures {
  static let skeletons: [Character: GlyphSkeleton] = [
    "0": .figure { $0.ring($0.l, $0.o, $0.r, $0.u) },
    "1": GlyphSkeleton(
      { $0.figure * ($0.alternates.contains(.serifs) ? 0.84 : 0.55) + $0.stroke * 0.15 }, one),
    "2": .figure(1, two), "3": .figure(1, three), "4": .figure(1.06, four),
    "5": .figure(1, five), "6": .figure(1, six), "7": .figure(0.96, seven),
    "8": .figure(1, eight), "9": .figure(1, nine),
  ]

  private static func one(_ p: inout Pen) {
    let hasFoot = p.construction.alternates.contains(.serifs)
    let stem = hasFoot ? p.m + p.s * 0.1 : p.r
    p.stroke(stem, p.top, stem, hasFoot ? p.b : p.base)
    p.flag(stem: stem, to: hasFoot ? stem - p.x(0.42) : 0, p.y(0.235))
    if hasFoot { p.stroke(0, p.b, p.width, p.b) }
  }

  private static func two(_ p: inout Pen) {
    let top = p.arch(share: 0.58)
    p.begin(p.l + 0.5, p.o + top.height, vh: p.l + 0.5 + top.width, p.o, last: p.open(0.86))
    p.h(p.r - 0.5 - top.width)
    p.hv(p.r - 0.5, p.o + top.height)
    let neck = Point(p.r - 0.5, p.o + top.height + p.y(0.115))
    p.swing(neck, towards: p.corner(at: 0, p.b, from: neck), 0.42)
    p.h(p.width)
  }

  private static func three(_ p: inout Pen) {
    let waist = p.y(0.472)
    let (upper, lower) = (p.span(waist - p.o, inset: 1.5), p.span(p.u - waist))
    let first = p.radii(upper.1 - upper.0, waist - p.o)
    let last = p.radii(lower.1 - lower.0, p.u - waist)
    p.begin(
      upper.0, p.o + first.height, vh: upper.0 + first.width, p.o, last: p.open(0.9))
    p.bowl(upper.1, to: waist, box: upper.1 - upper.0)
    p.h(p.m - p.s * 0.35)
    p.h(lower.1 - last.width)
    p.bowl(lower.1, to: p.u, box: lower.1 - lower.0)
    p.h(lower.0 + last.width)
    p.hv(lower.0, p.u - last.height, upTo: p.open(0.9))
  }

  private static func four(_ p: inout Pen) {
    let bar = p.y(0.745)
    let stem = p.x(0.76) - p.s * 0.15
    if p.construction.alternates.contains(.open4) {
      let head = (p.x(0.615), p.top)
      let foot = p.corner(at: 0, bar, from: Point(head.0, head.1))
      p.zigzag([(p.width, bar), (foot.x, foot.y), head], first: false)
      p.stroke(stem, p.y(0.44), stem, p.base)
    } else {
      let head = Point(stem - p.s * 0.22, p.t)
      let foot = p.corner(at: 0, bar, from: head)
      p.polyline([Point(p.width, bar), foot, head, Point(stem, p.t), Point(stem, p.base)])
    }
  }

  private static func five(_ p: inout Pen) {
    let top = p.y(0.375) + p.s * 0.12
    let (left, right) = p.span(p.u - top)
    let radii = p.radii(right - left, p.u - top)
    let turn = Quarter(
      from: Point(left, top + radii.height), to: Point(left + radii.width, top), across: false,
      p.construction.bowl)
    let share = p.construction.bowl == .stadium ? 0.3 : 0.42
    let foot = turn.point(share)
    p.move(p.width - p.s * 0.3, p.t)
    p.h(max(foot.x + p.s * 0.1, p.l + p.s * 0.2))
    p.line(foot.x, foot.y)
    p.follow(turn, from: share)
    p.bowl(right, to: p.u, box: right - left)
    p.h(left + radii.width)
    p.hv(left, p.u - radii.height, upTo: p.open(0.88))
  }

  static func six(_ p: inout Pen) {
    let waist = p.y(0.415)
    if p.construction.alternates.contains(.straightTails) { return tailed(&p) }
    let (top, low) = (p.arch(share: 0.6), p.radii(p.r - p.l, p.u - waist))
    p.begin(p.r - 1, p.o + top.height, vh: p.r - 1 - top.width, p.o, last: p.open(0.84))
    p.h(p.l + top.width)
    p.hv(p.l, p.o + top.height)
    p.v(p.u - low.height)
    p.vh(p.l + low.width, p.u)
    p.bowl(p.r, to: waist)
    p.h(p.l + low.width)
    p.hv(p.l, waist + low.height)
  }

  private static func nine(_ p: inout Pen) {
    var turned = Pen(p.construction, width: p.width, top: p.top, base: p.base)
    six(&turned)
    p.append(
      turned.path.applying(.rotation(.degrees(180), about: Point(p.m, (p.top + p.base) / 2))))
  }

  private static func seven(_ p: inout Pen) {
    let foot = p.x(0.32)
    let head = p.corner(at: p.width, p.t, from: Point(foot, p.base), side: -1)
    p.zigzag([(0, p.t), (head.x, head.y), (foot, p.base)], first: false)
  }

  private static func eight(_ p: inout Pen) {
    let waist = p.y(0.468)
    let (upper, lower) = (p.span(waist - p.o, inset: 1.8), p.span(p.u - waist))
    p.ring(upper.0, p.o, upper.1, waist)
    p.ring(lower.0, waist, lower.1, p.u)
  }

  /// A 6 of a bowl and a tail that touches it.
  private static func tailed(_ p: inout Pen) {
    let isCircle = p.construction.bowl == .circle
    let waist = isCircle ? p.u - (p.r - p.l) : p.y(0.37)
    let middle = (waist + p.u) / 2
    let radii = p.radii(p.r - p.l, p.u - waist)
    let head = Point(p.x(isCircle ? 0.65 : 0.72), p.top)
    p.ring(p.l, waist, p.r, p.u)
    if isCircle {
      let touch = Point(p.m, middle).tangent(radius: radii.height, from: head)
      return p.zigzag([(head.x, head.y), (touch.x, touch.y)], last: false)
    }
    let turn = Point(p.l + (head.x - p.l) * 0.4, p.y(0.27))
    p.move(p.l, middle)
    p.curve(
      Point(p.l, middle - radii.height * 0.5),
      Point(turn.x + (turn.x - head.x) * 0.4, turn.y + (turn.y - head.y) * 0.4), turn)
    p.zigzag([(head.x, head.y), (turn.x, turn.y)], last: false)
  }
}

extension Point {
  /// The point where the left tangent from a place above touches the circle about this point.
  fileprivate func tangent(radius: Double, from place: Point) -> Point {
    let way = place - self
    let turn = Angle.radians(arcTangent((way.dot(way) - radius * radius).squareRoot(), radius))
    return Point(at: way.direction - turn, radius: radius, from: self)
  }
}

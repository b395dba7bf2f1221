import SweepGeometry
import SweepScene

private let oval = Path.ellipse(center: Point(3, 4), radii: Size(width: 40, height: 20))

/// Line widths, trims, dashes and outlines.
let strokeCases: [OracleCase] = [
  OracleCase("line width", zigzag(basic(.lineWidth, 0.5, 7.25))),
  OracleCase(
    "dash phase",
    zigzag(basic(.lineDashPhase, -5, 40)) {
      $0.lineDashPattern = [6, 2.5]
    }),
  OracleCase("end of a stroke", zigzag(basic(.strokeEnd, 0, 1, pace: .easeInEaseOut))),
  OracleCase("end of a stroke that stays", zigzag(basic(.strokeEnd, 0, 0.6, timing(fill: .both)))),
  OracleCase(
    "end of a stroke that begins later",
    zigzag(basic(.strokeEnd, 0.25, 1)) {
      $0.strokeStart = 0.125
    }),
  OracleCase("start of a stroke", zigzag(basic(.strokeStart, 0, 1))),
  OracleCase(
    "start of a stroke that ends before",
    zigzag(basic(.strokeStart, 0.5, 0)) {
      $0.strokeEnd = 0.75
    }),
  OracleCase(
    "both ends of a stroke at one pace",
    zigzag(
      basic(.strokeStart, 0, 0.5, pace: .easeIn), basic(.strokeEnd, 0.25, 1, pace: .easeIn))),
  OracleCase(
    "both ends of a stroke at two paces, for ever",
    zigzag(
      basic(.strokeStart, 0, 0.75, timing(times: .infinity), pace: .easeInEaseOut),
      basic(.strokeEnd, 0.125, 1, timing(times: .infinity), pace: .easeOut))),
  OracleCase(
    "both ends of a stroke that pass each other",
    zigzag(
      basic(.strokeStart, 1, 0.25), basic(.strokeEnd, 0.125, 0.875, timing(fill: .both))
    ) {
      $0.lineCap = .round
    }),
  OracleCase(
    "nothing of a round stroke", at: [0, 0.001, 1, 2, 3],
    zigzag(basic(.strokeEnd, 0, 1, pace: .easeIn)) {
      $0.lineCap = .round
      $0.strokeEnd = 0
    }),
  OracleCase(
    "nothing of a round stroke's middle", at: [0, 0.5, 1.5, 1.999, 2, 3],
    zigzag(basic(.strokeEnd, 0, 1)) {
      ($0.lineCap, $0.strokeStart, $0.strokeEnd) = (.round, 0.5, 0.25)
    }),
  OracleCase("trim of an ellipse", zigzag(basic(.strokeEnd, 0, 1)) { $0.path = oval }),
  OracleCase(
    "trim of an arc",
    zigzag(basic(.strokeEnd, 0.1, 0.9, timing(times: 2.5))) {
      $0.path = .arc(radius: 44, from: .degrees(-118.4), to: .degrees(119))
    }),
  OracleCase(
    "still trim", at: [0, 1],
    zigzag {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.75
    }),
  OracleCase("width of a trimmed stroke", zigzag(basic(.lineWidth, 1, 5)) { $0.strokeEnd = 0.5 }),
  OracleCase(
    "outline of lines",
    morph(
      .polyline([Point(0, 0), Point(10, 10), Point(20, 0)]),
      .polyline([Point(5, 5), Point(40, 5), Point(40, -30)]))),
  OracleCase("outline of curves", morph(curves(0), curves(7))),
  OracleCase(
    "outline of arcs",
    morph(
      .arc(radius: 30, from: .zero, to: .degrees(80)),
      .arc(radius: 40, from: .degrees(20), to: .degrees(170)))),
  OracleCase("outline of an ellipse", morph(oval, .circle(radius: 20))),
  OracleCase(
    "outline of a rectangle",
    morph(
      .rect(Rect(x: 0, y: 0, width: 10, height: 20)), .rect(Rect(x: -9, y: 3, width: 40, height: 2))
    )),
  OracleCase(
    "outline of a sector",
    morph(
      .sector(innerRadius: 10, outerRadius: 30, from: .zero, to: .degrees(30)),
      .sector(innerRadius: 12, outerRadius: 34, from: .degrees(5), to: .degrees(170)))),
  OracleCase("arc that takes the other way", morph(arc(large: false), arc(large: true))),
  OracleCase(
    "outlines that do not mix",
    zigzag(
      keys(
        .path,
        [
          .polyline([Point(0, 0), Point(10, 10)]), .circle(radius: 9),
          .polyline([Point(5, 0), Point(-10, 10)]), .polyline([Point(5, 20), Point(-10, 30)]),
        ], at: [0, 0.3, 0.5, 1]))),
  OracleCase(
    "outlines in steps",
    zigzag(
      keys(.path, [oval, .circle(radius: 9), .circle(radius: 20)], mode: .discrete))),
]

private func morph(_ from: Path, _ to: Path) -> Layer {
  zigzag(basic(.path, from, to, timing(fill: .both)))
}

private func curves(_ offset: Double) -> Path {
  var path = Path()
  path.move(to: Point(0, offset))
  path.addQuadCurve(to: Point(20, 0), control: Point(10, 30 + offset))
  path.addCurve(
    to: Point(50 + offset, 9), control1: Point(30, -30), control2: Point(40 - offset, 40))
  path.close()
  return path
}

private func arc(large: Bool) -> Path {
  var path = Path()
  path.move(to: Point(-10, 0))
  path.addArc(
    radii: Size(width: 20, height: 12), rotation: .degrees(20), largeArc: large,
    to: Point(10, large ? 5 : 0))
  return path
}

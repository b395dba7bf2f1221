import SweepGeometry
import SweepScene

/// Turns, stretches and moves, alone and in lists, about every kind of anchor.
let transformCases: [OracleCase] = [
  OracleCase("turn the long way", zigzag(basic(.rotation, .degrees(-118.4), .degrees(119)))),
  OracleCase("turn several times", zigzag(basic(.rotation, .degrees(10), .degrees(-1450)))),
  OracleCase(
    "turn from the layer's own angle",
    changed(zigzag(basic(.rotation, nil, .degrees(90)))) {
      $0.transform = [.rotate(.degrees(30))]
    }),
  OracleCase(
    "turn to the layer's own angle",
    changed(zigzag(basic(.rotation, .degrees(90), nil))) {
      $0.transform = [.rotate(.degrees(30))]
    }),
  OracleCase("stretch", zigzag(basic(.scale, ScaleFactors(0.2), ScaleFactors(x: 2, y: -1)))),
  OracleCase("stretch along one axis", zigzag(basic(.scale, ScaleFactors(x: 1, y: 3), nil))),
  OracleCase(
    "move", zigzag(basic(.translation, Vector(dx: -30, dy: 0), Vector(dx: 30.5, dy: 12.25)))),
  OracleCase("move along a line", zigzag(basic(.translation, .zero, Vector(dx: 0, dy: 40)))),
  OracleCase(
    "position and bounds",
    changed(zigzag(basic(.rotation, .zero, .degrees(200)))) {
      $0.position = Point(20, -35)
      $0.bounds = Rect(x: -10, y: 4, width: 40, height: 20)
      $0.anchorPoint = Point(x: 0.25, y: 1)
    }),
  OracleCase(
    "anchor outside the bounds",
    changed(zigzag(basic(.scale, ScaleFactors(1), ScaleFactors(2)))) {
      $0.bounds = Rect(x: 0, y: 0, width: 30, height: 30)
      $0.anchorPoint = Point(x: -1, y: 2)
    }),
  OracleCase(
    "first turn of a list",
    changed(zigzag(basic(.rotation, .zero, .degrees(180)))) {
      $0.position = Point(5, 6)
      $0.transform = [
        .skewX(.degrees(10)), .rotate(.degrees(40)), .translate(Vector(dx: 12, dy: 3)),
        .rotate(.degrees(-15)), .scale(x: 0.5, y: 1.5),
      ]
    }),
  OracleCase(
    "every step of a list",
    changed(
      zigzag(
        basic(.scale, ScaleFactors(0.5), ScaleFactors(1.5), timing(3)),
        basic(.rotation, .zero, .degrees(75), timing(begin: 0.5, 2, fill: .both)),
        basic(.translation, .zero, Vector(dx: 20, dy: 0), timing(begin: 1, 1, back: true)))
    ) {
      $0.position = Point(-8, 3)
      $0.transform = [
        .translate(Vector(dx: 5, dy: 0)), .skewY(.degrees(5)), .rotate(.degrees(20)),
        .matrix(Affine(a: 1, b: 0.2, c: 0, d: 1, tx: 2, ty: 3)), .scale(x: 1, y: 1.25),
      ]
      $0.bounds = Rect(x: 1, y: 2, width: 8, height: 6)
    }),
  OracleCase(
    "steps that the transform lacks",
    zigzag(
      basic(.translation, .zero, Vector(dx: 30, dy: 5), timing(fill: .forwards)),
      basic(.rotation, .zero, .degrees(60), timing(begin: 0.5, 1)),
      basic(.scale, ScaleFactors(1), ScaleFactors(2), timing(begin: 1, 2, fill: .both)))),
  OracleCase(
    "nested layers that all move",
    at: [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4],
    Layer(
      "outer", position: Point(10, 20), transform: [.rotate(.degrees(10))],
      sublayers: [
        Layer(
          "middle", transform: [.scale(0.5)],
          sublayers: [
            changed(zigzag(basic(.rotation, .zero, .degrees(-90), timing(begin: 1, 1)))) {
              $0.position = Point(7, 7)
            }
          ],
          animations: [basic(.translation, .zero, Vector(dx: 50, dy: 0), timing(2, back: true))])
      ],
      animations: [basic(.rotation, .zero, .degrees(360), timing(3, times: .infinity))])),
  OracleCase(
    "a shape with sublayers",
    changed(zigzag(basic(.rotation, .zero, .degrees(90)))) {
      var inner = zigzag(basic(.rotation, .zero, .degrees(-90)))
      inner.name = "inner"
      $0.sublayers = [inner]
    }),
]

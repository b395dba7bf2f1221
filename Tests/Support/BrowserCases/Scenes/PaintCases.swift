import SweepGeometry
import SweepScene

private let red = Color(0xe03010)
private let blue = Color(0x1040d0)

/// Opacity, hiding, colours and gradients.
let paintCases: [OracleCase] = [
  OracleCase("fade", zigzag(basic(.opacity, 0, 1))),
  OracleCase(
    "fade from the layer's own",
    changed(zigzag(basic(.opacity, nil, 0.125))) {
      $0.opacity = 0.75
    }),
  OracleCase("fade beyond the ends", zigzag(basic(.opacity, -0.5, 1.5))),
  OracleCase(
    "fade of layers in each other", at: [0, 0.3, 1, 1.7, 2, 3],
    Layer(
      "outer", sublayers: [zigzag(basic(.opacity, 1, 0.5, timing(fill: .forwards)))],
      animations: [basic(.opacity, 0.25, 1)])),
  OracleCase("hide", zigzag(basic(.isHidden, false, true))),
  OracleCase("hide at a pace", zigzag(basic(.isHidden, false, true, pace: .easeIn))),
  OracleCase(
    "show a hidden layer",
    changed(zigzag(basic(.isHidden, true, false))) {
      $0.isHidden = true
    }),
  OracleCase(
    "blink",
    zigzag(
      keys(.isHidden, [false, true, false], at: [0, 0.3, 0.6], timing(times: 3), mode: .discrete))),
  OracleCase("hide by keys", zigzag(keys(.isHidden, [true, false, true], at: [0, 0.3, 1]))),
  OracleCase("hide by even keys", zigzag(keys(.isHidden, [true, false, true]))),
  OracleCase("hide there and back", zigzag(basic(.isHidden, false, true, timing(back: true)))),
  OracleCase(
    "hide in steps there and back",
    zigzag(
      keys(.isHidden, [false, true], at: [0, 0.25], timing(back: true), mode: .discrete))),
  OracleCase(
    "hide a layer with sublayers", at: [0, 0.5, 1.5, 3],
    Layer("outer", sublayers: [zigzag()], animations: [basic(.isHidden, true, false)])),
  OracleCase("fill", zigzag(basic(.fillColor, red, blue))),
  OracleCase("fill that becomes clear", zigzag(basic(.fillColor, red, blue.opacity(0.25)))),
  OracleCase(
    "fill from a clear one",
    zigzag(basic(.fillColor, nil, red)) {
      $0.fillColor = .color(blue.opacity(0.5))
    }),
  OracleCase(
    "stroke that becomes clear",
    zigzag(
      keys(.strokeColor, [red, blue.opacity(0.5), .clear], at: [0, 0.25, 1], timing(fill: .both)))),
  OracleCase(
    "colours in steps",
    zigzag(
      keys(.fillColor, [red, blue, .white], timing(fill: .forwards), mode: .discrete))),
  OracleCase("paced colours", zigzag(keys(.fillColor, [red, blue, .white], mode: .paced))),
  OracleCase(
    "colours of a gradient",
    gradient(
      keys(
        .colors, [[red, blue, .white], [blue, .clear, red], [.black, red.opacity(0.5), blue]]))),
  OracleCase(
    "colours of a gradient, delayed",
    gradient(
      basic(.colors, [red, blue, red], [blue, red, blue], timing(begin: 1, 1, fill: .both)))),
  OracleCase(
    "places of a gradient",
    gradient(
      basic(.locations, [0, 0.1, 1], [0.25, 0.75, 0.875], timing(fill: .forwards)))),
  OracleCase(
    "both of a gradient",
    gradient(
      basic(.colors, nil, [blue, red, blue], timing(2, back: true)),
      basic(.locations, nil, [0, 0.5, 0.5], timing(begin: 0.5, 1)))),
  OracleCase(
    "gradient of a shape",
    zigzag(basic(.colors, nil, [blue, red])) {
      $0.fillColor = .gradient(.vertical(red, blue.opacity(0.5)))
    }),
  OracleCase(
    "gradient of a stroke",
    zigzag(basic(.colors, nil, [blue, red], timing(fill: .forwards))) {
      $0.strokeColor = .gradient(.vertical(red, blue.opacity(0.5)))
    }),
]

/// A layer that is a gradient, called `tested`.
private func gradient(_ animations: Layer.Animation...) -> Layer {
  let gradient = Layer.Gradient(
    .linear(from: Point(0, 0), to: Point(1, 0)),
    stops: [.init(0, .black), .init(0.5, red), .init(1, .white)])
  return changed(Layer("tested", content: .gradient(gradient), animations: animations)) {
    $0.bounds = Rect(x: 0, y: 0, width: 50, height: 30)
  }
}

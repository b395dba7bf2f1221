import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import Sweephand

/// Colours in the light and in the dark, as engines and rasterisers show them.
struct SwitchingPictures: Encodable {
  /// A dial that takes the light of the page; its needle's colour is a variable of the page too.
  var dial: String
  /// Pictures of the one theme, of the other and of both.
  var images: [String: String]
  /// A square that is red, then green, and then as its face.
  var moving: String
  /// Colours of the light and the dark theme by their names.
  var colors: [String: [String: String]]

  init() throws {
    let both = Theme.flat.switching(to: Self.dark)
    dial = try Self.picture(both, .none)
    images = [
      "both": try Self.picture(both), "light": try Self.picture(.flat),
      "dark": try Self.picture(Self.dark),
    ]
    moving = try Self.moving()
    colors = ["light": Self.colors(of: .flat), "dark": Self.colors(of: Self.dark)]
  }

  private static func colors(of theme: Theme) -> [String: String] {
    ["accent": rgb(theme.accent), "face": rgb(theme.face), "faceEdge": rgb(theme.faceEdge)]
  }

  /// A theme for the dark that differs from `flat` in its colours alone.
  private static let dark: Theme = {
    var dark = Theme.flat
    for token in ThemeColor.Token.allCases { dark[token] = Theme.instrument[token] }
    return dark
  }()

  private static func picture(
    _ theme: Theme, _ prefix: SVGOptions.IDPrefix = .auto
  ) throws -> String {
    let dial = Speedometer(142, in: 0...280).with { $0.theme = theme }
    let options = SVGOptions(idPrefix: prefix, motion: prefix == .auto ? .none : .full)
    return try SVGWriter(options).write(dial.scene()).string
  }

  /// A square whose fill is animated for a second, on a scene with variables.
  private static func moving() throws -> String {
    let theme = Theme.flat.switching(to: dark)
    var layer = Layer(
      "square",
      content: .shape(
        Layer.Shape(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), fillColor: .color(theme.face))))
    layer.animations = [
      .keyframe(
        KeyframeAnimation(
          .fillColor, values: [Color(0xff0000), Color(0x00ff00)], calculationMode: .discrete,
          timing: MediaTiming(duration: 1)))
    ]
    var scene = Layer.Scene(size: Size(width: 9, height: 9), layers: [layer])
    scene.variables = ThemeColor.Token.allCases.map(\.rawValue)
    return try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(scene).string
  }

  private static func rgb(_ color: Color) -> String {
    "rgb(\(color.rgb >> 16), \(color.rgb >> 8 & 255), \(color.rgb & 255))"
  }
}

import SweepGeometry
import SweepSVG
import SweepScene

@testable import SweepDials

/// The labels of many dials, in a font.
enum LabelPictures {
  static func all() throws -> [Picture] {
    try dials.enumerated().map { index, dial in
      Picture(
        name: "dial \(index)",
        svg: try SVGWriter(SVGOptions(idPrefix: .none)).write(dial.scene()).string)
    }
  }

  private static let dials: [Dial] = scales.flatMap { scale in
    Labels.Orientation.allCases.flatMap { orientation in
      Labels.Side.allCases.map { side in
        var labels = Labels()
        labels.orientation = orientation
        labels.side = side
        labels.style.locale = .named("de-CH")
        return Dial(context: DialContext(scale: scale, theme: theme)) { labels }
      }
    }
  }

  private static let theme: Theme = {
    var theme = Theme.flat
    theme.text = .system
    return theme
  }()

  private static let scales: [Scale] = [
    Scale(0...100), Scale(-12_000...12_000), Scale(0...5e7, ticks: TickRule(.step(1e6))),
    Scale(0...360, start: .zero, span: .degrees(360)),
    Scale(20...20_000, mapping: .log(), ticks: TickRule(.perDecade([1, 2, 3, 4, 5, 6, 7, 8, 9]))),
    Scale(0...100, mapping: .power(exponent: 0.4)), Scale(0...86_400, mapping: .time),
    Scale(-1000...1000, mapping: .symmetricLog()),
    Scale(
      categories: ["Thunderstorm", "I", "Thunderstorm", "gypsy", "Sun", "Very cloudy", "Fog"],
      span: .degrees(360)),
  ]
}

/// The width of a text by our tables, at a size of 100.
struct TextWidth: Encodable {
  var family: String
  var weight: Int
  var text: String
  var width: Double

  static var all: [TextWidth] {
    let text = "0123456789 −1.234,5 kHz Wednesday ½ °C µ"
    let fonts = [("Liberation Sans", 400), ("Liberation Sans", 700), ("DejaVu Sans", 400)]
    return fonts.map { family, weight in
      TextWidth(
        family: family, weight: weight, text: text,
        width: FontWidths.of(family: family).advance(of: text, weight: weight) * 100)
    }
  }
}

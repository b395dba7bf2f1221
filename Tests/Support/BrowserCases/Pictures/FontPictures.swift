import SweepFonts
import SweepGeometry
import SweepSVG
import SweepScene
import SweepType
import TestSupport

/// Lines of text in a font of the system, as outlines and in a subset of the font.
struct FontPicture: Encodable {
  var name: String
  var system: String
  var outlines: String
  var subset: String
  /// Outlines with a full stop more on each line.
  var other: String

  static func all() throws -> [FontPicture] {
    try lines.map { font, strings in
      let face = try FontFace(font.bytes(), name: font.rawValue)
      return FontPicture(
        name: "\(font)", system: try picture(strings, in: face, .system),
        outlines: try picture(strings, in: face, .outline),
        subset: try picture(strings, in: face, .embed),
        other: try picture(strings.map { "\($0)." }, in: face, .outline))
    }
  }

  private static let lines: [(font: TestFont, strings: [String])] = [
    (.dejaVu, ["0–9 km/h", "AVAWA Tafi 4711", "سرعة 120 كم/س", "מהירות (12%) א", "M\u{303} é Ω"]),
    (.liberation, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "−12.5 °C", "1/2 ± 3"]),
    (.noto, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "Ελλάδα", "Москва"]),
    (.arabic, ["سرعة", "محرك السيارة", "١٢٣٤", "لا إله", "ثانية"]),
    (.devanagari, ["गति", "क्षत्रिय", "किमी", "०१२३", "वर्षा"]),
    (.postScript, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "−12.5 °C", "1/2 ± 3"]),
    (.variable, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "−12.5 °C", "1/2 ± 3"]),
  ]

  private static func picture(
    _ strings: [String], in font: FontFace, _ fonts: SVGOptions.Fonts
  ) throws -> String {
    var scene = Layer.Scene(size: Size(width: 400, height: 400))
    scene.layers = strings.enumerated().map { index, string in
      var text = Layer.Text(string, fontSize: 24 + 4 * Double(index))
      if index == 1 { text.letterSpacing = 1.5 }
      return Layer(content: .text(text), position: Point(200, 60 + 70 * Double(index)))
    }
    scene.font = font
    var options = SVGOptions()
    options.fonts = fonts
    return try SVGWriter(options).write(scene).string
  }
}

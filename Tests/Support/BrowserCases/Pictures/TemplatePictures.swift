import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTemplates
import SweepYAML

/// The built-in templates, as browsers are to show them.
enum TemplatePictures {
  /// Every template in every theme in a font, 96 pixels on the shorter side: compact and as usual.
  static func compact() throws -> [String: [Picture]] {
    ["compact": try small(compact: true), "usual": try small(compact: false)]
  }

  private static func small(compact: Bool) throws -> [Picture] {
    try everything { template, theme in
      let document = Document(try Template.named(template).value.required(template))
      let values = ["compact": "\(compact)", "theme": theme, "text": "system"]
      let outcome = document.scene(set: values, in: RenderEnvironment().readingFiles)
      var scene = try outcome.value.required("scene of \(template): \(outcome.diagnostics)")
      let scale = 96 / min(scene.size.width, scene.size.height)
      scene.size.width *= scale
      scene.size.height *= scale
      return try SVGWriter(SVGOptions(motion: .none)).write(scene).string
    }
  }

  /// Every template in every theme, in a font and drawn, and those with little room.
  static func layouts() throws -> [String: [Picture]] {
    func all(_ text: Lettering) throws -> [Picture] {
      try everything { template, theme in
        try svg("template: \(template)\nwith: {theme: \(theme), text: \(text)}")
      }
    }
    let small = try narrow.flatMap { template, with in
      try Lettering.allCases.map { text in
        Picture(
          name: "\(template), \(with), \(text)",
          svg: try svg("template: \(template)\ntext: \(text)\nwith: {\(with)}"))
      }
    }
    return ["system": try all(.system), "drawn": try all(.drawn), "narrow": small]
  }

  /// Every template with drawn text, a theme for each in turn, and one in a font to compare.
  static func drawnType() throws -> [Picture] {
    let themes = Theme.library.map(\.name)
    var settings = Template.names.enumerated().map { index, template in
      "template: \(template)\nwith: {theme: \(themes[index % themes.count])}\ntext: drawn"
    }
    settings.append("template: speedometer\ntext: system")
    return try settings.map {
      Picture(name: $0, svg: try svg($0, SVGOptions(motion: .none)))
    }
  }

  private static func everything(
    _ svg: (String, String) throws -> String
  ) throws -> [Picture] {
    try Template.names.flatMap { template in
      try Theme.library.map { theme in
        Picture(name: "\(template) in \(theme.name)", svg: try svg(template, theme.name))
      }
    }
  }

  private static func svg(
    _ settings: String, _ options: SVGOptions = SVGOptions()
  ) throws -> String {
    let outcome = Document.render(
      Array("sweephand: 1\n\(settings)".utf8), file: "dial.yaml",
      in: RenderEnvironment(now: { 1_782_030_483.5 }, timeZone: "UTC"))
    let scene = try outcome.value.required("scene of \(settings): \(outcome.diagnostics)")
    return try SVGWriter(options).write(scene).string
  }

  private static let wide = "start: -150, span: 300"

  /// Readings, units and words that have little room.
  private static let narrow = [
    ("speedometer", "min: -40, max: 260, value: 135.668, decimals: 3, \(wide), compact: true"),
    ("speedometer", "max: 0.05, value: 0.013, decimals: 2, \(wide), unit: litres per hour"),
    ("speedometer", "max: 12000, value: 5983, \(wide)"),
    ("speedometer", "min: -40, max: -39.95, value: -39.98, compact: true"),
    (
      "speedometer",
      "value: 73, start: -90, span: 180, max: 12000, decimals: 1, unit: litres per hour"
    ),
    ("speedometer", "start: -30, span: 60, theme: brass"),
    ("speedometer", "start: -150, span: 120, value: 12.5, decimals: 1"),
    (
      "dashboard",
      "max: 12000, danger: 9600, speed: 4800, fuel: 0.7, temperature: 90, compact: true"
    ),
    (
      "line-graph",
      "values: [31, 28, 34, 92], heading: \(String(repeating: "A heading that is long ", count: 5))"
    ),
    ("line-graph", "values: [1, 5, -3, 1000000], compact: true"),
    (
      "sparkline",
      "values: [812, 1214], name: Requests per second over all the data centres, "
        + "note: compared with the week before"
    ),
    (
      "world-clock",
      "west: '05:08', westName: San Francisco Bay Area, "
        + "middle: '10:08', middleName: Frankfurt am Main und Offenbach"
    ),
    ("ring", "value: 123456.789, max: 200000, label: Energy of the whole year so far"),
    ("countdown", "label: until the launch of the rocket from the pad"),
    ("tachometer", "unit: revolutions per minute ×1000"),
    ("thermometer", "min: -273.15, max: -100, value: -200, unit: degrees Celsius"),
    ("thermometer", "max: 1000000, value: 654321, decimals: 0"),
    ("tachometer", "max: 8000, value: 3450, redline: 6500, unit: r/min"),
    (
      "kpi-card",
      "name: Durchschnittliche Bearbeitungszeit aller Anfragen, values: [1, -987654321], unit: €"
    ),
    ("kpi", "name: 平均応答時間のとても長い名前, value: 111111111, max: 2e8, unit: Kubikmeter"),
    (
      "steps",
      "steps: [Bestellungseingangsbestätigung, 梱包しておりますのでお待ち, Out for delivery, Auslieferung], "
        + "name: Bestellungseingangsbestätigung 2048, note: Ankunft voraussichtlich am Donnerstag"
    ),
    (
      "radial-bars",
      "values: [1234567, 4567, 12], names: [Donaudampfschifffahrtsgesellschaft, 東京都千代田区霞が関, Süd]"
    ),
    ("radial-bars", "values: [1234567890.125, 98], decimals: 6, unit: ' Quadratkilometer'"),
  ]
}

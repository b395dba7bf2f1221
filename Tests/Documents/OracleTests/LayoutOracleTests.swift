import SweepDials
import SweepSVG
import SweepTemplates
import TestSupport
import Testing
import SweepYAML

/// Every template in every theme, small and large, as a browser lays it out.
@Suite(.inBrowser) struct LayoutOracleTests {
  private static let themes = Theme.library.map(\.name)

  /// The layouts of all of them in fonts, a template after the other, from one page.
  private static let layouts = Task {
    try await PageLayout.of(pictures(.system), widths: [96, 400], times: [0, 0.13, 1000])
  }
  /// The same with drawn text, which is the same at every size.
  private static let drawnLayouts = Task { try await PageLayout.of(pictures(.drawn)) }

  private static func pictures(_ text: Lettering) throws -> [String] {
    try Template.names.flatMap { template in
      try themes.map { theme in
        let with = "{theme: \(theme), text: \(text)}"
        let document = "sweephand: 1\ntemplate: \(template)\nwith: \(with)"
        let outcome = Document.render(Array(document.utf8), file: "dial.yaml")
        return try SVGWriter().write(#require(outcome.value)).string
      }
    }
  }

  @Test(arguments: Template.names.indices)
  func `no text lies on another, and nothing leaves the canvas`(template: Int) async throws {
    for layouts in [try await Self.layouts.value, try await Self.drawnLayouts.value] {
      try #require(layouts.count == Template.names.count * Self.themes.count)
      for (index, theme) in Self.themes.enumerated() {
        let layout = layouts[template * Self.themes.count + index]
        if !Self.covering.contains(Template.names[template]) {
          #expect(Set(layout.overlaps) == [], "\(Template.names[template]) in \(theme)")
        }
        #expect(Set(layout.outside) == [], "\(Template.names[template]) in \(theme)")
      }
    }
  }

  /// Templates whose readings stand in boxes over what slides below them.
  private static let covering: Set<String> = ["tapes"]

  private static let wide = "start: -150, span: 300"

  /// Readings, units and words that have little room.
  static let narrow = [
    ("speedometer", "min: -40, max: 260, value: 135.668, decimals: 3, \(wide), compact: true"),
    ("speedometer", "max: 0.05, value: 0.013, decimals: 2, \(wide), unit: litres per hour"),
    ("speedometer", "max: 12000, value: 5983, \(wide)"),
    ("speedometer", "min: -40, max: -39.95, value: -39.98, compact: true"),
    ("speedometer", "start: -90, span: 180, max: 12000, decimals: 1, unit: litres per hour"),
    ("speedometer", "start: -30, span: 60, theme: brass"),
    ("speedometer", "start: -150, span: 120, value: 12.5, decimals: 1"),
    ("dashboard", "max: 12000, danger: 9600, speed: 4800, compact: true"),
    ("line-graph", "heading: \(String(repeating: "A heading that is long ", count: 5))"),
    ("line-graph", "values: [1, 5, -3, 1000000], compact: true"),
    (
      "sparkline",
      "name: Requests per second over all the data centres, note: compared with the week before"
    ),
    (
      "world-clock", "westName: San Francisco Bay Area, middleName: Frankfurt am Main und Offenbach"
    ),
    ("ring", "value: 123456.789, max: 200000, label: Energy of the whole year so far"),
    ("countdown", "label: until the launch of the rocket from the pad"),
    ("tachometer", "unit: revolutions per minute ×1000"),
    ("thermometer", "min: -273.15, max: -100, value: -200, unit: degrees Celsius"),
    ("thermometer", "max: 1000000, value: 654321, decimals: 0"),
  ]

  @Test func `what has little room is smaller, shorter or elsewhere`() async throws {
    let pictures = try Self.narrow.flatMap { template, with in
      try Lettering.allCases.map { text in
        let document = "sweephand: 1\ntemplate: \(template)\ntext: \(text)\nwith: {\(with)}"
        let outcome = Document.render(Array(document.utf8), file: "dial.yaml")
        let scene = try #require(outcome.value, "\(outcome.diagnostics)")
        return try SVGWriter().write(scene).string
      }
    }
    let layouts = try await PageLayout.of(pictures, widths: [96, 400], times: [0, 1000])
    #expect(layouts.count == pictures.count)
    for (index, layout) in layouts.enumerated() {
      let one = Self.narrow[index / Lettering.allCases.count]
      #expect(Set(layout.overlaps) == [], "\(one)")
      #expect(Set(layout.outside) == [], "\(one)")
    }
  }

  @Test func `what is wrong is found`() async throws {
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <text x="10" y="50">one</text><text x="12" y="52">two</text><text x="10" y="90">three</text>
      <g stroke="red"><path aria-label="1" d="M80 60h9"/><path aria-label="2" d="M82 58v4"/>
      <path aria-label="3, 4" d="M50 85v9M30 60h9m46 -2v4"/></g>
      <circle cx="95" cy="20" r="4" stroke="red" stroke-width="4"/>
      <circle cx="50" cy="20" r="70" opacity="0"/></svg>
      """
    let layout = try #require(try await PageLayout.of([picture]).first)
    #expect(layout.texts == 6)
    #expect(layout.overlaps == ["one and two", "1 and 2", "1 and 3, 4"])
    #expect(layout.outside == ["circle  by 1.00"])
  }
}

import SweepDials
import SweepSVG
import SweepTemplates
import Testing

/// The cost of themes' materials, and their selection by documents.
@Suite struct MaterialTests {
  /// Templates of several dials.
  private static let boards: Set<String> = [
    "dashboard", "world-clock", "tapes", "chronograph", "ev-cluster",
  ]
  /// Templates with a rose, with hands or a ball of their own, with two cards or rows, with drums, with
  /// a fitting, with a sky, with sixty numbers in turn, with rows of goals, with a ring of 121 marks
  /// that light up, with lamps, with a lens or with water.
  private static let instruments: Set<String> = [
    "compass", "altimeter", "barometer", "vu-meter", "countdown", "thermostat", "attitude",
    "pressure", "speedometer-vintage", "moon-phase", "led-bridge", "fuel", "clock-small-seconds",
    "wind-rose", "rings", "tachometer", "timer", "tank",
  ]
  /// Templates with pictures of their own or a word for each sector.
  private static let pictures: Set<String> = ["speedometer-artwork", "wheel"]

  private func bytes(_ text: String) throws -> [UInt8] {
    try SVGWriter().write(try #require(picture(text))).bytes
  }

  @Test(arguments: Template.names, Theme.library.map(\.name))
  func `no theme takes more than 14 KB beside its figures, or a filter`(
    template: String, theme: String
  ) throws {
    let bytes = try bytes(
      "sweephand: 1\ntemplate: \(template)\nwith: {theme: \(theme), text: system}")
    // The sectors of the first move one by one, the arcs of the second glow.
    let isBusy = ["wheel", "countdown"].contains(template)
    let most = Self.boards.contains(template) ? 18 : isBusy ? 15 : 14
    #expect(bytes.count <= most * 1024, "\(template) \(theme): \(bytes.count) bytes")
    #expect(!String(decoding: bytes, as: UTF8.self).contains("<filter"))
  }

  @Test(arguments: Template.names.filter { !boards.contains($0) && !pictures.contains($0) })
  func `plain themes keep their 6 KB beside their figures`(template: String) throws {
    let most = Self.instruments.contains(template) ? 11 : 6
    for theme in ["flat", "blueprint", "eink"] {
      let bytes = try bytes(
        "sweephand: 1\ntemplate: \(template)\nwith: {theme: \(theme), text: system}")
      #expect(bytes.count <= most * 1024, "\(template) \(theme): \(bytes.count) bytes")
    }
  }

  @Test func `a document changes what it names and keeps the rest`() throws {
    func scene(_ theme: String) throws -> String {
      String(
        decoding: try bytes("sweephand: 1\ntheme: \(theme)\nlayers: [bezel, face]"), as: UTF8.self)
    }
    let brass = try scene("brass")
    #expect(try scene("{base: brass, construction: {bezel: brass}}") == brass)
    #expect(try scene("{base: brass, construction: {light: {softness: 1}}}") == brass)
    #expect(try scene("{base: brass, construction: {recess: 0}}").count < brass.count)
    #expect(
      try scene("{base: brass, construction: {light: {direction: 40}}}") != brass)
    #expect(
      mistakes("sweephand: 1\ntheme: {construction: {bezel: gold}}\nlayers: [face]").count == 1)
  }
}

import SweepDials
import SweepGeometry
import SweepScene
import SweepType
import Sweephand
import Testing

/// Dials whose text is drawn.
@Suite struct DrawnTypeTests {
  private static func set(_ theme: Theme) -> Theme {
    var theme = theme
    theme.text = .system
    return theme
  }

  /// The texts of a dial, with the places of their origins.
  private static func texts(of layers: [Layer]) -> [(text: Layer.Text, place: Point)] {
    layers.flatMap { layer in
      var own: [(Layer.Text, Point)] = []
      if case .text(let text) = layer.content { own.append((text, layer.position)) }
      return own + texts(of: layer.sublayers)
    }
  }

  @Test func `every theme names its face`() {
    let faces = Theme.library.map { "\($0.name) \($0.drawnFace)" }
    #expect(
      faces == [
        "instrument engineering", "aviation cockpit", "blueprint engineering", "phosphor square",
        "sport square", "nixie geometric", "marine cockpit", "flat geometric", "watch geometric",
        "brass engraved", "bauhaus geometric", "nordic engineering", "eink cockpit",
        "cupertino engineering",
      ])
    #expect(Theme.library.allSatisfy { $0.text == .drawn })
  }

  @Test func `a dial is drawn unless its theme says otherwise`() throws {
    var speedometer = Speedometer(72)
    #expect(try speedometer.scene().drawnFace == .engineering)
    speedometer.theme.text = .system
    #expect(try speedometer.scene().drawnFace == nil)
    #expect(try speedometer.scene().description == Speedometer(72).scene().description)
  }

  @Test func `labels touch their radius with the width of the face`() throws {
    for face in [DrawnFace.engineering, .square] {
      var theme = Theme.instrument
      theme.drawnFace = face
      let scale = Scale(0...300, start: .degrees(90), span: .degrees(180))
      let labels = Labels().with { ($0.values, $0.texts) = ([0], [0: "1000"]) }
      let layer = try labels.layer(in: DialContext(scale: scale, theme: theme))
      let found = try #require(Self.texts(of: [layer]).first)
      let advance = face.typeface.advance(of: "1000", figures: .proportional)
      let width = try #require(advance) * found.text.fontSize * 0.72
      #expect(abs(found.place.x + width / 2 - labels.radius) < 0.3, "\(face)")
    }
  }

  @Test func `Roman numerals are engraved`() throws {
    func roman(_ theme: Theme) throws -> Layer.Text {
      let labels = Labels().with { $0.numerals = .roman }
      let scale = Scale(1...12, start: .zero, span: .degrees(330))
      let layer = try labels.layer(in: DialContext(scale: scale, theme: theme))
      return try #require(Self.texts(of: [layer]).first).text
    }
    #expect(try roman(Self.set(.instrument)).drawnFace == nil)
    #expect(try roman(Self.set(.instrument)).fontFamily?.hasPrefix("Georgia") == true)
    #expect(try roman(.instrument).drawnFace == .engraved)
    #expect(try roman(.instrument).fontFamily == nil)
  }

  /// The annotations of the layers.
  private static func annotations(of layers: [Layer]) -> [Semantics.Annotation] {
    layers.flatMap { ($0.semantics?.annotations ?? []) + annotations(of: $0.sublayers) }
  }

  private static func played(_ change: (inout Readout) -> Void) throws -> Layer.Scene {
    var readout = Readout()
    readout.style = NumberStyle(decimals: 1)
    change(&readout)
    var dial = Dial(
      context: DialContext(reading: Reading(72), theme: .instrument), parts: [readout])
    dial.interactivity = .script
    return try dial.scene()
  }

  @Test func `a number that a script writes has its glyphs`() throws {
    let scene = try Self.played { _ in }
    let data = Self.annotations(of: scene.layers)
    let glyphs = try #require(data.first { $0.name == "glyphs" }?.value)
    let paths = try #require(data.first { $0.name == "paths" }).value
    #expect(glyphs == "0123456789−.–")
    #expect(paths.split(separator: "|").count == 13 && !paths.contains("M"), "\(paths)")
    #expect(data.map(\.name).contains("unlit") == false)
    #expect(Self.texts(of: scene.layers).allSatisfy { $0.text.fontFamily == nil })
    #expect(Set(Self.texts(of: scene.layers).map(\.text.string)) == ["72.0"])
  }

  @Test func `what is off is there too`() throws {
    var theme = Theme.instrument
    theme.drawnFace = .segment
    var dial = Dial(context: DialContext(reading: Reading(8), theme: theme), parts: [Readout()])
    dial.interactivity = .script
    let unlit = Self.annotations(of: try dial.scene().layers).first { $0.name == "unlit" }?.value
    #expect(unlit?.split(separator: "|", omittingEmptySubsequences: false).count == 12)
  }

  @Test func `a number whose unit cannot be drawn is set in a font`() throws {
    let scene = try Self.played { $0.style.prefix = "約" }
    #expect(!Self.annotations(of: scene.layers).contains { $0.name == "glyphs" })
    // The writer reports characters that the face does not have.
    #expect(Self.texts(of: scene.layers).allSatisfy { $0.text.fontFamily == nil })
    let grouped = try Self.played { $0.style.grouping = "語" }
    #expect(Self.texts(of: grouped.layers).contains { $0.text.fontFamily != nil })
  }

  @Test func `what is cut off is measured with the face`() throws {
    let caption = Caption("WWWWWWWWWWWWWW").with { $0.maximumWidth = 40 }
    var theme = Theme.instrument
    func words() throws -> String {
      let layer = try caption.layer(in: DialContext(theme: theme))
      return try #require(Self.texts(of: [layer]).first).text.string
    }
    let narrow = try words()
    theme.drawnFace = .square
    #expect(try words().count < narrow.count)
    #expect(narrow.hasSuffix("…"))
  }
}

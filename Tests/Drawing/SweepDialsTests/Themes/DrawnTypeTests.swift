import SweepDials
import SweepGeometry
import SweepScene
import SweepType
import Testing

/// Dials whose text is drawn.
@Suite struct DrawnTypeTests {
  private static func drawn(_ theme: Theme) -> Theme {
    var theme = theme
    theme.text = .drawn
    return theme
  }

  /// The texts of a dial, with the places of their origins.
  private static func texts(of layers: [Layer]) -> [(text: Text, place: Point)] {
    layers.flatMap { layer in
      var own: [(Text, Point)] = []
      if case .text(let text) = layer.content { own.append((text, layer.position)) }
      return own + texts(of: layer.sublayers)
    }
  }

  @Test func `every theme names its face`() {
    let faces = Theme.library.map { "\($0.name) \($0.drawnFace)" }
    #expect(
      faces == [
        "instrument engineering", "aviation cockpit", "blueprint engineering", "phosphor square",
        "flat geometric", "watch geometric", "brass engraved",
      ])
    #expect(Theme.library.allSatisfy { $0.text == .system })
  }

  @Test func `a dial is drawn where its theme says so`() throws {
    var speedometer = Speedometer(72)
    #expect(try speedometer.scene().drawnFace == nil)
    speedometer.theme.text = .drawn
    #expect(try speedometer.scene().drawnFace == .engineering)
    #expect(try speedometer.scene().description == Speedometer(72).scene().description)
  }

  @Test func `labels touch their radius with the width of the face`() throws {
    for face in [DrawnFace.engineering, .square] {
      var theme = Self.drawn(.instrument)
      theme.drawnFace = face
      let scale = Scale(0...300, start: .degrees(90), span: .degrees(180))
      let labels = Labels().with { ($0.values, $0.texts) = ([0], [0: "1000"]) }
      let layer = try labels.layer(in: DialContext(scale: scale, theme: theme))
      let found = try #require(Self.texts(of: [layer]).first)
      let width = try #require(face.typeface.advance(of: "1000")) * found.text.fontSize * 0.72
      #expect(abs(found.place.x + width / 2 - labels.radius) < 0.3, "\(face)")
    }
  }

  @Test func `Roman numerals are engraved`() throws {
    func roman(_ theme: Theme) throws -> Text {
      let labels = Labels().with { $0.numerals = .roman }
      let scale = Scale(1...12, start: .zero, span: .degrees(330))
      let layer = try labels.layer(in: DialContext(scale: scale, theme: theme))
      return try #require(Self.texts(of: [layer]).first).text
    }
    #expect(try roman(.instrument).drawnFace == nil)
    #expect(try roman(.instrument).fontFamily?.hasPrefix("Georgia") == true)
    #expect(try roman(Self.drawn(.instrument)).drawnFace == .engraved)
    #expect(try roman(Self.drawn(.instrument)).fontFamily == nil)
  }

  @Test func `a number that a script writes stays in a font`() throws {
    var dial = Speedometer(72).with { $0.theme.text = .drawn }.dial
    #expect(!Self.texts(of: try dial.scene().layers).contains { $0.text.fontFamily != nil })
    dial.interactivity = .script
    let set = Self.texts(of: try dial.scene().layers).filter { $0.text.fontFamily != nil }
    #expect(set.map(\.text.string) == ["72"])
  }

  @Test func `what is cut off is measured with the face`() throws {
    let caption = Caption("WWWWWWWWWWWWWW").with { $0.maximumWidth = 40 }
    var theme = Self.drawn(.instrument)
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

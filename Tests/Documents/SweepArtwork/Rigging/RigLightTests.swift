import SweepArtwork
import SweepDiagnostics
import SweepGeometry
import SweepScene
import SweepYAML
import SweepTemplates
import Testing

/// Progress arcs, bands and lamps found in drawings.
@Suite struct RigLightTests {
  /// A drawing with a needle and ticks every 30° from -120° to 120°, about 100, 100, of readings 0 to 80.
  private func drawing(_ more: String, numbers first: Int = 0) throws -> Artwork {
    var content = "<path id='needle' d='M98 100L100 30L102 100Z'/>"
    for index in 0...8 {
      let angle = Angle.degrees(Double(index) * 30 - 120)
      let (from, to, place) = (point(angle, 70), point(angle, 80), point(angle, 60))
      content += "<path d='M\(from.x) \(from.y)L\(to.x) \(to.y)' stroke='red'/>"
      content += """
        <text x='\(place.x)' y='\(place.y + 3)' font-size='8' text-anchor='middle'>\
        \(first + index * 10)</text>
        """
    }
    return try read(content + more).artwork
  }

  private func point(_ angle: Angle, _ radius: Double) -> Point {
    Point(at: angle, radius: radius, from: Point(100, 100))
  }

  /// A line along the scale between two readings.
  private func line(_ id: String, _ from: Double, _ to: Double, radius: Double = 90) -> String {
    let (start, end) = (Angle.degrees(from * 3 - 120), Angle.degrees(to * 3 - 120))
    let (a, b) = (point(start, radius), point(end, radius))
    let isLarge = to - from > 60 ? 1 : 0
    return """
      <path id='\(id)' d='M\(a.x) \(a.y)A\(radius) \(radius) 0 \(isLarge) 1 \(b.x) \(b.y)' fill='none' \
      stroke='blue' stroke-width='4'/>
      """
  }

  private static let lamp = "<circle id='LED' cx='180' cy='190' r='5'/>"

  private func ranges(_ lights: [Rig.Found<Rig.Light>]) -> [[Double?]] {
    lights.map { [$0.value.from, $0.value.below] }
  }

  @Test(
    arguments: [
      (
        "figma-boiler.svg", "Progress", [[nil, 20], [20, 75], [75, nil]], [[75, nil], [nil, 20]]
      ),
      ("inkscape-tank.svg", "Fortschritt", [[nil, 10], [50, nil]], [[nil, 10]]),
    ] as [(String, String, [[Double?]], [[Double?]])])
  func `arcs, bands and lamps of editors are found with their ranges`(
    file: String, arc: String, bands: [[Double?]], lamps: [[Double?]]
  ) throws {
    let drawing = MeasuredDrawing(
      file: file, needle: "", pivot: .zero, direction: 0, stops: [])
    let rig = try Rig(drawing.artwork())
    #expect(rig.arc?.value.element.name == arc && rig.arc?.isCertain == true)
    #expect(ranges(rig.bands) == bands && rig.bands.allSatisfy { !$0.value.isGuess })
    #expect(ranges(rig.lamps) == lamps && rig.lamps.allSatisfy { $0.value.isGuess })
  }

  @Test func `a track and labels are no arc, and several arcs are none`() throws {
    let track = line("arc track", 0, 80)
    #expect(try Rig(drawing(track)).arc == nil)
    let rig = try Rig(drawing(track + line("arc", 0, 80, radius: 95)))
    #expect(rig.arc?.value.element.name == "arc" && rig.arc?.isCertain == false)
    let two = line("arc 1", 0, 80) + line("arc 2", 0, 80, radius: 95)
    #expect(try Rig(drawing(two)).arc == nil)
    let short = "<rect id='progress' x='20' y='180' width='60' height='8'/>"
    #expect(try Rig(drawing(short)).arc == nil)
    #expect(try Rig(drawing("<text id='zone' x='9' y='190'>Zone</text>")).bands.isEmpty)
  }

  @Test func `an arc grows from the end at which it is drawn`() throws {
    let fromEnd = try Rig(drawing(line("progress", 0, 80), numbers: -20))
    #expect(fromEnd.arc?.value.from == -20)
    let fromZero = try Rig(drawing(line("progress", 20, 80), numbers: -20))
    #expect(fromZero.arc != nil && fromZero.arc?.value.from == nil)
  }

  @Test func `a filled arc that is too short is noted`() throws {
    let (a, b, c, d) = (
      point(.degrees(-120), 90), point(.degrees(30), 90), point(.degrees(30), 84),
      point(.degrees(-120), 84)
    )
    let segment = """
      <path id='progress' d='M\(a.x) \(a.y)A90 90 0 0 1 \(b.x) \(b.y)L\(c.x) \(c.y)A84 84 0 0 0 \
      \(d.x) \(d.y)Z'/>
      """
    #expect(try Rig(drawing(segment)).notes.contains { $0.contains("is drawn up to 50 only") })
    #expect(try Rig(drawing(line("progress", 0, 50))).notes.isEmpty)
  }

  @Test func `lamps without bands have the upper or the lower fifth`() throws {
    let low = "<circle id='Warnlampe leer' cx='20' cy='190' r='5'/>"
    let rig = try Rig(drawing(Self.lamp + low))
    #expect(ranges(rig.lamps) == [[64, nil], [nil, 16]])
    #expect(rig.lamps[0].value.words == "a guess: the upper fifth of the scale")
  }

  @Test func `chosen elements have the ranges that are drawn or known`() throws {
    let artwork = try drawing(line("a", 0, 39) + line("b", 41, 80) + Self.lamp + line("c", 0, 80))
    var choices = Rig.Choices()
    choices.arc = .name("c")
    choices.bands = [Rig.Choices.Light(.name("a")), Rig.Choices.Light(.name("b"))]
    choices.lamps = [Rig.Choices.Light(.name("LED"), range: (from: 12, below: nil))]
    let rig = try Rig(artwork, choices)
    #expect(rig.arc?.value.element.name == "c" && rig.arc?.isChosen == true)
    #expect(ranges(rig.bands) == [[nil, 40], [40, nil]])
    #expect(ranges(rig.lamps) == [[12, nil]] && rig.lamps[0].value.isGuess == false)
    choices.leavesArc = true
    (choices.bands, choices.lamps) = ([], [])
    let bare = try Rig(artwork, choices)
    #expect(bare.arc == nil && bare.bands.isEmpty && bare.lamps.isEmpty)
    choices.bands = [Rig.Choices.Light(.name("d"))]
    #expect(throws: RigError.self) { try Rig(artwork, choices) }
    choices.bands = [Rig.Choices.Light(.index(-1))]
    #expect(throws: RigError.self) { try Rig(artwork, choices) }
  }

  @Test func `a band across the end of a full circle is lit on both sides of it`() throws {
    let artwork = try MeasuredDrawing.all[5].artwork()
    var rose = artwork
    let start = Angle.degrees(-30)
    let north = Layer(
      "zone north",
      content: .shape(
        Layer.Shape(
          .arc(center: Point(100, 100), radius: 95, from: start, to: .degrees(30)),
          fillColor: .none, strokeColor: .color(.black), lineWidth: 3)))
    rose.layers.append(north)
    #expect(try ranges(Rig(rose).bands) == [[330, 30]])
  }

  @Test func `every part is in the document, with its reason`() throws {
    let artwork = try drawing(line("progress", 0, 80) + line("zone red", 60, 80) + Self.lamp)
    let text = Document.draft(of: try Rig(artwork), artwork, file: "a.svg", title: "A")
    #expect(text.contains("      arc:\n        element: progress  # found by its name\n"))
    #expect(text.contains("        - element: zone red  # found by its name\n"))
    #expect(text.contains("          from: 60  # as it is drawn\n"))
    #expect(text.contains("        - element: LED  # found by its name\n"))
    #expect(text.contains("          from: 60  # a guess: as 'zone red'\n"))
  }
}

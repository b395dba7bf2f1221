import SweepArtwork
import SweepGeometry
import SweepScene
import Testing

/// Parts found in drawings, and the notes about them.
@Suite struct RigTests {
  @Test(arguments: MeasuredDrawing.all)
  func `the needle, its pivot, its direction and the number are those of the drawing`(
    drawing: MeasuredDrawing
  ) throws {
    let rig = try Rig(drawing.artwork())
    #expect(rig.needle.value.name == drawing.needle)
    #expect(rig.pivot.value.distance(to: drawing.pivot) < 0.01, "\(rig.pivot)")
    #expect(turn(rig.direction.degrees, drawing.direction) < 0.1, "\(rig.direction)")
    #expect(rig.number?.value.value == drawing.number)
    let unnamed = drawing.file == "figma-unnamed.svg"
    #expect(rig.needle.isCertain == !unnamed)
  }

  /// A drawing with ticks every 30° from -120° to 120°, about 100, 100, and more content.
  private func drawing(_ more: String, numbers: [String] = []) throws -> Artwork {
    var content = ""
    for index in 0...8 {
      let angle = Angle.degrees(Double(index) * 30 - 120)
      let (from, to) = (
        Point(at: angle, radius: 70, from: Point(100, 100)),
        Point(at: angle, radius: 80, from: Point(100, 100))
      )
      content += "<path d='M\(from.x) \(from.y)L\(to.x) \(to.y)' stroke='red'/>"
      guard index < numbers.count, !numbers[index].isEmpty else { continue }
      let place = Point(at: angle, radius: 60, from: Point(100, 100))
      content += """
        <text x='\(place.x)' y='\(place.y + 3)' font-size='8' text-anchor='middle'>\(numbers[index])</text>
        """
    }
    return try read(content + more).artwork
  }

  private static let needle = "<path id='needle' d='M98 100L100 30L102 100Z'/>"

  private func ends(_ numbers: [String]) throws -> [Double] {
    try Rig(drawing(Self.needle, numbers: numbers)).stops.value.map(\.value)
  }

  @Test func `numbers are read with signs, separators and units`() throws {
    let steps = 0...8
    #expect(try ends(steps.map { "\($0 * 500)" }) == [0, 4000])
    #expect(try ends(steps.map { "\u{2212}\(80 - $0 * 10) °C" }.dropLast() + ["0 °C"]) == [-80, 0])
    #expect(try ends(steps.map { "\($0),5 bar" }) == [0.5, 8.5])
    #expect(try ends(steps.map { "\($0 + 1)'000" }) == [1000, 9000])
    #expect(try ends(steps.map { "\($0 + 1) 000.5" }) == [1000.5, 9000.5])
    #expect(try ends(steps.map { "\(80 - $0 * 10)" }) == [0, 80])
  }

  @Test func `a separator that may mean two things is told`() throws {
    let rig = try Rig(drawing(Self.needle, numbers: (0...8).map { "\($0 + 1),000" }))
    #expect(rig.stops.value.map(\.value) == [1000, 9000] && !rig.stops.isCertain)
    #expect(rig.notes.contains { $0.contains("may mean decimals") })
    // 1.500 of 1.000, 1.500, 2.000 may be either, of 500, 1.000, 1.500 only thousands.
    let plain = ["500", "1.000", "1.500", "2.000", "2.500", "3.000", "3.500", "4.000", "4.500"]
    #expect(try ends(plain) == [500, 4500])
  }

  @Test func `text that is no number is no stop`() throws {
    let words = ["LOW", "10:30", "Q4", "1/2", "v2", "x10", "3rd of 9", "", "MAX"]
    let rig = try Rig(drawing(Self.needle, numbers: words))
    #expect(rig.stops.value.map(\.value) == [0, 100] && !rig.stops.isCertain)
    #expect(rig.notes.contains { $0.contains("no printed numbers fit") })
    // Numbers in no order are none of a scale.
    let mixed = try Rig(
      drawing(Self.needle, numbers: ["5", "1", "9", "2", "7", "3", "8", "4", "6"]))
    #expect(mixed.stops.value.map(\.value) == [0, 100] && !mixed.stops.isCertain)
  }

  @Test func `a scale goes on to ticks beyond its numbers, and says so`() throws {
    let rig = try Rig(drawing(Self.needle, numbers: ["", "10", "", "30", "", "50", "", "70", ""]))
    #expect(rig.stops.value.map(\.value) == [0, 80] && !rig.stops.isCertain)
    #expect(rig.stops.value.map { $0.angle.degrees.rounded() } == [-120, 120])
    #expect(rig.notes.contains { $0.contains("goes on") })
  }

  @Test func `an uneven scale keeps each stop`() throws {
    let numbers = ["0", "1", "2", "5", "10", "20", "50", "100", "200"]
    let stops = try Rig(drawing(Self.needle, numbers: numbers)).stops.value
    #expect(stops.map(\.value) == numbers.compactMap(Double.init))
    for (index, stop) in stops.enumerated() {
      #expect(abs(stop.angle.degrees - Double(index) * 30 + 120) < 0.01)
    }
  }

  @Test func `dots are ticks, and without any the middles of numbers are`() throws {
    var (dots, numbers) = ("<circle cx='100' cy='100' r='90' fill='none' stroke='red'/>", "")
    for index in 0...6 {
      let angle = Angle.degrees(Double(index) * 40 - 130)
      let (dot, text) = (
        Point(at: angle, radius: 80, from: Point(100, 100)),
        Point(at: angle, radius: 60, from: Point(100, 100))
      )
      dots += "<circle cx='\(dot.x)' cy='\(dot.y)' r='2'/>"
      numbers +=
        "<text x='\(text.x)' y='\(text.y + 2.88)' font-size='8' text-anchor='middle'>\(index)</text>"
    }
    let dotted = try Rig(read(Self.needle + dots + numbers).artwork)
    #expect(dotted.stops.isCertain && dotted.stops.reason == "7 numbers at 7 dots")
    #expect(dotted.stops.value.map(\.value) == [0, 6])
    #expect(dotted.stops.value.map { $0.angle.degrees.rounded() } == [-130, 110])
    let hub = "<circle cx='100' cy='100' r='5'/>"
    let bare = try Rig(read(Self.needle + hub + numbers).artwork)
    #expect(!bare.stops.isCertain && bare.stops.value.map(\.value) == [0, 6])
  }

  @Test func `a drawing without a needle is refused`() throws {
    let error = #expect(throws: RigError.self) { try Rig(drawing("")) }
    #expect(error?.message.contains("nothing long and thin begins at the centre") == true)
    let two = "<path d='M98 100L100 40L102 100Z'/><path d='M100 98L150 100L100 102Z'/>"
    let unsure = #expect(throws: RigError.self) { try Rig(drawing(two)) }
    #expect(unsure?.message.contains("2 elements may be the needle") == true)
    let missing = #expect(throws: RigError.self) {
      try Rig(drawing(Self.needle), Rig.Choices(name: "hand"))
    }
    #expect(missing?.message.contains("'hand'") == true)
    let bare = #expect(throws: RigError.self) { try Rig(read(Self.needle).artwork) }
    #expect(bare?.message.contains("no scale is found") == true)
  }

  @Test func `of two needles the first turns, the other is told, and either can be named`() throws {
    let two = Self.needle + "<path id='set-needle' d='M100 98L150 100L100 102Z'/>"
    let rig = try Rig(drawing(two))
    #expect(rig.needle.value.name == "needle" && !rig.needle.isCertain)
    #expect(rig.notes.contains { $0.contains("'set-needle' may be one too") })
    let other = try Rig(drawing(two), Rig.Choices(name: "set-needle"))
    #expect(turn(other.direction.degrees, 90) < 0.01 && other.needle.isCertain)
  }

  @Test func `a needle's parts are one needle, and shadows and caps none`() throws {
    let parts = """
      <g><path d='M98 100L100 40L100 100Z' fill='red'/><path d='M100 100L100 40L102 100Z'/></g>
      <path id='needle-shadow' d='M90 100L60 60'/><circle id='needle cap' cx='100' cy='100' r='6'/>
      """
    let rig = try Rig(drawing(parts))
    #expect(rig.needle.value.box == Rect(x: 98, y: 40, width: 4, height: 60))
    #expect(turn(rig.direction.degrees, 0) < 0.01)
  }

  @Test func `the pivot's evidence is that of the drawing, the surest first`() throws {
    let circle = "<circle cx='100' cy='100' r='5'/>"
    let named = "<circle id='Drehpunkt' cx='100' cy='100' r='5'/>"
    let center = """
      <path id='needle' d='M98 100L100 30L102 100Z' xmlns:inkscape='\(inkscape)'
        inkscape:transform-center-y='-35'/>
      """
    let words = try [Self.needle, Self.needle + circle, Self.needle + named, center].map {
      try Rig(drawing($0)).pivot.words
    }
    #expect(
      words == [
        "guessed from the crossing of 9 ticks", "guessed from a circle at the crossing of 9 ticks",
        "found by the element 'Drehpunkt'", "found by the centre of rotation set in Inkscape",
      ])
  }

  @Test func `a number that the needle does not point to is told`() throws {
    let numbers = (0...8).map { "\($0 * 10)" }
    let text = "<text id='value' x='90' y='150' font-size='20'>12</text>"
    let rig = try Rig(drawing(Self.needle + text, numbers: numbers))
    #expect(rig.number?.value.value == 12 && rig.reading == 12)
    #expect(rig.notes.contains("the drawing shows 12, and its needle points to 40"))
  }

  @Test func `huge drawings are searched within bounds`() throws {
    func line(_ index: Int) -> String {
      let angle = Angle.degrees(Double(index) * 0.0072)
      let (from, to) = (
        Point(at: angle, radius: 80, from: Point(100, 100)),
        Point(at: angle, radius: 90, from: Point(100, 100))
      )
      return "M\(from.x) \(from.y)L\(to.x) \(to.y)"
    }
    let paths = (0..<20_000).map { "<path d='\(line($0))' stroke='red'/>" }.joined()
    let many = try read(Self.needle + paths).artwork
    #expect(try Rig(many).stops.value.count == 2)
    let one = (0..<20_000).map(line).joined()
    let joined = try read(Self.needle + "<path stroke='red' d='\(one)'/>").artwork
    #expect(try Rig(joined).stops.value.count == 2)
    let path = "<path d='M98 100L100 40L102 100Z'/>"
    let deep = String(repeating: "<g>", count: 80) + String(repeating: path, count: 20_000)
    #expect(throws: RigError.self) {
      try Rig(drawing(deep + String(repeating: "</g>", count: 80)))
    }
    let texts = (0..<20_000).map { "<text x='\($0 % 200)' y='9'>\($0)</text>" }.joined()
    #expect(try Rig(drawing(Self.needle + texts)).notes.count < 20)
  }
}

import SweepArtwork
import SweepGeometry
import SweepScene
import SweepYAML
import Testing

/// Parts of a gauge that its user has chosen.
@Suite struct RigChoiceTests {
  private func artwork(_ file: String) throws -> Artwork {
    try #require(MeasuredDrawing.all.first { $0.file == file }).artwork()
  }

  @Test func `parts are listed with boxes, outlines and texts`() throws {
    let parts = Rig.parts(of: try artwork("figma-uneven.svg"))
    let hand = try #require(parts.first { $0.name == "hand" })
    #expect(hand.outline?.hasPrefix("M") == true && hand.isFilled && !hand.isGroup)
    #expect(hand.parent == nil && hand.box?.minX.rounded() == 196)
    #expect(parts.contains { $0.isGroup && $0.outline == nil && $0.box != nil })
    #expect(parts.contains { $0.text == "120" })
    #expect(parts.allSatisfy { ($0.parent ?? -1) < parts.count })
  }

  @Test func `a chosen needle, pivot and direction are taken as they are`() throws {
    let artwork = try artwork("figma-uneven.svg")
    let parts = Rig.parts(of: artwork)
    var choices = Rig.Choices()
    choices.needle = parts.firstIndex { $0.name == "hand" }
    choices.pivot = Point(201, 199)
    choices.direction = .degrees(300)
    let rig = try Rig(artwork, choices)
    #expect(rig.needle.value.name == "hand" && rig.needle.isChosen)
    #expect(rig.pivot.value == Point(201, 199) && rig.direction == .degrees(-60))
    #expect(rig.needle.words == "chosen by hand" && rig.pivot.isCertain)
    choices.needle = parts.firstIndex { $0.text != nil }
    let error = #expect(throws: RigError.self) { try Rig(artwork, choices) }
    #expect(error?.step == .needle)
    choices.needle = -1
    #expect(throws: RigError.self) { try Rig(artwork, choices) }
  }

  private func angles(_ stops: [(Double, Double)]) throws -> [Double] {
    var choices = Rig.Choices()
    choices.stops = stops.map { Rig.Stop(value: $0, angle: .degrees($1)) }
    return try Rig(artwork("figma-uneven.svg"), choices).stops.value.map(\.angle.degrees)
  }

  @Test func `chosen stops turn in one sense`() throws {
    #expect(try angles([(0, -120), (50, 10), (100, 120)]) == [-120, 10, 120])
    #expect(try angles([(100, 120), (0, -120)]) == [-120, 120])
    #expect(try angles([(0, 0), (100, 360)]) == [0, 360])
    #expect(try angles([(0, 150), (50, -180), (100, -120)]) == [150, 180, 240])
    #expect(try angles([(0, 120), (50, 0), (100, -120)]) == [120, 0, -120])
  }

  @Test func `stops that fit no scale are refused, with the needle found before`() throws {
    let lists: [[(Double, Double)]] = [
      [(0, 0)], [(5, 0), (5, 90)], [(0, 0), (1, 90), (2, 10), (3, 100)], [],
    ]
    for stops in lists {
      let error = #expect(throws: RigError.self) { try angles(stops) }
      #expect(error?.step == .scale && error?.needle?.value.name == "hand")
      #expect(error?.pivot != nil && error?.direction != nil)
    }
  }

  @Test func `a text is chosen for the reading, or none`() throws {
    let artwork = try artwork("figma-uneven.svg")
    let parts = Rig.parts(of: artwork)
    var choices = Rig.Choices()
    choices.leavesNumber = true
    #expect(try Rig(artwork, choices).number == nil)
    choices.leavesNumber = false
    choices.number = parts.firstIndex { $0.text == "50" }
    let chosen = try #require(Rig(artwork, choices).number)
    #expect(chosen.value.value == 50 && chosen.isChosen)
    choices.number = parts.firstIndex { $0.text == "kW" }
    let none = try Rig(artwork, choices)
    #expect(none.number == nil && none.notes.contains("the chosen text shows no number"))
  }
}

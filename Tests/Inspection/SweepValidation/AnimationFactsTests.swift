import SweepXML
import Testing

@testable import SweepValidation

/// The facts about animations that rules receive.
@Suite struct AnimationFactsTests {
  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test(
    arguments: [
      ("2s", Moment.Kind.offset, nil, 2), ("-0.5s", .offset, nil, -0.5), ("+1s", .offset, nil, 1),
      ("click", .event("click"), nil, 0), ("knob.click + 1s", .event("click"), "knob", 1),
      ("a.end", .end, "a", 0), ("a.begin-2s", .begin, "a", -2), ("a.repeat(3)", .repeat, "a", 0),
      ("b-1.end", .end, "b-1", 0), (#"b\-1.end+0.5s"#, .end, "b-1", 0.5),
      ("a.b.end", .end, "a.b", 0),
      ("indefinite", .indefinite, nil, 0), ("accessKey(s)", .accessKey, nil, 0),
      ("wallclock(2027-01-01T00:00:00Z)", .wallclock, nil, 0), ("begin", .event("begin"), nil, 0),
    ] as [(String, Moment.Kind, String?, Double)])
  func timesAreRead(_ text: String, _ kind: Moment.Kind, _ id: String?, _ seconds: Double) throws {
    let moment = try #require(Moment(ListItem(bytes: bytes(text), offset: 0)))
    #expect(moment.kind == kind)
    #expect(moment.id == id)
    #expect(moment.seconds == seconds)
  }

  @Test func listsKeepTheirPlaces() {
    let items = ListItem.all(in: bytes(" 0; 0.5 ;1;"))
    #expect(items.map(\.text) == ["0", "0.5", "1"])
    #expect(items.map(\.offset) == [1, 4, 9])
    #expect(ListItem.all(in: bytes("0;;1")).map(\.text) == ["0", "", "1"])
    #expect(ListItem.all(in: bytes("")).map(\.text) == [""])
  }

  @Test(arguments: [
    ("dur=\"2s\"", 2), ("dur=\"2s\" repeatCount=\"2.5\"", 5),
    ("dur=\"2s\" repeatDur=\"3s\" repeatCount=\"9\"", 3), ("dur=\"2s\" max=\"1s\"", 1),
    ("dur=\"2s\" min=\"4s\"", 4), ("dur=\"2s\" min=\"4s\" max=\"1s\"", 2),
    ("dur=\"2s\" repeatCount=\"indefinite\"", .infinity), ("", .infinity),
  ])
  func activeDurationsFollow(_ attributes: String, _ seconds: Double) throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg"><animate attributeName="x" \(attributes)/></svg>
      """
    let tree = try XMLDocument(bytes: Array(text.utf8), name: "test.svg").contents
    let facts = Facts(tree, for: .svg2, ValueSpellings())
    #expect(try #require(facts.animations.first).activeDuration == seconds)
  }
}

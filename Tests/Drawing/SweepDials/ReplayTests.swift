import SweepDials
import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import Testing

/// Motion that plays again.
@Suite struct ReplayTests {
  private func dial(_ reading: Reading, _ replay: Dial.Replay?) -> Dial {
    var dial = Dial(context: DialContext(reading: reading)) {
      ProgressPart()
      Readout().with { $0.motion = .counting }
      Needle()
    }
    dial.replay = replay
    return dial
  }

  private let reading = Reading(72, from: 0, duration: 0.8)

  @Test func `every eight seconds all is as in the first`() throws {
    let once = try dial(reading, nil).scene()
    let again = try dial(reading, .every(8)).scene()
    for time in [0, 0.25, 0.5, 0.75, 3, 7.5] {
      let expected = once.presentation(at: Seconds(time))
      #expect(again.presentation(at: Seconds(time)) == expected)
      #expect(again.presentation(at: Seconds(time + 32)) == expected)
    }
    #expect(once.presentation(at: 8.25) != again.presentation(at: 8.25))
  }

  @Test func `motion without end goes on`() throws {
    let list = Reading(playing: [10, 90], every: 2)
    #expect(try dial(list, .every(10)).scene() == dial(list, nil).scene())
  }

  @Test(arguments: [
    (0.5, "must be at least the time of the motion, 0.8 s"),
    (0.01, "must be click, or lie in 0.1 … 600 s"),
    (601, "must be click, or lie in 0.1 … 600 s"),
  ])
  func `times that it cannot have are errors`(time: Double, message: String) {
    #expect(throws: DialError("replay", message)) {
      try dial(reading, .every(Seconds(time))).scene()
    }
  }

  @Test func `an interactive dial does not play again`() throws {
    var script = dial(reading, .click)
    script.interactivity = .script
    #expect(try !script.scene().isReplayedByClick)
  }

  private func markup(_ reading: Reading, _ options: SVGOptions = SVGOptions()) throws -> String {
    var options = options
    options.idPrefix = .none
    let bytes = try SVGWriter(options).write(dial(reading, .click).scene()).bytes
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `all animations begin with the picture and on each click on it`() throws {
    let text = try markup(reading)
    #expect(text.contains(#"<svg xmlns="http://www.w3.org/2000/svg" id="dial""#))
    let all = text.split(separator: "<animate").count - 1
    #expect(all > 3)
    #expect(text.split(separator: #"begin="0s;dial.click" dur="0.8s""#).count - 1 == all)
  }

  @Test func `a delay is in the keys, so that a click in it leads to nothing twice`() throws {
    var late = reading
    late.delay = 0.2
    let text = try markup(late)
    #expect(text.contains(#"values="-118.4;-118.4;"#))
    #expect(!text.contains("click+") && text.contains(#"begin="0s;dial.click" dur="1s""#))
  }

  @Test func `where nothing ends or moves, clicks do nothing`() throws {
    #expect(try !markup(Reading(playing: [10, 90], every: 2)).contains("click"))
    #expect(try !markup(Reading(72, duration: 0)).contains("click"))
    var still = SVGOptions()
    still.motion = .none
    #expect(try !markup(reading, still).contains("click"))
  }

  @Test func `a stop before the end counts for more than a click`() throws {
    var options = SVGOptions()
    options.stopAfter = 0.4
    let output = try SVGWriter(options).write(dial(reading, .click).scene())
    #expect(
      output.issues.map(\.reason) == ["a click does not replay motion that stops before its end"])
    #expect(try !markup(reading, options).contains("click"))
    options.stopAfter = 5
    #expect(try markup(reading, options).contains("dial.click"))
  }
}

import SweepDials
import SweepScene
import Testing

@testable import SweepTemplates

struct TimeTests {
  /// The result of a text as a time, or the error.
  private func time(_ text: String, zone: String? = "UTC", now: Double = 1_782_030_483.5) -> String
  {
    let environment = RenderEnvironment(now: { now }, timeZone: zone)
    do throws(GrammarError) {
      return try Grammar.time(text, in: environment).text
    } catch {
      return "'t' \(error.message)" + (error.hint.map { " | \($0)" } ?? "")
    }
  }

  @Test(arguments: [
    ("10:08", "10:08"), ("9:05", "09:05"), ("10:08:42", "10:08:42"), ("10:08:42.5", "10:08:42.5"),
    ("23:59:59.9999", "23:59:59.999"), ("2026-11-21 10:08:42", "2026-11-21 10:08:42"),
    ("2024-02-29T00:00", "2024-02-29 00:00"),
  ])
  func timesAreRead(text: String, spelled: String) {
    #expect(time(text) == spelled)
  }

  @Test func nowIsTheClockInAZone() {
    #expect(time("now") == "2026-06-21 08:28:03.5")
    #expect(time("now Europe/Berlin") == "2026-06-21 10:28:03.5")
    #expect(time("now", zone: "Asia/Tokyo") == "2026-06-21 17:28:03.5")
    #expect(time("now", now: -1) == "1969-12-31 23:59:59")
    #expect(time("now", now: 951_782_400) == "2000-02-29 00:00")
  }

  @Test(arguments: [
    ("2026-06-21T08:28:03.5Z", "2026-06-21 10:28:03.5"),
    ("2026-12-31 23:30-01:00", "2027-01-01 01:30"),
  ])
  func `times with an offset are those of the environment's zone`(text: String, spelled: String) {
    #expect(time(text, zone: "Europe/Berlin") == spelled)
  }

  @Test(
    arguments: [
      ("Tokyo", "now Asia/Tokyo"), (" london ", "now Europe/London"),
      ("New York", "now America/New_York"), ("Asia/Tokyo", "now Asia/Tokyo"),
    ])
  func `a place without now gets the zone in a hint`(place: String, hint: String) {
    #expect(time(place).hasSuffix("| did you mean '\(hint)'?"))
    #expect(!time("noon").contains("did you mean"))
  }

  @Test func zonesThatDoNotExistAreNamed() {
    #expect(
      time("now Europe/Berln")
        == "'t' must name a time zone, not 'Europe/Berln' | did you mean 'Europe/Berlin'?")
    #expect(time("now ../../etc/passwd").hasPrefix("'t' must name a time zone"))
    #expect(time("now GMT+3").hasPrefix("'t' must name a time zone"))
    #expect(time("now", zone: "Mars/Base").hasPrefix("'t' must name a time zone"))
  }

  @Test(arguments: ["24:00", "10:60", "10:08:60", "2026-02-29 10:00", "2026-13-01 10:00"])
  func timesThatDoNotExistAreRefused(text: String) {
    #expect(time(text).contains(text))
  }

  @Test(arguments: [
    "10", "10:8", "1008", "10:08:4", "10:08 pm", "now-1", "2026-11-21", "10:08:42.", "10:08Z",
  ])
  func otherTextsAreNoTimes(text: String) {
    #expect(
      time(text) == "'t' must be a time such as 10:08, 10:08:42 or now, not '\(text)'")
  }

  @Test func timesOfDocumentsAreNeverNumbers() {
    let scene = picture(
      """
      sweephand: 1
      parameters: {t: {type: time, default: 12:30:45}}
      picture: {title: "${t}"}
      layers: []
      """)
    #expect(scene?.title == "12:30:45")
  }

  @Test func `a group shows between times of the day, however they are written`() throws {
    func layers(_ from: String, _ below: String) throws -> [Layer] {
      try #require(
        picture(
          """
          sweephand: 1
          parameters: {dusk: {type: time, default: "18:30"}}
          picture: {title: "${dusk}"}
          readings: {here: {clock: "10:08"}}
          layers: [{group: {reading: here, from: \(from), below: \(below), parts: [face]}}]
          """)
      ).layers
    }
    let night = try layers("18.5h", "21600")
    #expect(try layers("'18:30'", "'6:00:00'") == night)
    #expect(try layers("$dusk", "6h") == night)
    #expect(try layers("6h", "$dusk") != night)
    #expect(night.first?.isHidden == true && night.first?.animations.count == 1)
  }
}

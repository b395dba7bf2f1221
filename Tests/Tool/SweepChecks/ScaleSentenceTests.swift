import SweepDials
import SweepDiff
import SweepRender
import SweepSVG
import SweepTemplates
import SweepXML
import Testing

/// A changed range or reading of a template is told in few sentences.
@Suite struct ScaleSentenceTests {
  private func sentences(
    _ name: String, _ values: [String: String], _ changed: [String: String],
    _ change: (inout PictureRequest) -> Void = { _ in }
  ) throws -> [String] {
    let documents = try [values, values.merging(changed) { $1 }].map { values in
      var request = PictureRequest(.document(Document(try #require(Template.named(name).value))))
      request.values = values
      change(&request)
      return try XMLDocument(bytes: try request.picture().bytes, name: name)
    }
    return try Difference(from: documents[0], to: documents[1]).sentences.map(\.description)
  }

  @Test(arguments: [
    ("speedometer", ["value": "75", "max": "100"], ["max": "280"], "0…100 → 0…280"),
    ("speedometer", ["value": "75", "bands": "0,60,80,100"], ["max": "280"], "0…100 → 0…280"),
    ("speedometer-artwork", ["value": "75"], ["max": "280"], "0…240 → 0…280"),
    ("speedometer-vintage", ["value": "75"], ["max": "160"], "0…120 → 0…160"),
    ("tachometer", ["value": "3.5"], ["max": "10"], "0…8 → 0…10"),
    (
      "dashboard", ["speed": "75", "fuel": "0.5", "temperature": "80"], ["max": "280"],
      "0…240 → 0…280"
    ),
    (
      "ev-cluster", ["speed": "75", "power": "20", "charge": "50"], ["max": "200"],
      "-50…100 → -50…200"
    ),
    ("pressure", ["value": "7"], ["max": "25"], "0…16 → 0…25"),
    ("thermometer", ["value": "21"], ["max": "60"], "-20…40 → -20…60"),
    ("battery", ["value": "60"], ["max": "150"], "0…100 → 0…150"),
    ("thermostat", ["value": "21"], ["max": "40"], "9…32 → 9…40"),
    ("tank", ["value": "64"], ["max": "200"], "0…100 → 0…200"),
    ("led-bridge", ["left": "-5", "right": "-9"], ["max": "12"], "-48…6 → -48…12"),
    ("line-graph", ["values": "1,40,30,60", "max": "100"], ["max": "200"], "0…100 → 0…200"),
    ("ring", ["value": "64"], ["max": "200"], "0…100 → 0…200"),
    ("kpi", ["value": "64"], ["max": "200"], "0…100 → 0…200"),
    ("radial-bars", ["values": "10,20,30", "max": "40"], ["max": "60"], "0…40 → 0…60"),
    (
      "speedometer", ["value": "72"], ["span": "270"],
      "over -118.4°…118.4° → -118.4°…151.6°"
    ),
    (
      "speedometer", ["value": "72", "max": "100"], ["max": "280", "span": "270", "start": "-135"],
      "0…100 → 0…280, over -118.4°…118.4° → -135°…135°"
    ),
  ])
  func `a changed range is one sentence`(
    _ name: String, _ values: [String: String], _ changed: [String: String], _ words: String
  ) throws {
    #expect(try sentences(name, values, changed) == ["scale \(words)"])
  }

  @Test func `a changed range is one sentence in every form`() throws {
    let expected = ["scale 0…16 → 0…25"]
    for language in ["de", "fr", "sv"] {
      for form in ["moving", "still", "interactive"] {
        let found = try sentences("pressure", ["value": "7"], ["max": "25"]) {
          $0.environment.language = language
          if form == "still" { $0.form = .svg(SVGOptions(motion: .none)) }
          if form == "interactive" { $0.interactivity = .script }
        }
        #expect(found == expected, "\(form) \(language)")
      }
    }
  }

  @Test func `another reading or colour beside a changed range is told`() throws {
    let reading = try sentences("pressure", ["value": "7"], ["max": "25", "value": "9"])
    #expect(reading.contains { $0.hasPrefix("described as '9") })
    #expect(reading.contains { $0.hasPrefix("needle: end angle") })
    #expect(reading.contains("scale 0…16 → 0…25"))
    let bars = try sentences(
      "radial-bars", ["values": "10,20,30", "max": "40"], ["values": "10,25,30", "max": "60"])
    #expect(bars.contains { $0.hasPrefix("described as") })
    #expect(bars.contains("moving_2: fraction 50 % → 41.7 %"), "\(bars)")
  }

  @Test(arguments: [
    ("odometer", "value", "12345", "12399"), ("nixie", "value", "12345", "12399"),
    ("split-flap", "value", "12345", "12399"), ("tapes", "altitude", "3000", "3400"),
  ])
  func `another reading of drums, flaps and strips is one sentence`(
    name: String, key: String, before: String, after: String
  ) throws {
    let found = try sentences(name, [key: before], [key: after])
    #expect(found.count == 1 && found[0].hasPrefix("described as '"), "\(found)")
    #expect(found[0].contains(before) && found[0].contains(after))
    let colored = try sentences(name, [key: before], [key: after, "theme": "eink"])
    #expect(colored.contains { $0.contains("colour") })
  }

  @Test(
    arguments: ["speedometer", "clock", "pressure", "wheel", "kpi", "thermometer"],
    ["nordic", "eink", "cupertino"])
  func `another theme is one sentence, with its shapes`(name: String, theme: String) throws {
    let found = try sentences(name, [:], ["theme": theme])
    let themed = found.filter { $0.hasPrefix("theme: colours ") }
    #expect(themed.count == 1 && found.count <= 2, "\(found)")
  }

  @Test(arguments: [
    ("odometer", "6", "8", "7 → 9"), ("split-flap", "4", "6", "4 → 6"),
    ("nixie", "4", "6", "5 → 7"),
  ])
  func `more figures are one sentence`(name: String, before: String, after: String, words: String)
    throws
  {
    let found = try sentences(name, ["value": "123", "digits": before], ["digits": after])
    #expect(found == ["places of the figures \(words)"])
  }

  @Test func `a clock that is set is told by its words and its time`() throws {
    let found = try sentences("clock", ["time": "10:08:42"], ["time": "11:30:00"])
    #expect(found.map { $0.prefix(20) } == ["described as 'A cloc", "clock: start time 10"])
  }
}

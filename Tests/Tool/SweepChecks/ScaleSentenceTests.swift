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
    ("ring", ["value": "64"], ["max": "200"], "0…100 → 0…200"),
    ("kpi", ["value": "64"], ["max": "200"], "0…100 → 0…200"),
    ("radial-bars", ["values": "10,20,30", "max": "40"], ["max": "60"], "0…40 → 0…60"),
    ("ring", ["value": "37"], ["min": "10"], "0…100 → 10…100"),
    ("ring", ["value": "37"], ["max": "200"], "0…100 → 0…200"),
    ("ev-cluster", ["speed": "75"], ["min": "-100"], "-50…100 → -100…100"),
    ("kpi", ["value": "37"], ["max": "1000"], "0…100 → 0…1,000"),
    ("rings", ["outerGoal": "10"], ["outerGoal": "12"], "0…10 → 0…12"),
    (
      "rings", ["outer": "5", "middle": "47", "inner": "4.4", "outerGoal": "10"],
      ["outerGoal": "100"], "0…10 → 0…100"
    ),
    ("kpi", ["value": "37.5"], ["min": "-5"], "0…100 → -5…100"),
    ("kpi", ["value": "37.5", "max": "60"], ["max": "10000"], "0…60 → 0…10,000"),
    ("knob", ["stop": "3"], ["stops": "12"], "1…8 → 1…12"),
    ("knob", ["stop": "3"], ["stops": "5"], "1…8 → 1…5"),
    ("knob", ["stop": "3"], ["span": "180"], "over -135°…135° → -135°…45°"),
    ("knob-endless", ["stop": "1"], ["stops": "12"], "0…7 → 0…11"),
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

  @Test func `the labels of an axis need not reach its ends`() throws {
    let values = ["values": "1,40,30", "min": "0", "max": "47"]
    #expect(try sentences("line-graph", values, ["max": "260"]) == ["labels 0…40 → 0…200"])
  }

  @Test(arguments: [
    ("fuel", ["reserve": "12.5"], ["reserve": "25"], "zone 28 long → 56 long"),
    ("ev-cluster", ["charge": "50"], ["reserve": "30"], "zone 0…15 → 0…30"),
    (
      "speedometer", ["value": "37", "bands": "0,30,60,100"], ["bands": "0,30,80,100"],
      "zones 30…60 → 30…80, 60…100 → 80…100"
    ),
    (
      "thermometer", ["value": "20", "bands": "-20,0,25,40"], ["bands": "-20,5,25,40"],
      "zones -20…0 → -20…5, 0…25 → 5…25"
    ),
  ])
  func `other limits are other zones of the scale`(
    _ name: String, _ values: [String: String], _ changed: [String: String], _ words: String
  ) throws {
    #expect(try sentences(name, values, changed) == [words])
  }

  @Test func `a reading that was cut off is told beside a changed range`() throws {
    let found = try sentences("battery", ["value": "37", "max": "50"], ["max": "1000"])
    #expect(found == ["scale 0…50 → 0…1000", "level: colour #2fd06a → #e5352b"])
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
    let full = try sentences("pressure", ["value": "16"], ["max": "25", "value": "25"])
    #expect(full.contains { $0.hasPrefix("described as '25") }, "\(full)")
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
    let found = try sentences(name, ["theme": "flat"], ["theme": theme])
    #expect(found.first?.hasPrefix("theme: colours ") == true, "\(found)")
    // A scale that fills and is cut at its marks, in the place of a needle and ticks, and a bar of another
    // construction are told too.
    let fills = ["speedometer cupertino", "pressure cupertino", "kpi eink"]
    #expect(
      found.dropFirst().allSatisfy { $0.hasPrefix("progress: ") || $0.contains(" ticks ") },
      "\(found)")
    #expect(fills.contains("\(name) \(theme)") || found.count == 1, "\(found)")
  }

  @Test(arguments: [
    ("world-clock", "phosphor", "brass"), ("world-clock", "instrument", "aviation"),
    ("tapes", "instrument", "aviation"), ("tachometer", "flat", "marine"),
    ("thermostat", "instrument", "flat"), ("barometer", "flat", "marine"),
    ("nixie", "brass", "marine"), ("speedometer-artwork", "sport", "aviation"),
  ])
  func `a theme is one sentence, whatever it changes`(name: String, before: String, after: String)
    throws
  {
    let found = try sentences(name, ["theme": before], ["theme": after])
    #expect(found.count == 1 && found[0].hasPrefix("theme: "), "\(found)")
    let back = try sentences(name, ["theme": after], ["theme": before])
    #expect(back.count == 1 && back[0].hasPrefix("theme: "), "\(back)")
  }

  @Test func `another reading beside another theme is told`() throws {
    let found = try sentences(
      "pressure", ["value": "7", "theme": "flat"], ["value": "9", "theme": "marine"])
    #expect(found.count == 3 && found.contains { $0.hasPrefix("theme: colours ") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("needle: end angle ") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("described as '9") }, "\(found)")
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

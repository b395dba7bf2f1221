import SweepDiagnostics
import SweepScene
import SweepTemplates
import SweepTimeline
import Testing
import SweepYAML

struct ParameterTests {
  @Test func parametersKeepTheirTypesAlone() {
    let found = mistakes(
      """
      sweephand: 1
      parameters: {unit: {type: text, default: km}, on: {type: boolean, default: true}}
      layers:
        - face: {radius: $unit}
        - face: {when: $on, radius: "${unit}"}
      """)
    #expect(
      found == [
        "dial.yaml:4:20: error[SH0302]: 'radius' must be a number, but the parameter 'unit' is text",
        "dial.yaml:5:31: error[SH0302]: 'radius' must be a number, but the parameter 'unit' is text",
      ])
  }

  @Test(arguments: [
    ("72", "72"), ("0.1", "0.1"), ("1.23456", "1.235"), ("-0", "0"), ("1e3", "1000"),
    ("12345678901", "12345678901"), ("-0.0001", "0"),
  ])
  func numbersInTextAreShort(value: String, text: String) {
    let scene = picture(
      """
      sweephand: 1
      parameters: {v: {type: number}}
      picture: {title: "a ${v} b $$ c"}
      layers: []
      """, set: ["v": value])
    #expect(scene?.title == "a \(text) b $ c")
  }

  @Test(arguments: [
    ("red, good,#123", ["red", "good", "#123"]), ("accent", ["accent"]), ("", []),
    (" a b ,, c", ["a b", "", "c"]),
  ])
  func textsAreCutAtCommas(value: String, texts: [String]) throws {
    let document = """
      sweephand: 1
      parameters: {list: {type: texts, default: [a, "1"]}}
      picture: {title: "${list}"}
      layers: []
      """
    #expect(picture(document)?.title == "a, 1")
    #expect(picture(document, set: ["list": value])?.title == texts.joined(separator: ", "))
  }

  @Test func eachTextOfAListIsReadByTheGrammarOfItsKey() {
    let document = """
      sweephand: 1
      parameters: {colors: {type: texts, default: [good, redd]}, n: {type: numbers, default: [1, 2]}}
      layers:
        - sectors: {texts: $n, colors: $colors}
        - sectors: {texts: $n, colors: $n}
      """
    #expect(
      mistakes(document) == [
        "dial.yaml:4:34: error[SH0303]: 'colors' must be a colour (#rrggbb, a name of CSS or a colour of the theme), not 'redd' | did you mean 'red'?",
        "dial.yaml:5:34: error[SH0302]: 'colors' must be a colour, but the parameter 'n' is a number",
      ])
  }

  @Test func absentParametersCountAsNotWritten() {
    let scene = picture(
      """
      sweephand: 1
      parameters: {r: {type: number}, t: {type: text}, w: {type: boolean}}
      picture: {title: $t, description: "a${t}b"}
      layers:
        - face: {radius: $r, when: $w}
      """)
    #expect(scene?.title == "")
    #expect(scene?.description == "ab")
    #expect(scene?.layers.first?.name == "face")
  }

  @Test func absentParametersInListsAreMissed() {
    let found = mistakes(
      """
      sweephand: 1
      parameters: {m: {type: number}}
      scales: {main: {domain: [0, $m]}}
      layers: []
      """)
    #expect(
      found == [
        "dial.yaml:3:29: error[SH0404]: 'domain[1]' needs a value, and its parameter has none"
      ])
  }

  @Test func unknownParametersAndStrayDollarsAreErrors() {
    let found = mistakes(
      """
      sweephand: 1
      parameters: {value: {type: number, default: 3}}
      picture: {title: "${vlaue} km", description: costs $5}
      layers: [face: {radius: $valu}]
      """)
    #expect(
      found == [
        "dial.yaml:3:18: error[SH0401]: unknown parameter 'vlaue' in 'title'"
          + " | did you mean 'value'?",
        "dial.yaml:3:46: error[SH0403]: 'description' has a dollar that begins no parameter"
          + " | write '${name}' for a parameter inside text, '$$' for a dollar",
        "dial.yaml:4:25: error[SH0401]: unknown parameter 'valu' in 'radius'"
          + " | did you mean 'value'?",
      ])
  }

  @Test func dataIsTakenAsItIs() {
    let scene = picture(
      """
      sweephand: 1
      parameters: {t: {type: text, default: "$t ${x} $$"}}
      picture: {title: "${t}"}
      layers: []
      """)
    #expect(scene?.title == "$t ${x} $$")
  }

  @Test(arguments: [
    (["bands": "3, 2"], "--set: error[SH0601]: 'bands' must rise, and be at least two"),
    (
      ["major": "1e-4"],
      "--set: error[SH0602]: 'major' must be 0.05 or more and make at most 2000 marks"
    ),
    (["major": "0"], "--set: error[SH0602]: 'major' must be more than zero"),
    (
      ["start": "0", "grouping": String(repeating: "x", count: 401)],
      "--set: error[SH0601]: 'grouping' must be"
    ),
    (["duration": "1e-4"], "--set: error[SH0603]: 'duration' must be 0 or lie in 0.001"),
  ])
  func faultsNameTheParameterThatWasSet(_ set: [String: String], _ message: String) {
    let found = mistakes("sweephand: 1\ntemplate: speedometer", set: set)
    #expect(found.count == 1 && found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test func limitsOfAKeyNameTheParameterThatWasSet() {
    let text = """
      sweephand: 1
      parameters: {heavy: {type: integer, default: 400}}
      layers: [labels: {weight: $heavy}, needle: {color: $heavy}]
      """
    #expect(
      mistakes(text, set: ["heavy": "1000"]) == [
        "--set: error[SH0304]: 'heavy' must lie in 100 … 900",
        "--set: error[SH0302]: 'color' must be a colour, but the parameter 'heavy' is a whole number",
      ])
  }

  @Test func theCommandLineWinsOverTheDocument() {
    let text = """
      sweephand: 1
      template: speedometer
      with: {value: 3, max: 10}
      """
    #expect(picture(text)?.description == "3\u{a0}km/h, 0 to 10")
    #expect(picture(text, set: ["value": "4"])?.description == "4\u{a0}km/h, 0 to 10")
    #expect(
      mistakes(text, set: ["value": "x", "vale": "1", "max": "0"]) == [
        "--set: error[SH0401]: unknown parameter 'vale' | did you mean 'value'?",
        "--set: error[SH0302]: 'value' must be a number, not 'x'",
        "--set: error[SH0602]: 'min' and 'max' must have two different ends",
      ])
  }

  @Test func listsComeFromTheCommandLineToo() {
    let text = "sweephand: 1\ntemplate: speedometer"
    let played = picture(text, set: ["readings": "12, 48, 73"])
    #expect(played?.dump().contains("for 6 s, for ever") == true)
    #expect(mistakes(text, set: ["readings": "12,,3"]).first?.contains("SH0302") == true)
    #expect(mistakes(text, set: ["readings": ""]).first?.contains("SH0302") == true)
  }

  @Test func declarationsMustMakeSense() {
    let found = mistakes(
      """
      sweephand: 1
      parameters:
        a: {type: numbre}
        b: {default: 3}
        c: {type: choice}
        d: {type: text, minimum: 3}
        e: {type: number, minimum: 3, maximum: 1}
        f: {type: choice, choices: [x, y], default: z}
        g-h: {type: number}
        i: {type: number, step: 0, defualt: 3}
        j: {type: number, choices: [a]}
      layers: [face: {radius: $a}]
      """)
    #expect(
      found.map { $0.drop { $0 != ":" }.prefix { $0 != "]" } } == [
        ":3:13: error[SH0305", ":4:6: error[SH0203", ":5:6: error[SH0203", ":6:28: error[SH0405",
        ":7:42: error[SH0405", ":8:47: error[SH0305", ":9:3: error[SH0402", ":10:27: error[SH0304",
        ":10:30: error[SH0202", ":11:30: error[SH0405",
      ])
  }

  /// An unused parameter is reported, once and at its location; one used in a text, a list, a key
  /// of a part or another parameter is not.
  @Test func whatIsNotUsedIsToldOf() {
    let text = """
      sweephand: 1
      description: "At ${said}, $$dead."
      parameters:
        said: {type: number, default: 1}
        dead: {type: number, default: 1}
        listed: {type: number, default: 10}
        $$odd: {type: text}
      scales: {main: {domain: [0, $listed]}}
      layers: [{caption: {text: "dead ${also}"}}, {hub: {radius: "${whole}"}}]
      """
    func unused(_ text: String) -> [String] {
      Document.render(Array(text.utf8), file: "dial.yaml").diagnostics
        .filter { $0.code.rawValue == "SH0406" }.map { $0.headline + " | " + ($0.hint ?? "") }
    }
    let more = """
        also: {type: text, default: a}
        whole: {type: number, default: 4}
      scales
      """
    #expect(
      unused(text.replacing("  $$odd: {type: text}\nscales", with: more)) == [
        "dial.yaml:5:3: warning[SH0406]: the parameter 'dead' is not used | "
          + "write '$dead' where it counts, or leave it out"
      ])
    for template in Template.library { #expect(template.unused.isEmpty, "\(template.name)") }
  }

  @Test func templatesAreListedByTheirGroups() {
    let places = Template.library.map { template in
      template.group.flatMap { TemplateGroup.allCases.firstIndex(of: $0) } ?? -1
    }
    #expect(places == places.sorted() && places.first == 0)
    #expect(Set(places).count == TemplateGroup.allCases.count)
  }

  @Test func limitsHoldForEveryType() {
    func found(_ set: [String: String]) -> [String] {
      mistakes(
        """
        sweephand: 1
        parameters:
          n: {type: number, minimum: 0, maximum: 1, default: 0.5}
          d: {type: duration, maximum: 2, default: 2s}
          a: {type: angle, minimum: -90, default: 0}
        layers: []
        """, set: set)
    }
    #expect(found(["n": "0", "d": "2000ms", "a": "-0.25turn"]) == [])
    #expect(found(["n": "1.001"]) == ["--set: error[SH0304]: 'n' must be 1 or less, not 1.001"])
    #expect(found(["d": "2001ms"]).count == 1)
    #expect(found(["a": "-91deg"]).count == 1)
  }
}

import SweepDiagnostics
import SweepScene
import SweepTemplates
import SweepTimeline
import Testing
import SweepYAML

/// Arithmetic in documents: `${max * 1.609}`.
struct ExpressionTests {
  /// A document whose title is a text.
  private static func document(_ text: String, more: String = "") -> String {
    """
    sweephand: 1
    picture: {title: "\(text)"}
    parameters:
      value: {type: number, default: 72.5}
      max: {type: number, default: 120}
      min: {type: number, default: -20}
      count: {type: integer, default: 5}
      zero: {type: number, default: 0}
      size: {type: number, default: 0.25}
      turn: {type: angle, default: 90}
      wait: {type: duration, default: 1.5s}
      name: {type: text, default: pump}
      shade: {type: color, default: accent}
      on: {type: boolean, default: true}
      limit: {type: number}
      list: {type: numbers, default: [1, 2]}
    \(more)layers: []
    """
  }

  /// The title of a document, some of whose parameters are not used.
  private static func title(_ text: String, more: String = "") -> String? {
    let bytes = Array(document(text, more: more).utf8)
    return Document.render(bytes, file: "dial.yaml").value?.title
  }

  @Test(arguments: ExpressionExamples.results)
  func expressionsHaveResults(_ expression: String, _ result: String) {
    #expect(Self.title("${\(expression)}") == result)
  }

  @Test(arguments: ExpressionExamples.faults)
  func faultsAreToldWithTheirPlace(_ expression: String, _ column: Int, _ message: String) {
    // `${` begins in column 19.
    #expect(
      mistakes(Self.document("${\(expression)}")) == [
        "dial.yaml:2:\(20 + column): error[\(message)"
      ])
  }

  @Test func thereAreTwoHundredExamples() {
    #expect(ExpressionExamples.results.count + ExpressionExamples.faults.count >= 200)
  }

  @Test func expressionsStandInsideText() {
    let text = "${round(max * 1.609)} km/h of $$5, ${name}${if(on, '!', '')} ${limit + 1}."
    #expect(Self.title(text) == "193 km/h of $5, pump! .")
  }

  @Test(arguments: ["= 5", "=max * 2", "max * 2", "2 * 3", "{max * 2}", "$$max * 2", "a = b"])
  func plainTextsAreNoExpressions(_ text: String) {
    #expect(Self.title(text) == text.replacing("$$", with: "$"))
  }

  @Test func expressionsFillKeysOfEveryType() throws {
    let document = """
      sweephand: 1
      parameters: {n: {type: number, default: 40}, on: {type: boolean, default: true}, kmh: {type: boolean, default: true}}
      scales: {main: {domain: [0, "${if(kmh, 1, 0.5) * n * 2}"], start: "${-n}", span: "${n * 2}"}}
      readings: {main: {value: "${n / 2}", duration: "${n / 80}"}}
      layers:
        - needle: {length: "${n + 2.5}", color: "${if(n > 30, 'danger', 'ink')}", when: "${on and n > 1}"}
        - readout: {decimals: "${n / 20}"}
        - face: {when: "${n > 50}"}
      """
    let plain = """
      sweephand: 1
      scales: {main: {domain: [0, 80], start: -40, span: 80}}
      readings: {main: {value: 20, duration: 0.5}}
      layers:
        - needle: {length: 42.5, color: danger}
        - readout: {decimals: 2}
      """
    #expect(try #require(picture(document)).dump() == picture(plain)?.dump())
  }

  @Test func typesAreChecked() {
    let found = mistakes(
      """
      sweephand: 1
      parameters: {n: {type: number, default: 1.5}}
      layers:
        - face: {radius: "${n > 1}"}
        - readout: {decimals: "${n}", digits: "${n * 1}"}
        - needle: {length: "${-n}"}
      """)
    #expect(
      found == [
        "dial.yaml:4:20: error[SH0302]: 'radius' must be a number, but the expression is true or false",
        "dial.yaml:5:25: error[SH0302]: 'decimals' must be a whole number, but the parameter 'n' is a number",
        "dial.yaml:5:41: error[SH0302]: 'digits' must be a whole number, but the expression is a number",
        "dial.yaml:6:22: error[SH0304]: 'length' must be more than zero and below 1e6 in 'needle'",
      ])
  }

  @Test func valuesHaveNames() {
    let more = """
      values:
        double: "${half * 4}"
        half: ${max / 2}
        pair: [1, "${half}"]
        word: km
        five: 5

      """
    let text = "${double} ${half} ${pair} ${word} ${five + 1}"
    #expect(Self.title(text, more: more) == "240 60 1, 60 km 6")
  }

  @Test func circlesAreRefused() {
    let more = "values: {a: \"${b + 1}\", b: \"${c}\", c: \"$a\", d: \"${d}\", e: \"${a}\"}\n"
    #expect(
      mistakes(Self.document("${a + d + e}", more: more)) == [
        "dial.yaml:17:13: error[SH0408]: the value 'a' depends on itself: 'a' → 'b' → 'c' → 'a'",
        "dial.yaml:17:48: error[SH0408]: the value 'd' depends on itself: 'd' → 'd'",
      ])
  }

  @Test func valuesDoNotTakeTheNamesOfParameters() {
    #expect(
      mistakes(Self.document("", more: "values: {max: 1, \"a b\": 2}\n")) == [
        "dial.yaml:17:10: error[SH0402]: 'max' cannot be the name of a value | a parameter has that name",
        "dial.yaml:17:18: error[SH0402]: 'a b' cannot be the name of a value | names are made of letters, digits and '_'",
      ])
  }

  @Test func expressionsHaveLimits() {
    func found(_ expression: String) -> [String] {
      mistakes(Self.document("${\(expression)}")).map { String($0.drop { $0 != "'" }) }
    }
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(found(nested(31)) == [] && found(String(repeating: "-", count: 31) + "1") == [])
    let deep = "'title' has an expression nested more than 32 deep"
    for text in [nested(32), nested(200), String(repeating: "-", count: 400) + "1"] {
      #expect(found(text).first?.hasPrefix(deep) == true)
    }
    #expect(found("1" + String(repeating: "+1", count: 249)) == [])
    let long = found("1" + String(repeating: "+1", count: 250))
    #expect(long.first?.hasPrefix("'title' has an expression of 501 bytes, more than 500") == true)
    let many = (0...200).map { "v\($0): 1" }.joined(separator: ", ")
    #expect(
      mistakes(Self.document("", more: "values: {\(many)}\n")).first
        == "dial.yaml:17:9: error[SH0304]: 'values' has 201 values, more than 200")
    let chain = (0..<199).map { "v\($0): \"${v\($0 + 1) + 1}\"" } + ["v199: 1"]
    let more = "values: {\(chain.joined(separator: ", "))}\n"
    #expect(Self.title("$v0", more: more) == "200")
  }

  @Test func parametersInExpressionsAreToBlameForWhatTheyAreSetTo() {
    let document = """
      sweephand: 1
      parameters: {max: {type: number, default: 100}}
      scales: {main: {domain: [0, "${max * 2}"]}}
      layers: [face]
      """
    #expect(
      mistakes(document, set: ["max": "0"]) == [
        "--set: error[SH0602]: 'max' must have two different ends"
      ])
  }
}

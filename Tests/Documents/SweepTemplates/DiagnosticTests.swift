import Foundation
import SweepDiagnostics
import SweepTemplates
import Testing
import SweepYAML

struct DiagnosticTests {
  private func shown(_ text: String) -> String {
    Document.render(Array(text.utf8), file: "dial.yaml").diagnostics
      .map(\.description).joined(separator: "\n")
  }

  @Test func theLineStandsBelowWithACaretAndAHint() {
    #expect(
      shown("sweephand: 1\nlayers:\n  - nedle: {}\n")
        == """
        dial.yaml:3:5: error[SH0206]: unknown part 'nedle'
         3 | - nedle: {}
           |   ^^^^^
          help: did you mean 'needle'?
        """.replacingOccurrence(of: "| - nedle", with: "|   - nedle")
        .replacingOccurrence(of: "|   ^", with: "|     ^"))
  }

  @Test func everyMistakeIsReportedInTheOrderOfTheDocument() {
    let found = mistakes(
      """
      sweephand: 2
      titel: x
      theme: {base: flt, accent: rot, ink: needle, labelWeight: 1000}
      canvas: {width: 0, viewBox: [0, 0, 10]}
      scales: {main: {domain: [10, 0], spam: 3}, b: {start: 400}}
      readings: {main: {value: 2e12}, b: {interval: 0.1, values: [1, 2]}, c: {values: []}}
      layers:
        - face: {radius: 0}
        - {ring: {}, face: {}}
        - [face]
        - ticks: {level: mayor, scale: man, reading: c}
        - labels: 3
        - bands: {limits: [3, x]}
        - needle: {artwork: {path: M}}
      """)
    let codes = found.map { String($0.drop { $0 != "[" }.dropFirst().prefix(6)) }
    #expect(
      codes == [
        "SH0201", "SH0202", "SH0207", "SH0303", "SH0303", "SH0304", "SH0304", "SH0204", "SH0202",
        "SH0602", "SH0304", "SH0603", "SH0603", "SH0304", "SH0204", "SH0204", "SH0305", "SH0208",
        "SH0204", "SH0302", "SH0303",
      ])
    #expect(
      found.contains(
        "dial.yaml:5:34: error[SH0202]: unknown key 'spam' in 'main'"
          + " | did you mean 'span'?"))
  }

  @Test func impossiblePartsAreBlamedOnTheirKeys() {
    let found = mistakes(
      """
      sweephand: 1
      parameters: {r: {type: number, default: -1}}
      layers:
        - face: {radius: 0}
        - ring: {radius: $r}
        - hands: {hours: 13}
        - bands: {limits: [1]}
      """)
    #expect(
      found == [
        "dial.yaml:4:20: error[SH0304]: 'radius' must be more than zero and below 1e6 in 'face'",
        "dial.yaml:5:20: error[SH0304]: 'radius' must be more than zero and below 1e6 in 'ring'",
        "dial.yaml:6:20: error[SH0304]: 'hours' must be 12 or 24 in 'hands'",
        "dial.yaml:7:21: error[SH0601]: 'limits' must rise, and be at least two in 'bands'",
      ])
  }

  @Test func partsOnWrongScalesAreCheckedToo() {
    let found = mistakes(
      """
      sweephand: 1
      scales: {main: {domain: [5, 5]}, b: {spam: 1}}
      readings: {main: {duration: -1}}
      layers:
        - face: {radius: 0}
        - ticks: {every: 1e-5}
        - ticks: {every: -1, scale: b}
        - needle: {color: 3, length: -4, scale: nothing}
        - needle: {length: x}
        - bands: {limits: [3, 2], colors: 1}
      """)
    #expect(
      found.map { String($0.prefix { $0 != " " }) } == [
        "dial.yaml:2:25:", "dial.yaml:2:38:", "dial.yaml:3:29:", "dial.yaml:5:20:",
        "dial.yaml:7:20:", "dial.yaml:8:21:", "dial.yaml:8:32:", "dial.yaml:8:43:",
        "dial.yaml:9:22:", "dial.yaml:10:21:", "dial.yaml:10:37:",
      ], "\(found)")
  }

  @Test func missingKeysAreNamed() {
    #expect(
      mistakes("title: x") == [
        "dial.yaml:1:1: error[SH0203]: missing key 'sweephand' in the document"
          + " | a document begins with 'sweephand: 1'",
        "dial.yaml:1:1: error[SH0203]: missing key 'layers' in the document",
      ])
  }

  @Test func wronglyIndentedPartsAreExplained() {
    let found = mistakes("sweephand: 1\nlayers:\n  - ticks:\n    level: minor\n")
    #expect(
      found == [
        "dial.yaml:3:5: error[SH0204]: a layer must be one part"
          + " | indent the keys of 'ticks' further than its name"
      ])
  }

  @Test func longNamesAreCutInMessages() {
    let long = String(repeating: "x", count: 5_000)
    let found = mistakes("sweephand: 1\nlayers: [\"\(long)\"]")
    #expect(found.first?.contains(String(repeating: "x", count: 40)) == true)
    #expect(found.first?.contains(String(repeating: "x", count: 100)) == false)
  }

  @Test func charactersThatHideOrTurnAreEscaped() {
    let text = shown("{sweephand: 1, layers: [], \"a\u{202e}b\u{200b}c\": 1}")
    #expect(text.contains("'a\\u{202e}b\\u{200b}c'"))
    #expect(!text.unicodeScalars.contains("\u{202e}"))
    let escape = shown(#"{sweephand: 1, layers: [], "\e[31m": 1}"#)
    #expect(escape.contains(#"unknown key '\u{1b}[31m'"#))
    #expect(!escape.unicodeScalars.contains("\u{1b}"))
  }

  @Test(arguments: [
    ("needel", "needle"), ("nedle", "needle"), ("Needle", "needle"), ("lables", "labels"),
    ("tics", "ticks"), ("rnig", "ring"), ("text", "caption"), ("Pointer", "needle"),
  ])
  func slipsFindTheirName(slip: String, name: String) {
    #expect(mistakes("sweephand: 1\nlayers: [\(slip)]").first?.hasSuffix("mean '\(name)'?") == true)
  }

  @Test(arguments: [
    ("needle: {colour: red}", "'color'"),
    ("shape: {path: M0 0, colour: red}", "'fillColor' or 'strokeColor'"),
    ("shape: {path: M0 0, width: 3}", "'lineWidth'"),
    ("caption: {text: A, x: 3}", "'position'"),
    ("caption: {text: A, width: 3}", "'maximumWidth' or 'size'"),
    ("group: {parts: [], x: 3}", "'position'"),
  ])
  func wordsOfSVGFindTheirKey(part: String, keys: String) {
    let found = mistakes("sweephand: 1\nlayers:\n  - \(part)").first
    #expect(found?.hasSuffix("did you mean \(keys)?") == true, "\(found ?? "")")
  }

  @Test(arguments: [
    ("rgb(1,2)", "write rgb(255 0 0), or rgb(255 0 0 / 50%)"),
    ("oklch(red)", "write oklch(0.63 0.26 29)"), ("var(--a)", "documents have no variables of CSS"),
  ])
  func functionsOfColoursAreShown(color: String, hint: String) {
    let found = mistakes("sweephand: 1\nlayers: [{needle: {color: \"\(color)\"}}]").first
    #expect(found?.contains("must be a colour, not '\(color)' | \(hint)") == true, "\(found ?? "")")
  }

  @Test func hintsNameEachKeyOnce() {
    let found = mistakes("sweephand: 1\ntheme: {thickness: 1}\nlayers: []")
    #expect(found.first?.components(separatedBy: "base").count == 2, "\(found)")
  }

  @Test func wordsFarFromAllNamesGetTheList() {
    let found = mistakes("sweephand: 1\nlayers: [thermometer]")
    #expect(found.first?.contains("| the parts are: face, bezel, ring, ") == true)
  }
}

extension String {
  /// The text with one stretch exchanged, so that a literal can hold leading blanks.
  fileprivate func replacingOccurrence(of old: String, with new: String) -> String {
    guard let start = indices.first(where: { self[$0...].hasPrefix(old) }) else { return self }
    return String(self[..<start]) + new + String(self[start...].dropFirst(old.count))
  }
}

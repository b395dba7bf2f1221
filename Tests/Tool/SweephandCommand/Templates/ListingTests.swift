import Foundation
import TestSupport
import Testing

/// `templates`, `dump` and `validate`.
@Suite struct ListingTests {
  @Test func templatesAreListedByName() async throws {
    let outcome = try await Sweephand.run("templates")
    #expect(outcome.status == 0 && outcome.errors == "")
    let names = outcome.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names.first == "speedometer" && names.contains("clock"))
    for name in names {
      #expect(try await Sweephand.run("render", String(name)).status == 0)
    }
  }

  @Test func themesAreListedAndWrittenAsFiles() async throws {
    let outcome = try await Sweephand.run("themes")
    #expect(outcome.status == 0 && outcome.errors == "")
    let names = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(names.contains("brass") && names.contains("eink") && names.count >= 14)
    let file = try await Sweephand.run("themes", "brass")
    #expect(file.status == 0)
    #expect(file.output.contains("\nconstruction:\n  case: \"fitted\"\n  bezel: \"brass\"\n"))
  }

  @Test func oneTemplateIsATable() async throws {
    let outcome = try await Sweephand.run("templates", "speedometer")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.hasPrefix("Speedometer\n"))
    #expect(try /\nvalue +number +\(73\) +The reading\.\n/.firstMatch(in: outcome.output) != nil)
    #expect(!outcome.output.contains(" \n"))
  }

  @Test(arguments: [["templates", "--json"], ["templates", "clock", "--json"]])
  func jsonIsJSON(_ arguments: [String]) async throws {
    let outcome = try await Sweephand.run(arguments)
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.hasSuffix("\n"))
    _ = try JSONSerialization.jsonObject(with: Data(outcome.bytes))
    #expect(try await Sweephand.run(arguments).bytes == outcome.bytes)
  }

  @Test func aDumpIsTheTreeAsText() async throws {
    let outcome = try await Sweephand.run(
      "dump", "-", input: "sweephand: 1\ntheme: flat\npicture: {title: Dot}\nlayers: [face]\n")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        scene 400 × 400, view box -110 -110 220 220
          title: Dot
          face: shape of 6 segments

        """)
  }

  @Test(arguments: [
    (["--timeline"], "0 s … 2 s: 0 → 0.25, 2 passes of 1 s, adding up"),
    (["--timeline", "svg"], "0 s … 2 s: 0 → 0.25 → 0.5"),
  ])
  func theTimelineIsThatOfATarget(_ options: [String], _ span: String) async throws {
    let document = """
      sweephand: 1
      layers:
        - shape:
            name: hand
            path: M0 0V-50
            strokeColor: ink
            animations:
              - {animate: opacity, to: 0.25, from: 0, duration: 1s, repeatCount: 2, isCumulative: true}
      """
    let outcome = try await Sweephand.run(["dump", "-"] + options, bytes: Array(document.utf8))
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output == "hand\n  opacity: 1\n    \(span)\n", "\(outcome.output)")
  }

  @Test func whatMakesATimelineImpossibleIsShown() async throws {
    let document = """
      sweephand: 1
      layers:
        - shape: {name: hand, path: M0 0V-50, animations: [{animate: opacity, to: 0, duration: 0s}]}
      """
    let outcome = try await Sweephand.run("dump", "-", "--timeline", input: document)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors
        == "sweephand: layer 'hand': 'opacity.duration' must be at least 0.001 s and at most 1e6 s\n"
    )
  }

  @Test func validateNamesThePlaceOfEveryFinding() async throws {
    try await withTemporaryFolder { folder in
      let good = try await Sweephand.run("render", "speedometer").output
      try folder.write(good, to: "good.svg")
      try folder.write(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' aria-hidden='true'>"
          + "\n <foo/></svg>", to: "foo.svg")
      try folder.write("<svg", to: "cut.svg")
      try folder.write("", to: "empty.svg")
      try Data([0x89, 0x50, 0x4e, 0x47, 0, 0xff]).write(to: folder.appending(path: "png.svg"))
      let fine = try await Sweephand.run("validate", "good.svg", folder: folder)
      #expect(
        fine.status == 0 && fine.output == "" && fine.errors == "1 file as output, all good\n")
      let bad = try await Sweephand.run(
        "validate", "good.svg", "foo.svg", "cut.svg", "empty.svg", "png.svg", folder: folder)
      #expect(bad.status == 1 && bad.errors == "5 files (1 as output, 4 as svg2), 4 errors\n")
      let lines = bad.output.split(separator: "\n").filter { $0.contains("error[") }
      #expect(lines.count == 4)
      for (line, start) in zip(
        lines,
        [
          "foo.svg:2:2: error[SH1102]: ", "cut.svg:1:", "empty.svg:1:1: error[SH1001]: ",
          "png.svg:1:1: error[SH1003]: ",
        ])
      { #expect(line.hasPrefix(start), "\(line)") }
      let mixed = try await Sweephand.run(
        "validate", "good.svg", "missing.svg", "foo.svg", "/dev/null", folder: folder)
      #expect(mixed.status == 2 && mixed.output.hasPrefix("foo.svg:2:2: error[SH1102]: "))
      #expect(
        mixed.errors == """
          sweephand: missing.svg: no such file or directory
          sweephand: /dev/null: is not a regular file
          4 files (1 as output, 1 as svg2), 1 error, 2 unreadable

          """)
    }
  }

  @Test func validateReadsTheInput() async throws {
    let good = try await Sweephand.run("render", "speedometer").output
    #expect(try await Sweephand.run("validate", "-", input: good).status == 0)
    let bad = try await Sweephand.run("validate", "-", input: "<svg/>")
    #expect(bad.status == 1 && bad.output.hasPrefix("<stdin>:1:1: error[SH1101]: "))
  }

  @Test func codesAreExplained() async throws {
    let one = try await Sweephand.run("explain", "sh0202")
    #expect(one.output == "SH0202  The key is not one of those allowed here.\n")
    let rule = try await Sweephand.run("explain", "SH1401").output
    #expect(rule.hasPrefix("SH1401  'keyTimes'"))
    #expect(rule.contains("\n  wrong:\n") && rule.contains("\n  right:\n"))
    let all = try await Sweephand.run("explain")
    #expect(all.status == 0 && all.errors == "" && all.output.contains("\n" + one.output))
  }

  @Test func theReferenceIsTheCommittedOne() async throws {
    let outcome = try await Sweephand.run("templates", "--reference")
    #expect(try outcome.bytes == Sweephand.root.bytes("docs/template-reference.md"))
  }
}

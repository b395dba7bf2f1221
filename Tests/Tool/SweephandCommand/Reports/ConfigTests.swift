import Foundation
import TestSupport
import Testing

/// `validate --config`.
@Suite struct ConfigTests {
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img"><title>A</title>
    <g line-height="2"/><path d="M0 0H"/></svg>
    """

  private func run(_ folder: URL, _ config: String, _ more: String...) async throws -> Outcome {
    try folder.write(config, to: "config.json")
    return try await Sweephand.run(
      ["validate", "--config", "config.json", "--format", "short", "-q", "."] + more, folder: folder
    )
  }

  @Test func `a project chooses levels, files and a baseline`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.picture, to: "a.svg")
      try folder.write("<svg", to: "vendor/deep/b.svg")
      let profile = "{\"profile\": \"svg2\", \"exclude\": [\"vendor/**\"]"
      let all = try await run(folder, profile + "}")
      #expect(all.status == 1 && all.output.contains("warning[SH1109]"), "\(all)")
      #expect(all.output.contains("error[SH1207]") && !all.output.contains("b.svg"))
      let levels = try await run(
        folder, profile + ", \"levels\": {\"SH1109\": \"off\", \"SH1207\": \"note\"}}")
      #expect(levels.status == 0 && levels.output.contains("note[SH1207]"))
      #expect(!levels.output.contains("SH1109"))
      let known = try await Sweephand.run(
        ["validate", "-p", "svg2", "--format", "json", "a.svg"], folder: folder)
      try folder.write(known.output, to: "known.json")
      try folder.write(
        Self.picture.replacing("<g ", with: "<!-- moved -->\n<g ").replacing(
          "</svg>", with: "<circel/></svg>"), to: "a.svg")
      let baseline = try await run(folder, profile + ", \"baseline\": \"known.json\"}")
      #expect(baseline.output.split(separator: "\n").count == 1, "\(baseline.output)")
      #expect(baseline.output.contains("SH1102"))
    }
  }

  @Test(arguments: [
    ("[]", "is not a JSON object"), ("{", "is not a JSON object"),
    ("{\"profil\": \"svg2\"}", "unknown key 'profil'"),
    ("{\"profile\": \"svg3\"}", "'profile' is 'svg3'; use one of output"),
    ("{\"levels\": {\"SH1109\": \"loud\"}}", "the level of SH1109 is 'loud'"),
    ("{\"levels\": {\"SH9999\": \"off\"}}", "no finding has the code 'SH9999'"),
    ("{\"levels\": {\"sh1109\": \"off\"}}", "no finding has the code 'sh1109'"),
    ("{\"exclude\": [\"\"]}", "the pattern '' is empty"),
    ("{\"exclude\": [\"a/\"]}", "the pattern 'a/' is a folder; write 'a/**'"),
    ("{\"exclude\": [\"a//b\"]}", "the pattern 'a//b' has an empty part"),
    ("{\"exclude\": [\"[ab].svg\"]}", "the pattern '[ab].svg' has '['"),
    ("{\"exclude\": [\"{a,b}.svg\"]}", "the pattern '{a,b}.svg' has '{'"),
    ("{\"exclude\": [\"!a.svg\"]}", "the pattern '!a.svg' has '!'"),
    ("{\"exclude\": \"a\"}", "'exclude' has a value of another type"),
    ("{\"baseline\": \"config.json\"}", "is not a report of '--format json'"),
  ])
  func `wrong choices are told`(config: String, message: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.picture, to: "a.svg")
      let outcome = try await run(folder, config)
      #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome)")
    }
  }

  @Test(arguments: [
    ("*.svg", false), ("a*", false), ("b.svg", true), ("icons/*.svg", true), ("**/a.svg", false),
    ("sub/?/a.svg", false), ("sub/*", true), ("sub/**", false), ("sub/**/a.svg", false),
    ("./sub/**", false),
  ])
  func `patterns of paths`(pattern: String, isLookedAt: Bool) async throws {
    try await withTemporaryFolder { folder in
      try folder.write("<svg", to: "sub/x/a.svg")
      let found = try await run(folder, "{\"exclude\": [\"\(pattern)\"]}")
      #expect(found.output.isEmpty != isLookedAt, "\(found)")
    }
  }
}

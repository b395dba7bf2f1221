import Foundation
import TestSupport
import Testing

/// `check`.
@Suite struct CheckTests {
  static let dial = """
    sweephand: 1
    template: speedometer
    with: {value: 41}

    """

  @Test func picturesAreRecordedAndHeldAgainstTheirDocuments() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.dial, to: "a.yaml")
      let first = try await Self.check(folder)
      #expect(first.status == 1 && first.output.hasPrefix("./a.svg: error[SH0802]: "))
      let recorded = try await Self.check(folder, "--update")
      #expect(recorded.status == 0 && recorded.errors == "recorded ./a.svg\n1 file, all good\n")
      let good = try await Self.check(folder)
      #expect(good.status == 0 && good.output == "")
      try folder.write(Self.dial.replacing("41", with: "44"), to: "a.yaml")
      let changed = try await Self.check(folder)
      #expect(changed.status == 1)
      #expect(changed.output.contains("error[SH0801]: described as '44"), "\(changed.output)")
      #expect(!changed.output.contains("style:"), "the column is told with its reading")
      #expect(changed.output.contains("needle: end angle"))
      let text = String(decoding: try folder.bytes("a.svg"), as: UTF8.self)
      try folder.write(Self.dial, to: "a.yaml")
      try folder.write(text.replacing("fill=\"none\"", with: "fill='none'"), to: "a.svg")
      #expect(try await Self.check(folder).output.hasPrefix("./a.svg: error[SH0803]: "))
      try folder.write("<svg", to: "a.svg")
      #expect(try await Self.check(folder).output.hasPrefix("./a.svg:1:5: error[SH0802]: "))
    }
  }

  /// GitHub shows ten annotations, and only on files that the pull request changes.
  @Test func `a picture has one annotation, on its document`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.dial, to: "a.yaml")
      _ = try await Self.check(folder, "--update")
      try folder.write(Self.dial.replacing("41", with: "44"), to: "a.yaml")
      let told = try await Self.check(folder, "--format", "github")
      let lines = told.output.split(separator: "\n")
      #expect(told.status == 1 && lines.count == 1)
      #expect(lines[0].hasPrefix("::error file=a.yaml,"), "\(told.output)")
      #expect(lines[0].contains("described as '44"))
      #expect(lines[0].contains("; needle: end angle -21.312° → -14.208° ('sweephand"))
      #expect(lines[0].contains("'sweephand check --update' records it"))
      let sarif = try await Self.check(folder, "--format", "sarif").output
      #expect(sarif.matches(of: /"locations":/).count == 1)
      #expect(sarif.contains(/"uri": ?"a.yaml"/))
    }
  }

  @Test func whereCIIsSetNothingIsRecorded() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.dial, to: "a.yaml")
      let refused = try await Sweephand.run(
        "check", "--update", folder: folder, environment: ["CI": "true"])
      #expect(refused.status == 2)
      #expect(try folder.files == ["a.yaml"])
    }
  }

  @Test func picturesWithoutADocumentAreNamed() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.dial, to: "a.yaml")
      _ = try await Self.check(folder, "--update")
      try folder.write("<svg/>", to: "lone.svg")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "a"), withIntermediateDirectories: true)
      try folder.write("<svg/>", to: "a/needle.svg")
      let told = try await Self.check(folder)
      #expect(told.status == 1)
      #expect(
        told.output == """
          ./lone.svg: error[SH0804]: no document draws this picture
            help: remove it, or put the document beside it

          """)
      try folder.write("sweephand: 1\nlayers: [{nedle: {}}]\n", to: "b.yaml")
      #expect(try await Self.check(folder).output.contains("./b.yaml:2:11: error[SH0206]"))
    }
  }

  @Test func foldersHoldMoreThanDocuments() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("site_name: a\nnav:\n  sweephand: 1\n", to: "mkdocs.yaml")
      try folder.write("{\"name\": \"sweephand\"}", to: "package.json")
      let none = try await Self.check(folder)
      #expect(none.status == 2 && none.errors.contains("contains no document"))
      try folder.write(Self.dial, to: "a.yml")
      let json = "{\"sweephand\": 1, \"template\": \"speedometer\", \"with\": {\"value\": 41}}"
      try folder.write(json, to: "b.JSON")
      _ = try await Self.check(folder, "--update")
      #expect(
        try folder.files == ["a.svg", "a.yml", "b.JSON", "b.svg", "mkdocs.yaml", "package.json"])
      let good = try await Self.check(folder, ".", "a.yml", "./b.JSON")
      #expect(good.status == 0 && good.errors == "2 files, all good\n", "\(good)")
      let named = try await Self.check(folder, "mkdocs.yaml")
      #expect(named.status == 1 && named.output.contains("unknown key 'site_name'"))
      let input = try await Self.check(folder, "-")
      #expect(input.status == 2 && !input.errors.contains("-.svg"))
    }
  }

  @Test(arguments: [("false", 0), ("0", 0), ("", 0), ("true", 2), ("1", 2)])
  func whatCIMeans(_ value: String, _ status: Int) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.dial, to: "a.yaml")
      let outcome = try await Sweephand.run(
        "check", "--update", folder: folder, environment: ["CI": value])
      #expect(outcome.status == status)
    }
  }

  private static func check(_ folder: URL, _ arguments: String...) async throws -> Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    return try await Sweephand.run(
      ["check"] + arguments, folder: folder, environment: environment)
  }
}

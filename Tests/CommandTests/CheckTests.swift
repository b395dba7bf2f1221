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
      #expect(changed.output.contains("error[SH0801]: reading '41' → '44'"), "\(changed.output)")
      #expect(changed.output.contains("needle: end angle"))
      let text = String(decoding: try folder.bytes("a.svg"), as: UTF8.self)
      try folder.write(Self.dial, to: "a.yaml")
      try folder.write(text.replacing("fill=\"none\"", with: "fill='none'"), to: "a.svg")
      #expect(try await Self.check(folder).output.hasPrefix("./a.svg: error[SH0803]: "))
      try folder.write("<svg", to: "a.svg")
      #expect(try await Self.check(folder).output.hasPrefix("./a.svg: error[SH0802]: "))
    }
  }

  @Test func whereCIIsSetNothingIsRecorded() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.dial, to: "a.yaml")
      let refused = try await Sweephand.run(
        "check", "--update", folder: folder, environment: ["CI": "true"])
      #expect(refused.status == 2 && !(try folder.files.contains("a.svg")))
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

  private static func check(_ folder: URL, _ arguments: String...) async throws -> Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    return try await Sweephand.run(
      ["check"] + arguments, folder: folder, environment: environment)
  }
}

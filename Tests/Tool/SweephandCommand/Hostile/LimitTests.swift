import Foundation
import TestSupport
import Testing

/// Limits are options: one less and exactly as many are read, one more is rejected by name.
@Suite struct LimitTests {
  private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>"

  /// The limits of `validate`, with a text that contains so many of the counted thing.
  static let files: [(name: String, standard: Int, text: @Sendable (Int) -> String)] = [
    ("size", 16 << 20, { svg + String(repeating: " ", count: $0 - svg.utf8.count - 6) + "</svg>" }),
    (
      "depth", 256,
      {
        svg + String(repeating: "<g>", count: $0 - 1) + String(repeating: "</g>", count: $0 - 1)
          + "</svg>"
      }
    ),
    (
      "elements", 200_000,
      {
        // In rows of a hundred: libxml2 takes quadratic time for the children of one element.
        let row = "<g>" + String(repeating: "<g/>", count: 99) + "</g>"
        let (rows, rest) = ($0 - 1).quotientAndRemainder(dividingBy: 100)
        return svg + String(repeating: row, count: rows) + String(repeating: "<g/>", count: rest)
          + "</svg>"
      }
    ),
    (
      "attributes", 1_000,
      { svg + "<g " + (0..<$0).map { "data-a\($0)=''" }.joined(separator: " ") + "/></svg>" }
    ),
  ]

  @Test(arguments: files.indices, [false, true])
  func filesHaveLimits(_ index: Int, _ isSet: Bool) async throws {
    let (name, standard, text) = Self.files[index]
    let limit = isSet ? 100 : standard
    let options = isSet ? ["--limit", "\(name)=\(limit)"] : []
    try await withTemporaryFolder { folder in
      for count in limit - 1...limit + 1 {
        try folder.write(text(count), to: "a.svg")
        let run = try await Sweephand.run(
          ["validate", "-q", "--profile", "svg2", "--fail-on", "error", "--limit", "time=600"]
            + options + ["a.svg"],
          folder: folder)
        guard count > limit else {
          #expect(run.status == 0, "\(name) \(count): \(run.output.prefix(300))")
          continue
        }
        #expect(run.status != 0, "\(name) \(count)")
        let said = run.output + run.errors
        #expect(said.contains("\(limit)"), "\(said)")
        #expect(
          said.contains("--limit \(name)=") || said.contains("larger than the limit 'size' of"))
      }
    }
  }

  /// The limits of `render`: the files that contain so many of the counted thing, and the default
  /// limit.
  static let documents:
    [(name: String, standard: Int, files: @Sendable (Int) -> [String: String])] =
      [
        ("size", 1 << 20, { ["d.yaml": padded("sweephand: 1\nlayers: [face]\n#", to: $0)] }),
        (
          "parts", 500,
          { ["d.yaml": "sweephand: 1\nlayers:\n" + String(repeating: "- face\n", count: $0)] }
        ),
        (
          "artwork", 8 << 20,
          {
            [
              "d.yaml": "sweephand: 1\nlayers: [artwork: {file: a.svg}]\n",
              "a.svg": padded("\(svg)<path d='M0 0h1v1z'/></svg>", to: $0),
            ]
          }
        ),
        (
          "elements", 50_000,
          {
            [
              "d.yaml": "sweephand: 1\nlayers: [artwork: {file: a.svg}]\n",
              "a.svg": svg + String(repeating: "<g/>", count: $0 - 1) + "</svg>",
            ]
          }
        ),
        (
          "rows", 100_000,
          {
            [
              "d.yaml": graph("a.csv"),
              "a.csv": "t,y\n" + (0..<$0).map { "\($0),\($0 % 7)\n" }.joined(),
            ]
          }
        ),
        (
          "data", 16 << 20,
          { ["d.yaml": graph("a.csv"), "a.csv": padded("t,y\n1,2\n2,3\n3,4", to: $0)] }
        ),
      ]

  private static func graph(_ file: String) -> String {
    "sweephand: 1\ntemplate: line-graph\nwith: {file: \(file), x: t, y: y}\n"
  }

  private static func padded(_ text: String, to count: Int, with filler: String = " ") -> String {
    text + String(repeating: filler, count: max(0, count - text.utf8.count))
  }

  @Test(arguments: documents.indices, [false, true])
  func documentsHaveLimits(_ index: Int, _ isSet: Bool) async throws {
    let (name, standard, files) = Self.documents[index]
    let limit = isSet ? 200 : standard
    let options = isSet ? ["--limit", "\(name)=\(limit)"] : []
    try await withTemporaryFolder { folder in
      for count in limit - 1...limit + 1 {
        for (file, text) in files(count) { try folder.write(text, to: file) }
        let run = try await Sweephand.run(
          ["render", "d.yaml", "--limit", "time=600"] + options, folder: folder)
        #expect(
          run.status == (count > limit ? 2 : 0), "\(name) \(count): \(run.errors.prefix(300))")
        guard count > limit else { continue }
        #expect(run.errors.contains("\(limit)"), "\(run.errors)")
        #expect(run.errors.contains("the limit '\(name)' can be set"), "\(run.errors)")
      }
    }
  }

  /// Its count is that of the message: that many are drawn, and not with a limit of one less.
  @Test func keysAreLimited() async throws {
    func run(_ limit: Int) async throws -> (status: Int, errors: String) {
      let settings = ["readings=10,90,30", "easing=elastic"].flatMap { ["--set", $0] }
      let run = try await Sweephand.run(
        ["render", "speedometer", "--limit", "keys=\(limit)"] + settings)
      return (Int(run.status), run.errors)
    }
    let refused = try await run(1)
    #expect(refused.status == 2 && refused.errors.contains("the limit 'keys' can be set"))
    let count = try #require(refused.errors.firstMatch(of: /about ([0-9]+) keys/)?.1)
    let keys = try #require(Int(count))
    #expect(try await run(keys - 1).status == 2)
    #expect(try await run(keys).status == 0)
    #expect(try await run(keys + 1).status == 0)
  }

  @Test(arguments: [8, 64, 100])
  func depthIsLimited(_ limit: Int) async throws {
    for depth in limit - 1...limit + 1 {
      // A list in a list is no colour, but its depth is found first.
      let text =
        "{sweephand: 1, template: speedometer, with: {value: "
        + String(repeating: "[", count: depth - 2) + String(repeating: "]", count: depth - 2) + "}}"
      let errors = try await Sweephand.trouble(
        ["render", "-", "--limit", "depth=\(limit)"], bytes: Array(text.utf8))
      #expect(errors.contains("error[SH0108]: more than \(limit)") == (depth > limit), "\(errors)")
    }
  }

  @Test func picturesHaveALimit() async throws {
    try await withTemporaryFolder { folder in
      let picture = try Data(contentsOf: HostileSample.folder.appending(path: "04-png.svg"))
      try picture.write(to: folder.appending(path: "a.png"))
      try folder.write("sweephand: 1\nlayers: [image: {image: a.png}]\n", to: "d.yaml")
      for limit in picture.count - 1...picture.count + 1 {
        let run = try await Sweephand.run(
          "render", "d.yaml", "--limit", "picture=\(limit)", folder: folder)
        #expect(run.status == (limit < picture.count ? 2 : 0))
        #expect(run.errors.contains("the limit 'picture' can be set") == (limit < picture.count))
      }
    }
  }

  @Test(arguments: ["size", "size=", "size=0", "size=-1", "size=x", "aliases=5", "=5"])
  func badLimitsAreRefused(_ setting: String) async throws {
    for command in [["render", "clock"], ["validate", "x.svg"], ["diff", "x.svg", "x.svg"]] {
      let errors = try await Sweephand.trouble(command + ["--limit", setting])
      #expect(errors.hasPrefix("sweephand: the value '\(setting)' is invalid for '--limit"))
      #expect(errors.contains(": use NAME=NUMBER, with NAME one of size, depth"))
    }
  }
}

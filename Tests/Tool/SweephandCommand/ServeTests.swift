import Foundation
import TestSupport
import Testing

/// `sweephand serve` of files that leave it nothing to serve.
@Suite struct ServeTests {
  private static let dial = "sweephand: 1\ntemplate: ring\n"

  @Test(arguments: [
    (["bad/unknown.yaml"], "SH0205"),
    (["bad/brand.yaml"], "brand.yaml"),
    (["good", "bad/unknown.yaml"], "SH0205"),
    (["bad/none.yaml"], "no such file or directory"),
    (["bad/broken.svg"], "broken.svg: 1:5: "),
    (["bad"], "SH0205"),
    (["."], "nothing.yaml: no such file"),
    (["empty"], "contains no document (YAML or JSON with the key 'sweephand') and no SVG file"),
    (["good/a.yaml", "good/sub/a.yaml"], "the files 'good/a.yaml' and 'good/sub/a.yaml'"),
    (["twice"], "the files 'twice/a.json' and 'twice/a.yaml' would have one address, that of 'a'"),
  ])
  func `files that cannot be served end it`(_ paths: [String], _ message: String) async throws {
    try await withTemporaryFolder { folder in
      for (name, text) in [
        ("bad/unknown.yaml", "sweephand: 1\ntemplate: rong\n"), ("bad/brand.yaml", "base: brass\n"),
        ("bad/broken.svg", "<svg"), ("good/a.yaml", Self.dial), ("good/sub/a.yaml", Self.dial),
        ("twice/a.yaml", Self.dial), ("twice/a.json", #"{"sweephand": 1, "template": "ring"}"#),
        ("empty/note.yaml", "title: x\n"),
      ] where paths != ["."] || name.hasPrefix("bad") {
        try folder.write(text, to: name)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "nothing.yaml").path, withDestinationPath: "nowhere")
      let outcome = try await Sweephand.trouble(
        ["serve"] + paths + ["--port", "0"], folder: folder)
      #expect(outcome.contains(message))
    }
  }
}

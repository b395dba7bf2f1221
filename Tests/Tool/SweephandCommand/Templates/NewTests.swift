import Foundation
import TestSupport
import Testing

/// `new`, and the schemas that it relies on.
@Suite struct NewTests {
  @Test func `a document and its schema are written, and drawn`() async throws {
    try await withTemporaryFolder { folder in
      let made = try await Sweephand.run("new", "hall-clock", "--from", "clock", folder: folder)
      #expect(made.status == 0 && made.output == "" && made.errors == "hall-clock.yaml\n")
      let text = try String(contentsOf: folder.appending(path: "hall-clock.yaml"), encoding: .utf8)
      #expect(text.contains("\ntitle: \"Hall clock\"\ntemplate: clock\n"))
      let schema = try Data(contentsOf: folder.appending(path: "sweephand.schema.json"))
      let written = try await Sweephand.run("schema", "document")
      #expect(schema == Data(written.bytes))
      let drawn = try await Sweephand.run("render", "hall-clock.yaml", folder: folder)
      #expect(drawn.status == 0 && drawn.errors == "")
    }
  }

  @Test func `what is there stays, unless it is to be replaced`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "a.yaml")
      try Data("mine".utf8).write(to: file)
      let refused = try await Sweephand.run("new", "a.yaml", folder: folder)
      #expect(refused.status == 2 && refused.errors.contains("'a.yaml' already exists"))
      #expect(try Data(contentsOf: file) == Data("mine".utf8))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["a.yaml"])
      let done = try await Sweephand.run("new", "a.yaml", "--force", "--no-schema", folder: folder)
      #expect(done.status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("# Draw it:"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == names)
    }
  }

  @Test func `a schema is replaced, and another file of its name is not`() async throws {
    try await withTemporaryFolder { folder in
      let schema = folder.appending(path: "sweephand.schema.json")
      for text in ["", "{\"title\": \"Sweephand document\"}"] {
        try Data(text.utf8).write(to: schema)
        let made = try await Sweephand.run("new", "a.yaml", "--force", folder: folder)
        #expect(made.status == 0, "\(made.errors)")
        #expect(try Data(contentsOf: schema).count > 10_000)
      }
      try Data("{}".utf8).write(to: schema)
      let refused = try await Sweephand.run("new", "b.yaml", folder: folder)
      #expect(
        refused.status == 2 && refused.errors.contains("'./sweephand.schema.json' is another file"))
      #expect(try Data(contentsOf: schema) == Data("{}".utf8))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "b.yaml").path))
      let without = try await Sweephand.run("new", "b.yaml", "--no-schema", folder: folder)
      #expect(without.status == 0)
      #expect(try Data(contentsOf: schema) == Data("{}".utf8))
      let forced = try await Sweephand.run("new", "b.yaml", "--force", folder: folder)
      #expect(try forced.status == 0 && Data(contentsOf: schema).count > 10_000)
    }
  }

  @Test(arguments: [
    (["a.json"], "name it 'a.yaml'"), (["a", "--from", "clok"], "'clock'"),
    (["sl/"], "'sl/' does not name a file\n  help: write sweephand new sl/dial.yaml"),
    (["."], "help: write sweephand new ./dial.yaml"),
    ([".."], "help: write sweephand new ../dial.yaml"),
    ([""], "'' does not name a file\n  help: write sweephand new dial.yaml"),
    (["no/where.yaml"], "its folder does not exist"),
  ])
  func `what cannot be written is said`(_ arguments: [String], _ words: String) async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.run(["new"] + arguments, folder: folder)
      #expect(outcome.status == 2 && outcome.errors.contains(words), "\(outcome.errors)")
      #expect(try folder.files.isEmpty)
    }
  }

  @Test func `the schema of themes knows their keys, each defined in it`() async throws {
    let outcome = try await Sweephand.run("schema", "theme")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? [String: Any])
    let keys = try #require(schema["properties"] as? [String: Any])
    #expect(Set(["base", "accent", "construction"]).isSubset(of: keys.keys))
    let defined = try #require(schema["$defs"] as? [String: Any])
    for match in outcome.output.matches(of: /#\/\$defs\/([\w-]+)/) {
      #expect(defined[String(match.1)] != nil, "\(match.1)")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Files that a command reads stay as they are.
@Suite struct OverwritingTests {
  private static let svg =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>"
  private static let files = [
    "r.yaml": "sweephand: 1\ntemplate: ring\nwith: {theme: brand.yml}\n",
    "plain.yaml": "sweephand: 1\ntemplate: ring\n",
    "brand.yml": "accent: '#f00'\n",
    "own.yaml": "sweephand: 1\ntemplate: base.yml\n",
    "base.yml":
      "sweephand: 1\nparameters: {value: {type: number, default: 1}}\nlayers: [hub: {}]\n",
    "g.yaml": "sweephand: 1\nlayers:\n  - artwork: {file: g.svg, frame: [0, 0, 9, 9]}\n",
    "g.svg": svg, "in/a.svg": svg, "in/a.SVG": svg, "in/b.svg": svg,
    "cars.csv": "id,value\na,1\n", "cars.csv.part": "id,value\na,1\n",
    "rows.csv": "id,value\nrows,1\nb,2\n", "card.csv": "id,theme\nb,brand.yml\nbrand,brand.yml\n",
  ]

  /// Runs a line of the shell among the files, and compares those with what they were.
  private func run(
    _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> (outcome: Outcome, new: [String]) {
    try await withTemporaryFolder { folder in
      for (name, text) in Self.files { try folder.write(text, to: name) }
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: folder.appending(path: "in"))
      let outcome = try await Sweephand.shell(line, in: folder)
      for (name, text) in Self.files {
        #expect(
          try folder.bytes(name) == Array(text.utf8), "\(name)", sourceLocation: sourceLocation)
      }
      let known = Set(Self.files.keys.map { $0.prefix { $0 != "/" } } + ["link"])
      return (outcome, try folder.files.filter { !known.contains($0[...]) })
    }
  }

  @Test(arguments: [
    ("render g.yaml -o g.svg", "g.svg"), ("render g.yaml -o link/../g.svg", "link/../g.svg"),
    ("render r.yaml -o ./r.yaml", "./r.yaml"), ("render r.yaml -o brand.yml", "brand.yml"),
    ("render own.yaml -o base.yml", "base.yml"),
    ("render - -o plain.yaml < plain.yaml", "plain.yaml"),
    ("render ring --set theme=brand.yml -o brand.yml", "brand.yml"),
    ("render in/b.svg -o link/b.svg", "link/b.svg"),
    ("diff in/a.svg in/b.svg -o in/a.svg", "in/a.svg"), ("diff in link -o in/b.svg", "in/b.svg"),
    ("rig in/b.svg -o in/b.svg --force", "in/b.svg"),
    ("batch ring --data cars.csv -o 'x/{id}.svg' --failed cars.csv", "cars.csv"),
    ("batch ring --data cars.csv -o 'x/{id}.svg' --manifest cars.csv", "cars.csv"),
    ("batch ring --data cars.csv.part -o 'x/{id}.svg' --failed cars.csv", "cars.csv.part"),
    ("batch ring --data cars.csv -o ./cars.csv --format ndjson", "./cars.csv"),
    ("batch r.yaml --data cars.csv -o brand.yml --format tar", "brand.yml"),
    ("batch own.yaml --data cars.csv -o 'x/{id}.svg' --failed base.yml", "base.yml"),
    ("batch link -o 'in/{name}.svg'", "in/a.svg"),
    ("batch in/b.svg -o 'in/{name}.svg'", "in/b.svg"),
  ])
  func `no output replaces a file that is read`(_ line: String, _ name: String) async throws {
    let (outcome, new) = try await run("\"$S\" \(line)")
    #expect(outcome.status == 2 && outcome.output.isEmpty, "\(outcome)")
    #expect(
      outcome.errors.hasSuffix(
        "\(name): is read here, and would be overwritten\n  help: name another file\n"),
      "\(outcome.errors)")
    #expect(new.isEmpty || new == ["x"], "\(new)")
  }

  @Test(arguments: [
    ("batch ring --data rows.csv -o '{id}.csv'", "rows.csv:2: error[SH0505]: row 1 ", "'rows.csv'"),
    (
      "batch r.yaml --data rows.csv -o '{id}.csv' --map 'value=value'",
      "rows.csv:2: error[SH0505]: row 1 ", "'rows.csv'"
    ),
    (
      "batch ring --data card.csv -o '{id}.yml'", "card.csv:3: error[SH0505]: row 2 ", "'brand.yml'"
    ),
  ])
  func `a row does not replace a file that is read`(
    _ line: String, _ place: String, _ name: String
  ) async throws {
    let (outcome, new) = try await run("\"$S\" \(line)")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(
      outcome.errors.contains("\(place)has the name of a file that the batch reads, \(name)"),
      "\(outcome.errors)")
    #expect(new.contains { $0.hasPrefix("b.") } && new.contains("manifest.ndjson"), "\(new)")
  }

  @Test func `devices, and templates beside files of their name, are written to`() async throws {
    for line in [
      "\"$S\" render - -o /dev/null < plain.yaml", "touch ring; \"$S\" render ring -o ring",
      "\"$S\" render r.yaml -o /dev/stdout > r.svg",
    ] {
      let outcome = try await run(line).outcome
      #expect(outcome.status == 0, "\(line): \(outcome.errors)")
    }
  }

  @Test(arguments: ["", "--update"])
  func `check does not take the artwork of a document for its picture`(
    _ option: String
  ) async throws {
    let (outcome, new) = try await run("CI= \"$S\" check g.yaml \(option)")
    #expect(outcome.status == 2 && new.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "sweephand: g.yaml: reads 'g.svg', which would be its picture\n  help: rename the document"),
      "\(outcome.errors)")
  }

  @Test func `check records no picture of two documents`() async throws {
    let (outcome, new) = try await run(
      "cp r.yaml s.yaml; cp r.yaml s.yml; echo '{}' > r.json; CI= \"$S\" check r.yaml s.y* --update"
    )
    #expect(outcome.status == 2 && new == ["r.json", "r.svg", "s.yaml", "s.yml"], "\(new)")
    for (name, other) in [("s.yaml", "s.yml"), ("s.yml", "s.yaml")] {
      #expect(
        outcome.errors.contains(
          "sweephand: \(name): has the same picture 's.svg' as '\(other)'\n  help: rename one"),
        "\(outcome.errors)")
    }
  }

  @Test func `two files of a folder do not share a picture`() async throws {
    let (outcome, new) = try await run("\"$S\" batch in -o 'x/{name}.svg' && false; ls x")
    #expect(new == ["x"] && outcome.output == "a.svg\nb.svg\n")
    #expect(
      outcome.errors.hasSuffix(
        "in/a.svg: has the same picture 'x/a.svg' as 'in/a.SVG'\n  help: rename one of them\n"
          + "3 files, 1 failed\n"), "\(outcome.errors)")
  }

  @Test(arguments: [
    (
      "g.yaml --force", "the picture of 'g.yaml' would replace the drawing 'g.svg'", "'g-dial.yaml'"
    ),
    ("./g.yml", "the picture of './g.yml' would replace the drawing './g.svg'", "'g-dial.yaml'"),
    ("x.json", "the document is in YAML", "'x.yaml'"), ("x", "the document is in YAML", "'x.yaml'"),
  ])
  func `rig names documents so that they have a picture of their own`(
    _ output: String, _ message: String, _ name: String
  ) async throws {
    let (outcome, new) = try await run("\"$S\" rig g.svg -o \(output)")
    #expect(outcome.status == 2 && new.isEmpty)
    #expect(
      outcome.errors == "sweephand: \(message)\n  help: name it \(name)\n", "\(outcome.errors)")
  }
}

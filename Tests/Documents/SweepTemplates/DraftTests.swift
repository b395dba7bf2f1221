import SweepDiagnostics
import SweepSVG
import SweepTemplates
import Testing
import SweepYAML

/// Documents to start from.
@Suite struct DraftTests {
  private func picture(_ document: String) throws -> String {
    let outcome = Document.render(Array(document.utf8), file: "a.yaml")
    #expect(outcome.diagnostics.map(\.message) == [])
    return try SVGWriter().write(#require(outcome.value)).string
  }

  // The pictures of `speedometer-artwork` lie beside the template.
  @Test(arguments: Template.names.filter { $0 != "speedometer-artwork" })
  func `all that a draft offers is the template as it is, with its examples marked`(
    name: String
  ) throws {
    let template = try #require(Template.named(name).value)
    let draft = Document.draft(of: template, title: "A \"new\" dial: one", file: "a.yaml")
    var set = draft.split(separator: "\n").count { $0.hasPrefix("  ") && !$0.hasPrefix("  #") }
    let all = draft.split(separator: "\n").map { line in
      guard line.hasPrefix("  #"), !line.hasPrefix("  # "), !line.contains(":  # ") else {
        return "\(line)\n"
      }
      set += 1
      return "  \(line.dropFirst(3))\n"
    }.joined()
    #expect(set == template.parameters.filter { $0.defaultText != nil }.count)
    let marked = draft.split(separator: "\n").count { $0.contains("  # An example.") }
    #expect(marked == template.parameters.filter(\.isExample).count)
    let head = "sweephand: 1\ntitle: 'A \"new\" dial: one'\ntemplate: \(name)\n"
    #expect(try picture(all) == picture(head))
    #expect(try picture(draft).contains(">A \"new\" dial: one</title>"))
  }

  @Test(arguments: [
    ("my hall.yaml", "'my hall.yaml' -o 'my hall.svg'"),
    ("it's.yaml", #"'it'\''s.yaml' -o 'it'\''s.svg'"#), ("a.b.yaml", "a.b.yaml -o a.b.svg"),
    ("a\nb.yaml", #"$'a\012b.yaml' -o $'a\012b.svg'"#),
    ("a\u{2028}b.yaml", #"$'a\342\200\250b.yaml' -o $'a\342\200\250b.svg'"#),
  ])
  func `its commands name any file`(_ file: String, _ command: String) throws {
    let clock = try #require(Template.named("clock").value)
    let draft = Document.draft(of: clock, title: "Hall", file: file)
    #expect(draft.contains("sweephand render \(command)\n"), "\(draft.prefix(300))")
    _ = try picture(draft)
  }

  @Test func `the first lines say what to do with it`() throws {
    let clock = try #require(Template.named("clock").value)
    let lines = Document.draft(of: clock, title: "Hall", file: "hall.yaml").split(separator: "\n")
    #expect(lines.first == "# yaml-language-server: $schema=sweephand.schema.json")
    #expect(lines[1].hasSuffix(" sweephand render hall.yaml -o hall.svg"))
    let bare = Document.draft(of: clock, title: "Hall", file: "hall.yaml", schema: false)
    #expect(bare.split(separator: "\n") == Array(lines.dropFirst()))
  }
}

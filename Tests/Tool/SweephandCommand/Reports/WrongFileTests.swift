import Foundation
import TestSupport
import Testing

/// Files that a command does not read.
@Suite struct WrongFileTests {
  private static let conflict = """
    <svg xmlns="http://www.w3.org/2000/svg">
    <<<<<<< HEAD
    <g/>
    =======
    <path/>
    >>>>>>> other
    </svg>
    """

  @Test func `conflicts of a merge are called so`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.conflict, to: "a.svg")
      try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "b.svg")
      let words = "a merge conflict is not resolved"
      let validated = try await Sweephand.run(["validate", "a.svg"], folder: folder)
      #expect(validated.output.hasPrefix("a.svg:2:1: error[SH1006]: \(words)"), "\(validated)")
      let compared = try await Sweephand.run(["diff", "b.svg", "a.svg"], folder: folder)
      #expect(compared.status == 2 && compared.errors.contains("2:1: \(words)"), "\(compared)")
      try folder.write(CheckTests.dial, to: "a.yaml")
      let checked = try await Sweephand.run(["check", "a.yaml"], folder: folder)
      #expect(checked.output.contains("a.svg:2:1: error[SH0802]"), "\(checked)")
      #expect(checked.output.contains(words))
      let lines = Self.conflict.split(separator: "\n").dropFirst().dropLast()
      try folder.write("sweephand: 1\n" + lines.joined(separator: "\n"), to: "c.yaml")
      let drawn = try await Sweephand.run(["render", "c.yaml"], folder: folder)
      #expect(drawn.errors.contains("c.yaml:2:1: error[SH0103]: \(words)"), "\(drawn)")
    }
  }

  @Test func `pictures and documents are told apart`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "a.svg")
      try folder.write(CheckTests.dial, to: "b.yaml")
      let checked = try await Sweephand.run(["check", "a.svg"], folder: folder)
      let text = checked.output + checked.errors
      #expect(text.contains("this is markup such as SVG, and not a document"), "\(checked)")
      let outcome = try await Sweephand.run(["validate", "b.yaml"], folder: folder)
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix("b.yaml: error[SH0806]: this is a document"), "\(outcome)")
    }
  }

  @Test func `a document given in place of a picture is told with its errors`() async throws {
    try await withTemporaryFolder { folder in
      func validate(_ name: String, _ text: String) async throws -> Outcome {
        try folder.write(text, to: name)
        let file = try await Sweephand.run(["validate", name], folder: folder)
        let piped = try await Sweephand.run("validate", "-", input: text, folder: folder)
        #expect(piped.status == 1 && piped.output.contains("error[SH0806]"), "\(piped)")
        #expect(!piped.output.contains("there is no tag"), "\(piped)")
        return file
      }
      let whole = try await validate("a.yaml", CheckTests.dial)
      #expect(whole.output.count(where: { $0 == "\n" }) > 0)
      #expect(whole.output.components(separatedBy: "error[").count == 2, "\(whole)")
      let typo = try await validate("b.yaml", CheckTests.dial + "\nlayer: []\n")
      let drawn = try await Sweephand.run(["render", "b.yaml"], folder: folder)
      let fault = try #require(drawn.errors.split(separator: "\n").first)
      #expect(fault.contains("error[") && typo.output.contains(fault), "\(typo)")
      for text in [#"{"description": abc}"#, #"{"sweephand": 1, "description": abc}"#] {
        let column = text.count - 3
        let broken = try await validate("c.json", text)
        #expect(broken.output.contains("c.json:1:\(column): error[SH0103]"), "\(broken)")
      }
      #expect(try await validate("d.yaml", "# a\na: 1\n").output.contains("this is YAML"))
    }
  }

  @Test func `check has its own measure of what is equal`() async throws {
    try await withTemporaryFolder { folder in
      func check(_ arguments: String...) async throws -> Outcome {
        try await Sweephand.run(["check", "a.yaml", "--pretty"] + arguments, folder: folder)
      }
      try folder.write(CheckTests.dial, to: "a.yaml")
      let drawn = try await Sweephand.run(["render", "a.yaml", "--pretty"], folder: folder).output
      try folder.write(drawn.replacing("<title", with: "\n\n<title"), to: "a.svg")
      let respelled = try await check("--respelled", "warning")
      #expect(respelled.status == 0 && respelled.output.contains("warning[SH0803]"), "\(respelled)")
      let number = try #require(drawn.firstMatch(of: /r="(\d+)"/))
      let line = drawn[..<number.range.lowerBound].count { $0 == "\n" } + 4
      let other = drawn.replacing("<title", with: "\n\n\n<title")
        .replacing("r=\"\(number.1)\"", with: "r=\"\(number.1).004\"", maxReplacements: 1)
      try folder.write(other, to: "a.svg")
      let changed = try await check()
      #expect(changed.status == 1 && changed.output.hasPrefix("a.svg:\(line):"), "\(changed)")
      #expect(try await check("--equal-within", "0.01").output.contains("SH0803"))
      #expect(try await check("--ignore", "//@r").output.contains("SH0803"))
      let wrong = try await check("--ignore", "//[")
      #expect(wrong.status == 2, "\(wrong)")
    }
  }

  @Test func `differences are reports and pages too`() async throws {
    try await withTemporaryFolder { folder in
      let head = "<svg xmlns='http://www.w3.org/2000/svg'>"
      for name in ["a", "b"] {
        try folder.write(head + "<g id='\(name)'/></svg>", to: "old/\(name).svg")
        try folder.write(head + "<g id='\(name)' opacity='.5'/></svg>", to: "new/\(name).svg")
      }
      func diff(_ format: String) async throws -> Outcome {
        try await Sweephand.run(["diff", "--format", format, "old", "new"], folder: folder)
      }
      let sarif = try await diff("sarif")
      #expect(sarif.status == 1 && sarif.output.contains("\"ruleId\":\"SH0801\""))
      let gitlab = try await diff("gitlab")
      let issues = try JSONSerialization.jsonObject(with: Data(gitlab.output.utf8)) as? [Any]
      #expect(issues?.count == 2)
      #expect(try await diff("junit").output.contains("tests=\"2\" failures=\"2\" errors=\"0\""))
      let page = try await diff("html")
      #expect(page.status == 1 && page.output.contains("2 of 2 pairs of files differ"))
      #expect(
        page.output.matches(of: /<iframe [^>]*sandbox="allow-scripts allow-same-origin"/).count == 2
      )
    }
  }
}

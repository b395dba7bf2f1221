import Foundation
import SweepDiagnostics
import SweepReports
import Testing

struct GitHubReportTests {
  @Test func commandsNameThePlaceAndTheCode() {
    let findings = [
      finding(), finding("b", severity: .warning, at: 4, hint: nil),
      finding("c", .taste, severity: .note, file: "./x.svg", at: nil, hint: nil),
    ]
    #expect(
      report(.github, findings) == """
        ::error file=dials/a.svg,line=3,col=4,endColumn=8,title=SH0901::unknown part 'nedle' \
        (did you mean 'needle'?)
        ::warning file=dials/a.svg,line=4,col=4,endColumn=8,title=SH0901::b
        ::notice file=x.svg,title=SH0902::c

        """)
    #expect(report(.github, []) == "")
  }

  @Test func tenOfAKindAreShownAndTheOthersCounted() {
    var writer = Report(.github, ReportOptions(version: "1.2.3"))
    var text = writer.begin()
    for place in 1...6 {
      text += writer.file("a.svg", [finding("a\(place)", at: place), finding("b", at: place)])
      text += writer.file("b.svg", [finding("c", severity: .warning, at: place)])
    }
    #expect(text.components(separatedBy: "::error ").count == 11)
    #expect(text.components(separatedBy: "::warning ").count == 7)
    #expect(writer.end() == "and 2 more errors\n")
    let eleven = (1...11).map { finding(severity: .note, at: $0) }
    #expect(report(.github, eleven).hasSuffix("\nand 1 more note\n"))
  }

  /// Reads a command as GitHub's runner does: `::name key=value,…::message`.
  private func read(_ line: Substring) -> (properties: [String: String], message: String)? {
    guard let match = line.wholeMatch(of: /::(\w+) (.*?)::(.*)/) else { return nil }
    var properties: [String: String] = [:]
    for pair in match.2.split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      properties[String(parts[0])] =
        unescaped(parts.count > 1 ? String(parts[1]) : "")
        .replacing("%3A", with: ":").replacing("%2C", with: ",").replacing("%25", with: "%")
    }
    return (properties, unescaped(String(match.3)).replacing("%25", with: "%"))
  }

  private func unescaped(_ text: String) -> String {
    text.replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }

  @Test(arguments: hostile)
  func hostileTextStaysInItsCommand(word: String) throws {
    let text = report(.github, [finding(word, file: word, hint: nil)])
    let lines = text.unicodeScalars.split(separator: "\n")
    #expect(lines.count == 1)
    let command = try #require(read(text.dropLast()))
    #expect(Set(command.properties.keys) == ["file", "line", "col", "endColumn", "title"])
    // Only control characters are changed.
    let shown = word.unicodeScalars.reduce(into: "") {
      $0 += ["\r", "\n"].contains($1) ? String($1) : $1.visible
    }
    #expect(command.message == shown)
    #expect(command.properties["file"] == shown)
  }
}

import Foundation
import TestSupport
import Testing

/// Names of files that would steer a terminal or a page (row 83).
@Suite struct HostileNameTests {
  static let names = [
    "a\nb.svg", "a\u{1b}[31mred\u{1b}]0;x\u{7}.svg", "<b onclick='trap()'>.svg", "a\u{202e}gvs.svg",
    "\u{7f}\u{9b}.svg", "-o.svg", "'\"`$(touch trap).svg",
    String(repeating: "x", count: 250) + ".svg",
  ]

  @Test(arguments: names)
  func areShownEscaped(_ name: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write("<svg xmlns='http://www.w3.org/2000/svg'><bogus/></svg>\n", to: name)
      try folder.write("<svg xmlns='http://www.w3.org/2000/svg'/>\n", to: "other.svg")
      let path = "./\(name)"
      for arguments in [
        ["validate", "--format", "short", path], ["validate", path], ["validate", "."],
        ["validate", "--format", "github", path], ["validate", "--format", "json", path],
        ["diff", path, "other.svg"], ["render", path], ["render", "./none\(name)"],
        ["render", "clock", "--set", name], ["diff", "--format", "markdown", path, "other.svg"],
      ] {
        let run = try await Sweephand.run(arguments, folder: folder)
        let statuses: [Int32] = arguments == ["render", path] ? [0] : [1, 2]
        #expect(statuses.contains(run.status) && !run.wasSignalled, "\(arguments)")
        let said = run.output + run.errors
        let steers = said.unicodeScalars.contains {
          ($0.value < 0x20 && $0 != "\n") || (0x7f...0x9f).contains($0.value) || $0 == "\u{202e}"
        }
        #expect(!steers, "\(arguments) \(said)")
        #expect(!said.contains("a\nb"), "\(arguments)")
      }
      let html = try await Sweephand.run(
        ["diff", "--format", "html", path, "other.svg"], folder: folder)
      #expect(html.status == 1 && !html.output.contains("<b onclick"))
      #expect(try folder.files == [name, "other.svg"].sorted())
    }
  }

  @Test func namesOfBytesAndTooLongOnesAreRefused() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        """
        for c in render validate; do "$S" $c "$(printf 'a\\377.svg')"; echo $?; done
        printf '<svg/>' > "$(printf 'b\\377.svg')"; "$S" validate . > /dev/null; echo $?
        "$S" validate "$(head -c 4096 /dev/zero | tr '\\0' x)"; echo $?
        """, in: folder)
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0 == "1" || $0 == "2" })
      #expect(outcome.errors.contains("the argument 'a\u{fffd}.svg' is not UTF-8"))
      #expect(outcome.errors.contains("file name too long"))
    }
  }
}

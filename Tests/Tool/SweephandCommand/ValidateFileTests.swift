import Foundation
import TestSupport
import Testing

/// The files that `validate` reads, and the report of `--fix`.
@Suite struct ValidateFileTests {
  private static let head =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><title>a</title>"

  /// The beginning of a picture by hand that has a name.
  private static let named = head.replacing(
    "><title>", with: " role='img' aria-labelledby='a'><title id='a'>")

  @Test func anyNameInAFolderIsRead() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        """
        mkdir old new
        for f in old new; do printf "\(Self.head)<path/></svg>" > $f/"$(printf 'a\\377.svg')"; done
        printf "\(Self.head)<g opacity='.5'><path/></g></svg>" > new/"$(printf 'a\\377.svg')"
        printf "\(Self.head)<circel/></svg>" > new/"$(printf '\\303\\050.svg')"
        "$S" validate -p svg2 --format short new; echo $?; "$S" diff old new; echo $?
        """, in: folder)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines[0].hasPrefix("new/\\xc3(.svg:1:") && lines[1] == "1", "\(outcome)")
      #expect(outcome.output.contains("+++ new/\\xc3(.svg file added\n"))
      #expect(outcome.output.contains("--- old/a\\xff.svg\n+++ new/a\\xff.svg\n@@ "))
      #expect(outcome.errors == "2 files as svg2, 1 error\n")
    }
  }

  @Test func filesAreFoundOnceAndInAnyCase() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.head + "</svg>", to: "a.svg")
      try folder.write(Self.head + "<circel/></svg>", to: "B.SVG")
      let outcome = try await Sweephand.run(
        "validate", "-p", "svg2", "a.svg", ".", "./a.svg", folder: folder)
      #expect(outcome.status == 1 && outcome.output.hasPrefix("./B.SVG:1:"))
      #expect(outcome.errors == "2 files as svg2, 1 error\n")
    }
  }

  @Test func mendsAreTold() async throws {
    try await withTemporaryFolder { folder in
      let text = "\(Self.head)<path d='M0 0H9'><animate attributeName='opacity' values='0;1' "
      try folder.write(text + "dur='.5s'/></path></svg>\n", to: "a.svg")
      try folder.write(text + "dur='0.5s'/></path></svg>\n", to: "b.svg")
      let outcome = try await Sweephand.run(
        "validate", "-p", "untrusted", "--fix", "a.svg", "b.svg", folder: folder)
      #expect(outcome.errors.hasPrefix("fixed a.svg:1:"), "\(outcome)")
      #expect(outcome.errors.components(separatedBy: "fixed ").count == 2)
      let again = try await Sweephand.run(
        "validate", "-p", "untrusted", "--fix", "a.svg", folder: folder)
      #expect(!again.errors.contains("fixed "))
    }
  }

  /// Files of Sweephand are held to its output, others to SVG 2.
  @Test(arguments: [
    ("sweephand render speedometer -o a.svg", "output", 0),
    ("sweephand render speedometer --id-prefix none -o a.svg", "output", 0),
    ("sweephand render speedometer --interactive -o a.svg", "interactive", 0),
    ("sweephand render speedometer -o - | sed s,viewBox,viewbox, > a.svg", "output", 1),
    ("printf \"\(named)<g/></svg>\" > a.svg", "svg2", 0),
    ("printf \"\(named)<text font-family='Red/Black'/></svg>\" > a.svg", "svg2", 1),
  ])
  func theProfileIsChosen(_ script: String, _ profile: String, _ status: Int32) async throws {
    try await withTemporaryFolder { folder in
      let script = script.replacing("sweephand", with: "\"$S\"")
      let outcome = try await Sweephand.shell(
        script + "\n\"$S\" validate a.svg > report || status=1; exit ${status:-0}", in: folder)
      #expect(outcome.status == status, "\(outcome)")
      #expect(outcome.errors.contains("1 file as \(profile), "), "\(outcome.errors)")
    }
  }

  @Test func codesAreFoundByTheirNumber() async throws {
    let outcome = try await Sweephand.run("explain", "1404")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("SH1404"))
  }
}

import Foundation
import TestSupport
import Testing

/// Files too large for a sample, or none at all (rows 5, 11, 34 … 36, 38, 48, 49).
@Suite struct GiantXMLTests {
  private static let head = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'>"

  static let cases: [(name: String, text: @Sendable () -> String, words: String, place: String)] = [
    ("a bomb of one entity", { quadratic }, "a DOCTYPE with declarations of its own", "1:1"),
    ("257 deep", { nested(256) }, "nested more than 256 deep", deepest),
    ("100,000 deep", { nested(100_000) }, "nested more than 256 deep", deepest),
    (
      "200,000 attributes",
      { head + "<g " + (0..<200_000).map { "a\($0)=''" }.joined(separator: " ") + "/></svg>" },
      "an element has more than 1000 attributes", "1:"
    ),
    (
      "1,000,001 elements", { head + String(repeating: "<g/>", count: 1_000_000) + "</svg>" },
      "the document has more than 200000 elements", "1:"
    ),
  ]

  /// The start of the element that is one too deep.
  private static let deepest = "1:\(head.utf8.count + 255 * 3 + 1)"

  private static let quadratic =
    "<!DOCTYPE svg [<!ENTITY a '\(String(repeating: "x", count: 100_000))'>]>\(head)<text>"
    + String(repeating: "&a;", count: 20_000) + "</text></svg>"

  /// So many elements within the root.
  private static func nested(_ depth: Int) -> String {
    head + String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
      + "</svg>"
  }

  @Test(arguments: cases.indices)
  func isRefused(_ index: Int) async throws {
    let (name, text, words, place) = Self.cases[index]
    try await withTemporaryFolder { folder in
      try folder.write(text(), to: "giant.svg")
      try folder.write("\(Self.head)</svg>", to: "small.svg")
      try folder.write("sweephand: 1\nlayers:\n  - artwork: {file: giant.svg}\n", to: "dial.yaml")
      let found = try await Sweephand.run(
        "validate", "-q", "--format", "short", "--profile", "svg2", "giant.svg", folder: folder)
      #expect(found.status == 1, "\(name)")
      #expect(found.output.contains("giant.svg:\(place)") && found.output.contains(words))
      #expect(found.output.split(separator: "\n").count == 1)
      let diff = try await Sweephand.trouble(["diff", "giant.svg", "small.svg"], folder: folder)
      #expect(diff.contains(words))
      let drawn = try await Sweephand.trouble(
        ["render", "dial.yaml", "-o", "out.svg"], folder: folder)
      #expect(drawn.contains("error[SH0507]"))
      #expect(try folder.files == ["dial.yaml", "giant.svg", "small.svg"])
    }
  }

  @Test func bytesAreLimitedBeforeTheyAreRead() async throws {
    try await withTemporaryFolder { folder in
      _ = try await Sweephand.shell(
        """
        head -c 16777217 /dev/zero | tr '\\0' ' ' > over.svg
        head -c 209715200 /dev/zero | gzip -9 > bomb.svgz
        { printf 'sweephand: 1\\nlayers:\\n'
        for f in over.svg bomb.svgz; do echo "- artwork: {file: $f}"; done; } > dial.yaml
        """, in: folder)
      let over = try await Sweephand.trouble(["validate", "over.svg"], folder: folder)
      #expect(
        over.hasPrefix("sweephand: over.svg: is larger than the limit 'size' of 16777216 bytes\n"))
      let bomb = try await Sweephand.run("validate", "-q", "bomb.svgz", folder: folder)
      #expect(bomb.status == 1 && bomb.output.contains("compressed; unpack it first"))
      let drawn = try await Sweephand.trouble(["render", "dial.yaml"], folder: folder)
      #expect(drawn.contains("a file of more than 8388608 bytes: 'over.svg'"))
      #expect(drawn.contains("'bomb.svgz' at line 1, column 1: the document has more than"))
    }
  }

  /// Long, but nothing of it is wrong: five megabytes of one path, and of an editor's own data.
  @Test func longValuesAreRead() async throws {
    try await withTemporaryFolder { folder in
      let path = "<path fill='#080' d='M0 0" + String(repeating: "h1v1", count: 200_000) + "'/>"
      let data = String(repeating: "QUJD", count: 1_250_000)
      try folder.write("\(Self.head)\(path)</svg>", to: "path.svg")
      try folder.write(
        "\(Self.head)<metadata>\(data)</metadata><path d='M0 0h1v1z'/></svg>", to: "data.svg")
      for name in ["path.svg", "data.svg"] {
        try folder.write("sweephand: 1\nlayers: [artwork: {file: \(name)}]\n", to: "dial.yaml")
        let drawn = try await Sweephand.run("render", "dial.yaml", "--validate", folder: folder)
        #expect(drawn.status == 0 && !drawn.output.contains("QUJD"), "\(drawn.errors)")
        let found = try await Sweephand.run(
          "validate", "-q", "--profile", "svg2", "--fail-on", "error", name, folder: folder)
        #expect(found.status == 0, "\(found.output.prefix(300))")
      }
    }
  }

  /// Special files, by every way in which files are named.
  @Test func noFileIsWaitedFor() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        """
        mkdir dir; mkfifo pipe; ln -s /dev/zero zero; ln -s /etc/passwd out; ln -s loop loop
        mkdir in; printf '<svg/>' > out.svg; ln -s ../out.svg in/link.svg; ln -s .. in/up
        for f in dir pipe zero out loop; do
          for use in "artwork: {file: $f}" "image: {image: $f}" "line: {plot: p}"; do
            printf 'sweephand: 1\\nplots: {p: {data: {file: %s, y: y}}}\\nlayers: [%s]\\n' \
              "$f" "$use" > d.yaml
            "$S" render d.yaml -o o.svg; [ $? = 2 ] || echo "$f $use"
          done
          # What is named on the command line may be anywhere, and a folder holds files.
          case $f in out | dir) continue ;; esac
          "$S" validate $f; [ $? = 2 ] || echo "validate $f"
          "$S" diff $f out.svg; [ $? = 2 ] || echo "diff $f"
        done
        for f in link.svg up/out.svg; do
          printf 'sweephand: 1\\nlayers: [artwork: {file: %s}]\\n' $f > in/d.yaml
          "$S" render in/d.yaml; [ $? = 2 ] || echo "$f"
        done; ls
        """, in: folder)
      #expect(outcome.output == "d.yaml\ndir\nin\nloop\nout\nout.svg\npipe\nzero\n")
      #expect(!outcome.errors.contains("root:"))
      #expect(outcome.errors.contains("names a file outside the document's folder: 'link.svg'"))
      #expect(outcome.errors.contains("names a file outside the document's folder: 'up/out.svg'"))
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Files of rows stay in their folder.
@Suite struct BatchPathTests {
  @Test(
    arguments: [
      ("../x", "has a character that no file name can have"), ("/etc/x", "has a character"),
      ("..", "makes the file name 'out/...svg'"), (".x", "makes the file name 'out/.x.svg'"),
      ("", "is empty, and names the file"), ("a\u{7}", "has a character"),
      (String(repeating: "x", count: 252), "makes the file name"),
    ])
  func namesStayInTheirFolder(_ id: String, _ message: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\n\(id),1\nb,2\n", to: "rows.csv")
      let outcome = try await Sweephand.run(
        "batch", "ring", "--data", "rows.csv", "-o", "out/{id}.svg", folder: folder)
      #expect(outcome.status == 1 && outcome.errors.contains("rows.csv:2: error[SH0505]: row 1"))
      #expect(outcome.errors.contains(message))
      #expect(try folder.appending(path: "out").files == ["b.svg", "manifest.ndjson"])
      #expect(try folder.files == ["out", "rows.csv"])
    }
  }

  @Test(arguments: ["m.svg", "m.svg.part", "m.svg.old", "f", "f.part"])
  func filesOfTheBatchAreNoRows(_ name: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\n\(name),1\nb,2\nc,x\n", to: "rows.csv")
      let outcome = try await Sweephand.run(
        "batch", "ring", "--data", "rows.csv", "-o", "out/{id}", "--manifest", "./out/m.svg",
        "--failed", "out/../out/f", folder: folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("row 1 has the name of a file of the batch itself"))
      #expect(try folder.appending(path: "out").files == ["b", "f", "m.svg"])
      let failed = String(decoding: try folder.bytes("out/f"), as: UTF8.self)
      #expect(failed == "id,value\n\(name),1\nc,x\n")
    }
  }

  @Test func linksDoNotLeadOut() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,kind,value\na,in,1\nb,out,2\n", to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        mkdir -p real/there away; ln -s real root; ln -s there real/in; ln -s ../away real/out
        ln -s ../../away/x real/there/a.svg
        "$S" batch ring --data rows.csv -o 'root/{kind}/{id}.svg'; echo $?; ls -A away real/there
        """, in: folder)
      #expect(outcome.output == "2\naway:\n\nreal/there:\na.svg\n")
      #expect(outcome.errors.contains("root/out: is a link that leads out of root"))
    }
  }

  @Test(arguments: ["", "./", "o/", "o//", "o/../p/"])
  func foldersAreMade(_ root: String) async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.run(
        ["batch", "ring", "--data", "-", "-o", "\(root){value}/{row}/{hash}.svg", "-q"],
        bytes: Array("value\n1\n".utf8), folder: folder)
      #expect(outcome.status == 0 && outcome.errors == "")
      #expect(try folder.appending(path: "\(root)1/1").files.count == 1)
    }
  }

  @Test func partsOfFilesAreDrawnAgain() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\na,1\nb,2\n", to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        run() { "$S" batch ring --data rows.csv -o 'out/{hash}.svg' 2>&1 | cut -d f -f 1; }
        run; cp -r out clean; rm out/manifest.ndjson
        for file in out/*.svg; do truncate -s -9 $file; done; run; diff -r out clean
        """, in: folder)
      #expect(
        outcome.output.split(separator: "\n") == [
          "2 rows: 2 written, 0 kept, 0 ", "2 rows: 2 written, 0 kept, 0 ",
        ])
    }
  }
}

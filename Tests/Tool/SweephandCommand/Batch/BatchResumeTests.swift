import Foundation
import TestSupport
import Testing

/// Batches that end early and go on.
@Suite struct BatchResumeTests {
  private static let rows =
    "id,value\n" + (0..<2500).map { "r\($0),\($0 % 60)\n" }.joined() + "wrong,x\n"

  /// The batch in `$o`, repeatedly killed after other hundredths of a second each time.
  private static func killing(_ pattern: String) -> String {
    """
    run() { exec "$S" batch ring --data rows.csv -o "$1/\(pattern)" --manifest "$1/m" -q 2> errors; }
    (run clean); RANDOM=17
    for i in $(seq 14); do
      run out & sleep 0.$((RANDOM % 9))$((RANDOM % 10)); kill -9 $!; wait $!
      find out -name '*.svg' -exec tail -qc 7 {} + | grep -vc '^</svg>$' | grep -v '^0$'
    done 2> /dev/null
    (run out); sed -i s,clean/,out/, clean/m; diff -r clean out && ls -A out | grep -c part
    """
  }

  @Test(arguments: ["{id}.svg", "{hash:1}/{hash}.svg"])
  func aKilledBatchGoesOn(_ pattern: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.rows, to: "rows.csv")
      let outcome = try await Sweephand.shell(Self.killing(pattern), in: folder)
      #expect(outcome.output == "0\n")
      #expect(try folder.bytes("out/m").count > 100_000)
    }
  }

  @Test func linesOfEarlierRunsAreNotForgotten() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\na,1\nb,2\nc,3\nd,4\n", to: "rows.csv")
      // Killed at the last row, then at the second, with a line that is cut.
      let outcome = try await Sweephand.shell(
        """
        run() { "$S" batch ring --data rows.csv -o 'o/{id}.svg' 2>&1 | cut -d f -f 1; }
        run; cp o/manifest.ndjson all; head -n 3 all > o/manifest.ndjson.old
        head -c 150 all > o/manifest.ndjson.part; rm o/manifest.ndjson; run
        cmp all o/manifest.ndjson; ls -A o
        """, in: folder)
      #expect(
        outcome.output.split(separator: "\n") == [
          "4 rows: 4 written, 0 kept, 0 ", "4 rows: 1 written, 3 kept, 0 ",
          "a.svg", "b.svg", "c.svg", "d.svg", "manifest.ndjson",
        ])
    }
  }

  @Test func anInterruptIsClean() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\na,1\nb,2\n", to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        mkfifo f; "$S" batch ring --data f -o 'o/{id}.svg' & exec 9> f; cat rows.csv >&9
        until test -e o/b.svg; do sleep 0.05; done; kill -INT $!; wait $!; echo $?
        exec 9>&-; "$S" batch ring --data rows.csv -o 'o/{id}.svg'; ls -A o
        """, in: folder)
      #expect(outcome.output == "130\na.svg\nb.svg\nmanifest.ndjson\n")
      #expect(outcome.errors.contains("2 rows: 0 written, 2 kept, 0 failed"))
    }
  }

  @Test func twoBatchesDoNotShareAManifest() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\na,1\n", to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        mkdir o; exec 9> o/manifest.ndjson.part; flock 9
        "$S" batch ring --data rows.csv -o 'o/{id}.svg' 9>&-
        """, in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("is written by another program"))
    }
  }
}

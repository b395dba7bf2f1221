import Foundation
import TestSupport
import Testing

/// Programs that are killed while they write.
@Suite struct KilledTests {
  /// Renders a little later each time, so that every moment of the writing is hit.
  private static let killing = """
    for i in $(seq 200); do
      "$S" render clock --set hours=$((i % 2 ? 24 : 12)) -q -o c.svg &
      sleep 0.0$((i % 5))$((i % 10)); kill -9 $!; wait $!
      cmp -s c.svg 12.svg || cmp -s c.svg 24.svg || cp c.svg broken-$i.svg
    done 2> /dev/null
    """

  @Test func theFileIsTheOldOrTheNewOne() async throws {
    try await withTemporaryFolder { folder in
      let setUp = """
        "$S" render clock -q -o 12.svg; "$S" render clock --set hours=24 -q -o 24.svg
        cp 12.svg c.svg
        """
      _ = try await Sweephand.shell("\(setUp)\n\(Self.killing)", in: folder)
      let left = try folder.files.filter { !["12.svg", "24.svg", "c.svg"].contains($0) }
      #expect(left.isEmpty || left == [".sweephand-0.part"])
      // A leftover temporary file does not block others, and is removed with the next write.
      let again = try await Sweephand.shell(
        "cp 12.svg c.svg; \"$S\" render clock --set hours=24 -q -o c.svg; ls -A", in: folder)
      #expect(again.output == "12.svg\n24.svg\nc.svg\n" && again.errors == "")
      #expect(try folder.bytes("c.svg") == folder.bytes("24.svg"))
    }
  }

  @Test func whatAKilledProgramLeftIsTakenOver() async throws {
    try await withTemporaryFolder { folder in
      // No link is followed, and nothing is taken from a program that still writes.
      let outcome = try await Sweephand.shell(
        """
        echo left > .sweephand-0.part; ln -s precious .sweephand-1.part; echo kept > precious
        "$S" render clock -q -o a.svg; ls -A; cat precious
        echo held > .sweephand-0.part; exec 9< .sweephand-0.part; flock 9
        "$S" render clock -q -o b.svg; ls -A; cat .sweephand-0.part precious
        """, in: folder)
      #expect(outcome.errors == "")
      #expect(
        outcome.output.split(separator: "\n") == [
          ".sweephand-1.part", "a.svg", "precious", "kept",
          ".sweephand-0.part", ".sweephand-1.part", "a.svg", "b.svg", "precious", "held", "kept",
        ])
    }
  }

  @Test func severalProgramsWriteOneFile() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        """
        "$S" render clock -q -o 12.svg; "$S" render clock --set hours=24 -q -o 24.svg
        for i in $(seq 60); do "$S" render clock --set hours=$((i % 2 ? 24 : 12)) -q -o c.svg & done
        wait; cmp -s c.svg 12.svg || cmp c.svg 24.svg; ls -A
        """, in: folder)
      #expect(outcome.output == "12.svg\n24.svg\nc.svg\n" && outcome.errors == "")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// `sweephand diff` and `textconv` with a repository of git.
@Suite struct GitDiffTests {
  /// Runs lines of the shell in a new repository with two commits: `di al.svg` changes its colour,
  /// `gone.svg` is deleted, `same.svg` is respelled, and `moved.svg` is renamed.
  private func inRepository(_ line: String) async throws -> Outcome {
    try await withTemporaryFolder { folder in
      let setUp = """
        set -e
        export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
        git init -q . && git config user.email a@b.c && git config user.name a
        draw() { echo "<svg xmlns='http://www.w3.org/2000/svg'><path d='M$1 0' fill='$2'/></svg>"; }
        draw 1 red >'di al.svg'; draw 2 red >gone.svg; draw 3 red >same.svg; draw 4 red >moved.svg
        echo a >note.txt
        git add -A && git commit -qm one
        draw 1 blue >'di al.svg'; rm gone.svg; draw 3.0 '#f00' >same.svg; mkdir in
        git mv moved.svg in/name.svg; echo b >note.txt
        git add -A && git commit -qm two
        set +e

        """
      return try await Sweephand.shell(setUp + line, in: folder)
    }
  }

  private let sentence = "@@ /svg/path: fill 'red' → 'blue' @@"

  @Test func revisionsAreCompared() async throws {
    let outcome = try await inRepository("$S diff --git HEAD~1..HEAD; echo status $?")
    #expect(
      outcome.output.split(separator: "\n").filter { !$0.hasPrefix("-1") && !$0.hasPrefix("+1") }
        == [
          "--- a/di al.svg", "+++ b/di al.svg", Substring(sentence),
          "--- a/gone.svg file removed", "status 1",
        ])
    #expect(outcome.errors.isEmpty)
  }

  @Test func pathsAndFoldersNarrow() async throws {
    let one = try await inRepository(
      "$S diff --git HEAD~1.. -- same.svg moved.svg in; echo status $?")
    #expect(one.output == "status 0\n")
    let inside = try await inRepository("cd in && $S diff --git HEAD~1..; echo status $?")
    #expect(inside.output.contains(sentence))
    let parted = try await inRepository("$S diff --git HEAD~1...HEAD -- '*al.svg'; echo status $?")
    #expect(parted.output.contains(sentence))
  }

  @Test func oneRevisionIsComparedWithTheFiles() async throws {
    let outcome = try await inRepository(
      "draw 3 lime >same.svg; cd in; $S diff --format github --git HEAD; echo status $?")
    #expect(outcome.output.hasPrefix("::error file=same.svg,line=1,col="))
    #expect(outcome.output.hasSuffix("fill '#f00' → 'lime'\nstatus 1\n"))
  }

  @Test func whatIsNoRevisionIsTrouble() async throws {
    for name in ["nothing", "--output=x", "HEAD..nothing"] {
      let outcome = try await inRepository("$S diff --git='\(name)'; echo status $?; ls x")
      #expect(outcome.output == "status 2\n")
      #expect(outcome.errors.contains("sweephand: "))
    }
  }

  @Test func isAnExternalDriver() async throws {
    let outcome = try await inRepository(
      """
      echo '*.svg diff=svg' >.gitattributes
      git config diff.svg.command "$S diff --git-external --"
      git --no-pager diff HEAD~1 HEAD; echo status $?
      """)
    #expect(outcome.output.contains("--- a/di al.svg\n+++ b/di al.svg\n\(sentence)\n"))
    #expect(outcome.output.contains("--- a/gone.svg file removed\n"))
    #expect(!outcome.output.contains("same.svg"))
    #expect(outcome.output.contains("+b\n"))
    #expect(outcome.output.hasSuffix("status 0\n"))
    let wrong = try await inRepository("$S diff --git-external a b; echo status $?")
    #expect(wrong.output == "status 2\n")
  }

  /// A broken file that is mended, one that breaks, and one beyond them.
  private let broken = """
    printf '<svg' >bad.svg; draw 5 red >good.svg; draw 6 red >last.svg
    git add -A && git commit -qm three
    draw 5 red >bad.svg; printf '<svg' >good.svg; draw 6 blue >last.svg
    git add -A && git commit -qm four
    echo '*.svg diff=svg' >.gitattributes

    """

  @Test func noFileStopsGit() async throws {
    let driver = try await inRepository(
      broken + """
        git config diff.svg.command "$S diff --git-external --"
        git --no-pager diff HEAD~1 HEAD; echo status $?
        """)
    #expect(
      driver.output.contains("+++ b/bad.svg\n@@ old file cannot be read: 1:"), "\(driver)")
    #expect(driver.output.contains("+++ b/good.svg\n@@ new file cannot be read: 1:"))
    #expect(driver.output.contains("+++ b/last.svg\n\(sentence)"))
    #expect(driver.output.hasSuffix("status 0\n") && driver.errors.isEmpty)
    let conversion = try await inRepository(
      broken + """
        git config diff.svg.textconv "$S textconv"
        git --no-pager log -p >log; echo status $?; cat log
        """)
    #expect(conversion.output.hasPrefix("status 0\n"), "\(conversion)")
    #expect(conversion.output.contains("\n-<svg\n") && conversion.output.contains("\n+<svg\n"))
    #expect(conversion.output.contains("+    fill \"#0000ff\"\n"))
    #expect(conversion.errors.contains("sweephand: ") && conversion.errors.contains(": 1:"))
  }

  @Test func whatCouldNotBeReadBeforeIsADifference() async throws {
    let outcome = try await inRepository(
      broken + """
        $S diff --git HEAD~1.. -- bad.svg; echo status $?
        $S diff --git HEAD~1.. --format markdown; echo status $?
        $S diff --git HEAD~1.. --format json -- bad.svg
        $S diff --git HEAD~1.. --format html -- bad.svg; echo status $?
        """)
    let parts = outcome.output.components(separatedBy: "status ")
    #expect(parts[0].hasPrefix("--- a/bad.svg\n+++ b/bad.svg\n@@ old file cannot be read: 1:"))
    #expect(parts[1].hasPrefix("1\n"))
    #expect(parts[1].contains("**b/good.svg** new file cannot be read: 1:"), "\(outcome)")
    #expect(parts[1].contains("**a/last.svg → b/last.svg**: 1 change"))
    #expect(parts[2].hasPrefix("2\n") && outcome.errors.contains("sweephand: b/good.svg: 1:"))
    #expect(parts[2].contains("\"text\": \"old file cannot be read: 1:"))
    #expect(parts[3] == "2\n" && outcome.errors.contains("a page shows files that can be read"))
  }

  @Test func namesOfAnyBytesAreTaken() async throws {
    let outcome = try await inRepository(
      """
      name=$(printf 'x\\377.svg'); draw 1 red >"$name"; git add -A && git commit -qm three
      draw 1 blue >"$name"; echo '*.svg diff=svg' >.gitattributes
      $S diff --git HEAD
      git config diff.svg.command "$S diff --git-external --"; git --no-pager diff
      """)
    let told = "--- a/x\\xff.svg\n+++ b/x\\xff.svg\n\(sentence)\n"
    #expect(outcome.output.components(separatedBy: told).count == 3, "\(outcome)")
  }

  @Test func isATextConversion() async throws {
    let outcome = try await inRepository(
      """
      echo '*.svg diff=svg' >.gitattributes
      git config diff.svg.textconv "$S textconv"
      git --no-pager diff HEAD~1 HEAD -- '*.svg'
      """)
    #expect(outcome.output.contains("-    fill \"#ff0000\"\n+    fill \"#0000ff\"\n"))
    // Other spellings give no lines.
    #expect(!outcome.output.contains("@@ -1,3 +1,3 @@ same"))
    #expect(outcome.output.components(separatedBy: "@@ -").count == 3)
  }
}

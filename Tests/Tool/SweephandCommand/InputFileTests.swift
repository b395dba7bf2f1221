import Foundation
import TestSupport
import Testing

/// Inputs that are no documents.
@Suite struct InputFileTests {
  /// Makes the requested files.
  private static let setUp = """
    mkdir folder; mkfifo pipe; ln -s nowhere dangling
    head -c 17825792 /dev/zero > huge.yaml; : > empty.yaml; printf ' \\n\\n' > blank.yaml
    head -c 4096 "$S" > binary.yaml; printf 'sweephand: 1\\ntitle: a\\xff\\n' > latin.yaml
    printf 'sweephand: 1\\nlayers: [face]\\n#' > full.yaml; cp full.yaml over.yaml
    head -c $((1048576 - $(stat -c %s full.yaml))) /dev/zero | tr '\\0' x >> full.yaml
    cp full.yaml over.yaml; printf x >> over.yaml
    """

  @Test(
    arguments: [
      ("./folder", "sweephand: ./folder: is a directory\n"),
      ("./pipe", "sweephand: ./pipe: is not a regular file\n"),
      ("/dev/zero", "sweephand: /dev/zero: is not a regular file\n"),
      ("./dangling", "sweephand: ./dangling: no such file or directory\n"),
      ("missing.yaml", "sweephand: missing.yaml: no such file or directory\n"),
      ("full.yaml/x", "sweephand: full.yaml/x: not a directory\n"),
      ("huge.yaml", "sweephand: huge.yaml: is larger than the limit 'size' of 16777216 bytes\n"),
      (
        "over.yaml",
        "over.yaml: error[SH0101]: the document has 1048577 bytes, more than 1048576\n  help: the limit 'size' can be set\n"
      ),
      (
        "empty.yaml",
        "empty.yaml: error[SH0104]: the document is empty\n  help: a document begins with 'sweephand: 1'\n"
      ),
      (
        "blank.yaml",
        "blank.yaml: error[SH0104]: the document is empty\n  help: a document begins with 'sweephand: 1'\n"
      ),
      (
        "latin.yaml",
        """
        latin.yaml:2:9: error[SH0102]: the document is not UTF-8 at byte 21
         2 | title: a\u{fffd}
           |         ^
          help: save it as UTF-8

        """
      ),
    ])
  func isRefused(_ path: String, _ message: String) async throws {
    try await withTemporaryFolder { folder in
      _ = try await Sweephand.shell(Self.setUp, in: folder)
      let errors = try await Sweephand.trouble(["render", path], folder: folder)
      #expect(errors == message)
    }
  }

  @Test func rubbishIsRefusedInFewWords() async throws {
    try await withTemporaryFolder { folder in
      _ = try await Sweephand.shell(Self.setUp, in: folder)
      let errors = try await Sweephand.trouble(["render", "binary.yaml"], folder: folder)
      #expect(errors.hasPrefix("binary.yaml:") && errors.utf8.count < 2000)
      #expect(!errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      let fine = try await Sweephand.run("render", "full.yaml", "--validate", folder: folder)
      #expect(fine.status == 0, "a document of 1 MiB is read")
    }
  }

  @Test(
    arguments: [
      ("< /dev/zero", "is larger than the limit 'size' of 16777216 bytes"),
      ("< .", "is a directory"),
      ("<&-", "bad file descriptor"),
    ])
  func badInputEndsWith2(_ redirection: String, _ reason: String) async throws {
    try await withTemporaryFolder { folder in
      for command in ["render", "validate"] {
        let outcome = try await Sweephand.shell("\"$S\" \(command) - \(redirection)", in: folder)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors.hasPrefix("sweephand: standard input: \(reason)\n"))
      }
    }
  }

  @Test func whatMayNotBeReadIsRefused() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        """
        printf 'sweephand: 1' > secret.yaml; chmod 000 secret.yaml; chmod 755 .
        if [ "$(id -u)" = 0 ]; then
          setpriv --reuid=65534 --regid=65534 --clear-groups cat "$S" > /dev/null 2>&1 || exit 99
          setpriv --reuid=65534 --regid=65534 --clear-groups "$S" render secret.yaml
        else "$S" render secret.yaml; fi
        """, in: folder)
      if outcome.status == 99 { return }  // The program lies where nobody else can read it.
      #expect(outcome.status == 2)
      #expect(outcome.errors == "sweephand: secret.yaml: permission denied\n")
    }
  }
}

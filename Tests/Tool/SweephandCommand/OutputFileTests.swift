import Foundation
import TestSupport
import Testing

/// Writing of files: whole, in one step, and with nothing left behind.
@Suite struct OutputFileTests {
  /// The extension selects the format.
  @Test(arguments: ["x.jpg", "out/x.EPS", "x.svg.avif", "x.m4v"])
  func otherFormsAreRefused(_ name: String) async throws {
    try await withTemporaryFolder { folder in
      let trouble = try await Sweephand.trouble(["render", "ring", "-o", name], folder: folder)
      let form = name.split(separator: ".").last?.uppercased() ?? ""
      #expect(trouble.contains("'\(name)' would be \(form), which is not written; write svg, png"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      for good in ["x.svg", "x", "x.png.svg", "x.v2"] {
        let run = try await Sweephand.run(["render", "ring", "-o", good], folder: folder)
        #expect(run.status == 0, "\(good)")
      }
    }
  }

  @Test(
    arguments: [
      (".", ".: is a directory"), ("no/c.svg", "no/c.svg: its folder does not exist"),
      ("old.svg/c.svg", "old.svg/c.svg: not a directory"), ("", "'': "),
      ("folder/", "folder/: is a directory"), ("missing/", "missing/: "),
      ("loop", "loop: too many levels of symbolic links"),
      ("/proc/c.svg", "/proc/c.svg: "), ("/dev/full", "/dev/full: no space left on device"),
      (String(repeating: "x", count: 300), ": file name too long"),
    ])
  func whatCannotBeWrittenEndsWith2(_ path: String, _ message: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write("old", to: "old.svg")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "folder"), withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "loop").path, withDestinationPath: "loop")
      let before = try folder.files
      let errors = try await Sweephand.trouble(["render", "clock", "-o", path], folder: folder)
      #expect(errors.hasPrefix("sweephand: ") && errors.contains(message))
      #expect(errors.split(separator: "\n").filter { !$0.hasPrefix("  help: ") }.count == 1)
      #expect(try folder.files == before)
      #expect(try folder.bytes("old.svg") == Array("old".utf8))
      #expect(try folder.appending(path: "folder").files == [])
    }
  }

  @Test func anOldFileSurvivesAFullDisk() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("old", to: "c.svg")
      // No file may grow beyond one block, as if the disk were full then.
      let outcome = try await Sweephand.shell(
        "ulimit -f 1; \"$S\" render clock -o c.svg", in: folder)
      #expect(outcome.status == 2 && outcome.errors == "sweephand: c.svg: file too large\n")
      #expect(try folder.bytes("c.svg") == Array("old".utf8))
      let full = try await Sweephand.shell("\"$S\" render clock > /dev/full", in: folder)
      #expect(full.status == 2)
      #expect(full.errors == "sweephand: standard output: no space left on device\n")
      #expect(try folder.files == ["c.svg"])
    }
  }

  @Test(arguments: [
    "render clock", "validate --format json c.svg", "diff c.svg d.svg", "textconv c.svg",
    "templates", "--help", "render --help", "--version",
  ])
  func `a standard output that takes no more ends with a message`(_ command: String) async throws {
    try await withTemporaryFolder { folder in
      for (name, value) in [("c.svg", "1"), ("d.svg", "2")] {
        try folder.write(
          try await Sweephand.picture(["ring", "--set", "value=\(value)"]), to: name)
      }
      for (line, message) in [
        ("\"$S\" \(command) > /dev/full", "no space left on device"),
        ("ulimit -f 0; \"$S\" \(command) > out", "file too large"),
      ] {
        let outcome = try await Sweephand.shell(line, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasSuffix("sweephand: standard output: \(message)\n"))
      }
    }
  }

  @Test func whatMayNotBeWrittenStays() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("old", to: "c.svg")
      // Root may write everywhere, so the program then runs as nobody.
      let outcome = try await Sweephand.shell(
        """
        if [ "$(id -u)" = 0 ]; then as="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
        $as "$S" --version > /dev/null 2>&1 || exit 99
        mkdir closed; chmod 555 closed; chmod 444 c.svg; chmod 777 .
        $as "$S" render clock -o c.svg; echo $?
        $as "$S" render clock -o closed/c.svg; echo $?; chmod 755 closed
        """, in: folder)
      if outcome.status == 99 { return }  // The program lies where nobody may run it.
      #expect(outcome.output == "2\n2\n")
      #expect(
        outcome.errors == """
          sweephand: c.svg: permission denied
          sweephand: closed/c.svg: permission denied

          """)
      #expect(try folder.bytes("c.svg") == Array("old".utf8))
      #expect(try folder.files == ["c.svg", "closed"])
    }
  }

  @Test func anIdenticalFileIsNotTouched() async throws {
    try await withTemporaryFolder { folder in
      let render = "\"$S\" render clock -q -o c.svg"
      let outcome = try await Sweephand.shell(
        """
        \(render); touch -d 2001-02-03 c.svg; before=$(stat -c '%Y %i' c.svg)
        \(render); [ "$before" = "$(stat -c '%Y %i' c.svg)" ] && echo same
        \(render) --set hours=24; [ "$before" = "$(stat -c '%Y %i' c.svg)" ] || echo other
        """, in: folder)
      #expect(outcome.output == "same\nother\n")
    }
  }

  @Test func permissionsAndLinksStay() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        """
        umask 027; mkdir sub; ln -s sub/c.svg link; ln -s link chain
        "$S" render clock -q -o chain; stat -c %a sub/c.svg
        chmod 604 sub/c.svg; "$S" render clock --set hours=24 -q -o link; stat -c %a sub/c.svg
        readlink chain link; ls -A . sub
        """, in: folder)
      #expect(outcome.errors == "")
      #expect(
        outcome.output == "640\n604\nlink\nsub/c.svg\n.:\nchain\nlink\nsub\n\nsub:\nc.svg\n")
    }
  }

  @Test func theLongestNameIsWritten() async throws {
    try await withTemporaryFolder { folder in
      let name = String(repeating: "x", count: 251) + ".svg"
      let outcome = try await Sweephand.run("render", "clock", "-o", name, folder: folder)
      #expect(outcome.status == 0)
      #expect(try folder.files == [name])
    }
  }

  @Test func aDeviceStaysADevice() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.run("render", "clock", "-o", "/dev/null", folder: folder)
      #expect(outcome.status == 0 && outcome.errors.hasPrefix("/dev/null  "))
      let type = try await Sweephand.shell("test -c /dev/null && echo device; ls -A", in: folder)
      #expect(type.output == "device\n")
    }
  }

  @Test func pipesAreWrittenByTheirNames() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        """
        "$S" render clock > plain.svg
        "$S" render clock -q -o /dev/stdout | cmp - plain.svg && echo same
        "$S" render clock -q -o /dev/stdout > file.svg; cmp file.svg plain.svg && echo same
        mkfifo pipe; cmp pipe plain.svg && echo same & "$S" render clock -q -o pipe; wait
        [ ! -d /proc/self ] || "$S" render clock -o /proc/x.svg; ls
        """, in: folder)
      #expect(outcome.output == "same\nsame\nsame\nfile.svg\npipe\nplain.svg\n")
      #expect(["", "sweephand: /proc/x.svg: no file can be made there\n"].contains(outcome.errors))
    }
  }

  @Test func nothingIsWrittenWhenTheDocumentIsWrong() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("old", to: "c.svg")
      _ = try await Sweephand.trouble(
        ["render", "clock", "--set", "time=25:00", "-o", "c.svg"], folder: folder)
      #expect(try folder.bytes("c.svg") == Array("old".utf8))
      #expect(try folder.files == ["c.svg"])
    }
  }

  @Test func whoStopsReadingHearsNoComplaint() async throws {
    try await withTemporaryFolder { folder in
      let text = String(repeating: "x", count: 60_000)
      for line in [
        "\"$S\" render speedometer --title \(text) | head -c 10",
        "trap '' PIPE; \"$S\" render speedometer --title \(text) --desc \(text) | head -c 10",
        "\"$S\" templates speedometer | head -c 10 > /dev/null; printf '<svg xmlns'",
      ] {
        let outcome = try await Sweephand.shell(line, in: folder)
        #expect(outcome.output == "<svg xmlns" && outcome.errors == "")
      }
      let closed = try await Sweephand.shell("\"$S\" render clock >&-", in: folder)
      #expect(closed.status == 2)
      #expect(closed.errors == "sweephand: standard output: bad file descriptor\n")
    }
  }
}

import Foundation
import TestSupport
import Testing

/// Help, versions and how bad usage is met.
@Suite struct UsageTests {
  @Test func helpShowsExamplesAndSubcommands() async throws {
    let outcome = try await Sweephand.run("--help")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("EXAMPLES\n  sweephand render speedometer"))
    for name in ["render", "templates", "themes", "validate", "pipe", "dump", "explain"] {
      #expect(outcome.output.contains("\n  \(name) "))
    }
  }

  @Test func versionNamesTheLibraryToo() async throws {
    let outcome = try await Sweephand.run("--version")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      try /sweephand \d+\.\d+\.\d+, libxml2 2\.\d+\.\d+\n/.wholeMatch(in: outcome.output) != nil)
  }

  @Test(arguments: ["render", "templates", "themes", "validate", "dump", "explain"])
  func helpBeginsWithASentenceAndHasExamples(_ name: String) async throws {
    let outcome = try await Sweephand.run(name, "--help")
    #expect(outcome.status == 0 && outcome.errors == "")
    let first = try #require(outcome.output.split(separator: "\n").first)
    #expect(try /OVERVIEW: [A-Z][^.]+\./.wholeMatch(in: String(first)) != nil)
    #expect(try /EXAMPLES?\n  sweephand/.firstMatch(in: outcome.output) != nil)
    #expect(outcome.output.contains("\n  sweephand \(name)"))
  }

  @Test(
    arguments: [
      (
        ["rendr", "clock"], "sweephand: unknown subcommand 'rendr'\n  help: did you mean 'render'?"
      ),
      (["frobnicate"], "unknown subcommand 'frobnicate'\n  help: the subcommands are: render,"),
      (["render"], "sweephand: missing expected argument '<template|file>'"),
      (["validate"], "sweephand: missing expected argument '<file|folder> ...'"),
      (["dump"], "missing expected argument '<template|file>'"),
      (["render", "clock", "--bogus"], "sweephand: unknown option '--bogus'"),
      (["--bogus"], "sweephand: unknown option '--bogus'"),
      (["render", "clock", "extra"], "unexpected argument 'extra'"),
      (
        ["render", "speedometer", "--value", "75"],
        "unknown option '--value'\n  help: write --set value=75\n"
      ),
      (
        ["render", "speedometer", "--max=9"], "unknown option '--max'\n  help: write --set max=9\n"
      ),
      (
        ["render", "ring", "value=75"],
        "unexpected argument 'value=75'\n  help: write --set value=75\n"
      ),
      (["render", "ring", "75"], "unexpected argument '75'\n  help: write --set value=75\n"),
      (["help", "rendr"], "unknown subcommand 'rendr'\n  help: did you mean 'render'?"),
      (["help", "nosuch"], "unknown subcommand 'nosuch'\n  help: the subcommands are: render,"),
      (["ring"], "unknown subcommand 'ring'\n  help: write sweephand render ring\n"),
      (["render", "gauge"], "there is no template 'gauge'\n  help: did you mean 'speedometer'?\n"),
      (
        ["render", "ring", "-o", "no such/x.svg"],
        "its folder does not exist\n  help: mkdir -p 'no such'\n"
      ),
      (["templates", "a", "b"], "unexpected argument 'b'"),
      (["render", "clock", "-o"], "missing value for '-o <file>'"),
      (["render", "clock", "--set"], "missing value for '--set <name=value>'"),
      (
        ["render", "clock", "--set", "time"],
        "'time' is invalid for '--set <name=value>': use name=value"
      ),
      (
        ["render", "clock", "--set", "=3"],
        "'=3' is invalid for '--set <name=value>': use name=value"
      ),
      (["render", "clock", "--precision", "7"], "--precision takes a number from 0 to 6, not 7"),
      (["render", "clock", "--precision=-1"], "--precision takes a number from 0 to 6, not -1"),
      (["render", "clock", "--precision", "x"], "the value 'x' is invalid for '--precision"),
      (["render", "clock", "--tolerance", "0"], "--tolerance takes a number from 0.001 to 10"),
      (["render", "clock", "--tolerance", "10.5"], "from 0.001 to 10, not 10.5"),
      (["render", "clock", "--tolerance=-1"], "from 0.001 to 10, not -1"),
      (["render", "clock", "--tolerance", "nan"], "from 0.001 to 10, not nan"),
      (["dump", "clock", "--tolerance", "11"], "from 0.001 to 10, not 11"),
      (["dump", "clock", "--tolerance", "x"], "the value 'x' is invalid for '--tolerance"),
      (["render", "clock", "--profile", "x"], "the value 'x' is invalid for '--profile"),
      (["render", "clock", "--id-prefix", "a-b"], "'--id-prefix <prefix>': use auto, none, or"),
      (["render", "clock", "--id-prefix", "1"], "'--id-prefix <prefix>': use auto, none, or"),
      (["render", "clock", "--id-prefix", ""], "the value '' is invalid for '--id-prefix"),
      (["render", "clock", "--lang", "de\"x"], "--lang takes a language such as de or en-GB"),
      (["render", "clock", "--at", "x"], "'x' is invalid for '--at <time>': use a time from 0"),
      (["render", "clock", "--at", "nan"], "'nan' is invalid for '--at <time>': use a time"),
      (["render", "clock", "--at=-1"], "'-1' is invalid for '--at <time>': use a time from"),
      (["render", "clock", "--at", "-1s"], "'-1s' is invalid for '--at <time>': use a time"),
      (
        ["render", "clock", "--frames", "5", "-o", "x", "--until", "-1s"],
        "'-1s' is invalid for '--until <time>': use a time from 0 to 1000000 s, such as"
      ),
      (["render", "clock", "--at", "1e7"], "'1e7' is invalid for '--at <time>': use a time"),
      (
        ["render", "spedometer"],
        "there is no template 'spedometer'\n  help: did you mean 'speedometer'?"
      ),
      (["render", ""], "there is no template ''"),
      (["render", "{}"], "there is no template '{}'"),
      (
        ["templates", "clock", "--reference"],
        "--reference goes with neither a template nor --json"
      ),
      (
        ["explain", "SH9999"],
        "there is no code 'SH9999'\n  help: 'sweephand explain' lists all codes"
      ),
      (["templates", "clok"], "there is no template 'clok'\n  help: did you mean 'clock'?"),
      (["themes", "bras"], "there is no theme 'bras'\n  help: did you mean 'brass'?"),
      (["dump", "nothing.yaml"], "sweephand: nothing.yaml: no such file or directory"),
    ])
  func badUsageEndsWith2(_ arguments: [String], _ message: String) async throws {
    let errors = try await Sweephand.trouble(arguments)
    #expect(errors.hasPrefix("sweephand: "))
    #expect(errors.contains(message))
  }

  @Test func argumentsAreUTF8() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        #"""
        "$S" render clock --title $'a\xff'; echo $?; "$S" $'\xc0\x80'; echo $?
        "$S" render clock --title $'\uFFFD' -o c.svg -q; echo $?
        """#, in: folder)
      #expect(outcome.output == "2\n2\n0\n")
      #expect(
        outcome.errors
          == "sweephand: the argument 'a\u{fffd}' is not UTF-8\n"
          + "sweephand: the argument '\u{fffd}\u{fffd}' is not UTF-8\n")
    }
  }

  @Test func namesAreEscaped() async throws {
    let wild = "a\u{1b}[31m\nb"
    for arguments in [
      [wild], ["render", wild], ["render", wild + ".yaml"], ["templates", wild],
      ["render", "clock", "--set", wild], ["render", "clock", "--set", wild + "=1"],
      ["render", "clock", "--at", wild], ["render", "clock", "-o", "/nowhere/" + wild],
      ["validate", wild], ["render", "clock", "--id-prefix", wild],
    ] {
      let errors = try await Sweephand.trouble(arguments)
      #expect(!errors.contains("\u{1b}") && errors.contains("a\\u{1b}[31m\\u{a}b"), "\(arguments)")
    }
  }
}

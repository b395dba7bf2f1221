import Foundation
import TestSupport
import Testing

/// The input of `render`, and the format of its output.
@Suite struct RenderTests {
  @Test func `a wrong setting of the theme is marked`() async throws {
    let wrong = try await Sweephand.trouble(["render", "ring", "--set", "theme.accent=redd"])
    #expect(wrong.hasPrefix("--set:1:14: error[SH0303]: 'accent' must be a colour"))
    #expect(wrong.contains("\n 1 | theme.accent=redd\n   |              ^^^^\n"), "\(wrong)")
    let unknown = try await Sweephand.trouble(["render", "ring", "--set", "theme.acent=red"])
    #expect(unknown.contains("unknown key 'acent' in 'theme'\n"), "\(unknown)")
    #expect(unknown.contains("\n  help: did you mean 'accent'?\n"), "\(unknown)")
  }

  /// Settings of the theme count more than those of the document, and draw as its own would.
  @Test func `settings change the theme`() async throws {
    try await withTemporaryFolder { folder in
      let document = "sweephand: 1\ntitle: Speedometer\ntemplate: speedometer\n"
      try folder.write(
        document + "theme: {accent: '#123456', construction: {bezel: chrome}}\n", to: "a.yaml")
      try folder.write(document + "theme: {accent: '#654321'}\n", to: "b.yaml")
      let settings = ["theme.accent=#123456", "theme.construction.bezel=chrome"]
      let wanted = try await Sweephand.run(["render", "a.yaml"], folder: folder)
      for source in ["speedometer", "b.yaml"] {
        let drawn = try await Sweephand.run(
          ["render", source] + settings.flatMap { ["--set", $0] }, folder: folder)
        #expect(drawn.status == 0 && drawn.output == wanted.output, "\(source)")
      }
      try folder.write("value\n1\n2\n", to: "rows.csv")
      let batch = try await Sweephand.run(
        ["batch", "speedometer", "--data", "rows.csv", "-o", "-", "-q"]
          + settings.flatMap { ["--set", $0] }, folder: folder)
      #expect(batch.output.split(separator: "\n").allSatisfy { $0.contains("#123456") })
    }
  }

  @Test func outputGoesWhereItIsSent() async throws {
    try await withTemporaryFolder { folder in
      let plain = try await Sweephand.run("render", "clock")
      #expect(plain.status == 0 && plain.errors == "")
      #expect(plain.output.hasPrefix("<svg ") && plain.output.hasSuffix("</svg>\n"))
      let dash = try await Sweephand.run("render", "clock", "-o", "-")
      #expect(dash.bytes == plain.bytes && dash.errors == "")
      let file = try await Sweephand.run("render", "clock", "-o", "c.svg", folder: folder)
      #expect(file.status == 0 && file.output == "")
      #expect(try /c\.svg  \d+\.\d KiB  \d+\.\d ms\n/.wholeMatch(in: file.errors) != nil)
      #expect(try folder.bytes("c.svg") == plain.bytes)
      let quiet = try await Sweephand.run("render", "clock", "-q", "-o", "d.svg", folder: folder)
      #expect(quiet.status == 0 && quiet.errors == "" && quiet.output == "")
      #expect(try folder.files == ["c.svg", "d.svg"])
    }
  }

  @Test func aDocumentIsReadFromAFileOrTheInput() async throws {
    try await withTemporaryFolder { folder in
      let text = "sweephand: 1\ntemplate: speedometer\nwith: {value: 42}\n"
      try folder.write(text, to: "dial.yaml")
      try folder.write(text, to: "dial")
      let named = try await Sweephand.run("render", "dial.yaml", "--validate", folder: folder)
      #expect(named.status == 0 && named.output.contains("42\u{a0}km/h"))
      for arguments in [["render", "dial"], ["render", "./dial.yaml"], ["render", "-"]] {
        let other = try await Sweephand.run(
          arguments, bytes: Array(text.utf8), folder: folder)
        #expect(other.bytes == named.bytes, "\(arguments)")
      }
    }
  }

  @Test func theLastOfSeveralValuesWins() async throws {
    let set = ["--set", "value=1", "--set", "unit=a=b", "--set", "value=64"]
    let svg = try await Sweephand.picture(["speedometer", "--text", "system"] + set)
    #expect(svg.contains(">64</text>") && svg.contains(">a=b</text>"))
  }

  @Test func everyUnknownParameterIsNamed() async throws {
    let errors = try await Sweephand.trouble(
      ["render", "speedometer", "--set", "vaule=3", "--set", "value=x", "--set", "zzzzzzz=1"])
    #expect(errors.contains("unknown parameter 'vaule'\n  help: did you mean 'value'?"))
    #expect(errors.contains("'value' must be a number, not 'x'"))
    #expect(errors.contains("unknown parameter 'zzzzzzz'\n  help: the parameters are: "))
  }

  @Test func theRoleIsChosenAndTheWordsFollowTheLanguage() async throws {
    let meter = try await Sweephand.picture(["ring", "--role", "meter", "--lang", "fr"])
    #expect(meter.contains(" xml:lang=\"fr\"") && meter.contains(" role=\"meter\""))
    #expect(meter.contains(" aria-valuenow=\"64\" aria-valuetext=\"64%, 0 à 100\""))
    let ornament = try await Sweephand.picture(["ring", "--role", "none"])
    #expect(ornament.contains(" aria-hidden=\"true\"") && !ornament.contains("<title"))
    let clock = try await Sweephand.run("render", "clock", "--role", "meter")
    #expect(clock.status == 2 && clock.errors.contains("no part shows a reading"))
  }

  @Test(arguments: ["speedometer", "clock"])
  func aStillPictureDoesNotMove(_ name: String) async throws {
    let moving = try await Sweephand.picture([name])
    #expect(moving.contains("<animate"))
    for moment in ["0", "0.25s", "250ms", "2min"] {
      #expect(try await !Sweephand.picture([name, "--at", moment]).contains("<animate"))
    }
    let early = try await Sweephand.picture([name, "--at", "0"])
    #expect(try await Sweephand.picture([name, "--at", "0.25s"]) != early)
  }

  @Test func prettyAndCompactSayTheSame() async throws {
    let pretty = try await Sweephand.picture(["clock", "--pretty", "--id-prefix", "none"])
    let compact = try await Sweephand.picture(["clock", "--compact", "--id-prefix", "none"])
    #expect(pretty.split(separator: "\n").count > 30)
    #expect(compact.split(separator: "\n").count == 1)
    let lines = pretty.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.joined() + "\n" == compact)
  }

  @Test func theAgeOfAClockIsNoted() async throws {
    let now = ["render", "clock", "--set", "time=now UTC", "--set", "date=true"]
    let late = try await Sweephand.run(now)
    #expect(late.status == 0 && late.errors.hasPrefix("note: 'now' is the time of rendering"))
    #expect(late.errors.contains("--interactive, or 'sweephand serve'"))
    #expect(try await Sweephand.run(now + ["--interactive"]).errors == "")
    #expect(try await Sweephand.run("render", "clock", "--set", "time=10:08").errors == "")
    let help = try await Sweephand.run("render", "--help").output
    #expect(help.contains("'now' is the time of rendering") && help.contains("0 to 1000000 s"))
  }

  @Test func endlessMotionCanBeStopped() async throws {
    try await withTemporaryFolder { folder in
      for (options, isEnough) in [
        ([], false), (["--stop-after", "5s"], true), (["--pause", "click"], true),
        (["--interactive"], true),
      ] {
        let render = ["render", "clock", "--validate", "-q", "-o", "c.svg"] + options
        let drawn = try await Sweephand.run(render, folder: folder)
        #expect(drawn.status == 0, "\(drawn.errors)")
        let verdict = try await Sweephand.run("validate", "-p", "wcag", "c.svg", folder: folder)
        #expect(verdict.status == (isEnough ? 0 : 1), "\(options): \(verdict.output)")
        let isNamed = (verdict.output + verdict.errors).contains("(WCAG 2.2, 2.2.2)")
        #expect(isNamed != isEnough, "\(options)")
      }
    }
    for wrong in ["0s", "-1s", "soon"] {
      let trouble = try await Sweephand.run(["render", "clock", "--stop-after", wrong])
      #expect(trouble.status == 2 || trouble.status == 64, "\(wrong)")
    }
  }

  @Test(arguments: 0...6)
  func precisionBoundsTheDecimals(_ precision: Int) async throws {
    let svg = try await Sweephand.picture(["clock", "--precision", "\(precision)"])
    let longest = svg.matches(of: /[ ,"ML]-?\d*\.(\d+)(?=[ ,"L])/).map(\.1.count).max() ?? 0
    // Font sizes and the like have one decimal or two of their own.
    #expect(longest <= max(precision, 3))
    #expect(longest >= min(precision, 3))
  }

  @Test func idsHaveAPrefix() async throws {
    let auto = try await Sweephand.picture(["clock"])
    #expect(try /id="[a-z][a-z0-9]{5}_/.firstMatch(in: auto) != nil)
    #expect(try await Sweephand.picture(["clock", "--id-prefix", "auto"]) == auto)
    let none = try await Sweephand.picture(["clock", "--id-prefix", "none"])
    let named = try await Sweephand.picture(["clock", "--id-prefix", "_My2"])
    #expect(none.contains("id=\"bezel\"") && named.contains("id=\"_My2_bezel\""))
    #expect(named.contains("url(#_My2_") && !named.contains("url(#fill"))
  }

  @Test func responsiveHasNoSize() async throws {
    #expect(
      try await Sweephand.picture(["clock"]).contains(" width=\"400\" height=\"400\" viewBox"))
    let svg = try await Sweephand.picture(["clock", "--responsive"])
    #expect(svg.prefix(200).contains("viewBox=\"-110 -110 220 220\""))
    #expect(try !/<svg[^>]* (width|height)=/.prefixMatch(in: svg).isSome)
  }

  @Test func wordsAreReplaced() async throws {
    let svg = try await Sweephand.picture(
      ["clock", "--title", "Uhr <&>", "--desc", "Zeit", "--lang", "de-CH"])
    #expect(svg.contains("Uhr &lt;&amp;") && svg.contains("Zeit") && svg.contains("lang=\"de-CH\""))
  }

  @Test(arguments: ["speedometer", "clock"])
  func strictIsContentAndTheFileIsSmall(_ name: String) async throws {
    let svg = try await Sweephand.picture([name, "--strict"])
    #expect(svg.utf8.count <= 14 << 10, "\(svg.utf8.count) bytes")
  }
}

extension Optional {
  fileprivate var isSome: Bool { self != nil }
}

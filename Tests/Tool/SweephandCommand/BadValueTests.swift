import Foundation
import TestSupport
import Testing

/// Values that make no picture end with 2 and name the field; the others make a valid one.
@Suite struct BadValueTests {
  @Test(
    arguments: [
      (["max=NaN"], "'max' must be a number, not 'NaN'"),
      (["value=inf"], "'value' must be a number, not 'inf'"),
      (["value=1e400"], "'value' must be a number within 1.8e308 of zero"),
      (["value=1e308"], "'value' must lie within 1e12 of zero\n"),
      (["value=1e12"], "'value' must lie within 1e12 of zero\n"),
      (["max="], "'max' must be a number, not ''"),
      (
        ["accent=#f00"], "help: set it in the theme: --set theme.accent=…, or theme: {accent: …} in"
      ),
      (["color=red"], "help: set it in the theme: --set theme.accent=…"),
      (["acent=red"], "help: set it in the theme: --set theme.accent=…"),
      (["theme.=red"], "unknown parameter 'theme.'"),
      (["bands=0-60,60-80"], "help: list the limits of ranges, as in 0, 60, 80\n"),
      (["value=1,234"], "help: write digits alone, with a point before decimals\n"),
      (["value=0x10"], "'value' must be a number, not '0x10'"),
      (["previous=-1e12"], "--set: error[SH0304]: 'previous' must lie within 1e12"),
      (["readings=1,1e12"], "--set: error[SH0603]: 'readings' must lie within 1e12 of zero"),
      (["min=5", "max=5"], "--set: error[SH0602]: 'min' and 'max' must have two different ends"),
      (["min=-1e308", "max=1e308"], "'min' and 'max' must lie within 1e12 of zero\n"),
      (
        ["min=0", "max=1e-16"],
        "'min' and 'max' must be at least 1e-15 wide, and 1e-12 of the greater end\n"
      ),
      (["start=361"], "'start' must be 360 or less, not 361"),
      (["start=-2turn"], "'start' must be -360 or more, not -720"),
      (["span=0"], "--set: error[SH0602]: 'span' must lie in -360 … 360° and not be zero"),
      (["span=361"], "'span' must be 360 or less, not 361"),
      (["decimals=99"], "'decimals' must be 6 or less, not 99"),
      (["decimals=-1"], "'decimals' must be 0 or more, not -1"),
      (["decimals=1.5"], "'decimals' must be a whole number, not '1.5'"),
      (["duration=-1"], "'duration' must be 0 or lie in 0.001 … 100000 s\n"),
      (["duration=1e-9"], "'duration' must be 0 or lie in 0.001 … 100000 s\n"),
      (
        ["duration=5", "readings=1,2"], "--set duration: error[SH0603]: 'interval' must be at least"
      ),
      (["interval=1e-9", "readings=1,2"], "--set: error[SH0603]: 'interval' must lie in"),
      (["readings="], "'readings' must be numbers with commas between them, not ''"),
      (["readings=1,,2"], "'readings' must be numbers with commas between them, not '1,,2'"),
      (
        ["major=1e-9"],
        "--set: error[SH0602]: 'major' must be 0.05 or more and make at most"
      ),
      (["major=0"], "'major' must be more than zero and make at most 2000 marks"),
      (["major=-5"], "'major' must be more than zero and make at most 2000 marks"),
      (["bands=3,2,1"], "--set: error[SH0601]: 'bands' must rise, and be at least two"),
      (["bands=1"], "'bands' must rise, and be at least two\n"),
      (
        ["bands=1,2,3,4,5,6", "bandColors=good,danger"],
        "--set: error[SH0601]: 'bandColors' must give a colour to each of the 5 stretches"
      ),
      (["theme=flatt"], "help: did you mean 'flat'?"),
      (["progress=yes"], "'progress' must be true or false, not 'yes'\n  help: write true"),
      (["unit=a\u{1}b"], "'unit' holds the character U+0001, which no picture can"),
      (["unit=a\u{1b}[31m"], "'unit' holds the character U+001B, which no picture can"),
      (["unit=\u{ffff}"], "'unit' holds the character U+FFFF, which no picture can"),
      (["prefix=" + String(repeating: "x", count: 401)], "'prefix' must be at most 400 bytes long"),
      (
        ["unit=" + String(repeating: "x", count: 120_000)],
        "'unit' must be text of at most 65536 bytes"
      ),
      (["theme=" + String(repeating: "x", count: 120_000)], "'theme' must be one of"),
      (
        [String(repeating: "x", count: 120_000)],
        "is invalid for '--set <name=value>': use name=value"
      ),
      ([String(repeating: "x", count: 120_000) + "=1"], "unknown parameter 'xxx"),
    ])
  func speedometersRefuse(_ settings: [String], _ message: String) async throws {
    try await refuse("speedometer", settings, message)
  }

  @Test(
    arguments: [
      (["time=25:00"], "'time' must be a time of 00:00 … 23:59:59, not '25:00'"),
      (["time=10:60"], "'time' must be a time of 00:00 … 23:59:59, not '10:60'"),
      (["time=2026-02-29 10:00"], "'time' must have a day that exists"),
      (["time=noon"], "'time' must be a time such as 10:08, 10:08:42 or now, not 'noon'"),
      (["time=now Asia/Tokio"], "help: did you mean 'Asia/Tokyo'?"),
      (["time=now ../../etc/passwd"], "'time' must name a time zone"),
      (["hours=13"], "'hours' must be 12 or 24"), (["hours=0"], "'hours' must be 12 or more"),
      (["seconds=swep"], "help: did you mean 'sweep'?"),
    ])
  func clocksRefuse(_ settings: [String], _ message: String) async throws {
    try await refuse("clock", settings, message)
  }

  private func refuse(_ name: String, _ settings: [String], _ message: String) async throws {
    let errors = try await Sweephand.trouble(
      ["render", name] + settings.flatMap { ["--set", $0] })
    #expect(errors.contains(message))
    let lines = errors.split(separator: "\n")
    #expect(lines.count <= 4 && lines.allSatisfy { $0.unicodeScalars.count < 400 })
    #expect(
      lines.allSatisfy { line in
        ["--set", "  help: ", "sweephand: ", "Help:  ", "Usage: ", "  See "]
          .contains(where: line.hasPrefix)
      })
  }

  @Test(
    arguments: [
      ["value=-0"], ["value=1e-400"], ["value=-999999999"], ["value=1e5", "grouping='"],
      ["min=-5", "max=-4"], ["min=999999998", "max=999999999"], ["reversed=true"],
      ["span=-360", "start=360"], ["span=1e-9"], ["decimals=6", "value=0.1234567"],
      ["readings=5"],
      ["readings=" + Array(repeating: "1,99", count: 100).joined(separator: ","), "easing=ease"],
      ["duration=0", "readings=1,2"], ["duration=0.001"],
      ["interval=0.001", "duration=0.001", "readings=1,2,3"],
      ["interval=100", "duration=0.1", "readings=1,2,3,4,5,6,7"],
      ["unit=<&>\"'"], ["unit=سرعة", "text=system"], ["unit=😀\u{202e}abc", "text=system"],
      ["unit=a\nb\tc\rd", "text=system"], ["unit="],
      ["unit=]]>", "prefix=<!--", "suffix=</svg>"], ["major=1e9"], ["danger=-1e300"],
      ["unit=" + String(repeating: "é", count: 32_700)], ["value=0", "max=0.000001"],
    ])
  func speedometersCope(_ settings: [String]) async throws {
    let svg = try await Sweephand.picture(["speedometer"] + settings.flatMap { ["--set", $0] })
    #expect(!svg.contains("-0\"") && !svg.contains("\"-0 "))
  }

  @Test(arguments: [
    ["readings=" + Array(repeating: "1,99", count: 500).joined(separator: ",")],
    ["interval=100000", "duration=0.001", "readings=1,2,3,4,5,6,7", "easing=ease"],
  ])
  func whatBrowsersCannotResolveIsTold(_ settings: [String]) async throws {
    let run = try await Sweephand.run(
      ["render", "speedometer"] + settings.flatMap { ["--set", $0] })
    #expect(run.output.hasPrefix("<svg") && run.status == 0)
    #expect(run.errors.contains("changes too fast in too long a pass"))
  }

  @Test(
    arguments: [
      ["time=00:00"], ["time=23:59:59.9999", "seconds=tick"],
      ["time=0001-01-01 00:00", "date=true"],
      ["time=9999-12-31 23:59:59.5", "date=true", "seconds=stop-to-go"],
      ["hours=24", "numerals=roman"],
      ["numerals=none", "seconds=none"],
    ])
  func clocksCope(_ settings: [String]) async throws {
    _ = try await Sweephand.picture(["clock"] + settings.flatMap { ["--set", $0] })
  }
}

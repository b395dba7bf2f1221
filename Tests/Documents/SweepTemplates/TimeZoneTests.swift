import Foundation
import TestSupport
import Testing

@testable import SweepTemplates

/// The zones of the system's database, against Python's reader of the same files.
@Suite struct TimeZoneTests {
  private static let folder = "/usr/share/zoneinfo"

  /// Python's offset of each zone at some moments, a line each.
  private static let script = """
    import datetime, random, zoneinfo
    random.seed(7)
    for name in sorted(zoneinfo.available_timezones()):
        zone = zoneinfo.ZoneInfo(name)
        for _ in range(40):
            moment = random.randrange(-2208988800, 7258118400)
            time = datetime.datetime.fromtimestamp(0, zoneinfo.ZoneInfo('UTC'))
            time += datetime.timedelta(seconds=moment)
            offset = time.astimezone(zone).utcoffset()
            print(name, moment, int(offset.total_seconds()))
    """

  @Test func `offsets are those of the database`() async throws {
    let outcome = try await Command("python3", ["-c", Self.script]).run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count > 10_000)
    var files: [Substring: TimeZoneFile] = [:]
    var wrong: [Substring] = []
    for line in lines {
      let words = line.split(separator: " ")
      let moment = try #require(Int(words[1]))
      let file = try #require(try files[words[0]] ?? Self.file(String(words[0])))
      files[words[0]] = file
      if file.offset(at: moment) != Int(words[2]) { wrong.append(line) }
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(lines.count): \(wrong.prefix(5))")
  }

  private static func file(_ name: String) throws -> TimeZoneFile? {
    TimeZoneFile(Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))))
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", 1_743_296_399, 3600),
    ("CET-1CEST,M3.5.0,M10.5.0/3", 1_743_296_400, 7200),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", 1_735_689_600, 39_600),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", 1_750_000_000, -7200),
    ("EST5EDT,J60/0,J300/0", 1_740_805_200, -14_400),
    ("EST5EDT,59/0,299/0", 1_740_805_199, -18_000),
    ("IST-2IDT,M3.4.4/26,M10.5.0", 1_743_120_000, 10_800),
    ("XXX-5:30:15", 0, 19_815),
  ])
  func `rules hold for all years to come`(text: String, moment: Int, offset: Int) throws {
    #expect(try #require(TimeZoneRule(text)).offset(at: moment) == offset)
  }

  @Test(arguments: [
    "", "CET", "CET-", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "<CET-1", "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-999",
  ])
  func `what is no rule is none`(text: String) { #expect(TimeZoneRule(text) == nil) }

  @Test func `broken files are none, or give some offset`() throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: "\(Self.folder)/Europe/Berlin")))
    #expect(TimeZoneFile([]) == nil)
    var random = SplitMix64(seed: 5)
    var unread = 0
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<60, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        changed.removeLast(Int.random(in: 0..<changed.count, using: &random))
      }
      guard let file = TimeZoneFile(changed) else {
        unread += 1
        continue
      }
      _ = file.offset(at: 1_700_000_000)
    }
    #expect(unread > 100)
  }

  @Test func `a system without zones is told of`() {
    let error = #expect(throws: GrammarError.self) {
      try TimeZoneDatabase("/nowhere").offset(of: "Europe/Berlin", at: 0)
    }
    #expect(error?.hint == "this system has no time zones: install tzdata, or use UTC")
    #expect((try? TimeZoneDatabase("/nowhere").offset(of: "UTC", at: 0)) == 0)
  }
}

import Foundation
import TestSupport
import Testing

/// Clocks, and that nothing about the machine but its time shows.
@Suite struct TimeTests {
  /// The seconds since midnight, or noon, that the hour hand points at.
  private func shown(_ svg: String) throws -> Double {
    let hour = try #require(
      try /id="\w*hour"[^>]*transform="rotate\(([-0-9.]+)\)"/.firstMatch(in: svg)
        ?? /transform="rotate\(([-0-9.]+)\)"/.firstMatch(in: svg))
    return try #require(Double(hour.1)) * 120
  }

  /// The time that a clock showed for now, and the time of the question, in seconds since midnight,
  /// or noon.
  private struct Answer {
    let shown: Double
    let before: Double
    let after: Double
    /// The advance of the machine's time beyond the elapsed time.
    let shift: Double

    /// Whether the machine's time was set meanwhile, so that the result is meaningless.
    var isMoot: Bool { abs(shift) > 0.1 }

    /// Whether the clock showed the time of the question.
    var isRight: Bool {
      let slack = 0.2  // A thousandth of a degree is 0.12 s.
      let passed = (shown - before + 43_200 + slack).truncatingRemainder(dividingBy: 43_200)
      let most = (after - before + 43_200).truncatingRemainder(dividingBy: 43_200) + 2 * slack
      return passed <= most
    }
  }

  private func ask(_ name: String?) async throws -> Answer {
    let zone = try #require(name.map { TimeZone(identifier: $0) } ?? .current)
    let arguments = ["clock", "--set", name.map { "time=now \($0)" } ?? "time=now"]
    func hand(at date: Date) -> Double {
      (date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date)))
        .truncatingRemainder(dividingBy: 43_200)
    }
    let (start, before) = (ContinuousClock.now, Date())
    let svg = try await Sweephand.run(["render", "--quiet"] + arguments).output
    let (after, time) = (Date(), ContinuousClock.now - start)
    return Answer(
      shown: try shown(svg), before: hand(at: before), after: hand(at: after),
      shift: after.timeIntervalSince(before) - time / .seconds(1))
  }

  @Test(arguments: [nil, "Asia/Tokyo", "America/New_York", "UTC"])
  func nowIsTheTimeOfTheMachine(_ name: String?) async throws {
    var answers: [Answer] = []
    repeat {
      answers.append(try await ask(name))
    } while answers.last?.isMoot == true && answers.count < 5
    #expect(answers.last?.isRight == true, "\(answers)")
  }

  @Test func theBytesFollowNothingElse() async throws {
    var usual = ProcessInfo.processInfo.environment
    usual["SWIFT_DETERMINISTIC_HASHING"] = nil
    var other = usual
    other["LC_ALL"] = "de_DE.UTF-8"
    other["LANG"] = "de_DE.UTF-8"
    other["TZ"] = "Asia/Tokyo"
    var bare = ["PATH": "/usr/bin:/bin"]
    bare["LD_LIBRARY_PATH"] = usual["LD_LIBRARY_PATH"]
    for arguments in [
      ["render", "clock", "--set", "time=10:08:42"],
      [
        "render", "speedometer", "--set", "value=1234.5", "--set", "max=2000", "--set",
        "decimals=2",
      ],
      ["render", "speedometer", "--set", "readings=1,2.5,3", "--pretty"],
      ["templates", "--json"], ["dump", "clock", "--set", "numerals=roman"],
    ] {
      let first = try await Sweephand.run(arguments, environment: usual)
      #expect(first.status == 0 && !first.bytes.isEmpty)
      for environment in [usual, other, bare] {
        let again = try await Sweephand.run(arguments, environment: environment)
        #expect(again.bytes == first.bytes, "\(arguments) \(environment["LC_ALL"] ?? "")")
      }
    }
  }

  @Test(arguments: [("Tokyo", "Asia/Tokyo"), ("new york", "America/New_York")])
  func `a city alone is told its zone`(_ name: String, _ zone: String) async throws {
    let errors = try await Sweephand.trouble(["render", "clock", "--set", "time=now \(name)"])
    #expect(errors.contains("help: did you mean '\(zone)'?"), "\(errors)")
  }
}

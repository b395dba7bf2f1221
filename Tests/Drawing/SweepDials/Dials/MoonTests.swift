@testable import SweepDials
import SweepGeometry
import SweepScene
import Testing

@Suite struct MoonTests {
  private func time(_ text: String) throws -> TimeOfDay {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == 5)
    let date = try #require(CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]))
    return TimeOfDay(hour: numbers[3], minute: numbers[4], date: date)
  }

  @Test func `the age of the moon is that of another program`() throws {
    #expect(moonAges.count == 200)
    for (text, age) in moonAges {
      let own = try #require(try time(text).moonAge)
      #expect(abs(own - age) < 0.02, "\(text): \(own) \(age)")
    }
  }

  @Test func `a time without a day has no moon`() {
    #expect(TimeOfDay(hour: 10, minute: 8).moonAge == nil)
  }

  @Test(arguments: [
    (0.0, "new moon"), (3.0, "waxing crescent"), (7.4, "first quarter"), (11, "waxing gibbous"),
    (14.77, "full moon"), (18, "waning gibbous"), (22.1, "last quarter"), (26, "waning crescent"),
    (29.5, "new moon"),
  ])
  func `phases have names`(age: Double, name: String) {
    #expect(MoonPhase(age / TimeOfDay.lunation).name(in: "") == name)
  }

  @Test func `phases have names in every language that has words`() {
    for language in ["de", "en-GB", "es", "fr", "it"] {
      let names = (0..<8).compactMap { MoonPhase(rawValue: $0)?.name(in: language) }
      #expect(Set(names).count == 8, "\(language)")
    }
    #expect(MoonPhase(0.5).name(in: "xx") == nil)
  }

  /// The parts of the disc that are dark: left and right of the middle, at half its radius.
  private func isDark(_ age: Double, _ hemisphere: Moon.Hemisphere = .north) throws -> [Bool] {
    let context = DialContext(
      scale: .round(0...TimeOfDay.lunation), reading: Reading(age, duration: 0))
    let moon = try Moon().with { $0.hemisphere = hemisphere }.layer(in: context)
    let shadows = moon.sublayers.suffix(2).flatMap(\.sublayers)
    return [-19.0, 19].map { x in
      let place = moon.affine.apply(to: Point(x, 0))
      return shadows.contains { layer in
        guard case .shape(let shape) = layer.content else { return false }
        return holds(shape.path, place)
      }
    }
  }

  /// Whether a point lies inside, by the rule that counts crossings.
  private func holds(_ path: Path, _ point: Point) -> Bool {
    var isInside = false
    path.forEachSegment { segment in
      for step in 0..<64 {
        let a = segment.point(at: Double(step) / 64)
        let b = segment.point(at: Double(step + 1) / 64)
        guard (a.y > point.y) != (b.y > point.y) else { continue }
        if a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x { isInside.toggle() }
      }
    }
    return isInside
  }

  @Test func `light comes from the right and goes to the left`() throws {
    #expect(try isDark(0) == [true, true])
    #expect(try isDark(7.38) == [true, false])
    #expect(try isDark(14.77) == [false, false])
    #expect(try isDark(22.15) == [false, true])
    #expect(try isDark(7.38, .south) == [false, true])
  }
}

import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

@Suite struct WindRoseTests {
  @Test func `observations are counted by direction and speed`() throws {
    let rose = WindRose([0, 359, -1, 90, 91, 180], [1, 4, 0.2, 3, 7, 12]).with { $0.petals = 4 }
    let shares = try rose.shares(in: DialContext())
    #expect(shares.calm == 1.0 / 6)
    #expect(shares.petals[0] == [1.0 / 6, 1.0 / 6, 0, 0])
    #expect(shares.petals[1] == [0, 1.0 / 6, 1.0 / 6, 0])
    #expect(shares.petals[2] == [0, 0, 0, 1.0 / 6])
    #expect(shares.petals[3] == [0, 0, 0, 0])
  }

  @Test func `all of it makes a whole`() throws {
    let directions = (0..<500).map { Double($0 * 37 % 360) - 20 }
    let speeds = (0..<500).map { Double($0 * 13 % 140) / 10 }
    for petals in [4, 7, 16, 36] {
      let rose = WindRose(directions, speeds).with { $0.petals = petals }
      let shares = try rose.shares(in: DialContext())
      let sum = shares.petals.flatMap { $0 }.reduce(shares.calm, +)
      #expect(abs(sum - 1) < 1e-9)
    }
  }

  @Test(arguments: [
    ("", "mostly from SW 67%, calm 33%"), ("de", "meist aus SW 67%, Windstille 33%"),
    ("fr", "surtout de SW 67%, calme 33%"), ("es", "sobre todo del SW 67%, calma 33%"),
    ("it", "soprattutto da SW 67%, calma 33%"),
  ])
  func `the wind is told`(language: String, words: String) {
    var dial = Dial(context: DialContext()) { WindRose([225, 220, 0], [4, 5, 0]) }
    dial.language = language
    #expect(dial.words == words)
  }

  @Test func `areas are shares`() throws {
    let rose = WindRose([0, 0, 90, 180, 270], [5, 5, 5, 5, 0]).with {
      ($0.petals, $0.radius, $0.limits) = (4, 80, [1])
    }
    let picture = WindRosePicture(
      rose: rose, shares: try rose.shares(in: DialContext()), context: DialContext())
    let area = { (share: Double) in
      (picture.radius(share) * picture.radius(share) - picture.radius(0) * picture.radius(0)) / 4
    }
    // The calm, a fifth, has half the area of the petal of two fifths.
    #expect(abs(area(0.4) - 2 * area(0.2)) < 1e-9)
    #expect(abs(picture.radius(0) * picture.radius(0) - area(0.2)) < 1e-9)
    // The longest petal is clear of the rim.
    #expect(abs(picture.radius(0.4 * 1.06) - 80) < 1e-9)
  }

  @Test func `directions have the names of the compass`() {
    let names = (0..<16).map(WindRose().name)
    #expect(
      names == [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
        "NNW",
      ])
    #expect(WindRose().with { $0.petals = 5 }.name(of: 1) == "72°")
  }

  @Test func `what cannot be counted is refused`() {
    for rose in [
      WindRose(), WindRose([1], []), WindRose([1], [1]).with { $0.petals = 3 },
      WindRose([1], [1]).with { $0.limits = [3, 2] }, WindRose([1e7], [1]),
      WindRose([1], [1]).with { $0.texts = ["N"] },
    ] {
      #expect(throws: DialError.self) { try rose.layer(in: DialContext()) }
    }
  }
}

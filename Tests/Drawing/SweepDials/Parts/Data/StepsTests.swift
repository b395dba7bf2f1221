import SweepScene
import Testing

@testable import SweepDials

@Suite struct StepsTests {
  private func dial(_ value: Double, language: String = "") -> Dial {
    var dial = Dial(context: DialContext(reading: Reading(value), theme: .flat)) {
      Steps(["Order", "Pack", "Ship"])
    }
    dial.language = language
    return dial
  }

  @Test(arguments: [
    (0.0, "", "step 1 of 3: Order"), (1, "de", "Schritt 2 von 3: Pack"),
    (2.5, "fr", "étape 3 sur 3: Ship"), (3, "es", "3 pasos hechos"),
    (0, "it", "passo 1 di 3: Order"),
    (1, "ja", "2/3: Pack"), (9, "", "3 steps done"),
  ])
  func `the step at hand is told`(value: Double, language: String, words: String) {
    #expect(dial(value, language: language).words == words)
  }

  @Test func `each circle has one state`() throws {
    for value in [0.0, 1, 3] {
      let row = try Steps(["a", "b", "c"]).layer(
        in: DialContext(reading: Reading(value, duration: .zero), theme: .flat))
      // Two lines, and circles of a state and a name each.
      #expect(row.sublayers.count == 5)
      #expect(row.sublayers.dropFirst(2).allSatisfy { $0.sublayers.count == 2 })
    }
  }

  @Test func `there are steps, and not too many`() {
    for count in [0, 13] {
      #expect(throws: DialError.self) {
        try Steps(Array(repeating: "x", count: count)).layer(in: DialContext())
      }
    }
  }
}

import SweepDiagnostics
import SweepValidation
import Testing

/// Files that exhaust a step-by-step traversal, or contain cycles.
@Suite struct LargeFileTests {
  private func codes(_ content: String) throws -> Set<String> {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\">\(content)</svg>"
    let found = try Validator(.svg2).validate(Array(text.utf8), name: "large.svg")
    return Set(found.lazy.filter { $0.severity == .error }.map(\.code.rawValue))
  }

  private func uses(_ count: Int, _ content: (Int) -> String) -> String {
    (0..<count).map(content).joined(separator: "\n")
  }

  @Test func manyExpansionsAreRefusedAndNotMade() throws {
    let levels = uses(17) { level in
      let inner = String(repeating: "<use href=\"#g\(level)\"/>", count: 10)
      return "<g id=\"g\(level + 1)\">\(inner)</g>"
    }
    #expect(try codes("<path id=\"g0\" d=\"M0 0\"/>\(levels)<use href=\"#g17\"/>") == ["SH1304"])
  }

  @Test func longChainsAreFollowedToTheirEnd() throws {
    let chain = uses(10_000) { "<use id=\"g\($0 + 1)\" href=\"#g\($0)\"/>" }
    #expect(try codes("<path id=\"g0\" d=\"M0 0\"/>\(chain)") == ["SH1304"])
  }

  @Test func longCirclesAreFound() throws {
    let circle = uses(10_000) { "<use id=\"g\($0)\" href=\"#g\(($0 + 1) % 10_000)\"/>" }
    #expect(try codes(circle).contains("SH1302"))
  }

  @Test func longCirclesOfTimesAreFound() throws {
    let circle = uses(5_000) { number in
      """
      <animate id="a\(number)" attributeName="opacity" values="0;1" dur="1s"
        begin="a\((number + 1) % 5_000).end"/>
      """
    }
    #expect(try codes("<g>\(circle)</g>") == ["SH1427"])
  }

  @Test func manyMistakesAreAllTold() throws {
    let lost = uses(2_000) { "<use href=\"#nobody\($0)\"/>" }
    #expect(try codes(lost) == ["SH1301"])
    let animations = uses(2_000) { number in
      """
      <animateTransform attributeName="transform" type="rotate" values="0;90" dur="1s"
        begin="\(number)s" additive="replace"/>
      """
    }
    #expect(try codes("<g>\(animations)</g>") == [])
  }
}

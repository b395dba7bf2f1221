import SweepDiagnostics
import SweepXML
import TestSupport
import Testing

@testable import SweepValidation

@Suite struct GrowthTests {
  /// Every attribute that a circle may have.
  static let attributes = [
    "id": "a", "transform": "rotate(1)", "opacity": "1", "display": "none",
    "clip-path": "url(#a)", "mask": "url(#a)", "fill": "#fff", "fill-opacity": "1",
    "fill-rule": "evenodd", "stroke": "#fff", "stroke-opacity": "0.5", "stroke-width": "1",
    "stroke-linecap": "round", "stroke-linejoin": "round", "stroke-miterlimit": "10",
    "stroke-dasharray": "1 2", "stroke-dashoffset": "1", "cx": "1", "cy": "1", "r": "1",
  ].sorted(by: <).map { "\($0)=\"\($1)\"" }

  /// The time is linear in the optional attributes; an exponential one would take weeks, so the
  /// wide margin still detects it.
  @Test func manyAttributesTakeNoTime() throws {
    let all = Self.attributes.joined(separator: " ")
    let foreign = (0..<40).map { "a\($0)=\"1\"" }.joined(separator: " ")
    let blunt = all.replacing("round", with: "blunt")
    var counts: [Int] = []
    let seconds = try ProcessorTime.seconds {
      for attributes in [all, "\(all) \(foreign)", blunt] {
        counts.append(try faults(drawing("<circle \(attributes)/>")).count)
      }
    }
    #expect(counts == [0, 40, 2] && seconds < 2)
  }

  /// The first faults of a kind are listed and the rest is counted; a hint is found once.
  @Test(
    arguments: [
      "<g fill=\"red\"/>", "<g bogus=\"1\"/>", "<bogus/>", "<use href=\"#gone\"/>",
      "<g opacity=\"wide\"/>", "stray<g/>", "<g style=\"fil:red;fill=red;fill:rot\"/>",
    ])
  func manyFaultsAreCounted(content: String) throws {
    let text = drawing(String(repeating: content + "\n", count: 20_000))
    for profile in [Profile.output, .svg2] {
      var found: [Diagnostic] = []
      let seconds = try ProcessorTime.seconds {
        found = try Validator(profile).validate(Array(text.utf8), name: "many.svg")
      }
      #expect(seconds < 30)
      let kinds = Dictionary(grouping: found) { "\($0.code.rawValue) \($0.severity.rawValue)" }
      #expect(kinds.values.allSatisfy { $0.count <= FindingList.limit })
      let notes = found.filter { $0.message == "19000 more findings of this kind are not listed" }
      #expect(notes.allSatisfy { $0.severity == .note && $0.line == 1_002 })
      #expect(notes.isEmpty == (profile == .svg2 && content.contains("fill=\"red\"")))
    }
  }

  @Test func oneMoreThanAreListedIsCounted() throws {
    for (count, more) in [(1_000, []), (1_001, ["1 more findings of this kind are not listed"])] {
      let text = drawing(String(repeating: "<bogus/>\n", count: count))
      let found = try Validator(.svg2).validate(Array(text.utf8), name: "many.svg")
      #expect(found.count { $0.severity == .error } == 1_000)
      #expect(found.filter { $0.severity == .note }.map(\.message) == more)
    }
  }

  /// So is the time for many children of one element, those of other namespaces and texts between
  /// them too; a quadratic one would be minutes.
  @Test(
    arguments: ["<g/>", "<a:b xmlns:a='urn:a'/>", "<text>a<tspan/></text>"])
  func manyChildrenAreLinear(child: String) throws {
    let text = drawing(String(repeating: child + "\n", count: 50_000))
    let seconds = try ProcessorTime.seconds {
      let found = try Validator(.svg2).validate(Array(text.utf8), name: "many.svg")
      #expect(found.filter { $0.severity == .error } == [])
    }
    #expect(seconds < 30)
  }
}

import SweepDiagnostics
import SweepDiagnostics
import SweepXML
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

  /// The time is linear in the optional attributes; were it exponential, this would take weeks,
  /// so the wide margin still tells.
  @Test func manyAttributesTakeNoTime() throws {
    let all = Self.attributes.joined(separator: " ")
    let foreign = (0..<40).map { "a\($0)=\"1\"" }.joined(separator: " ")
    let blunt = all.replacing("round", with: "blunt")
    let start = ContinuousClock.now
    #expect(try faults(drawing("<circle \(all)/>")).isEmpty)
    #expect(try faults(drawing("<circle \(all) \(foreign)/>")).count == 40)
    #expect(try faults(drawing("<circle \(blunt)/>")).count == 2)
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  /// Every fault is found, in time linear in their number.
  @Test(.timeLimit(.minutes(1))) func manyFaultsAreLinear() throws {
    let text = drawing(String(repeating: "<g fill=\"red\"/>\n", count: 60_000))
    let found = try Validator().validate(Array(text.utf8), name: "many.svg")
    #expect(found.count { $0.severity == .error } == 60_000)
  }

  /// So is the time for many children of one element, those of other namespaces and texts between
  /// them too; quadratic, it were minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["<g/>", "<a:b xmlns:a='urn:a'/>", "<text>a<tspan/></text>"])
  func manyChildrenAreLinear(child: String) throws {
    let text = drawing(String(repeating: child + "\n", count: 50_000))
    let found = try Validator(.svg2).validate(Array(text.utf8), name: "many.svg")
    #expect(found.filter { $0.severity == .error } == [])
  }
}

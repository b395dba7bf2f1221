import Testing

@testable import SweepXML

@Suite struct SchemaEngineTests {
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
    #expect(try verdict(drawing("<circle \(all)/>")) == [])
    #expect(try verdict(drawing("<circle \(all) \(foreign)/>")).count == 1)
    #expect(try verdict(drawing("<circle \(blunt)/>")).count == 1)
    let time = ContinuousClock.now - start
    #expect(time < .seconds(2))
  }

  /// The shape itself, with 40 attributes that all are there.
  @Test func interleaveIsLinear() throws {
    let names = (0..<40).map { "a\($0)" }
    let optional = names.map { "<optional><attribute name=\"\($0)\"/></optional>" }.joined()
    let schema = try RelaxNGSchema(
      bytes: Array(Self.grammar("<interleave>\(optional)</interleave>").utf8), name: "s.rng")
    let document = try read("<a \(names.map { "\($0)=\"\"" }.joined(separator: " "))/>")
    let time = ContinuousClock().measure { #expect(schema.validate(document) == []) }
    #expect(time < .seconds(2))
  }

  /// Quadratic time in the findings, which libxml2 needs when documents have an address, would be
  /// more than a minute.
  @Test(.timeLimit(.minutes(1))) func manyFindingsAreLinear() throws {
    let document = try read(drawing(String(repeating: "<g fill=\"red\"/>\n", count: 60_000)))
    #expect(try RelaxNGSchema.output.validate(document).count == 60_000)
  }

  static func grammar(_ content: String) -> String {
    "<element name=\"a\" xmlns=\"http://relaxng.org/ns/structure/1.0\">\n\(content)</element>"
  }

  @Test(arguments: [
    ("<include href=\"file:///etc/passwd\"/>", "2:1", "'include' is not allowed, as a schema is"),
    ("\n <externalRef href=\"a\"/>", "3:2", "'externalRef' is not allowed, as a schema is one f"),
    ("<ref name=\"gone\"/>", "2:1", "internal found no define for ref gone"),
    ("<bogus/>", "2:1", "unexpected node bogus is not a pattern"),
  ])
  func badSchemaIsRefused(content: String, place: String, words: String) {
    do throws(XMLError) {
      _ = try RelaxNGSchema(bytes: Array(Self.grammar(content).utf8), name: "s.rng")
      Issue.record("compiled")
    } catch {
      guard case .schema(let message, let position) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(message.hasPrefix(words), "\(message)")
      #expect("\(position)" == place)
    }
  }

  @Test func severalThreadsShareOneSchema() async throws {
    let schema = try RelaxNGSchema.output
    let bad = drawing("<g fill=\"red\"/>")
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var count = 0
          for _ in 0..<50 {
            count += schema.validate(try read(OutputSchemaTests.rich)).count
            count += schema.validate(try read(bad)).count
            count += readError("<a>") == nil ? 1 : 0
          }
          return count
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 50, count: 8))
  }
}

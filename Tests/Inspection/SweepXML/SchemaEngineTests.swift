import TestSupport
import Testing

@testable import SweepXML

@Suite struct SchemaEngineTests {
  /// The shape itself, with 40 attributes that all are there.
  @Test func interleaveIsLinear() throws {
    let names = (0..<40).map { "a\($0)" }
    let optional = names.map { "<optional><attribute name=\"\($0)\"/></optional>" }.joined()
    let schema = try RelaxNGSchema(
      bytes: Array(Self.grammar("<interleave>\(optional)</interleave>").utf8), name: "s.rng")
    let document = try read("<a \(names.map { "\($0)=\"\"" }.joined(separator: " "))/>")
    let seconds = ProcessorTime.seconds { #expect(schema.verdict(on: document) == nil) }
    #expect(seconds < 2)
  }

  /// Quadratic time in the findings, which libxml2 needs when documents have an address, would be
  /// more than a minute.
  @Test func manyFindingsAreLinear() throws {
    let document = try read("<a>\(String(repeating: "<b c=\"1\"/>\n", count: 60_000))</a>")
    let schema = try smallSchema()
    let seconds = ProcessorTime.seconds { #expect(schema.verdict(on: document) != nil) }
    #expect(seconds < 20)
  }

  @Test func verdictHasAPlace() throws {
    let document = try read("<a>\n <b/>\n <b c='1'/></a>")
    let finding = try #require(try smallSchema().verdict(on: document))
    #expect(finding.description == "3:5: error: invalid attribute c for element b")
    #expect(try smallSchema().verdict(on: read("<a><b/></a>")) == nil)
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
    let schema = try smallSchema()
    let bad = "<a><b c='1'/></a>"
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var count = 0
          for _ in 0..<50 {
            count += schema.verdict(on: try read("<a><b/></a>")) == nil ? 0 : 1
            count += schema.verdict(on: try read(bad)) == nil ? 0 : 1
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

import Foundation
import SweepXML
import TestSupport
import Testing

@testable import SweepValidation

/// `SchemaChecker` and libxml2 give the same verdict on every SVG file of the project.
@Suite struct SchemaAgreementTests {
  @Test(arguments: Schema.allCases)
  func verdictsOnAllFilesAgree(schema: Schema) throws {
    let grammar = SchemaGrammar(schema.vocabulary, ValueSpellings())
    let engine = try schema.grammar
    var counts = (accepted: 0, rejected: 0)
    for file in Self.files {
      let bytes = Array(try Data(contentsOf: file))
      guard let document = try? XMLDocument(bytes: bytes, name: file.path) else { continue }
      let faults = SchemaChecker.check(document.contents, by: grammar).violations
      let verdict = engine.verdict(on: document)
      if faults.isEmpty { #expect(verdict == nil, "\(file.path): libxml2 rejects it") }
      if faults.contains(where: \.isStructural) {
        #expect(verdict != nil, "\(file.path): libxml2 accepts it")
      }
      if verdict == nil { counts.accepted += 1 } else { counts.rejected += 1 }
    }
    #expect(counts.accepted >= 5 && counts.rejected >= 5, "\(counts)")
  }

  private static let files = ["samples", "Tests", "templates"].flatMap { folder in
    let files = FileManager.default.enumerator(
      at: Repository.root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "svg" }
  }
}

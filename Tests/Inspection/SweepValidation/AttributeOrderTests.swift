import Foundation
import SweepVocabulary
import SweepXML
import TestSupport
import Testing

@testable import SweepValidation

/// The writer follows the table's order of attributes, which is that of docs/output-contract.md.
@Suite struct AttributeOrderTests {
  @Test func attributesStandInTheOrderOfTheTable() throws {
    let root = Repository.root.appending(path: "samples")
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let goldens = files.filter { path in
      let stem = root.appending(path: path).deletingPathExtension().appendingPathExtension("yaml")
      return path.hasSuffix(".svg") && FileManager.default.fileExists(atPath: stem.path)
        && !path.hasPrefix("invalid/") && !path.hasPrefix("hostile/")
    }
    #expect(goldens.count > 100)
    for path in goldens.sorted() {
      let bytes = Array(try Data(contentsOf: root.appending(path: path)))
      let tree = try XMLDocument(bytes: bytes, name: path).contents
      let schema: Schema = path.hasPrefix("interactive/") ? .interactive : .output
      let elements = schema.vocabulary.elements
      let grammar = SchemaGrammar(schema.vocabulary, ValueSpellings())
      let definitions = SchemaChecker.check(tree, by: grammar).definitions
      for node in tree.nodes where tree.isElement(node) && definitions[node] >= 0 {
        let order = elements[definitions[node]].attributes.definitions.map(\.name)
        // A hidden stand-in has that attribute first, and the table keeps frozen values with their
        // event.
        let names = tree.attributes(of: node).map { tree.name(ofAttribute: $0).description }
        let places = names.filter {
          $0 != "display" && !($0 == "fill" && names.contains("dur"))
        }.map { order.firstIndex(of: $0) ?? -1 }
        #expect(
          places == places.sorted(),
          "\(path): \(names)")
      }
    }
  }
}

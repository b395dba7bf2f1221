import SweepXML
import Testing

@testable import SweepValidation

/// A drawing with this in it, from the second line on.
func drawing(_ content: String) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">\n\(content)\n</svg>\n"
}

/// A fault with the place of the element or attribute at fault.
struct PlacedFault: CustomStringConvertible {
  let place: String
  let kind: SchemaViolation.Kind

  var description: String { "\(place): \(kind)" }
}

/// The violations of a schema in a text.
///
/// libxml2 validates too, with every spelling in the schema and with the quick one: it must reject
/// and accept the same.
func faults(_ text: String, _ schema: Schema = .output) throws -> [PlacedFault] {
  let document = try XMLDocument(bytes: Array(text.utf8), name: "test.svg")
  let tree = document.contents
  let faults = SchemaChecker.check(tree, by: SchemaGrammar(schema.vocabulary, ValueSpellings()))
    .violations
  let exact = try RelaxNGSchema(bytes: Array(schema.text.utf8), name: "exact.rng")
  #expect((exact.verdict(on: document) == nil) == faults.isEmpty, "\(faults.map(\.kind))\n\(text)")
  let quick = try schema.grammar.verdict(on: document)
  if faults.isEmpty { #expect(quick == nil) }
  if faults.contains(where: \.isStructural) { #expect(quick != nil) }
  return faults.map { fault in
    // A text has the place of the element around it.
    let place = fault.attribute.map { tree.position(ofAttribute: $0) }
    return (place ?? tree.position(of: fault.node), fault.kind)
  }.sorted { $0.0 < $1.0 }.map { PlacedFault(place: "\($0.0)", kind: $0.1) }
}

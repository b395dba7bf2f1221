@testable import SweepXML

/// Reads a document from text.
func read(_ text: String, limits: XMLLimits = .default) throws(XMLError) -> XMLDocument {
  try XMLDocument(bytes: Array(text.utf8), name: "test.svg", limits: limits)
}

/// The error that reading ends in.
func readError(_ bytes: [UInt8], limits: XMLLimits = .default) -> XMLError? {
  do throws(XMLError) {
    _ = try XMLDocument(bytes: bytes, name: "test.svg", limits: limits)
    return nil
  } catch { return error }
}

func readError(_ text: String, limits: XMLLimits = .default) -> XMLError? {
  readError(Array(text.utf8), limits: limits)
}

/// A schema of an element `a` with any number of `b` in it.
func smallSchema() throws -> RelaxNGSchema {
  let text = """
    <element name="a" xmlns="http://relaxng.org/ns/structure/1.0">
      <zeroOrMore><element name="b"><optional><attribute name="d"/></optional></element></zeroOrMore>
    </element>
    """
  return try RelaxNGSchema(bytes: Array(text.utf8), name: "small.rng")
}

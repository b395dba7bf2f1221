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

/// A drawing with this in it, from the second line on.
func drawing(_ content: String) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">\n\(content)\n</svg>\n"
}

/// What the output schema says of a text, one line a finding.
func verdict(_ text: String) throws -> [String] {
  try RelaxNGSchema.output.validate(read(text)).map(\.description)
}

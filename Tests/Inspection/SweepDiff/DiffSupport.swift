import SweepXML

@testable import SweepDiff

/// The differences between two texts.
func difference(
  _ old: String, _ new: String, _ change: (inout DiffOptions) -> Void = { _ in }
) throws -> Difference {
  var options = DiffOptions()
  change(&options)
  let limits = XMLLimits(elements: 4_000_000)
  return try Difference(
    from: XMLDocument(bytes: Array(old.utf8), name: "old.svg", limits: limits),
    to: XMLDocument(bytes: Array(new.utf8), name: "new.svg", limits: limits), options: options)
}

/// A drawing in one line with this in it.
func oneLineDrawing(_ content: String) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\(content)</svg>"
}

/// The sentences for two drawings, one a line.
func words(_ old: String, _ new: String) throws -> [String] {
  try difference(oneLineDrawing(old), oneLineDrawing(new)).sentences.map(\.description)
}

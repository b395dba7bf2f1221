package import SweepGeometry

/// The value of `transform-origin`: a point of the box that a transform is measured by
/// (CSS Transforms 1, 5).
package enum TransformOrigin {
  /// Reads a point; nil if it is invalid. The third dimension is ignored.
  ///
  ///
  /// - Parameter lengths: the reference sizes; percentages are of its view box.
  package static func point(_ text: String, _ lengths: LengthContext) -> Point? {
    var words = text.split { $0.isWhitespace }.map { $0.lowercased() }
    guard (1...3).contains(words.count) else { return nil }
    // Keywords for the sides may be in either order.
    let isTurned =
      ["top", "bottom"].contains(words[0])
      || (words.count > 1 && ["left", "right"].contains(words[1]))
    if words.count == 1 { words.append("center") }
    if isTurned { words.swapAt(0, 1) }
    guard let x = length(words[0], ["left", "right"], .x, lengths),
      let y = length(words[1], ["top", "bottom"], .y, lengths)
    else { return nil }
    return Point(x, y)
  }

  private static func length(
    _ word: String, _ ends: [String], _ axis: LengthContext.Axis, _ lengths: LengthContext
  ) -> Double? {
    if word == "center" { return lengths.length("50%", axis) }
    guard let end = ends.firstIndex(of: word) else { return lengths.length(word, axis) }
    return lengths.length(end == 0 ? "0%" : "100%", axis)
  }
}

import SweepGeometry
import SweepScene

extension Layer.Shape {
  /// The marks that an outline draws, as lines or as dashes.
  var marks: [(from: Point, to: Point)] {
    if !lineDashPattern.isEmpty { return path.marks(ofDashes: lineDashPattern, width: lineWidth) }
    return zip(path.elements, path.elements.dropFirst()).compactMap { first, second in
      guard case (.move(let from), .line(let to)) = (first, second) else { return nil }
      return (from, to)
    }
  }
}

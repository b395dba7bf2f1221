import Foundation

extension Comparison {
  /// The largest differences of angles in degrees, of lengths in units, of colours in 1/255 and of
  /// opacities, everywhere and at rest, as cells of a table.
  var cells: String {
    [false, true].flatMap { atRest in
      Measure.allCases.map { String(format: "%.4f", largest(of: $0, atRest: atRest)) }
    }.joined(separator: " | ")
  }

  private func largest(of measure: Measure, atRest: Bool) -> Double {
    largest.filter { Measure(of: $0.key) == measure && $0.key.hasPrefix(Self.rest) == atRest }
      .values.max() ?? 0
  }

  private enum Measure: CaseIterable {
    case angle, length, color, opacity

    /// The unit of a kind of difference.
    init?(of kind: String) {
      if kind.contains("display") { return nil }
      if kind.contains("degrees") {
        self = .angle
      } else if kind.contains("of 255") {
        self = .color
      } else {
        self = kind.contains("opacity") ? .opacity : .length
      }
    }
  }
}

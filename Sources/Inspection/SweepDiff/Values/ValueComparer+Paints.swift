import SweepValues
import SweepXML

extension ValueComparer {
  /// Whether two colours, paints or references to resources are the same.
  func paints(_ a: Bytes, _ b: Bytes) -> Bool {
    let (a, b) = (reference(a), reference(b))
    guard a.target == b.target else { return false }
    if a.rest.elementsEqual(b.rest) { return true }
    guard let color = CSSColor(a.rest), let other = CSSColor(b.rest) else {
      return a.rest.text.lowercased() == b.rest.text.lowercased()
    }
    return areCloseSums(color.alpha, other.alpha)
      && zip(color.levels, other.levels).allSatisfy { areCloseSums($0, $1) }
  }

  /// Takes `url(…)` apart, with or without quotes, and what follows it.
  private func reference(_ bytes: Bytes) -> (target: String?, rest: Bytes) {
    CSSReference.first(in: bytes).map { ($0.address, $0.rest) } ?? (nil, bytes)
  }
}

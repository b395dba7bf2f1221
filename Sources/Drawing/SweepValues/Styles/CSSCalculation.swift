import SweepGeometry

extension [CSSToken] {
  /// The tokens with the result in place of each `calc()` (CSS Values 4, 10.1); one that mixes units
  /// without a common one stays.
  ///
  /// - Parameter lengths: the context of relative lengths, which become pixels.
  package func calculating(_ lengths: LengthContext) -> [CSSToken] {
    var result: [CSSToken] = []
    var at = startIndex
    while at < endIndex {
      let token = self[at]
      if token.isCalculation {
        var calculation = CSSCalculation(tokens: self[(at + 1)...], lengths: lengths)
        if let (number, unit) = calculation.sum(), calculation.takeClose() {
          let text = "\(number)\(unit)"
          result.append(CSSToken(kind: .number, text: text, range: token.range))
          at = calculation.tokens.startIndex
          continue
        }
      }
      result.append(token)
      at += 1
    }
    return result
  }
}

extension CSSToken {
  fileprivate var isCalculation: Bool { kind == .function && text.lowercased() == "calc" }
}

/// Computes the sums and products in `calc()`.
private struct CSSCalculation {
  typealias Quantity = (number: Double, unit: String)

  /// The tokens that are left.
  var tokens: ArraySlice<CSSToken>
  let lengths: LengthContext
  private var depth = 0

  init(tokens: ArraySlice<CSSToken>, lengths: LengthContext) {
    (self.tokens, self.lengths) = (tokens, lengths)
  }

  /// Reads a sum; nil for an invalid one, or for one of different units.
  mutating func sum() -> Quantity? {
    guard var total = product() else { return nil }
    while let sign = takeMark(["+", "-"]) {
      guard let next = product(), next.unit == total.unit else { return nil }
      total.number += sign == "+" ? next.number : -next.number
    }
    return total
  }

  private mutating func product() -> Quantity? {
    guard var total = factor() else { return nil }
    while let sign = takeMark(["*", "/"]) {
      guard let next = factor() else { return nil }
      switch (sign, total.unit.isEmpty, next.unit.isEmpty) {
      case ("*", true, _): total = (total.number * next.number, next.unit)
      case ("*", _, true): total.number *= next.number
      case ("/", _, true) where next.number != 0: total.number /= next.number
      default: return nil
      }
    }
    return total
  }

  private mutating func factor() -> Quantity? {
    skipSpace()
    guard let token = tokens.popFirst(), depth < 32 else { return nil }
    if token.isMark("(") || token.isCalculation {
      depth += 1
      defer { depth -= 1 }
      guard let inner = sum(), takeClose() else { return nil }
      return inner
    }
    guard token.kind == .number,
      let (number, end) = Double.prefix(of: Array(token.text.utf8)[...])
    else { return nil }
    let unit = Array(token.text.utf8)[end...].text.lowercased()
    switch unit {
    case "", "%", "s": return (number, unit)
    case "ms": return (number / 1000, "s")
    case _ where AngleUnit(Array(unit.utf8)[...]) != nil:
      return AngleUnit(Array(unit.utf8)[...]).map { (number * $0.degrees, "deg") }
    default: return lengths.length(token.text).map { ($0, "px") }
    }
  }

  mutating func takeClose() -> Bool {
    skipSpace()
    guard tokens.first?.isMark(")") == true else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takeMark(_ marks: [Unicode.Scalar]) -> Unicode.Scalar? {
    skipSpace()
    guard let token = tokens.first, let mark = marks.first(where: { token.isMark($0) }) else {
      return nil
    }
    tokens.removeFirst()
    return mark
  }

  private mutating func skipSpace() { tokens = tokens.drop { $0.kind == .space } }
}

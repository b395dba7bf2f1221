import SweepGeometry
import SweepValues

/// A value of an animated property between others.
enum CSSAnimatedValue: Sendable {
  /// A value that the vocabulary knows, as it is written.
  case value(Value, String)
  /// Numbers of a transform property; those with different words do not mix.
  case numbers([Double], word: String)
  /// The functions of `transform`.
  case functions([TransformFunction])
  /// A value that changes at once half-way.
  case word(String)
  /// A value of `visibility` or `display`, of which one hides.
  case visibility(String, isHidden: Bool)

  /// The value as CSS writes it; nil for the parts of transforms.
  var text: String? {
    switch self {
    case .value(_, let text), .word(let text), .visibility(let text, _): text
    case .numbers, .functions: nil
    }
  }

  /// The value a part of the way to another one; the part may be outside of 0 … 1.
  func interpolated(to other: Self, at part: Double, limit: Double) -> Self {
    switch (self, other) {
    case (.value(let a, _), .value(let b, _)):
      if part == 0 { return self }
      if part == 1 { return other }
      guard let mixed = a.interpolated(to: b, at: part) else { break }
      return .value(mixed, mixed.animatedText.limited(from: limit))
    case (.numbers(let a, let word), .numbers(let b, let other)) where word == other:
      guard a.count == b.count else { break }
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * part }, word: word)
    case (.functions(let a), .functions(let b)):
      return .functions(TransformFunction.mixed(a, b, at: part))
    case (.visibility(_, let isHidden), .visibility(_, let isOtherHidden))
    where isHidden != isOtherHidden && part > 0 && part < 1:
      // An element that is visible at one end is visible all the way (CSS Display 4, 2.9).
      return isHidden ? other : self
    default: break
    }
    return part < 0.5 ? self : other
  }

  /// Whether it is a colour in a form that mixes in Oklab (CSS Color 4, 12.2).
  var mixesInOklab: Bool {
    let text = text ?? ""
    let name = text.prefix { $0 != "(" }.lowercased()
    return name.count < text.count && CSSColor(text) != nil
      && !["rgb", "rgba", "hsl", "hsla", "hwb"].contains(name)
  }

  /// Whether values between the two are neither words nor can be computed.
  func isUnknown(to other: Self) -> Bool {
    func calls(_ text: String) -> Bool { text.contains("(") && !text.hasPrefix("url(") }
    switch (self, other) {
    case (.value(let a, let text), .value(let b, let other)):
      return text != other && (calls(text) || calls(other))
        && a.interpolated(to: b, at: 0.5) == nil
    case (.word(let a), .word(let b)): return a != b && (calls(a) || calls(b))
    default: return false
    }
  }
}

extension String {
  /// Numbers separated by spaces, each no less than a limit.
  fileprivate func limited(from limit: Double) -> String {
    guard limit > -.infinity, contains("-") else { return self }
    return split(separator: " ").map { word in
      guard let (number, _) = Double.prefix(of: Array(word.utf8)[...]), number < limit else {
        return String(word)
      }
      return NumberFormat(precision: 3).string(limit)
    }.joined(separator: " ")
  }
}

extension TransformFunction {
  /// The functions a part of the way from one list to another (CSS Transforms 1, 11; 2, 12).
  static func mixed(
    _ a: [TransformFunction], _ b: [TransformFunction], at part: Double
  ) -> [TransformFunction] {
    if part == 0 { return a }
    if part == 1 { return b }
    let common = zip(a, b).prefix { $0.kind == $1.kind }.count
    // A list that is the start of the other one goes on with functions that do nothing.
    let count = common == min(a.count, b.count) ? max(a.count, b.count) : common
    var result: [TransformFunction] = []
    for index in 0..<count {
      let (from, to) = (a.at(index), b.at(index))
      guard let kind = (from ?? to)?.kind, let idle = TransformFunction(kind, kind.idle),
        let mixed = (from ?? idle).mixed(with: to ?? idle, at: part)
      else { return part < 0.5 ? a : b }
      result.append(mixed)
    }
    guard count < max(a.count, b.count) else { return result }
    let rest = [a, b].map { $0.dropFirst(count).reduce(.identity) { $0 * $1.affine } }
    guard let mixed = Affine.mixed(rest[0], rest[1], at: part),
      let matrix = TransformFunction(mixed)
    else { return part < 0.5 ? a : b }
    return result + [matrix]
  }

  /// The function a part of the way to one of the same kind; nil for matrices that do not mix.
  private func mixed(with other: TransformFunction, at part: Double) -> TransformFunction? {
    if kind == .matrix {
      return Affine.mixed(affine, other.affine, at: part).flatMap { TransformFunction($0) }
    }
    return TransformFunction(kind, zip(numbers, other.numbers).map { $0 + ($1 - $0) * part })
  }

  private init?(_ map: Affine) {
    self.init(.matrix, [map.a, map.b, map.c, map.d, map.tx, map.ty])
  }
}

extension TransformFunction.Kind {
  /// The numbers with which it does nothing.
  fileprivate var idle: [Double] {
    switch self {
    case .translate: [0, 0]
    case .scale: [1, 1]
    case .rotate: [0, 0, 0]
    case .skewX, .skewY: [0]
    case .matrix: [1, 0, 0, 1, 0, 0]
    }
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { index < count ? self[index] : nil }
}

extension Affine {
  /// The map a part of the way from one to another by their parts (CSS Transforms 1, 11.1); nil
  /// for one that flattens the plane.
  static func mixed(_ a: Affine, _ b: Affine, at part: Double) -> Affine? {
    guard let from = a.unmirrored, let to = b.unmirrored else { return nil }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    // The shorter way round.
    let turn = (to.rotation - from.rotation).degrees.remainder(dividingBy: 360)
    // Skews mix by their slopes.
    let slope = mix(Affine.skewX(from.skew).c, Affine.skewX(to.skew).c)
    let shift = [from.translation, to.translation]
    return .translation(x: mix(shift[0].dx, shift[1].dx), y: mix(shift[0].dy, shift[1].dy))
      * .rotation(.degrees(from.rotation.degrees + turn * part))
      * Affine(a: 1, b: 0, c: slope, d: 1, tx: 0, ty: 0)
      * .scale(x: mix(from.scaleX, to.scaleX), y: mix(from.scaleY, to.scaleY))
  }

  /// The parts of the map, a mirror image turned over along the axis that is closer to it.
  private var unmirrored: Decomposition? {
    guard determinant != 0, determinant.isFinite else { return nil }
    guard determinant < 0, a < d else { return decomposed() }
    var parts = (self * .scale(x: -1, y: 1)).decomposed()
    parts?.scaleX.negate()
    return parts
  }
}

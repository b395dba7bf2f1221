package import SweepGeometry

/// Texts that a picture does not show as they are meant to be read.
package struct TextFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Cut off with an ellipsis.
    case cut
    /// In a part of the size that was asked for, below ``TextFault/leastShare``.
    case small(Double)
    /// Beyond the canvas, by some units; with the canvas that has room for all texts.
    case outside(Double, whole: Rect)
    /// Below the window of a number.
    case covered
    /// On each other.
    case touching
  }

  /// The part of its size down to which text shrinks without a fault.
  static let leastShare = 0.8

  package let kind: Kind
  package fileprivate(set) var texts: [String]
  /// The place of their layer among those of the picture.
  package let layer: Int

  init(_ kind: Kind, _ texts: [String], in layer: Int = 0) {
    (self.kind, self.texts, self.layer) = (kind, texts, layer)
  }

  /// Whether all of the texts can be read.
  package var isMinor: Bool { if case .small = kind { true } else { false } }

  /// The fault in words.
  package var message: String {
    let names = texts.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    let all = names + (texts.count > 6 ? " …" : "")
    let (is_, has) = texts.count == 1 ? ("is", "has") : ("are", "have")
    return switch kind {
    case .cut: "\(all) \(has) too little room and \(is_) cut off"
    case .small(let share):
      "\(all) \(has) little room and \(is_) drawn in \(Int(share * 100)) % of the size"
    case .outside(let excess, _):
      "\(all) \(texts.count == 1 ? "leaves" : "leave") the canvas by \(Self.spelled(excess)) units"
    case .covered: "\(all) \(is_) covered by the window of a number"
    case .touching: texts.map { "'\($0)'" }.joined(separator: " touches ")
    }
  }

  /// The change that mends it; nil where there are many.
  package var hint: String? {
    guard case .outside(_, let whole) = kind else { return nil }
    let sides = [whole.minX, whole.minY, whole.size.width, whole.size.height].map(Self.spelled)
    return "all texts are whole with 'canvas: {viewBox: [\(sides.joined(separator: ", "))]}'"
  }

  private static func spelled(_ number: Double) -> String {
    NumberFormat(precision: 1).string(number)
  }
}

/// Collects the faults of texts while parts are drawn.
final class TextNotes: @unchecked Sendable {
  private(set) var faults: [TextFault] = []
  /// The place of the layer that is being drawn.
  var layer = 0

  func add(_ kind: TextFault.Kind, _ text: String) {
    if let last = faults.last, last.kind == kind, last.layer == layer {
      faults[faults.count - 1].texts.append(text)
    } else {
      faults.append(TextFault(kind, [text], in: layer))
    }
  }
}

extension DialContext {
  /// Notes a text that is cut off.
  func noteCut(_ text: String, if isCut: Bool) {
    if isCut { notes?.add(.cut, text) }
  }

  /// Notes a text whose size is much less than was asked for.
  func noteSize(_ size: Double, of text: String, outOf asked: Double) {
    if let notes, size < TextFault.leastShare * asked - 1e-9 {
      notes.add(.small(size / asked), text)
    }
  }
}

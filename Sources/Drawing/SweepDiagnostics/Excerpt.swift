/// A line of a document in a form that can be shown, and the part of it at fault.
public struct Excerpt: Hashable, Sendable {
  /// The line; control characters are escaped, and a long line is cut.
  public var text: String
  /// The columns of a terminal before the part at fault.
  public var caretOffset: Int
  /// The columns that the part at fault takes, at least 1.
  public var caretLength: Int

  /// The most columns that an excerpt takes, and those kept before the part at fault.
  static let width = 100
  private static let lead = 40

  /// Makes an excerpt.
  ///
  /// - Parameter column: the place of the fault from 1, in Unicode scalars.
  /// - Parameter length: the number of scalars at fault.
  package init(line: some StringProtocol, column: Int, length: Int) {
    let scalars = Array(line.unicodeScalars)
    let start = min(max(column - 1, 0), scalars.count)
    let end = min(max(start + length, start), scalars.count)
    let first = scalars.count <= Self.width ? 0 : max(0, start - Self.lead)
    let last = min(scalars.count, first + Self.width)
    let before = Self.shown(scalars[first..<start])
    let fault = Self.shown(scalars[start..<max(start, min(end, last))])
    let after = Self.shown(scalars[max(start, min(end, last))..<last])
    let head = first > 0 ? "…" : ""
    text = head + before.text + fault.text + after.text + (last < scalars.count ? "…" : "")
    caretOffset = head.unicodeScalars.count + before.width
    caretLength = max(fault.width, 1)
  }

  private static func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> (text: String, width: Int) {
    var text = ""
    var width = 0
    for scalar in scalars {
      let piece = scalar == "\t" ? " " : scalar.visible
      text += piece
      width += piece.unicodeScalars.count > 1 ? piece.unicodeScalars.count : scalar.columns
    }
    return (text, width)
  }
}

extension Unicode.Scalar {
  /// The columns of a terminal that the scalar takes.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}

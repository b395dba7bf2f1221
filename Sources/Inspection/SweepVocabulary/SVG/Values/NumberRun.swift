/// Numbers that are parted only where they would otherwise run together: `1-2`, `.5.5`.
///
/// A number takes all characters it can (SVG 2, 9.3.9), so that a point begins a new one only where
/// the number before it has a point or an exponent already: `10.5` is one number, `1.0.5` are two.
/// Therefore two kinds of ends are kept apart: after any number, and after one that a point may
/// follow.
struct NumberRun {
  /// The numbers, the first of which is separated from what stands before it.
  let any: String
  /// The same, but a number that begins with a point may follow at once.
  let dotted: String
  /// The numbers, the first of which begins with a point right after the number before it.
  let anyAfterDot: String
  /// The same, but a number that begins with a point may follow at once.
  let dottedAfterDot: String

  private static let begin = "(\(Spelling.separator)[+\\-]?|[+\\-])"
  private static let first = "\(Spelling.space)*[+\\-]?"
  private static let loose = "\(Spelling.separator)?[+\\-]?"
  private static let decimals = "\\.[0-9]+(\(Spelling.exponent))?"
  private static let withDot = "([0-9]*\(decimals)|[0-9]+\(Spelling.exponent))"

  /// One number after a number.
  static let next = NumberRun(after: begin)
  /// One number after a letter or an opening parenthesis.
  static let initial = NumberRun(after: first)
  /// One number after a flag, from which nothing need part it.
  static let afterFlag = NumberRun(after: loose)

  private init(after junction: String) {
    any = junction + Spelling.unsigned
    dotted = junction + Self.withDot
    anyAfterDot = Self.decimals
    dottedAfterDot = Self.decimals
  }

  private init(any: String, dotted: String, anyAfterDot: String, dottedAfterDot: String) {
    self.any = any
    self.dotted = dotted
    self.anyAfterDot = anyAfterDot
    self.dottedAfterDot = dottedAfterDot
  }

  /// This run with another behind it.
  func followed(by other: NumberRun) -> NumberRun {
    NumberRun(
      any: "(\(any)\(other.any)|\(dotted)\(other.anyAfterDot))",
      dotted: "(\(any)\(other.dotted)|\(dotted)\(other.dottedAfterDot))",
      anyAfterDot: "(\(anyAfterDot)\(other.any)|\(dottedAfterDot)\(other.anyAfterDot))",
      dottedAfterDot: "(\(anyAfterDot)\(other.dotted)|\(dottedAfterDot)\(other.dottedAfterDot))")
  }

  /// This run with a text behind it that ends the last number.
  func ended(by text: String, then other: NumberRun) -> NumberRun {
    NumberRun(
      any: any + text + other.any, dotted: any + text + other.dotted,
      anyAfterDot: anyAfterDot + text + other.any,
      dottedAfterDot: anyAfterDot + text + other.dotted)
  }

  /// So many numbers, the first of which is `self`; halves keep the pattern short.
  func counted(_ count: Int) -> NumberRun {
    guard count > 1 else { return self }
    let half = count / 2
    return counted(half).followed(by: NumberRun.next.counted(count - half))
  }

  /// This run, then any number of further ones.
  func repeated(_ further: NumberRun) -> String {
    let more = further.dottedAfterDot
    let start = "(\(any)|\(dotted)(\(more))*\(further.anyAfterDot))"
    let again = "(\(further.any)|\(further.dotted)(\(more))*\(further.anyAfterDot))"
    return "\(start)(\(again))*"
  }

  /// Groups of so many numbers, at least one group, behind a letter.
  static func groups(of count: Int) -> String {
    initial.counted(count).repeated(next.counted(count))
  }
}

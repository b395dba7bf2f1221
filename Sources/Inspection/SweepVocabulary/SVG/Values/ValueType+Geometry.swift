import SweepValues

extension ValueType {
  static let path = ValueType("path data", .path, pattern: "(\(pathPattern))?", or: ["none"])
  static let points = ValueType(
    "a list of points, two numbers each", .points, pattern: "(\(NumberRun.groups(of: 2)))?")
  static let transforms = ValueType(
    "a list of transforms", .transforms,
    pattern: "(\(transform)(\(Spelling.separator)?\(transform))*)?")
  static let preserveAspectRatio = ValueType(
    "an alignment such as 'xMidYMid meet'", .text,
    pattern: "(defer\(Spelling.space)+)?(none|x(Min|Mid|Max)Y(Min|Mid|Max))"
      + "(\(Spelling.space)+(meet|slice))?")

  /// Path data (SVG 2, 9.3.9): a move first, then commands with groups of so many numbers.
  private static let pathPattern: String = {
    let gap = "\(Spelling.space)*"
    let flags = "\(Spelling.separator)[01](\(Spelling.separator))?[01]"
    let point = NumberRun.afterFlag.followed(by: .next)
    let arc = { (run: NumberRun) in run.counted(3).ended(by: flags, then: point) }
    let move = "[Mm]\(NumberRun.groups(of: 2))"
    let commands = [
      "[Zz]", "[MmLlTt]\(NumberRun.groups(of: 2))", "[HhVv]\(NumberRun.groups(of: 1))",
      "[Cc]\(NumberRun.groups(of: 6))", "[SsQq]\(NumberRun.groups(of: 4))",
      "[Aa]\(arc(.initial).repeated(arc(.next)))",
    ]
    return "\(move)(\(gap)(\(commands.joined(separator: "|"))))*"
  }()

  /// One transform (SVG 1.1, 7.6) with as many numbers as it takes.
  private static let transform: String = {
    let gap = "\(Spelling.space)*"
    let some = { (count: Int) in NumberRun.initial.counted(count).any }
    return [
      "matrix\(gap)\\(\(some(6))", "(translate|scale)\(gap)\\((\(some(1))|\(some(2)))",
      "rotate\(gap)\\((\(some(1))|\(some(3)))", "skew[XY]\(gap)\\(\(some(1))",
    ].map { "\($0)\(gap)\\)" }.joined(separator: "|").grouped
  }()
}

extension String {
  /// The pattern as one unit.
  fileprivate var grouped: String { "(\(self))" }
}

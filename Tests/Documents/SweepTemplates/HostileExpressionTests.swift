import SweepTemplates
import TestSupport
import Testing

/// Expressions and values that are made to hang or to fill the memory: each ends with a message.
@Suite(.serialized) struct HostileExpressionTests {
  /// A document whose title is an expression, over values.
  private static func document(_ title: String, _ values: [String] = []) -> String {
    """
    sweephand: 1
    picture: {title: "\(title)"}
    values: {\(values.joined(separator: ", "))}
    layers: []
    """
  }

  private static func deep(_ open: String, _ close: String = "", _ count: Int = 200) -> String {
    document(
      "${" + String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
        + "}")
  }

  /// Values that each name the next one, and the last.
  private static func chain(_ count: Int, _ value: (String) -> String, _ last: String) -> [String] {
    (0..<count).map { "v\($0): \(value("v\($0 + 1)"))" } + ["v\(count): \(last)"]
  }

  private static let hostile: [(document: String, code: String)] = [
    (deep("(", ")"), "SH0407"),
    (deep("-", "", 400), "SH0407"),
    (deep("not ", "", 120), "SH0407"),
    (deep("max(", ")", 90), "SH0407"),
    (document("${1" + String(repeating: "*9", count: 20_000) + "}"), "SH0407"),
    (document("${1e308 * 10}"), "SH0407"),
    (document("${-1e308 - 1e308}"), "SH0407"),
    (document("${1 / 0}"), "SH0407"),
    (document("${5 % (1 - 1)}"), "SH0407"),
    (document("${1e999}"), "SH0407"),
    (document("$v0", chain(199, { "\"${\($0) * \($0)}\"" }, "10")), "SH0407"),
    (document("$v0", (0..<200).map { "v\($0): \"${v\(($0 + 1) % 200)}\"" }), "SH0408"),
    (document("$v0", chain(60, { "\"${\($0)}${\($0)}\"" }, "abcdefgh")), "SH0101"),
    (document("$v0", chain(60, { "[$\($0), $\($0)]" }, "1")), "SH0204"),
    (
      document(
        "$v0",
        ["v1: \(String(repeating: "x", count: 6_000))"]
          + ["v0: [\(Array(repeating: "$v1", count: 400).joined(separator: ", "))]"]), "SH0101"
    ),
  ]

  @Test(arguments: hostile.indices)
  func endWithAMessage(_ index: Int) {
    let (document, code) = Self.hostile[index]
    let found = mistakes(document)
    #expect(found.contains { $0.contains("error[\(code)]") }, "\(found.map { $0.prefix(200) })")
  }

  /// The best of some rounds counts: drawing the speedometer thirty times takes longer.
  @Test(arguments: hostile.indices)
  func endSoon(_ index: Int) {
    func best(_ work: () -> Void) -> Double {
      (0..<5).map { _ in ProcessorTime.seconds(work) }.min() ?? 0
    }
    let usual = best { _ = mistakes("template: speedometer") }
    let hostile = best { _ = mistakes(Self.hostile[index].document) }
    #expect(hostile < 30 * usual, "\(hostile / usual): \(Self.hostile[index].document.prefix(120))")
  }
}

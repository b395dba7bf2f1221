import Foundation
import SweepTemplates
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

  /// A limit against growth, not a benchmark: the best of some rounds, in time of this thread alone, so
  /// that other work on the machine does not count.
  @Test(arguments: hostile.indices)
  func endWithinTenMilliseconds(_ index: Int) {
    let document = Self.hostile[index].document
    let best =
      (0..<5).map { _ in
        let start = Self.threadTime
        _ = mistakes(document)
        return Self.threadTime - start
      }.min() ?? 1
    #expect(best < 0.01, "\(best) s: \(document.prefix(120))")
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

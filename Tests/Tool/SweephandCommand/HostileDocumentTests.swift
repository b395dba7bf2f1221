import Foundation
import TestSupport
import Testing

/// Documents with excessive or impossible requests.
@Suite struct HostileDocumentTests {
  private static let head = "sweephand: 1\n"

  @Test(
    arguments: [
      (
        "layers: [face: {radius: -1}]",
        "<stdin>:2:25: error[SH0304]: 'radius' must be more than zero"
      ),
      (
        "layers: [needle: {length: -4}]",
        "'length' must be more than zero and below 1e6 in 'needle'"
      ),
      ("layers: [needle: {width: 0}]", "'width' must be more than zero and below 1e6 in 'needle'"),
      ("layers: [hub: {radius: 1e9}]", "'radius' must be more than zero and below 1e6 in 'hub'"),
      ("layers: [ticks: {every: 1e-9}]", "<stdin>:2:25: error[SH0601]: 'every' must be more than"),
      ("layers: [labels: {size: -2}]", "'size' must be more than zero and below 1e6 in 'labels'"),
      ("layers: [labels: {decimals: 99}]", "'decimals' must lie in 0 … 6 in 'labels'"),
      ("layers: [bands: {limits: [3, 2]}]", "'limits' must rise, and be at least two in 'bands'"),
      (
        "layers: [caption: {text: x, position: [1e12, 0]}]", "'position' must be x and y within 1e6"
      ),
      ("layers: [caption: {text: x, letterSpacing: 1e12}]", "'letterSpacing' must lie within 1000"),
      (
        "layers: [caption: {text: \"a\\x01\"}]",
        "<stdin>:2:26: error[SH0303]: 'text' holds the character U+0001, which no picture can"
      ),
      (
        "picture: {title: \"\\x00\"}\nlayers: []",
        "'title' holds the character U+0000, which no picture can"
      ),
      (
        "canvas: {width: 0}\nlayers: []",
        "<stdin>:2:17: error[SH0304]: 'width' must lie in 1 … 10000"
      ),
      ("canvas: {height: -5}\nlayers: []", "'height' must lie in 1 … 10000"),
      ("canvas: {width: 1e9}\nlayers: []", "'width' must lie in 1 … 10000"),
      (
        "canvas: {viewBox: [0, 0, 0, 1]}\nlayers: []",
        "'viewBox' must be x, y, and a width and height"
      ),
      ("canvas: {viewBox: [0, 0, 1e-4, 1]}\nlayers: []", "a width and height of 0.01 or more"),
      ("readings: {a: {values: []}}\nlayers: []", "'values' must hold at least one reading"),
      (
        "readings: {a: {values: [1, 2], duration: 9}}\nlayers: []",
        "'interval' must be at least as long"
      ),
      (
        "scales: {a: {domain: [.nan, .inf]}}\nlayers: []",
        "'domain[0]' must be a number, not '.nan'"
      ),
    ])
  func areRefused(_ text: String, _ message: String) async throws {
    let errors = try await trouble(text)
    #expect(errors.hasPrefix("<stdin>:") && errors.contains(message))
  }

  @Test func tooMuchIsRefusedAtOnce() async throws {
    func many(_ text: String, _ count: Int) -> String {
      Array(repeating: text, count: count).joined(separator: ", ")
    }
    let long = String(repeating: "x", count: 60_000)
    for (text, message) in [
      (
        "readings: {a: {values: [\(many("1", 100_000))]}}\nlayers: []",
        "'values' must hold at most 1000"
      ),
      ("layers: [\(many("face", 501))]", "'layers' must hold at most 500 parts"),
      (
        "readings: {a: {values: [\(many("1", 1000))]}}\nlayers: [\(many("readout", 101))]",
        "make more than 100000 layers in the dial"
      ),
      (
        "layers: [caption: {text: \(String(repeating: "x", count: 65_537))}]",
        "'text' must be text of at most"
      ),
      (
        "parameters: {a: {type: text, default: \(long)}}\nlayers: [\(many("caption: {text: '${a}${a}'}", 400))]",
        "'text' must be text of at most 65536 bytes"
      ),
      (
        "layers: \(String(repeating: "[", count: 10_000))",
        "more than 64 lists and mappings inside each other"
      ),
      (
        (0..<60_000).map { "k\($0): 1" }.joined(separator: "\n"),
        "59901 more errors are not listed"
      ),
      (
        String(repeating: "x", count: 10 << 20),
        "the document has 10485773 bytes, more than 1048576"
      ),
    ] {
      let errors = try await trouble(text)
      #expect(errors.contains(message), "\(errors.prefix(300))")
      #expect(errors.utf8.count < 40_000)
    }
  }

  @Test func theMostIsDrawn() async throws {
    let layers = Array(repeating: "face", count: 500).joined(separator: ", ")
    _ = try await Sweephand.picture(["-"], bytes: Array("\(Self.head)layers: [\(layers)]".utf8))
    let text = String(repeating: "&", count: 65_536)
    let caption = "\(Self.head)layers: [caption: {text: '\(text)'}]"
    _ = try await Sweephand.picture(["-"], bytes: Array(caption.utf8))
  }

  @Test func threeMistakesAreSortedByPlace() async throws {
    let errors = try await trouble(
      """
      layers:
        - needle: {lenght: 3}
        - fcae
      theme: flatt
      """)
    let places = errors.matches(of: /<stdin>:(\d+):(\d+): error\[SH\d{4}\]/)
      .map { [Int($0.1), Int($0.2)] }
    #expect(places == [[3, 14], [4, 5], [5, 8]])
  }

  @Test(arguments: [
    (
      """
      titel: x
      template: speedometer
      with: {value: abc, max: [1]}
      theme: {face: rot, inc: red, shadow: 3}
      """, [[2, 1], [4, 15], [4, 25], [5, 15], [5, 20], [5, 38]]
    ),
    (
      "description: \"a\\x01\"\nlayers:\n  - fcae\n  - hub: {radius: -1}",
      [[2, 14], [4, 5], [5, 19]]
    ),
  ])
  func outlineAndPictureAreReportedAtOnce(_ text: String, _ expected: [[Int]]) async throws {
    let errors = try await trouble(text)
    let places = errors.matches(of: /<stdin>:(\d+):(\d+): error\[SH\d{4}\]/)
      .map { [Int($0.1) ?? 0, Int($0.2) ?? 0] }
    #expect(places == expected, "\(errors)")
  }

  private func trouble(_ text: String) async throws -> String {
    try await Sweephand.trouble(["render", "-"], bytes: Array((Self.head + text).utf8))
  }
}

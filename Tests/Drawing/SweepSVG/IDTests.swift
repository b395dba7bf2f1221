import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Names that become ids, their prefixes, and the references to them.
@Suite struct IDTests {
  /// A scene with every kind of reference.
  private static let referring: Layer.Scene = {
    let marks = Layer(
      "marks", content: .replicator(Layer.Replicator(count: 2, transform: [.rotate(.degrees(30))])),
      sublayers: [line()])
    let glass = changed(square { $0.fillColor = .gradient(.vertical(.white, .clear)) }) {
      $0.name = "glass"
      $0.bounds = Rect(x: 0, y: 0, width: 4, height: 4)
      $0.masksToBounds = true
      $0.mask = square()
    }
    var scene = plain([marks, glass])
    scene.title = "Speed"
    scene.description = "42 km/h"
    return scene
  }()

  private func ids(_ text: String) -> [String] {
    text.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
  }

  /// The ids that are referred to, in whatever way.
  private func references(_ text: String) -> [String] {
    let single = text.matches(of: /(?:url\(#|href="#)([^)"]*)[)"]/).map { String($0.1) }
    let labels = text.matches(of: /aria-labelledby="([^"]*)"/)
    return single + labels.flatMap { $0.1.split(separator: " ").map(String.init) }
  }

  private func written(_ prefix: SVGOptions.IDPrefix, _ scene: Layer.Scene = referring) throws
    -> String
  {
    try SVGWriter(SVGOptions(idPrefix: prefix)).write(scene).string
  }

  @Test func `without a prefix ids are the names`() async throws {
    let text = try written(.none)
    let defined = ["glass_fill", "glass_clip", "glass_mask"]
    #expect(ids(text) == ["title", "desc"] + defined + ["marks", "instance", "glass"])
    #expect(Set(references(text)).isSubset(of: Set(ids(text))))
    try await expectValid(Self.referring)
  }

  @Test(arguments: ["a", "_", "Dial2", "x_y"])
  func `a text is put before every id and reference`(prefix: String) throws {
    let (bare, prefixed) = (try written(.none), try written(.text(prefix)))
    #expect(ids(prefixed) == ids(bare).map { "\(prefix)_\($0)" })
    #expect(references(prefixed) == references(bare).map { "\(prefix)_\($0)" })
    #expect(references(prefixed).count == 6)
  }

  @Test func `the automatic prefix has seven characters and follows the content`() throws {
    let text = try written(.auto)
    let prefix = String(try #require(ids(text).first).prefix(7))
    #expect(prefix.wholeMatch(of: /[a-z][a-z0-9]{5}_/) != nil)
    #expect(references(text) == references(try written(.none)).map { prefix + $0 })
    // Nobody else can name what has such an id.
    #expect(Set(ids(text)) == Set(references(text)))
    #expect(try written(.auto) == text)
    var other = Self.referring
    other.title += "!"
    #expect(try !written(.auto, other).contains(prefix))
  }

  /// The prefix must be the same on every machine, so it is pinned.
  @Test func `the automatic prefix is a function of the bytes`() throws {
    var scene = plain([])
    scene.title = "a"
    let found = ids(try written(.auto, scene))
    #expect(found == ["va1jb7_title"])
  }

  @Test(arguments: ["", "1a", "a-b", "a.b", "a b", "é", "a\"", ":"])
  func `refuses a prefix that cannot begin an id`(prefix: String) {
    #expect(
      fault(of: plain([]), SVGOptions(idPrefix: .text(prefix)))
        == "'idPrefix' must match [A-Za-z_][A-Za-z0-9_]*")
  }

  @Test(arguments: [
    (["needle"], ["needle"]), (["big hand"], ["big_hand"]), (["a-b.c:d"], ["a_b_c_d"]),
    (["9 o'clock"], ["_9_o_clock"]), (["größe"], ["gr__e"]), (["👍"], ["_"]), (["_"], ["_"]),
    (["a", "a", "a"], ["a", "a_2", "a_3"]), (["a_2", "a", "a"], ["a_2", "a", "a_3"]),
    (["a b", "a_b"], ["a_b", "a_b_2"]), (["", "a", ""], ["a"]), (["A", "a"], ["A", "a"]),
  ])
  func `names become ids`(names: [String], expected: [String]) async throws {
    let scene = plain(names.map { Layer($0, sublayers: [line()]) })
    #expect(ids(try written(.none, scene)) == expected)
    try await expectValid(scene)
  }

  @Test func `a layer called as the title has another id`() throws {
    var scene = plain([Layer("title")])
    scene.title = "A dial"
    #expect(ids(try written(.none, scene)) == ["title", "title_2"])
  }

  /// Beyond the few names that are compared one by one.
  @Test func `a hundred layers of one name have a hundred ids`() throws {
    let scene = plain((0..<100).map { _ in Layer("mark") })
    #expect(ids(try written(.none, scene)) == ["mark"] + (2...100).map { "mark_\($0)" })
  }
}

import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// The style by which everything stands on its final pose, and pictures without any motion.
@Suite struct ReducedMotionTests {
  private static let second = MediaTiming(duration: 1, fillMode: .both)

  private static func change<Value>(
    _ key: AnimationKey<Value>, _ from: Value, _ to: Value
  ) -> Layer.Animation {
    .basic(BasicAnimation(key, from: from, to: to, timing: second))
  }

  private static func endless<Value>(
    _ key: AnimationKey<Value>, _ from: Value, _ to: Value
  ) -> Layer.Animation {
    let timing = MediaTiming(duration: 60, repeatCount: .infinity)
    return .basic(BasicAnimation(key, from: from, to: to, timing: timing))
  }

  private static func turning(_ name: String, _ angle: Double) -> Layer {
    changed(line()) {
      $0.name = name
      $0.transform = [.rotate(.degrees(angle))]
      $0.animations = [change(.rotation, .zero, .degrees(angle))]
    }
  }

  private static func moving(_ animations: Layer.Animation...) -> [Layer] {
    [changed(line()) { $0.animations = animations }]
  }

  private func style(
    _ layers: [Layer], _ options: SVGOptions = .named, before rule: String = ""
  ) throws -> String {
    let text = try body(of: plain(layers), options)
    let style = text.split(separator: "\n").last.map(String.init) ?? ""
    let start =
      "<style>svg:root{color-scheme:light dark}\(rule)@media (prefers-reduced-motion: reduce){"
    #expect(style.hasPrefix(start) && style.hasSuffix("}</style>"))
    return String(style.dropFirst(start.count).dropLast("}</style>".count))
  }

  @Test func `elements that end alike share a rule, in the order of the drawing`() async throws {
    let layers = [
      Self.turning("a", 90), Self.turning("", 1.5), Self.turning("b", 90), Self.turning("", -7),
    ]
    #expect(
      try style(layers) == """
        #a,#b{transform:rotate(90deg)!important}#moving{transform:rotate(1.5deg)!important}\
        #moving_2{transform:rotate(-7deg)!important}
        """)
    try await expectValid(plain(layers))
  }

  @Test(
    arguments: [
      (change(.scale, ScaleFactors(1), ScaleFactors(x: 2, y: 0.5)), "transform:scale(2,0.5)"),
      (change(.scale, ScaleFactors(1), ScaleFactors(3)), "transform:scale(3)"),
      (change(.translation, .zero, Vector(dx: 3, dy: -4)), "transform:translate(3px,-4px)"),
      (change(.translation, Vector(dx: 3, dy: -4), .zero), "transform:translate(0px)"),
      (change(.opacity, 0, 0.5), "opacity:0.5"), (change(.opacity, 0, 1), "opacity:1"),
      (change(.isHidden, false, true), "display:none"),
      (change(.lineWidth, 1, 2.5), "stroke-width:2.5"),
      (change(.strokeColor, .white, Color(0x123456)), "stroke:#123456"),
      (change(.strokeEnd, 0, 1), "stroke-dasharray:none"),
      (change(.strokeEnd, 1, 0.5), "stroke-dasharray:1.118 4"),
      (change(.strokeEnd, 1, 0), "stroke-dasharray:0 4"),
    ])
  func `a rule says the last value`(animation: Layer.Animation, rule: String) async throws {
    let layers = Self.moving(animation)
    #expect(try style(layers) == "#moving{\(rule)!important}")
    try await expectValid(plain(layers))
  }

  @Test func `a colour that becomes clear has two values`() throws {
    let layers = Self.moving(Self.change(.strokeColor, .black, Color(0xff0000, alpha: 0.5)))
    #expect(
      try style(layers) == "#moving{stroke:#f00!important;stroke-opacity:0.5!important}")
  }

  @Test func `what never ends stands on its first moment, and is a layer for browsers`() throws {
    var hand = Self.turning("hand", 30)
    hand.animations = [Self.endless(.rotation, .degrees(30), .degrees(390))]
    let rule = "#hand{will-change:transform}"
    #expect(
      try style([hand, changed(hand) { $0.name = "other" }], before: rule)
        == "#hand,#other{transform:rotate(30deg)!important}")
  }

  @Test func `an arc that grows for ever is a layer, and a hand within a mask is not`() throws {
    let hand = changed(Self.turning("hand", 30)) {
      $0.animations = [Self.endless(.rotation, .zero, .degrees(360))]
    }
    let arc = changed(line()) {
      $0.name = "arc"
      $0.animations = [Self.endless(.strokeEnd, 0, 1)]
      $0.mask = hand
    }
    let text = try body(of: plain([arc]), .named)
    #expect(text.contains("#arc{will-change:transform}"))
    let faded = changed(hand) { $0.animations = [Self.endless(.opacity, 0, 1)] }
    #expect(try !body(of: plain([faded]), .named).contains("will-change"))
  }

  @Test func `an outline that moves has a still stand-in`() async throws {
    let to = Path.line(from: .zero, to: Point(3, 4))
    let layers = Self.moving(Self.change(.path, .line(from: .zero, to: Point(1, 2)), to))
    #expect(
      try body(of: plain(layers), .named) == """
        <path id="moving" d="M0 0 3 4" fill="none" stroke="#000">
        <animate attributeName="d" values="M0 0L1 2;M0 0L3 4" dur="1s"/>
        </path>
        <path id="moving_still" display="none" d="M0 0 3 4" fill="none" stroke="#000"/>
        <style>svg:root{color-scheme:light dark}@media (prefers-reduced-motion: reduce){#moving{display:none!important}\
        #moving_still{display:inline!important}}</style>
        """)
    try await expectValid(plain(layers))
  }

  @Test func `a gradient that moves has a still stand-in`() async throws {
    let square = changed(square { $0.fillColor = .gradient(.vertical(.black, .black)) }) {
      $0.animations = [Self.change(.colors, [.black, .black], [.white, .clear])]
    }
    let text = try body(of: plain([square]), .named)
    #expect(
      text.contains(
        """
        <linearGradient id="fill_still" x2="0" y2="1">
        <stop offset="0" stop-color="#fff"/>
        <stop offset="1" stop-color="#000" stop-opacity="0"/>
        </linearGradient>
        """))
    #expect(try style([square]) == "#moving{fill:url(#fill_still)!important}")
    try await expectValid(plain([square]))
  }

  @Test func `the rules name the elements by their prefix`() throws {
    let layers = [Self.turning("a", 90)]
    #expect(try style(layers, SVGOptions(idPrefix: .text("x"))).hasPrefix("#x_a{"))
    let auto = try SVGWriter().write(plain(layers)).string
    let rule = /id="([a-z0-9]{6}_a)".*reduce\){#([a-z0-9_]*){/
    let match = try #require(try rule.firstMatch(in: auto))
    #expect(match.1 == match.2)
  }

  @Test func `nothing is said where nothing moves, or everything may`() throws {
    #expect(try !body(of: plain([line()]), .named).contains("<style"))
    let options = SVGOptions(idPrefix: .none, motion: .full)
    #expect(try !body(of: plain([Self.turning("a", 90)]), options).contains("<style"))
  }

  @Test func `without motion the final pose is all there is`() throws {
    let options = SVGOptions(idPrefix: .none, motion: .none)
    var faded = Self.turning("a", 90)
    faded.animations += [Self.change(.opacity, 0, 0.5), Self.change(.translation, .zero, .zero)]
    faded.mask = Self.turning("m", 5)
    var still = faded
    still.animations = []
    still.mask?.animations = []
    still.opacity = 0.5
    #expect(try body(of: plain([faded]), options) == body(of: plain([still]), options))
    let gone = Self.moving(Self.change(.isHidden, false, true))
    #expect(try body(of: plain(gone), options) == "")
  }
}

extension SVGOptions {
  /// The options of every picture, with ids that can be told in advance.
  fileprivate static let named = SVGOptions(idPrefix: .none)
}

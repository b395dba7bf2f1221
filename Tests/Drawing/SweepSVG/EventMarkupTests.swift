import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import Testing

/// Animations that begin with events: elements that begin with the event itself, as far as that can
/// be.
@Suite struct EventMarkupTests {
  private static let click = Trigger.event(.click, on: "n")

  private static func turns(
    _ from: Double, _ to: Double, _ trigger: Trigger?, begin: Seconds = 0, name: String = "",
    times: Double = 1, fill: MediaTiming.FillMode = .removed, adding: Bool = false
  ) -> Layer.Animation {
    .basic(
      BasicAnimation(
        .rotation, from: .degrees(from), to: .degrees(to),
        timing: MediaTiming(
          name: name, trigger: trigger, beginTime: begin, duration: 1, repeatCount: times,
          fillMode: fill), isAdditive: adding))
  }

  /// The attributes of the animations of a layer.
  private func written(_ animations: Layer.Animation..., issues: [String] = []) throws -> [String] {
    let layer = changed(line()) { ($0.name, $0.animations) = ("n", animations) }
    let output = try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(plain([layer]))
    #expect(output.issues.map(\.description) == issues)
    return output.string.split(separator: "<").filter { $0.contains("values=") }.map {
      String($0.drop { $0 != "v" }.prefix { $0 != "/" })
    }
  }

  private func turn(_ trigger: Trigger? = click, begin: Seconds = 0) -> Layer.Animation {
    Self.turns(0, 90, trigger, begin: begin)
  }

  @Test func `what begins at once says no more`() throws {
    #expect(try written(turn()) == [#"values="0;90" begin="n.click" dur="1s""#])
  }

  @Test func `a sum without end cannot begin before its event`() throws {
    let timing = MediaTiming(
      trigger: Self.click, beginTime: -0.5, duration: 1, repeatCount: .infinity)
    var sum = BasicAnimation(.rotation, from: .zero, to: .degrees(90), timing: timing)
    sum.isCumulative = true
    let layer = changed(line()) { ($0.name, $0.animations) = ("n", [.basic(sum)]) }
    let output = try SVGWriter(SVGOptions(idPrefix: .none, motion: .full)).write(plain([layer]))
    #expect(output.issues.count == 1 && output.issues[0].layer == "n")
  }

  @Test func `what begins later waits at the layer's own value`() throws {
    #expect(
      try written(turn(begin: 1))
        == [#"values="0;0;90" begin="n.click" dur="2s""#])
  }

  @Test func `what began earlier is under way`() throws {
    #expect(try written(turn(begin: -0.5)) == [#"values="45;90" begin="n.click" dur="0.5s""#])
  }

  @Test func `a chain is one element`() throws {
    let first = Self.turns(10, 90, Self.click, name: "first")
    let second = Self.turns(30, 50, .end(of: "first"), begin: 2, fill: .forwards)
    #expect(
      try written(first, second) == [
        #"values="10;90;0;0;30;50" keyTimes="0;0.25;0.25;0.75;0.75;1" begin="n.click" "#
          + #"dur="4s" fill="freeze""#
      ])
  }

  @Test func `what stays from below shows for a moment at the end`() throws {
    let first = Self.turns(10, 90, Self.click, name: "first", fill: .forwards)
    let second = Self.turns(30, 50, .end(of: "first"))
    #expect(
      try written(first, second) == [
        #"values="10;90;30;50;90;90" keyTimes="0;0.49975;0.49975;0.9995;0.9995;1" "#
          + #"begin="n.click" dur="2.001s" fill="freeze""#
      ])
  }

  @Test func `each event has elements of its own`() throws {
    let other = turn(.event(.mousedown, on: "n"), begin: 1)
    #expect(
      try written(turn(), other, issues: [waits]) == [
        #"values="0;90" begin="n.click" dur="1s""#,
        #"values="0;90" begin="n.mousedown+1s" dur="1s""#,
      ])
  }

  private let waits =
    "layer 'n': 'rotation' waits after an event, and begins twice if that "
    + "happens again meanwhile"

  @Test func `what covers others, is added or never ends does not wait in its keys`() throws {
    let over = try written(Self.turns(0, 9, nil), turn(begin: 1), issues: [waits])
    #expect(over.last?.contains("click+1s") == true)
    let added = Self.turns(0, 90, Self.click, begin: 1, adding: true)
    #expect(try written(added, issues: [waits]).last?.contains("click+1s") == true)
    let endless = Self.turns(0, 90, Self.click, begin: 1, times: .infinity)
    #expect(try written(endless, issues: [waits]).last?.contains("click+1s") == true)
    let first = Self.turns(0, 90, Self.click, name: "first")
    let chained = Self.turns(0, 9, .end(of: "first"), times: .infinity)
    #expect(try written(first, chained, issues: [waits]).last?.contains("click+1s") == true)
  }

  @Test func `a way that waits is reported`() throws {
    let timing = MediaTiming(trigger: Self.click, beginTime: 1, duration: 1)
    let way = Layer.Animation.motion(
      MotionAnimation(along: .polyline([.zero, Point(9, 0)]), timing: timing))
    let issue = waits.replacing("rotation", with: "position")
    #expect(try !written(way, issues: [issue]).isEmpty)
  }

  @Test func `a stretch is not added after an event`() throws {
    let timing = MediaTiming(trigger: Self.click, duration: 1)
    let stretch = Layer.Animation.basic(
      BasicAnimation(
        .scale, from: ScaleFactors(1), to: ScaleFactors(2), timing: timing, isAdditive: true))
    let issue = "layer 'n': 'stretch' is added after an event, to what may move"
    #expect(try written(stretch, issues: [issue]).count == 1)
  }

  @Test func `what another of the event hides is not written`() throws {
    let hidden = Self.turns(0, 40, Self.click, begin: 0.5)
    let shown = Self.turns(100, 120, Self.click, times: 2, fill: .forwards)
    let expected = [#"values="100;120" begin="n.click" dur="1s" repeatCount="2" fill="freeze""#]
    #expect(try written(hidden, shown) == expected)
    let above = try written(Self.turns(0, 9, nil), hidden, shown)
    #expect(above.dropFirst() == expected[...])
    let layer = changed(line()) { ($0.name, $0.animations) = ("n", [hidden, shown]) }
    #expect(!SVGWriter().dump(plain([layer])).contains("written exactly"))
  }

  @Test func `what ends between two milliseconds freezes on its last value`() throws {
    func fast(_ change: (inout MediaTiming) -> Void) -> Layer.Animation {
      var timing = MediaTiming(trigger: Self.click, speed: 3, duration: 1, fillMode: .forwards)
      change(&timing)
      return .basic(BasicAnimation(.rotation, from: .zero, to: .degrees(300), timing: timing))
    }
    let one =
      #"values="0;300;300" keyTimes="0;0.998;1" begin="n.click" "#
      + #"dur="0.334s" fill="freeze""#
    let alone = try written(fast { _ in })
    #expect(alone == [one], "\(alone)")
    #expect(try written(Self.turns(0, 9, nil), fast { _ in }).last == one)
    let several = fast { ($0.beginTime, $0.repeatCount) = (Seconds(1 / 3.0), 3) }
    let text = try #require(try written(several).first)
    #expect(text.contains(#";300;300" "#) && text.contains(#"dur="1.334s" fill="freeze""#))
  }

  @Test func `values that stay are written once`() throws {
    func hides(_ values: [Bool]) -> Layer.Animation {
      .keyframe(
        KeyframeAnimation(.isHidden, values: values, timing: MediaTiming(duration: 1)))
    }
    #expect(
      try written(hides([true, true, false, false])) == [
        #"values="none;inline" calcMode="discrete" dur="1s""#
      ])
    #expect(
      try written(hides([true, false, false])) == [
        #"values="none;inline" keyTimes="0;0.333333" calcMode="discrete" dur="1s""#
      ])
    #expect(try written(hides([true, true])) == [#"values="none" dur="1s""#])
  }

  @Test func `an opacity that stays is not animated`() throws {
    func fade(_ alpha: Double) throws -> Int {
      let (black, white) = (Color(0x000000, alpha: 0.5), Color(0xffffff, alpha: alpha))
      let stroked = changed(line { $0.strokeColor = .color(black) }) {
        $0.animations = [
          .basic(
            BasicAnimation(
              .strokeColor, from: black, to: white, timing: MediaTiming(duration: 1)))
        ]
      }
      let text = try SVGWriter(SVGOptions(motion: .full)).write(plain([stroked])).string
      #expect(text.contains(#"stroke-opacity="0.5""#))
      return text.split(separator: "<animate").count - 1
    }
    #expect(try fade(0.5) == 1)
    #expect(try fade(0.25) == 2)
  }
}

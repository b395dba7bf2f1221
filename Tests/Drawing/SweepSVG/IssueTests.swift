import SweepGeometry
import SweepSVG
import SweepScene
import SweepTimeline
import Testing

/// Findings and faults of animations, with the path of the layer.
@Suite struct IssueTests {
  private func issues(_ layer: Layer) throws -> [String] {
    let scene = plain([line(), Layer("a", sublayers: [line(), layer])])
    return try SVGWriter().write(scene).issues.map(\.description)
  }

  private static func change<Value>(
    _ key: AnimationKey<Value>, _ from: Value? = nil, _ to: Value? = nil, begin: Seconds = 0,
    duration: Seconds = 2, repeatCount: Double = 1, adding: Bool = false
  ) -> Layer.Animation {
    .basic(
      BasicAnimation(
        key, from: from, to: to,
        timing: MediaTiming(beginTime: begin, duration: duration, repeatCount: repeatCount),
        isCumulative: adding))
  }

  private static func animated(_ layer: Layer, _ animations: Layer.Animation...) -> Layer {
    changed(layer) {
      $0.name = "b"
      $0.animations = animations
    }
  }

  private static let dashed = line { $0.lineDashPattern = [1] }

  @Test func `an ordinary animation has none`() throws {
    #expect(try issues(Self.animated(line(), Self.change(.opacity, 0, 1))) == [])
  }

  @Test func `what is too fast for the browsers within its pass`() throws {
    func turn(in pass: Double) -> Layer {
      let times = [0, 14400 / pass, 14400.2 / pass, 1]
      let animation = KeyframeAnimation(
        .rotation, values: [.zero, .zero, .degrees(90), .degrees(90)], keyTimes: times,
        timing: MediaTiming(duration: Seconds(pass)))
      return Self.animated(line(), .keyframe(animation))
    }
    let reason =
      "changes too fast in too long a pass, of which browsers know no finer parts"
    #expect(
      try issues(turn(in: 43200)) == ["layer 'a/b': 'rotation' \(reason)"])
  }

  @Test func `two at once, of which the second begins first`() throws {
    let layer = Self.animated(
      line(), Self.change(.opacity, 0, 1, begin: 1), Self.change(.opacity, 1, 0))
    #expect(try issues(layer) == [])
  }

  @Test func `two that do not overlap, in any order`() throws {
    let layer = Self.animated(
      line(), Self.change(.opacity, 0, 1, begin: 2), Self.change(.opacity, 1, 0))
    #expect(try issues(layer) == [])
  }

  @Test func `passes that no whole millisecond ends`() throws {
    let endless = Self.change(.opacity, 0, 1, duration: Seconds(.pi), repeatCount: .infinity)
    #expect(
      try issues(Self.animated(line(), endless)) == [
        "layer 'a/b': 'opacity' has passes that never end on a whole millisecond, and gets out of step"
      ])
    let third = Self.change(.opacity, 0, 1, duration: Seconds(1 / 0.67), repeatCount: .infinity)
    #expect(try issues(Self.animated(line(), third)) == [])
  }

  @Test func `a way that comes back for ever with gaps`() throws {
    let way = Layer.Animation.motion(
      MotionAnimation(
        along: .polyline([.zero, Point(9, 0)]), timing: MediaTiming(duration: 1)))
    let timing = MediaTiming(duration: 3, repeatCount: .infinity)
    let group = Layer.Animation.group(AnimationGroup([way], timing: timing))
    #expect(
      try issues(Self.animated(line(), group)) == [
        "layer 'a/b': 'position' comes back for ever with gaps, in which it is at no place of its path"
      ])
  }

  @Test func `a CSS property that adds up for ever`() throws {
    func adding(_ times: Double) -> Layer {
      Self.animated(line(), Self.change(.lineWidth, 1, 2, repeatCount: times, adding: true))
    }
    let reason = "adds up for ever, which Firefox does wrongly from the third pass on"
    #expect(try issues(adding(.infinity)) == ["layer 'a/b': 'lineWidth' \(reason)"])
    #expect(try issues(adding(8)) == [])
    let turning = Self.change(.rotation, .zero, .degrees(9), repeatCount: .infinity, adding: true)
    #expect(try issues(Self.animated(line(), turning)) == [])
  }

  @Test func `a way along a curve`() throws {
    func moving(along path: Path, _ mode: MotionAnimation.RotationMode = .none) -> Layer {
      Self.animated(
        line(),
        .motion(
          MotionAnimation(
            along: path, rotationMode: mode, timing: MediaTiming(duration: 1))))
    }
    let reason =
      "layer 'a/b': 'position' goes along a curve, which browsers take to be made of lines"
    #expect(try issues(moving(along: .circle(radius: 30))) == [reason])
    #expect(try issues(moving(along: .polyline([.zero, Point(9, 0), Point(9, 9)]))) == [])
    // A curve that is nearly straight is as good as a line, unless its direction shows.
    var bent = Path()
    bent.move(to: .zero)
    bent.addQuadCurve(to: Point(20, 0), control: Point(10, 0.05))
    #expect(try issues(moving(along: bent)) == [])
    #expect(try issues(moving(along: bent, .auto)) == [reason])
    let coarse = SVGOptions(tolerance: 0.5)
    let circle = plain([moving(along: .circle(radius: 30))])
    #expect(try SVGWriter(coarse).write(circle).issues == [])
  }

  @Test func `both ends of a stroke`() throws {
    func moving(_ change: (inout MediaTiming) -> Void) -> Layer {
      var (start, end) = (Self.change(.strokeStart, 0, 1), Self.change(.strokeEnd, 0, 1))
      start.timing.repeatCount = .infinity
      end.timing.repeatCount = .infinity
      change(&end.timing)
      return Self.animated(line(), start, end)
    }
    #expect(try issues(moving { _ in }) == [])
    #expect(try issues(moving { $0.duration = 1.5 }) == [])
    #expect(
      try issues(moving { $0.duration = 1.999 }) == [
        "layer 'a/b': 'strokeEnd' repeats for ever in another time than the other end of the stroke"
      ])
    #expect(
      try issues(moving { $0.trigger = .event(.click) }) == [
        "layer 'a/b': 'strokeEnd' moves at an event while the other end of the stroke moves too"
      ])
  }

  @Test func `a trim of dashes`() throws {
    let expected = [
      "layer 'a/b': 'lineDashPattern' is left out of a trimmed stroke, which is a dash itself"
    ]
    #expect(try issues(Self.animated(Self.dashed, Self.change(.strokeEnd, 0, 1))) == expected)
    let still = line {
      $0.lineDashPattern = [1]
      $0.strokeEnd = 0.5
    }
    #expect(try issues(Self.animated(still)) == expected)
  }

  @Test func `a trim of several lines`() throws {
    let layer = line {
      $0.path.move(to: Point(5, 5))
      $0.path.addLine(to: Point(9, 9))
      $0.strokeEnd = 0.5
    }
    #expect(
      try issues(Self.animated(layer)) == [
        "layer 'a/b': a trim begins anew in each part of the outline"
      ])
  }

  @Test func `gradients, clips and masks stand where their layer does`() throws {
    var fills = MediaTiming(trigger: .event(.click), duration: 1)
    fills.fillMode = .backwards
    let change = Layer.Animation.basic(BasicAnimation(.locations, to: [0, 0.5], timing: fills))
    let gradient = Self.animated(
      square { $0.fillColor = .gradient(.vertical(.black, .white)) }, change)
    #expect(
      try issues(gradient) == [
        "layer 'a/b': 'locations' fills backwards from an event, of which no one knows before"
      ])
  }

  @Test func `a fault in a mask names the layer that is masked`() {
    let layer = changed(Self.animated(line())) {
      $0.mask = Layer("m", sublayers: [line { $0.lineWidth = -1 }])
    }
    #expect(
      fault(of: plain([line(), layer])) == "layer 'b/m/#0': 'lineWidth' must not be negative")
  }

  @Test func `layers of one name are told apart by their numbers`() throws {
    func dial(_ change: (inout Layer) -> Void) -> Layer {
      var ticks = [line(), line(), line()].map { Self.animated($0) }
      change(&ticks[2])
      return Layer("dial", sublayers: [line()] + ticks)
    }
    let broken = dial { $0 = changed(line { $0.lineWidth = -1 }) { $0.name = "b" } }
    #expect(
      fault(of: plain([broken])) == "layer 'dial/b[3]': 'lineWidth' must not be negative")
    var fills = MediaTiming(trigger: .event(.click), duration: 1)
    fills.fillMode = .backwards
    let late = dial {
      $0.animations = [.basic(BasicAnimation(.opacity, to: 0.5, timing: fills))]
    }
    let issues = try SVGWriter().write(plain([late, late])).issues.map(\.layer)
    #expect(issues == ["dial[1]/b[3]", "dial[2]/b[3]"])
  }

  @Test func `a gradient in a mask names the way there`() {
    let broken = square {
      $0.fillColor = .gradient(Layer.Gradient(.linear(from: Point(.nan, 0), to: .zero), stops: []))
    }
    let layer = changed(Self.animated(line())) { $0.mask = Layer("m", sublayers: [broken]) }
    #expect(
      fault(of: plain([line(), layer]))
        == "layer 'b/m/#0': 'geometry' must be finite, and less than 1e9 away from zero")
  }

  @Test(arguments: [
    (
      animated(line(), change(.opacity, 0, 1, duration: 0)),
      "'opacity.duration' must be at least 0.001 s and at most 1e6 s"
    ),
    (
      animated(line(), change(.colors, [.black], [.white])),
      "'colors' needs a gradient as the fill or the stroke"
    ),
    (
      animated(Layer(content: .text(Layer.Text("a"))), change(.fillColor, .black, .white)),
      "'fillColor' needs a shape with one colour there, neither none nor a gradient"
    ),
    (
      animated(
        square { $0.fillColor = .gradient(.vertical(.black, .white)) },
        change(.colors, [.black], [.white])),
      "'colors.values' must give a colour to each of the 2 stops"
    ),
    (animated(line(), change(.lineWidth, -1, 1)), "'lineWidth.values' must not be negative"),
  ])
  func `faults of animations name the layer`(layer: Layer, message: String) {
    let scene = plain([line(), Layer("a", sublayers: [line(), layer])])
    #expect(fault(of: scene) == "layer 'a/b': \(message)")
  }
}

import SweepGeometry
import SweepScene
import TestSupport

extension SplitMix64 {
  mutating func one<Value>(of values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// A change of a property at a random pace, through random values.
  mutating func animation(
    of property: AnimatedProperty, _ timing: MediaTiming, isAdditive: Bool = false
  ) -> Layer.Animation {
    var animation = change(of: property, timing)
    if isAdditive { animation.isAdditive = true }
    return animation
  }

  private mutating func change(of property: AnimatedProperty, _ timing: MediaTiming)
    -> Layer.Animation
  {
    switch property {
    case .scale:
      change(.scale, timing) { ScaleFactors(x: $0.number(-2...2), y: $0.number(-2...2)) }
    case .translation:
      change(.translation, timing) { Vector(dx: $0.number(-50...50), dy: $0.number(-50...50)) }
    case .opacity: change(.opacity, timing) { $0.number(0...1) }
    case .isHidden: change(.isHidden, timing) { $0.one(of: true, false) }
    case .fillColor: change(.fillColor, timing) { $0.color() }
    case .strokeColor: change(.strokeColor, timing) { $0.color() }
    case .lineWidth: change(.lineWidth, timing) { $0.number(0...9) }
    case .lineDashPhase: change(.lineDashPhase, timing) { $0.number(-20...20) }
    case .strokeStart: change(.strokeStart, timing, addsUp: false) { $0.number(0...1) }
    case .strokeEnd: change(.strokeEnd, timing, addsUp: false) { $0.number(0...1) }
    case .path: change(.path, timing) { $0.path() }
    default: changeOfOwn(property, timing)
    }
  }

  /// A change of the box, the effects, the text or the gradient of a layer, else of its angle.
  private mutating func changeOfOwn(_ property: AnimatedProperty, _ timing: MediaTiming)
    -> Layer.Animation
  {
    switch property {
    case .position: change(.position, timing, addsUp: false) { $0.point(-40...40) }
    case .anchorPoint: change(.anchorPoint, timing, addsUp: false) { $0.point(0...1) }
    case .startPoint: change(.startPoint, timing, addsUp: false) { $0.point(0...0.4) }
    case .endPoint: change(.endPoint, timing, addsUp: false) { $0.point(0.6...1) }
    case .bounds:
      change(.bounds, timing, addsUp: false) {
        Rect(
          origin: $0.point(-20...0), size: Size(width: $0.number(5...60), height: $0.number(5...60))
        )
      }
    case .backgroundColor: change(.backgroundColor, timing, addsUp: false) { $0.color() }
    case .borderColor: change(.borderColor, timing, addsUp: false) { $0.color() }
    case .shadowColor: change(.shadowColor, timing, addsUp: false) { $0.color() }
    case .foregroundColor: change(.foregroundColor, timing, addsUp: false) { $0.color() }
    case .colors:
      change(.colors, timing, addsUp: false) { [$0.color(), $0.color(), $0.color()] }
    case .cornerRadius: change(.cornerRadius, timing, addsUp: false) { $0.number(0...40) }
    case .borderWidth: change(.borderWidth, timing, addsUp: false) { $0.number(0...15) }
    case .shadowOpacity: change(.shadowOpacity, timing, addsUp: false) { $0.number(0...1) }
    case .shadowRadius: change(.shadowRadius, timing, addsUp: false) { $0.number(0...8) }
    case .shadowOffset:
      change(.shadowOffset, timing, addsUp: false) {
        Vector(dx: $0.number(-10...10), dy: $0.number(-10...10))
      }
    case .shadowPath: change(.shadowPath, timing, addsUp: false) { $0.path() }
    case .string: change(.string, timing, addsUp: false) { $0.one(of: "0", "10", "Ab", "xyz") }
    default: change(.rotation, timing) { .degrees($0.number(-720...720)) }
    }
  }

  private mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(number(range), number(range))
  }

  private mutating func change<Value>(
    _ key: AnimationKey<Value>, _ timing: MediaTiming, addsUp: Bool = true,
    _ value: (inout SplitMix64) -> Value
  ) -> Layer.Animation {
    let adds = addsUp && one(of: true, false, false)
    if one(of: true, false) {
      let from = one(of: value(&self), value(&self), nil)
      return basic(key, from, value(&self), timing, pace: pace(), adding: adds)
    }
    let count = Int.random(in: 1...6, using: &self)
    let values = (0..<count).map { _ in value(&self) }
    let mode: KeyframeAnimation.CalculationMode = one(of: .linear, .linear, .discrete, .paced)
    var times = (0..<count).map { _ in number(0...1) }.sorted()
    times[0] = 0
    if mode != .discrete, count > 1 { times[count - 1] = 1 }
    let paces = (1..<max(count, 1)).map { _ in pace() }
    return keys(
      key, values, at: one(of: times, nil), timing, paces: mode == .linear ? paces : [], mode: mode,
      adding: adds)
  }

  /// Not quite upright at its ends, where it would run away within the grid of written times.
  mutating func pace() -> TimingFunction {
    let (x1, x2) = (number(0.02...1), number(0...0.98))
    return one(
      of: .linear, .easeIn, .easeInEaseOut, .default,
      TimingFunction(x1, number(0...1), x2, number(0...1)),
      TimingFunction(x1, number(-0.5...1.5), x2, number(-0.5...1.5)))
  }

  mutating func color() -> Color {
    Color(UInt32.random(in: 0...0xffffff, using: &self), alpha: one(of: 1, 1, number(0...1)))
  }

  mutating func path() -> Path {
    var path = Path()
    path.move(to: Point(number(-20...20), 0))
    path.addLine(to: Point(number(-20...20), number(-20...20)))
    path.addQuadCurve(to: Point(10, 10), control: Point(number(-20...20), 20))
    path.addArc(
      radii: Size(width: number(30...50), height: number(30...50)), rotation: .degrees(20),
      largeArc: one(of: true, true, true, false), to: Point(number(-20...20), 0))
    return path
  }
}

extension Layer.Animation {
  /// Whether its values are added to what shows without it; of a group, nothing is.
  fileprivate var isAdditive: Bool {
    get { false }
    set {
      switch self {
      case .basic(var animation):
        animation.isAdditive = newValue
        self = .basic(animation)
      case .keyframe(var animation):
        animation.isAdditive = newValue
        self = .keyframe(animation)
      case .spring, .motion, .group: break
      }
    }
  }
}

import SweepGeometry
import SweepScene
import TestSupport

/// The relation of a case's random animations to each other and to time.
enum RandomKind: String, CaseIterable {
  case single, stacked, grouped, layered, offset, reversed, additive, chained
  case sprung, curved, moved, turned
  case mixed
  case piled, crowded, trimmed

  /// So many cases of the kind, each from a seed of its own.
  func cases(_ count: Int, from seed: Int) -> [OracleCase] {
    let first = seed + (Self.allCases.firstIndex(of: self) ?? 0) * 1000
    return (1...count).map { index in
      let seed = UInt64(first + index)
      // Neighbouring seeds are spread, so that their cases have nothing in common.
      var random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D)
      let layer = random.layer(of: self)
      let times =
        isOdd
        ? random.oddTimes(about: layer.seams) : random.times(about: layer.seams)
      var oracle = OracleCase("\(rawValue), seed \(seed)", at: times, layer)
      // An animation that stops between two milliseconds may stop half-way to a sampled value.
      oracle.restsExactly = !isOdd
      return oracle
    }
  }

  /// Whether moments lie between two milliseconds.
  private var isOdd: Bool { [.mixed, .piled, .crowded].contains(self) }
}

extension SplitMix64 {
  /// A layer with random animations, in another layer where it takes two.
  fileprivate mutating func layer(of kind: RandomKind) -> Layer {
    switch kind {
    case .single:
      return placed([animation(of: property(), timing())])
    case .stacked:
      let property = property()
      return placed(some(2...3) { $0.animation(of: property, $0.shortTiming()) })
    case .grouped:
      return placed(some(1...2) { $0.group(of: $0.property(), depth: 1) })
    case .layered:
      let inner = changed(placed([animation(of: property(), shortTiming())])) {
        $0.timing = one(of: layerTiming(), layerTiming(), nil)
      }
      return changed(Layer("outer", sublayers: [inner])) {
        $0.timing = layerTiming()
        if one(of: true, false) { $0.animations = [animation(of: .rotation, shortTiming())] }
      }
    case .offset:
      return placed([animation(of: property(), offsetTiming())])
    case .reversed:
      return placed([animation(of: property(), reversedTiming())])
    case .additive:
      let property = one(
        of: AnimatedProperty.rotation, .rotation, .translation, .translation, .opacity, .opacity,
        .lineWidth, .lineWidth, .strokeEnd, .scale)
      let beneath = some(0...1) { $0.animation(of: property, $0.shortTiming()) }
      return placed(
        beneath + some(1...2) { $0.animation(of: property, $0.shortTiming(), isAdditive: true) })
    case .chained: return placed(chain())
    case .sprung: return placed([spring()])
    case .curved: return placed([curve()])
    case .moved: return placed([way()])
    case .turned: return placed([difference()])
    case .mixed: return mixed(one(of: true, false))
    case .piled: return placed(pile())
    case .crowded: return placed(crowd())
    case .trimmed: return trimmed()
    }
  }

  private mutating func property() -> AnimatedProperty {
    one(
      of: .rotation, .scale, .translation, .opacity, .isHidden, .fillColor, .strokeColor,
      .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .path)
  }

  private mutating func some<Value>(
    _ range: ClosedRange<Int>, _ value: (inout SplitMix64) -> Value
  ) -> [Value] {
    (0..<Int.random(in: range, using: &self)).map { _ in value(&self) }
  }

  private mutating func group(of property: AnimatedProperty, depth: Int) -> Layer.Animation {
    let members = some(1...2) { random -> Layer.Animation in
      if depth > 0, random.one(of: true, false, false) {
        return random.group(of: property, depth: depth - 1)
      }
      return random.animation(of: random.one(of: property, .rotation), random.shortTiming())
    }
    return .group(AnimationGroup(members, timing: groupTiming()))
  }

  /// Animations of one property, each of which waits for the one before it.
  private mutating func chain() -> [Layer.Animation] {
    let property = property()
    var chain = [animation(of: property, shortTiming())]
    chain[0].timing.name = "link0"
    for index in 1...Int.random(in: 1...2, using: &self) {
      var timing = shortTiming()
      timing.name = "link\(index)"
      timing.speed = one(of: 1, 1, 2, 0.5)
      let before = "link\(index - 1)"
      timing.trigger = one(of: .end(of: before), .end(of: before), .begin(of: before))
      timing.beginTime = Seconds(one(of: 0, 0, 0.5, -0.5))
      chain.append(animation(of: property, timing))
    }
    return one(of: chain, chain.reversed())
  }

  /// A zigzag somewhere, somehow turned, about some anchor.
  mutating func placed(_ animations: [Layer.Animation]) -> Layer {
    let isDashed = animations.properties.contains(.lineDashPhase)
    return changed(zigzag { $0.lineDashPattern = isDashed ? [5, 2] : [] }) {
      $0.animations = animations
      $0.position = Point(number(-20...20), number(-20...20))
      $0.transform = one(
        of: [], [.rotate(.degrees(number(-90...90)))],
        [.translate(Vector(dx: 3, dy: 4)), .scale(1.5), .rotate(.degrees(20)), .skewX(.degrees(5))])
      $0.bounds = one(of: .zero, Rect(x: -5, y: 2, width: 20, height: 12))
      $0.anchorPoint = Point(number(0...1), number(0...1))
    }
  }

  /// Eleven times: three seams and 1 ms around them, and two times in between.
  ///
  /// The DOM takes a time as a 32-bit float, which may lie before the seam that it is meant to be:
  /// of 2.688 s it does. Such a seam is left out.
  mutating func times(about seams: [Double]) -> [Double] {
    let whole = seams.filter { $0 >= 0.125 && $0 < 60 && $0 * 1000 == ($0 * 1000).rounded() }
    var seams = Set(whole).sorted().shuffled(using: &self)
    while seams.count < 3 { seams.append(Double(seams.count * 2 + 1)) }
    seams = Array(seams.prefix(3)).sorted()
    let around = seams.flatMap { seam in
      [seam - 0.001, seam, seam + 0.001].filter { $0 != seam || Double(Float(seam)) == seam }
    }
    let between = zip([0] + seams, seams).map { low, high in
      (low * 1000 + (high - low) * number(150...850)).rounded() / 1000
    }
    return (around + between.prefix(2)).sorted()
  }
}

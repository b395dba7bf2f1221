import SweepGeometry
import SweepScene
import SweepTimeline

/// An attribute that SMIL can animate here, by its SVG name.
enum SMILAttribute: Hashable, CaseIterable {
  case rotate, scale, translate, motion, origin
  case opacity, display
  case fill, fillOpacity, stroke, strokeOpacity, strokeWidth, miterLimit, dashArray, lineCap,
    dashOffset
  case d
  case stopColor, stopOpacity, offset, x1, y1, x2, y2
  case stdDeviation, dx, dy, floodColor, floodOpacity

  /// The table of attributes: the name, the property that it shows, and whether it is the opacity
  /// of a colour.
  private var traits: (name: StaticString, property: AnimatedProperty, isAlpha: Bool) {
    switch self {
    case .rotate: ("transform", .rotation, false)
    case .scale: ("transform", .scale, false)
    case .translate: ("transform", .translation, false)
    case .motion: ("transform", .position, false)
    case .origin: ("transform", .bounds, false)
    case .miterLimit: ("stroke-miterlimit", .miterLimit, false)
    case .opacity: ("opacity", .opacity, false)
    case .display: ("display", .isHidden, false)
    case .fill: ("fill", .fillColor, false)
    case .fillOpacity: ("fill-opacity", .fillColor, true)
    case .stroke: ("stroke", .strokeColor, false)
    case .strokeOpacity: ("stroke-opacity", .strokeColor, true)
    case .strokeWidth: ("stroke-width", .lineWidth, false)
    case .dashArray: ("stroke-dasharray", .strokeEnd, false)
    case .lineCap: ("stroke-linecap", .strokeEnd, false)
    case .dashOffset: ("stroke-dashoffset", .lineDashPhase, false)
    case .d: ("d", .path, false)
    case .stopColor: ("stop-color", .colors, false)
    case .stopOpacity: ("stop-opacity", .colors, true)
    case .offset: ("offset", .locations, false)
    case .x1: ("x1", .startPoint, false)
    case .y1: ("y1", .startPoint, false)
    case .x2: ("x2", .endPoint, false)
    case .y2: ("y2", .endPoint, false)
    case .stdDeviation: ("stdDeviation", .shadowRadius, false)
    case .dx: ("dx", .shadowOffset, false)
    case .dy: ("dy", .shadowOffset, false)
    case .floodColor: ("flood-color", .shadowColor, false)
    case .floodOpacity: ("flood-opacity", .shadowOpacity, false)
    }
  }

  /// The attribute that shows a property, the first of several; a dash, whichever end of a trim
  /// moves.
  init?(_ property: AnimatedProperty) {
    let shown = property.isTrim ? .strokeEnd : property
    guard let found = Self.allCases.first(where: { $0.property == shown }) else { return nil }
    self = found
  }

  var name: StaticString { traits.name }

  var property: AnimatedProperty { traits.property }

  /// Whether it is the opacity of a colour.
  var isAlpha: Bool { traits.isAlpha }

  /// Whether the numbers have no unit.
  var isFraction: Bool {
    isAlpha || self == .scale || self == .opacity || self == .offset || self == .floodOpacity
  }

  /// The value of `type` on `animateTransform`, or nil for `animate`.
  var transformType: StaticString? {
    switch self {
    case .rotate: "rotate"
    case .scale: "scale"
    case .translate, .motion, .origin: "translate"
    default: nil
    }
  }
}

/// One entry of `values`.
enum SMILValue: Hashable {
  case number(Double)
  /// Two numbers, the second of which is omitted if it is the default of readers.
  case pair(Double, Double, implied: Double?)
  case color(Color)
  case path(Path)
  case isShown(Bool)
  case cap(Layer.Shape.LineCap)
  case place(PathPlace)
}

/// One `animate` or `animateTransform` element (SVG 1.1, 19.2), ready to be written.
struct SMILElement: Hashable {
  var attribute: SMILAttribute
  var values: [SMILValue]
  /// The fractions of the duration, or nil if they are evenly spaced.
  var keyTimes: [Double]?
  /// The pace of each segment, or nil where all are even.
  var keySplines: [TimingFunction]?
  var isDiscrete = false
  var isAdditive = false
  var isCumulative = false
  /// The event from which the begin counts.
  var trigger: Trigger?
  var begin: Seconds
  var duration: Seconds
  var repeatCount: Double = 1
  /// The time for which passes are repeated, where five decimals do not hold their number.
  var repeatDuration: Seconds?
  var freezes = false

  var isTransform: Bool { attribute.transformType != nil }
}

extension SMILValue {
  /// Makes the entry for a value of a property that one attribute holds.
  init(_ value: AnimationValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .angle(let angle): self = .number(angle.degrees)
    case .vector(let vector): self = .pair(vector.dx, vector.dy, implied: 0)
    case .scale(let factors): self = .pair(factors.x, factors.y, implied: factors.x)
    case .bool(let isHidden): self = .isShown(!isHidden)
    case .color(let color): self = .color(color)
    case .path(let path): self = .path(path)
    case .place(let place): self = .place(place)
    case .colors, .numbers, .string: self = .number(0)
    }
  }

  init(_ value: AnimationValue, of attribute: SMILAttribute) {
    if attribute.isAlpha, case .color(let color) = value {
      self = .number(color.alpha)
    } else {
      self.init(value)
    }
  }
}

extension SMILElement {
  /// Makes the element that takes an attribute through a run of a property.
  ///
  /// - Parameter bounds: the limits of the attribute's numbers.
  init(
    _ attribute: SMILAttribute, _ run: PropertyTrack.Run, bounds: [Double] = [],
    value: (AnimationValue) -> SMILValue
  ) {
    let span = run.span
    let adds = run.isAdditive || span.isCumulative
    let keys = adds ? span.keys : span.keys.cut(at: bounds).withoutRepeats(of: value)
    let isLinear = keys.isDiscrete || keys.timingFunctions.allSatisfy(\.isLinear)
    self.init(
      attribute: attribute, values: keys.values.map(value),
      keyTimes: keys.isEven ? nil : keys.keyTimes,
      keySplines: isLinear ? nil : keys.timingFunctions,
      isDiscrete: keys.isDiscrete && keys.values.count > 1, isAdditive: run.isAdditive,
      isCumulative: span.isCumulative, trigger: run.trigger, begin: Seconds(span.start),
      duration: Seconds(span.isStill ? span.length : span.pass),
      repeatCount: span.isStill ? 1 : span.passes, freezes: run.isFrozen)
    // A script mixes the numbers of two entries in turn.
    if trigger == .manual, values.contains(where: \.needsPair) {
      values = values.map(\.withWholePair)
    }
    guard repeatCount < .infinity else { return }
    if abs(repeatCount * 1e5 - (repeatCount * 1e5).rounded()) > 1e-6 {
      repeatDuration = Seconds(span.length)
    }
  }
}

extension SMILValue {
  /// Whether both numbers of a pair have to be written.
  fileprivate var needsPair: Bool {
    if case .pair(_, let second, let implied) = self { second != implied } else { false }
  }

  /// The entry, of which both numbers are written.
  fileprivate var withWholePair: SMILValue {
    if case .pair(let first, let second, _) = self {
      .pair(first, second, implied: nil)
    } else {
      self
    }
  }
}

extension Keyframes {
  /// The keys, of discrete ones without those at which nothing changes.
  ///
  /// - Parameter written: the written form of a value.
  fileprivate func withoutRepeats(of written: (AnimationValue) -> SMILValue) -> Keyframes {
    guard isDiscrete else { return self }
    let all = values.map(written)
    let kept = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }
    if kept.count == all.count { return self }
    return Keyframes(
      values: kept.map { values[$0] }, keyTimes: kept.map { keyTimes[$0] },
      timingFunctions: Array(repeating: .linear, count: kept.count - 1), isDiscrete: true)
  }
}

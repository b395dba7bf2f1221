import SweepGeometry
import SweepScene

/// An attribute that SMIL can animate here, by its SVG name.
enum SMILAttribute: Hashable {
  case rotate, scale, translate, motion
  case opacity, display
  case fill, fillOpacity, stroke, strokeOpacity, strokeWidth, lineCap, dashArray, dashOffset
  case d
  case stopColor, stopOpacity, offset

  /// The value of `attributeName`.
  var name: StaticString {
    switch self {
    case .rotate, .scale, .translate, .motion: "transform"
    case .opacity: "opacity"
    case .display: "display"
    case .fill: "fill"
    case .fillOpacity: "fill-opacity"
    case .stroke: "stroke"
    case .strokeOpacity: "stroke-opacity"
    case .strokeWidth: "stroke-width"
    case .lineCap: "stroke-linecap"
    case .dashArray: "stroke-dasharray"
    case .dashOffset: "stroke-dashoffset"
    case .d: "d"
    case .stopColor: "stop-color"
    case .stopOpacity: "stop-opacity"
    case .offset: "offset"
    }
  }

  /// Whether the numbers have no unit.
  var isFraction: Bool {
    switch self {
    case .scale, .opacity, .fillOpacity, .strokeOpacity, .stopOpacity, .offset: true
    default: false
    }
  }

  /// The value of `type` on `animateTransform`, or nil where the element is `animate`.
  var transformType: StaticString? {
    switch self {
    case .rotate: "rotate"
    case .scale: "scale"
    case .translate, .motion: "translate"
    default: nil
    }
  }
}

/// One entry of `values`.
enum SMILValue: Hashable {
  case number(Double)
  /// Two numbers, the second of which is left out where it is what a reader takes it for.
  case pair(Double, Double, implied: Double?)
  case color(Color)
  case path(Path)
  case isShown(Bool)
  case cap(Shape.LineCap)
  case place(PathPlace)
}

/// One `animate` or `animateTransform` element (SVG 1.1, 19.2), ready to be written.
struct SMILElement: Hashable {
  var attribute: SMILAttribute
  var values: [SMILValue]
  /// The parts of the duration, or nil where they are evenly spaced.
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
    case .colors, .numbers: self = .number(0)
    }
  }
}

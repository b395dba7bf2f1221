// Spellings of Core Animation, SwiftUI and CSS, as declarations that cannot be called: the compiler's
// error names the spelling of the library.

public import SweepDials
public import SweepGeometry
public import SweepSVG
public import SweepScene

extension Layer {
  /// The name in `CALayer`.
  @available(*, unavailable, renamed: "sublayers.append(_:)")
  public mutating func addSublayer(_ layer: Layer) {}
  /// The name in `CALayer`.
  @available(*, unavailable, renamed: "sublayers.insert(_:at:)")
  public mutating func insertSublayer(_ layer: Layer, at index: Int) {}
  /// An animation without its kind.
  @available(*, unavailable, message: "write 'add(.animate(…), forKey:)'")
  public mutating func add(_ animation: BasicAnimation, forKey key: String?) {}
  /// The name in `CALayer`.
  @available(*, unavailable, message: "set the property, as in 'rotation = .degrees(45)'")
  public mutating func setValue(_ value: Any?, forKeyPath path: String) {}
  /// The name in Objective-C.
  @available(*, unavailable, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set {}
  }
  /// The name in `CAShapeLayer`.
  @available(*, unavailable, message: "write 'shape?.path'")
  public var path: Path {
    get { Path() }
    set {}
  }
  /// The name in `CAShapeLayer`.
  @available(*, unavailable, message: "write 'shape?.fillColor'")
  public var fillColor: Paint {
    get { .none }
    set {}
  }
  /// The name in `CATextLayer`.
  @available(*, unavailable, message: "write 'text?.string'")
  public var string: String {
    get { "" }
    set {}
  }
}

extension BasicAnimation {
  /// The initializer of `CABasicAnimation`.
  @available(*, unavailable, message: "write '.animate(.opacity, from: 0, to: 1, duration: 1)'")
  public init(keyPath: String) {
    self.init(.opacity, from: nil, to: nil, timing: MediaTiming(duration: 1))
  }
  /// The name in `CAMediaTiming`.
  @available(*, unavailable, renamed: "timing.duration")
  public var duration: Seconds {
    get { .zero }
    set {}
  }
}

extension TimingFunction {
  /// The initializer of `CAMediaTimingFunction`.
  @available(*, unavailable, message: "write the function itself, as in '.easeInEaseOut'")
  public init(name: TimingFunction) { self = name }
  /// The name in SwiftUI.
  @available(*, unavailable, renamed: "easeInEaseOut")
  public static var easeInOut: TimingFunction { .easeInEaseOut }
}

extension Path {
  /// The initializer of `UIBezierPath`, whose angles begin at 3 o'clock.
  @available(*, unavailable, message: "write 'arc(center:radius:from:to:)': 0° is 12 o'clock")
  public static func arc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) -> Path { Path() }
}

extension SVGOutput {
  /// The name in `Data`.
  @available(*, unavailable, message: "write 'Data(output.bytes).write(to: url)'")
  public func write(to file: Any) throws {}
}

extension Color {
  /// The initializer of `UIColor`.
  @available(*, unavailable, message: "write '.white.opacity(0.7)'")
  public init(white: Double, alpha: Double) { self = .white }
  /// The colour in CSS.
  @available(*, unavailable, message: "write a number, as in 'Layer.Color(0xff0000)'")
  public init(_ text: String) { self = .black }
}

@available(*, unavailable, message: "write its unit, as in '.degrees(45)'")
extension Angle: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// An angle without its unit.
  public init(integerLiteral value: Int) { self = .zero }
  /// An angle without its unit.
  public init(floatLiteral value: Double) { self = .zero }
}

extension Angle {
  /// Half a turn, in a number.
  @available(*, unavailable, message: "write '.radians(.pi / 4)' or '.degrees(45)'")
  public static var pi: Angle { .zero }
}

@available(*, unavailable, message: "write '.rgb(0xff0000)', or a name such as '.red'")
extension Paint: ExpressibleByStringLiteral {
  /// A colour in CSS.
  public init(stringLiteral text: String) { self = .none }
}

@available(*, unavailable, message: "write a number of seconds, as in '0.5'")
extension Seconds: ExpressibleByStringLiteral {
  /// A time in CSS.
  public init(stringLiteral text: String) { self = .zero }
}

@available(*, unavailable, message: "write its name, as in '.brass'")
extension Theme: ExpressibleByStringLiteral {
  /// A name of documents.
  public init(stringLiteral text: String) { self = .instrument }
}

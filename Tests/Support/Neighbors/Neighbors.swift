// swift-format-ignore-file

// Types that a program imports beside Sweephand, by name alone: SwiftUI's, Swift Charts', MapKit's,
// Vapor's and MacTypes'.

public protocol Animatable {}
public struct Angle: Sendable { public init() {} }
public struct Animation: Sendable { public init() {} }
public struct Annotation: Sendable { public init() {} }
public enum Axis: Sendable { case horizontal }
public struct Button: Sendable { public init() {} }
public struct Circle: Sendable { public init() {} }
public struct Color: Sendable { public init() {} }
public protocol Content {}
public struct Gauge: Sendable { public init() {} }
public struct Glass: Sendable { public init() {} }
public struct Gradient: Sendable { public init() {} }
public struct Grid: Sendable { public init() {} }
public struct Image: Sendable { public init() {} }
public struct Label: Sendable { public init() {} }
public struct Marker: Sendable { public init() {} }
public struct Path: Sendable { public init() {} }
public struct Plot: Sendable { public init() {} }
public struct Point: Sendable { public init() {} }
public struct ProgressView: Sendable { public init() {} }
public struct Rect: Sendable { public init() {} }
public protocol Scene {}
public protocol Shape {}
public struct Size: Sendable { public init() {} }
public struct Slider: Sendable { public init() {} }
public struct Spring: Sendable { public init() {} }
public struct Stepper: Sendable { public init() {} }
public struct Text: Sendable { public init(_ string: String) {} }
public struct Transaction: Sendable { public init() {} }

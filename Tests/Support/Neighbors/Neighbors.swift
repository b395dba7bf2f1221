// swift-format-ignore-file

// Types that a program imports beside Sweephand, by name alone: SwiftUI's, Swift Charts', MapKit's,
// Vapor's and MacTypes'.

public protocol Animatable {}
public struct Angle {}
public struct Animation {}
public struct Annotation {}
public enum Axis {}
public struct Button {}
public struct Circle {}
public struct Color {}
public protocol Content {}
public struct Gauge {}
public struct Glass {}
public struct Gradient {}
public struct Grid {}
public struct Image {}
public struct Label {}
public struct Marker {}
public struct Path {}
public struct Plot {}
public struct Point {}
public struct ProgressView {}
public struct Rect {}
public protocol Scene {}
public protocol Shape {}
public struct Size {}
public struct Slider {}
public struct Spring {}
public struct Stepper {}
public struct Text {}
public struct Transaction {}

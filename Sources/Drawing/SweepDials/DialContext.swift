/// The values that the parts of a dial share.
public struct DialContext: Sendable {
  private var members: (scale: Scale, reading: Reading, theme: SharedTheme, plot: Plot?)
  /// Notes which members a part reads; nil, the usual case, for no notes.
  package var witness: Witness?

  /// Makes a context.
  public init(
    scale: Scale = Scale(), reading: Reading = Reading(), theme: Theme = .instrument,
    plot: Plot? = nil
  ) {
    members = (scale, reading, SharedTheme(theme), plot)
  }

  /// From readings to places on the dial.
  public var scale: Scale {
    get {
      witness?.note(.scale)
      return members.scale
    }
    set { members.scale = newValue }
  }

  /// The reading, and the path of the hand to it.
  public var reading: Reading {
    get {
      witness?.note(.reading)
      return members.reading
    }
    set { members.reading = newValue }
  }

  /// The colours, type and material.
  public var theme: Theme {
    get {
      witness?.note(.theme)
      return members.theme.theme
    }
    set { members.theme = SharedTheme(newValue) }
  }

  /// The rectangle that graphs and straight gauges lie in; none by default.
  public var plot: Plot? {
    get {
      witness?.note(.plot)
      return members.plot
    }
    set { members.plot = newValue }
  }

  /// The members that differ from another context.
  package func members(otherThan other: DialContext) -> Members {
    var found: Members = []
    if members.scale != other.members.scale { found.formUnion(.followingScale) }
    if members.reading != other.members.reading { found.insert(.reading) }
    if members.theme != other.members.theme { found.insert(.theme) }
    if members.plot != other.members.plot { found.insert(.plot) }
    return found
  }
}

/// A theme that copies of a context share, since it is as large as all the rest together.
private final class SharedTheme: Sendable, Equatable {
  let theme: Theme

  init(_ theme: Theme) { self.theme = theme }

  static func == (a: SharedTheme, b: SharedTheme) -> Bool { a === b || a.theme == b.theme }
}

extension DialContext: Hashable {
  /// Whether all members are equal; whoever compares contexts has looked at them.
  public static func == (a: DialContext, b: DialContext) -> Bool {
    a.scale == b.scale && a.reading == b.reading && a.theme == b.theme && a.plot == b.plot
  }

  /// Hashes all members.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(reading)
    hasher.combine(theme)
    hasher.combine(plot)
  }
}

extension DialContext {
  /// The members of a context.
  package struct Members: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let scale = Members(rawValue: 1)
    /// The members that differ with the scale: the rest of a pushed reading depends on it.
    package static let followingScale: Members = [.scale, .reading]
    package static let reading = Members(rawValue: 2)
    package static let theme = Members(rawValue: 4)
    package static let plot = Members(rawValue: 8)
  }

  /// Notes what a part looks at while it is drawn.
  ///
  /// A part that has not looked at a member draws the same whatever that is: it cannot know.
  package final class Witness: @unchecked Sendable {
    /// The members that were read.
    package private(set) var seen: Members = []

    package init() {}

    func note(_ member: Members) { seen.insert(member) }
  }
}

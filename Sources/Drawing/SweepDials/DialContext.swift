/// The scale, reading and theme that the parts of a dial share.
public struct DialContext: Sendable {
  private var members: (scale: Scale, reading: Reading, theme: SharedTheme, plot: Dial.Plot?)
  /// The readings that parts show on scales, with the ends of these.
  var shown: [(reading: Reading, limits: ClosedRange<Double>?)] = []
  /// The labels of the dial's scales, which parts keep clear of.
  private var ownLabels: [(labels: Labels, scale: Scale)] = []
  /// The parts of the dial, and whether there is a colour behind them.
  private var dial: (parts: [any Part], hasBackground: Bool) = ([], true)
  /// The recorder of reads by a part; nil, the usual case, for none.
  package var witness: Witness?
  /// The collector of faults of texts; nil for none.
  var notes: TextNotes?

  /// Makes a context.
  public init(
    scale: Scale = Scale(), reading: Reading = Reading(), theme: Theme = .instrument,
    plot: Dial.Plot? = nil
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

  /// The reading and the motion of the hand to it.
  public var reading: Reading {
    get {
      witness?.note(.reading)
      return members.reading
    }
    set { members.reading = newValue }
  }

  /// The ends of the scale that shows the reading, beyond which figures have the colour of danger;
  /// nil where no part shows it on a scale with ends.
  var limits: ClosedRange<Double>? {
    witness?.note(.limits)
    let reading = reading
    return shown.lazy.filter { $0.reading == reading }.compactMap(\.limits).first
  }

  /// Whether a part shows the reading on a scale.
  var isMarked: Bool {
    witness?.note(.limits)
    let reading = reading
    return shown.contains { $0.reading == reading }
  }

  /// Whether a reading lies beyond the scale that shows it.
  func isBeyond(_ value: Double) -> Bool {
    guard let limits else { return false }
    return !reading.isMissing && !limits.contains(value)
  }

  /// The labels of the scale.
  var labels: [Labels] {
    witness?.note(.parts)
    return ownLabels.filter { $0.scale == scale }.map(\.labels)
  }

  /// The distance from the centre within which the parts lie on a face or on a picture.
  var ground: Double {
    witness?.note(.parts)
    return dial.hasBackground ? .infinity : dial.parts.reduce(0) { max($0, $1.ground) }
  }

  /// The context with other parts of its dial, the readings that they show and the labels of its scales.
  ///
  /// - Parameter own: the dial's own among them, in place of which the context has one that a script moves.
  func showing(_ dial: Dial, _ builder: DescriptionBuilder, of own: Reading) -> DialContext {
    var context = self
    context.dial = (dial.parts, dial.background != nil)
    context.shown = builder.shown.map { ($0.reading == own ? reading : $0.reading, $0.limits) }
    context.ownLabels = builder.labels
    return context
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
  public var plot: Dial.Plot? {
    get {
      witness?.note(.plot)
      return members.plot
    }
    set { members.plot = newValue }
  }

  /// The members that parts may find different from another context.
  package func members(otherThan other: DialContext) -> Members {
    var found: Members = []
    if members.scale != other.members.scale { found.formUnion(.followingScale) }
    if members.reading != other.members.reading { found.insert(.reading) }
    if members.theme != other.members.theme { found.insert(.theme) }
    if members.plot != other.members.plot { found.formUnion(.followingPlot) }
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
  /// Whether all members are equal; the comparison counts as reading them.
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
  /// The members of a context that a part can read.
  package struct Members: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let scale = Members(rawValue: 1)
    /// The members that change with the scale: the rest of a pushed reading depends on it.
    package static let followingScale: Members = [.scale, .reading, .limits]
    /// The members that change with the plot.
    package static let followingPlot: Members = [.plot, .limits]
    package static let reading = Members(rawValue: 2)
    package static let theme = Members(rawValue: 4)
    package static let plot = Members(rawValue: 8)
    /// The limits of the reading, which depend on the scale and the plot.
    package static let limits = Members(rawValue: 16)
    /// The other parts of the dial.
    package static let parts = Members(rawValue: 32)
  }

  /// Records the members that a part reads while it is drawn.
  ///
  /// A part that has not read a member cannot depend on it.
  package final class Witness: @unchecked Sendable {
    /// The members read so far.
    package private(set) var seen: Members = []

    package init() {}

    func note(_ member: Members) { seen.insert(member) }
  }
}

extension Part {
  /// The distance from the centre within which it covers the page; infinite for pictures and for groups,
  /// which are not looked into.
  fileprivate var ground: Double {
    switch self {
    case let face as Face: face.frame == nil ? face.radius : .infinity
    case let bezel as Bezel: bezel.frame == nil ? bezel.radius : .infinity
    case let shape as ShapePart:
      shape.fillColor == nil && shape.fillGradient == nil ? 0 : .infinity
    case is ImagePart, is ArtworkPart, is GroupPart: .infinity
    case let scoped as Scoped: scoped.part.ground
    default: 0
    }
  }
}

/// What the parts of a dial share.
public struct DialContext: Sendable {
  private var members: (scale: Scale, reading: Reading, theme: Theme, plot: Plot?)
  /// What notes which of them a part looks at; nil, the usual case, for nothing.
  package var witness: Witness?

  /// Makes a context.
  public init(
    scale: Scale = Scale(), reading: Reading = Reading(), theme: Theme = .instrument,
    plot: Plot? = nil
  ) {
    members = (scale, reading, theme, plot)
  }

  /// From readings to places on the dial.
  public var scale: Scale {
    get { seen(.scale).scale }
    set { members.scale = newValue }
  }

  /// What is read, and how the hand came there.
  public var reading: Reading {
    get { seen(.reading).reading }
    set { members.reading = newValue }
  }

  /// The colours, type and material.
  public var theme: Theme {
    get { seen(.theme).theme }
    set { members.theme = newValue }
  }

  /// The rectangle that graphs and straight gauges lie in; none by default.
  public var plot: Plot? {
    get { seen(.plot).plot }
    set { members.plot = newValue }
  }

  @inline(__always)
  private func seen(_ member: Members) -> (
    scale: Scale, reading: Reading, theme: Theme, plot: Plot?
  ) {
    witness?.note(member)
    return members
  }
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

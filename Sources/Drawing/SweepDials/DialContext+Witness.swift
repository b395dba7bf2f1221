extension DialContext {
  /// The members of a context that a part can read.
  package struct Members: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let scale = Members(rawValue: 1)
    /// The members that change with the scale: the rest of a pushed reading depends on it.
    package static let followingScale: Members = [.scale, .reading]
    package static let reading = Members(rawValue: 2)
    package static let theme = Members(rawValue: 4)
    package static let plot = Members(rawValue: 8)
  }

  /// Records the members that a part reads while it is drawn.
  /// A part that has not read a member cannot depend on it.
  package final class Witness: @unchecked Sendable {
    /// The members read so far.
    package private(set) var seen: Members = []

    package init() {}

    func note(_ member: Members) { seen.insert(member) }
  }
}

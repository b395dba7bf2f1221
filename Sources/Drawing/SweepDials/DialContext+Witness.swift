extension DialContext {
  /// What parts can look at.
  package struct Members: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let scale = Members(rawValue: 1)
    /// What differs with the scale: where a reading that is pushed comes to rest depends on it.
    package static let followingScale: Members = [.scale, .reading]
    package static let reading = Members(rawValue: 2)
    package static let theme = Members(rawValue: 4)
    package static let plot = Members(rawValue: 8)
  }

  /// Notes what a part looks at while it is drawn.
  ///
  /// A part that has not looked at a member draws the same whatever that is: it cannot know.
  package final class Witness: @unchecked Sendable {
    /// What was looked at.
    package private(set) var seen: Members = []

    package init() {}

    func note(_ member: Members) { seen.insert(member) }
  }
}

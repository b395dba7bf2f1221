import SweepXML

/// The commands of path data, by which browsers tell whether one path can become another.
struct PathShape: Equatable {
  /// The commands as small letters, one for each group of numbers, and the flags of arcs.
  private(set) var commands: [UInt8] = []

  /// Reads path data up to its first error.
  init(_ data: ArraySlice<UInt8>) {
    var rest = data
    var command: UInt8 = 0
    while true {
      rest = rest.drop { $0.isXMLSpace || $0 == UInt8(ascii: ",") }
      guard let byte = rest.first else { return }
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        command = byte | 0x20
        rest = rest.dropFirst()
        if command == UInt8(ascii: "z") { commands.append(command) }
        if command == UInt8(ascii: "z") { continue }
      }
      guard read(command, &rest) else { return }
      // Points behind that of a move are lines (SVG 1.1, 8.3.2).
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private mutating func read(_ command: UInt8, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard let count = Self.counts[command] else { return false }
    commands.append(command)
    let isArc = command == UInt8(ascii: "a")
    for index in 0..<count {
      rest = rest.drop { $0.isXMLSpace || $0 == UInt8(ascii: ",") }
      if isArc, index == 3 || index == 4 {
        guard let flag = rest.popFirst() else { return false }
        commands.append(flag)
      } else {
        guard let (_, end) = Double.prefix(of: rest) else { return false }
        rest = rest[end...]
      }
    }
    return true
  }

  private static let counts: [UInt8: Int] = Dictionary(
    uniqueKeysWithValues: zip("mlhvcsqta".utf8, [2, 2, 1, 1, 6, 4, 4, 2, 7]))
}

import SweepValues
import SweepXML

/// One entry of `begin` or `end` (SVG 1.1, 19.2.8).
package struct Moment {
  /// The kind of moment.
  package enum Kind: Hashable {
    /// So long after the document begins.
    case offset
    /// An event on an element; on the target without a name.
    case event(String)
    /// The begin or end of another animation.
    case begin, end
    /// A repetition of another animation.
    case `repeat`
    /// At an hour of the day.
    case wallclock
    /// A key press.
    case accessKey
    /// A script or link.
    case indefinite
  }

  package let kind: Kind
  /// The id of the named element, without backslashes; nil for none.
  package let id: String?
  /// The id as it is spelled, and where in the value.
  package let spelling: ListItem?
  /// The seconds added to it.
  package let seconds: Double
  /// The whole entry.
  package let item: ListItem

  /// Reads an entry; nil if it is invalid.
  init?(_ item: ListItem) {
    self.item = item
    let bytes = item.bytes
    if let seconds = ClockValue.offset(bytes) {
      (kind, id, spelling, self.seconds) = (.offset, nil, nil, seconds)
      return
    }
    if bytes.spells("indefinite") {
      (kind, id, spelling, seconds) = (.indefinite, nil, nil, 0)
      return
    }
    if bytes.starts(with: "wallclock(".utf8) {
      (kind, id, spelling, seconds) = (.wallclock, nil, nil, 0)
      return
    }
    let (name, seconds) = ClockValue.split(bytes)
    self.seconds = seconds
    if name.starts(with: "accessKey(".utf8) || name.starts(with: "accesskey(".utf8) {
      (kind, id, spelling) = (.accessKey, nil, nil)
      return
    }
    // A backslash before a point makes it part of a name.
    let point = name.indices.last { at in
      name[at] == UInt8(ascii: ".")
        && (at == name.startIndex || name[at - 1] != UInt8(ascii: "\\"))
    }
    let word = name[(point.map { $0 + 1 } ?? name.startIndex)...]
    guard !word.isEmpty else { return nil }
    if let point {
      let id = name[..<point].withoutSpace
      guard !id.isEmpty else { return nil }
      spelling = ListItem(
        bytes: id, offset: item.offset + id.startIndex - bytes.startIndex)
      self.id = Self.plain(id)
    } else {
      (spelling, id) = (nil, nil)
    }
    kind = Self.kind(word, hasID: point != nil)
  }

  private static func kind(_ word: ArraySlice<UInt8>, hasID: Bool) -> Kind {
    if hasID, word.spells("begin") { return .begin }
    if hasID, word.spells("end") { return .end }
    if word.starts(with: "repeat(".utf8) { return .repeat }
    return .event(plain(word))
  }

  private static func plain(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
  }
}

/// Dependencies between animations.
struct TimingGraph {
  private let numbers: [Int: Int]

  init(_ facts: Facts) {
    // Most files have no animation that waits for another, and need no table.
    let isNeeded = facts.animations.contains {
      $0.moments.contains(where: \.moment.isAnimationEvent)
    }
    numbers =
      isNeeded
      ? Dictionary(uniqueKeysWithValues: facts.animations.enumerated().map { ($1.node, $0) }) : [:]
  }

  /// The number of the animation at a node; nil for other nodes.
  func animation(at node: Int) -> Int? { numbers[node] }

  /// The numbers of the animations without which one never begins; nil where something else begins
  /// it, or nothing in the file.
  func bases(of animation: AnimationFacts, _ facts: Facts) -> [Int]? {
    guard !animation.begins.isEmpty else { return nil }
    var bases: [Int] = []
    for moment in animation.begins {
      guard moment.isAnimationEvent, let node = moment.id.flatMap(facts.element(withID:)),
        let number = numbers[node]
      else { return nil }
      bases.append(number)
    }
    return bases
  }
}

extension Moment {
  /// The number of the iteration that begins, as in `needle.repeat(2)`; 0 if it is invalid.
  package var iteration: Int {
    let bytes = item.bytes
    guard kind == .repeat, let open = bytes.lastIndex(of: UInt8(ascii: "(")) else { return 0 }
    return Int(bytes[(open + 1)...].prefix { $0.isDigit }.text) ?? 0
  }

  var isAnimationEvent: Bool { kind == .begin || kind == .end || kind == .repeat }
}

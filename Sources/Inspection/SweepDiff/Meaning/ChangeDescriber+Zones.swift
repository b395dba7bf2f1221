import SweepGeometry
import SweepValues
import SweepXML

// Coloured lines and arcs beside a scale, such as the reserve of a tank.
extension ChangeDescriber {
  static let zone = "zone "

  /// The sentence for a line or an arc without a name that reaches from or to other places; nil for other
  /// outlines.
  func zone(_ edit: Edit) -> String? {
    guard let a = edit.oldAttribute, let b = edit.newAttribute, let before = Zone(old, a),
      let after = Zone(new, b), before.isRound == after.isRound,
      before.extent(isRead: false) != after.extent(isRead: false)
    else { return nil }
    let isRead = before.readings != nil && after.readings != nil
    return Self.zone + before.extent(isRead: isRead) + " → " + after.extent(isRead: isRead)
  }

  /// Joins the zones of one scale.
  mutating func joinZones() {
    let zones = groups.indices.filter { groups[$0].text.hasPrefix(Self.zone) }
    guard let first = zones.first else { return }
    let all = zones.map { groups[$0].text.dropFirst(Self.zone.count) }
    // The same limit may be in several rows.
    let words = all.indices.filter { all.firstIndex(of: all[$0]) == $0 }.map { all[$0] }
    let rest = words.count > 3 ? " and \(words.count - 3) more" : ""
    for other in zones.dropFirst() { join(other, into: first) }
    rename(first, "")
    say(
      "\(words.count > 1 ? "zones " : Self.zone)\(words.prefix(3).joined(separator: ", "))\(rest)",
      in: first)
    dropEmpty()
  }
}

/// A straight line, or an arc around the middle of its dial, in the colour of a signal.
private struct Zone {
  /// Both ends of the arc in degrees, or 0 and the length of the line.
  private let ends: [Double]
  let isRound: Bool
  /// Both ends on the scale beside it; nil without such a scale.
  let readings: [Double]?

  init?(_ layers: Layers, _ attribute: Int) {
    let side = layers.side
    let node = side.tree.owner(ofAttribute: attribute)
    guard layers.name(of: node) == nil, Self.isColored(side.string("stroke", of: node) ?? ""),
      !layers.isMoving(around: node), side.string("mask", of: node) == nil,
      let path = Path(svgPathData: side.value(attribute)),
      case .move(let start)? = path.elements.first
    else { return nil }
    let parent = side.tree.parent(of: node) ?? 0
    switch path.elements.dropFirst().last {
    case .line(let end) where path.elements.count == 2:
      let places = start.x == end.x ? [start.y, end.y] : [start.x, end.x]
      (isRound, ends) = (false, [0, (end - start).length])
      readings = LabelScale(layers, in: parent, isUpright: start.x == end.x)?.readings(at: places)
    case .arc(let radii, _, _, _, let end):
      let radius = radii.width
      let isAround = path.elements.dropFirst().allSatisfy { element in
        guard case .arc(let radii, _, _, _, let end) = element else { return false }
        return abs(radii.width - radius) < 0.01 && abs((end - .zero).length - radius) < 0.1
      }
      guard isAround, abs((start - .zero).length - radius) < 0.1 else { return nil }
      isRound = true
      ends = [start, end].map { Angle.radians(arcTangent($0.x, -$0.y)).degrees }
      readings = LabelScale(layers, in: parent)?.readings(at: ends)
    default: return nil
    }
  }

  func extent(isRead: Bool) -> String {
    if isRead, let readings { return readings.map(Wording.number).joined(separator: "…") }
    if !isRound { return "\(Wording.number(ends[1])) long" }
    return ends.map { Wording.degrees(($0 * 10).rounded() / 10) }.joined(separator: "…")
  }

  /// Whether a paint is a colour, which no ink, groove or frame is.
  private static func isColored(_ paint: String) -> Bool {
    guard let levels = CSSColor(Array(paint.utf8)[...])?.levels.prefix(3), let most = levels.max(),
      let least = levels.min()
    else { return false }
    return most - least > most * 0.4
  }
}

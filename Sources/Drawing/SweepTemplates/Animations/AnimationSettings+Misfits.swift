import SweepDials
import SweepScene

extension AnimationSettings {
  /// Reports keys that mean nothing beside the others, such as a pace beside a spring.
  func reportMisfits(at origin: ValueOrigin, _ decoding: inout Decoding) {
    timing.reportMisfits(at: origin, &decoding)
    guard case .mapping(let entries) = origin.node.content else { return }
    let kind = kind
    let misfits = entries.map(\.key.text).filter { key in
      key != kind.key && !Self.timingKeys.contains(key) && !kind.others.contains(key)
    }
    let before = decoding.troubles
    decoding.reportUnused(misfits, "beside '\(kind.key)'", in: origin.node)
    if decoding.troubles == before { reportUnused(in: origin.node, &decoding) }
  }

  private static let timingKeys = Set(TimingSettings.keys.all.map(\.name))

  /// The key for the kind of animation, and the keys allowed beside it.
  private var kind: (key: String, others: Set<String>) {
    let addition: Set = ["animate", "direction", "turns", "isAdditive", "isCumulative"]
    if group != nil { return ("group", []) }
    if way != nil {
      let paces = ["timingFunction", "timingFunctions", "calculationMode", "keyTimes"]
      return ("move", Set(paces + ["rotationMode"]))
    }
    if values != nil {
      let paces = ["timingFunction", "timingFunctions", "calculationMode", "keyTimes"]
      let bends = ["tensionValues", "continuityValues", "biasValues"]
      return ("values", addition.union(paces + bends))
    }
    if spring != nil { return ("spring", addition.union(["from", "to", "by"])) }
    return ("animate", addition.union(["from", "to", "by", "timingFunction"]))
  }
}

extension TimingSettings {
  /// Reports a trigger without exactly one cause, and keys that have no effect.
  func reportMisfits(at origin: ValueOrigin, _ decoding: inout Decoding) {
    reportUnused(in: origin.node, &decoding)
    guard let trigger, let node = origin.node["trigger"] else { return }
    let place = ValueOrigin(name: "trigger", location: .source(node.span), node: node)
    let causes = [trigger.begin, trigger.end, trigger.repeat, trigger.event?.rawValue]
    if causes.compactMap({ $0 }).count != 1 {
      decoding.report(.wrongShape, "needs one of 'begin', 'end', 'repeat' and 'event'", at: place)
    } else if node["pass"] != nil, trigger.repeat == nil {
      decoding.report(.wrongShape, "has a 'pass', which is for 'repeat' alone", at: place)
    } else if trigger.layer != nil, trigger.event == nil {
      decoding.report(.wrongShape, "has a 'layer', which is for 'event' alone", at: place)
    }
  }
}

import SweepGeometry
import SweepScene

extension SceneTimeline {
  /// The timeline as text: for each layer and property the final value, below it one line per span,
  /// and at the end the features that the target cannot show.
  ///
  /// ```
  /// needle
  ///   rotation: 50.8°
  ///     0 s … 0.5 s: -118.4° → 50.8°, pace 0.42 0 0.58 1
  /// ```
  package var text: String {
    var lines: [String] = []
    for entry in entries {
      lines.append(entry.layer)
      for track in entry.timeline.tracks {
        lines.append("  \(track.property.rawValue): \(track.base.summary)")
        lines += track.runs.map { "    " + $0.summary }
      }
    }
    lines += findings.map { "! \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension PropertyTrack.Run {
  /// The span in one line.
  fileprivate var summary: String {
    let origin = trigger.map { "\($0.summary) + " } ?? ""
    let end = span.end == .infinity ? "for ever" : "… \(shown(span.end)) s"
    var text = "\(origin)\(shown(span.start)) s \(end): \(span.keys.timedSummary)"
    if !span.isStill, span.passes != 1 {
      let count = span.passes == .infinity ? "" : "\(shown(span.passes)) "
      text += ", \(count)passes of \(shown(span.pass)) s"
    }
    if span.isCumulative { text += ", adding up" }
    if isAdditive { text += ", added" }
    if isFrozen { text += ", stays" }
    return text
  }
}

extension Keyframes {
  /// The keys with their times in the pass, where these are not evenly spaced.
  fileprivate var timedSummary: String {
    isEven || values.count > 8
      ? summary : summary + ", at " + keyTimes.map { shown($0 * 100) + " %" }.joined(separator: " ")
  }
}

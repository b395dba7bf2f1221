import SweepDiagnostics
import SweepDiff
import SweepFiles
package import SweepMotion
import SweepXML

/// The moments at which two moving files are compared.
package struct DiffMoments: Sendable {
  /// The moments in seconds.
  let seconds: [Double]
  /// The events that happen in both files.
  let events: [MotionEvent]

  package init(_ seconds: [Double], events: [MotionEvent] = []) {
    (self.seconds, self.events) = (seconds, events)
  }

  /// The differences between the still pictures of each moment; reports motion that is not evaluated
  /// on the standard error.
  func contents(
    from old: XMLDocument, to new: XMLDocument, _ options: DiffOptions, limits: XMLLimits
  ) throws -> [DiffRun.Content] {
    let drawings = [old, new].map { MovingDrawing($0, events: events) }
    for finding in drawings.flatMap(\.findings) { Console.error(finding.description) }
    // Stills are as safe as their files, and may be somewhat larger.
    var limits = limits
    limits.size = .max
    func compared(_ stills: [[UInt8]]) throws -> Difference {
      try Difference(
        from: try XMLDocument(bytes: stills[0], name: old.name, limits: limits),
        to: try XMLDocument(bytes: stills[1], name: new.name, limits: limits), options: options)
    }
    return try seconds.compactMap { moment in
      let stills = drawings.map { $0.still(at: moment) }
      if stills[0] == stills[1] { return nil }
      var difference = try compared(stills)
      difference.moment = moment
      // SMIL and CSS say the same values in other places.
      let isEqual =
        try difference.isEmpty
        || compared(drawings.map { $0.comparableStill(at: moment) }).isEmpty
      return isEqual ? nil : .different(difference, old: stills[0], new: stills[1])
    }
  }
}

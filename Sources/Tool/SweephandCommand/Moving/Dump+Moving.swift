import SweepDiagnostics
import SweepFiles
import SweepGeometry
import SweepMotion
import SweepRender

// The timeline of SVG files.
extension Dump {
  /// Lists what moves in an SVG file.
  func list(_ bytes: [UInt8]) throws {
    guard timeline != nil else {
      throw Failure("an SVG file has no dial's layers to show; add --timeline")
    }
    let other = source.moment != nil ? "--at" : timeline == .svg ? "--timeline svg" : nil
    let tolerance = sampling.tolerance != 0.05 ? "--tolerance" : nil
    if let option = source.unusedBySVGFile ?? other ?? tolerance {
      throw Failure("\(option) is for dials, not for SVG files")
    }
    let motion = try source.movingPicture(bytes, events.events).motion
    motion.findings.forEach { Console.error($0.description) }
    try Console.output(motion.timelineText)
  }
}

extension MovingDrawing {
  /// The timeline as a list for people, a line for each attribute that moves.
  var timelineText: String {
    if timeline.isEmpty { return "nothing moves\n" }
    let head = ["element", "attribute", "animation", "begin", "end", "repeat", "values"]
    return Table.columns([head] + timeline.map(\.cells))
  }
}

extension MotionEntry {
  fileprivate var cells: [String] {
    let begins = begins.map(Self.time).joined(separator: ", ")
    let values = values.split(whereSeparator: \.isWhitespace).joined(separator: " ").visible
    let short = values.count > 60 ? values.prefix(59) + "…" : values[...]
    return [
      element.visible, attribute.visible, kind, begins.isEmpty ? "never" : begins,
      end.isFinite ? Self.time(end) : "never", cycle.map { "every \(Self.time($0))" } ?? "once",
      String(short),
    ]
  }

  private static func time(_ seconds: Double) -> String {
    NumberFormat(precision: 3).string(seconds) + " s"
  }
}

import ArgumentParser
import SweepDials
import SweepSVG

extension FormOptions {
  /// An option that an SVG file has no use for; nil if none is given.
  var unusedBySVGFile: String? {
    [
      ("--pretty", form != .compact), ("--precision", precision != 3),
      ("--tolerance", sampling.tolerance != 0.05), ("--id-prefix", idPrefix != .auto),
      ("--profile", profile != .output), ("--responsive", responsive),
      ("--fonts", fonts != .outline), ("--motion", motion != .reduced),
      ("--stop-after", stopAfter != nil), ("--pause", pause != .none),
      ("--interactive", interactive != nil),
    ].first(where: \.1)?.0
  }
}

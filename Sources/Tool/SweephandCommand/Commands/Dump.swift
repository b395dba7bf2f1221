import ArgumentParser
import SweepFiles
import SweepSVG
import SweepScene

/// `sweephand dump`.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the layer tree and the timeline of a dial as text.",
    discussion: """
      EXAMPLE
        sweephand dump speedometer --set value=72
      """)

  @OptionGroup var source: SceneOptions

  @OptionGroup var sampling: SamplingOptions

  func run() throws {
    let writer = SVGWriter(SVGOptions(tolerance: sampling.tolerance))
    try Console.output(writer.dump(try source.scene()))
  }
}

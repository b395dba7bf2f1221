import ArgumentParser
import SweepScene

/// `sweephand dump`.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the layer tree of a dial and its timeline as text.",
    discussion: """
      EXAMPLE
        sweephand dump speedometer --set value=72
      """)

  @OptionGroup var source: SceneOptions

  @OptionGroup var sampling: SamplingOptions

  func run() throws {
    try Console.output(try source.scene().dump(tolerance: sampling.tolerance))
  }
}

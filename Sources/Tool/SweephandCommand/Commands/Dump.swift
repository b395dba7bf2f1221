import ArgumentParser
import SweepDiagnostics
import SweepFiles
import SweepSVG
import SweepScene
import SweepTimeline

/// `sweephand dump`.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Show the layer tree of a dial and its animations as text.",
    discussion: """
      With --timeline, show the values of each property over time instead; for an SVG file, list what \
      moves, from when to when.

      EXAMPLES
        sweephand dump speedometer --set value=72
        sweephand dump clock --timeline
        sweephand dump clock --timeline svg
        sweephand dump --timeline logo.svg
      """)

  @OptionGroup var source: SceneOptions

  @Option(
    defaultAsFlag: .model,
    help: ArgumentHelp(
      "Show the timeline of each property: in the model (the default), or in the SVG.",
      valueName: "target"))
  var timeline: Target?

  @OptionGroup var events: EventOptions

  @OptionGroup var sampling: SamplingOptions

  enum Target: String, ExpressibleByArgument, CaseIterable {
    case model, svg
  }

  func run() throws {
    let input = try source.input()
    if input.isSVG { return try list(input.bytes ?? []) }
    if !events.events.isEmpty { throw Failure("--event is for SVG files, not for dials") }
    let scene = try source.scene(input: input.bytes)
    guard let timeline else {
      let writer = SVGWriter(SVGOptions(tolerance: sampling.tolerance))
      return try Console.output(writer.dump(scene))
    }
    let text: String
    do throws(SceneError) {
      text = try SceneTimeline(scene, rules(of: timeline)).text
    } catch {
      throw Failure("\(error)".visible)
    }
    try Console.output(text)
  }

  private func rules(of target: Target) -> TimelineRules {
    switch target {
    case .model: TimelineRules(tolerance: sampling.tolerance)
    case .svg: .smil(tolerance: sampling.tolerance)
    }
  }
}

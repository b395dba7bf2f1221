import ArgumentParser
import SweepDials
import SweepRender
import SweepSVG
import SweepScene

/// Options of the written picture.
struct FormOptions: ParsableArguments {
  @Flag(exclusivity: .chooseLast, help: "The layout of the markup.")
  var form = SVGOptions.Form.compact

  @Option(help: "The decimals of coordinates, 0 to 6.")
  var precision = 3

  @OptionGroup var sampling: SamplingOptions

  @Option(
    help: ArgumentHelp(
      "The prefix of ids: auto (made from the content; the default), none, or a text.",
      valueName: "prefix"),
    transform: Self.prefix)
  var idPrefix = SVGOptions.IDPrefix.auto

  @Option(help: "The vocabulary: output, or svg11 for the document type of SVG 1.1.")
  var profile = SVGOptions.Profile.output

  @Flag(help: "Leave out width and height, so that the picture fills its container.")
  var responsive = false

  @Option(
    help: """
      Text in a font file: outline (as paths), embed (with a subset of the font), or system (as text \
      that names the font).
      """)
  var fonts = SVGOptions.Fonts.outline

  @Option(
    help: """
      Motion: full (always), reduced (not for viewers who prefer reduced motion), or none.
      """)
  var motion = SVGOptions.Motion.reduced

  @Option(
    help: ArgumentHelp(
      "Stop all motion at the final reading after a time, such as 5s (WCAG 2.2.2).",
      valueName: "time"), transform: Seconds.moment)
  var stopAfter: Seconds?

  @Option(
    help: ArgumentHelp(
      "The way to stop endless motion: none, or click (on a button; not in <img>).",
      valueName: "way"))
  var pause = SVGOptions.Pause.none

  @Option(
    defaultAsFlag: .script,
    help: ArgumentHelp(
      "Make an interactive dial, with a script (the default) or by clicks alone.",
      valueName: "way"))
  var interactive: Dial.Interactivity?

  func validate() throws {
    if let stopAfter, stopAfter < .milliseconds(1) {
      throw ValidationError("--stop-after takes a time of 0.001 s or more")
    }
    guard (0...6).contains(precision) else {
      throw ValidationError("--precision takes a number from 0 to 6, not \(precision)")
    }
  }

  var interactivity: Dial.Interactivity { interactive ?? Dial.Interactivity.none }

  /// The form of the picture.
  var picture: PictureRequest.Form {
    var options = SVGOptions(
      form: form, precision: precision, idPrefix: idPrefix, profile: profile,
      isResponsive: responsive, motion: motion, tolerance: sampling.tolerance)
    options.stopAfter = stopAfter
    options.pause = pause
    options.fonts = fonts
    return .svg(options)
  }

  private static func prefix(_ text: String) throws -> SVGOptions.IDPrefix {
    switch text {
    case "auto": return .auto
    case "none": return .none
    default:
      guard text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else {
        throw ValidationError("use auto, none, or letters, digits and '_'")
      }
      return .text(text)
    }
  }
}

/// The error of approximations.
struct SamplingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The maximum error of sampled curves, 0.001 to 10 degrees or units.",
      valueName: "number"))
  var tolerance = 0.05

  func validate() throws {
    guard (0.001...10).contains(tolerance) else {
      throw ValidationError("--tolerance takes a number from 0.001 to 10, not \(tolerance)")
    }
  }
}

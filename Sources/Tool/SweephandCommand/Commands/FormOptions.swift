import ArgumentParser
import SweepDiagnostics
import SweepSVG
import SweepTemplates

/// How a scene is written.
struct FormOptions: ParsableArguments {
  @Flag(exclusivity: .chooseLast, help: "The layout of the markup.")
  var form = Form.compact

  @Option(help: "The decimals of coordinates, 0 to 6.")
  var precision = 3

  @OptionGroup var sampling: SamplingOptions

  @Option(
    help: ArgumentHelp(
      "What ids begin with: auto (made from the content), none, or a text.", valueName: "prefix"))
  var idPrefix = "auto"

  @Option(help: "The vocabulary: output, or svg11 for the document type of SVG 1.1.")
  var profile = Profile.output

  @Flag(help: "Leave out width and height, so that the picture fills its container.")
  var responsive = false

  @Option(
    help: ArgumentHelp(
      """
      What moves: full (always), reduced (not for viewers who ask for less motion), or none.
      """))
  var motion = Motion.reduced

  enum Form: String, EnumerableFlag {
    case pretty, compact
  }

  enum Profile: String, ExpressibleByArgument, CaseIterable {
    case output, svg11
  }

  enum Motion: String, ExpressibleByArgument, CaseIterable {
    case full, reduced, none
  }

  func validate() throws {
    guard (0...6).contains(precision) else {
      throw ValidationError("--precision takes a number from 0 to 6, not \(precision)")
    }
    if case .text(let text) = prefix, !Self.isPrefix(text) {
      throw ValidationError(
        "--id-prefix takes auto, none, or letters, digits and '_', not \(text.quoted.visible)")
    }
  }

  private static func isPrefix(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x61...0x7a).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
    }
  }

  func options() -> SVGOptions {
    SVGOptions(
      form: form == .pretty ? .pretty : .compact, precision: precision, idPrefix: prefix,
      profile: profile == .svg11 ? .svg11 : .output,
      isResponsive: responsive, motion: svgMotion,
      tolerance: sampling.tolerance)
  }

  private var svgMotion: SVGOptions.Motion {
    switch motion {
    case .full: .full
    case .reduced: .reduced
    case .none: .none
    }
  }

  private var prefix: SVGOptions.IDPrefix {
    switch idPrefix {
    case "auto": .auto
    case "none": .none
    default: .text(idPrefix)
    }
  }
}

import ArgumentParser
import SweepSVG

/// How a scene is written.
struct FormOptions: ParsableArguments {
  @Flag(exclusivity: .chooseLast, help: "The layout of the markup.")
  var form = Form.compact

  @Option(help: "The decimals of coordinates, 0 to 6.")
  var precision = 3

  @Option(
    help: ArgumentHelp(
      "What ids begin with: auto (made from the content), none, or a text.", valueName: "prefix"))
  var idPrefix = "auto"

  @Option(help: "The vocabulary: output, or svg11 for the document type of SVG 1.1.")
  var profile = Profile.output

  @Flag(help: "Leave out width and height, so that the picture fills its container.")
  var responsive = false

  enum Form: String, EnumerableFlag {
    case pretty, compact
  }

  enum Profile: String, ExpressibleByArgument, CaseIterable {
    case output, svg11
  }

  func validate() throws {
    guard (0...6).contains(precision) else {
      throw ValidationError("--precision takes a number from 0 to 6, not \(precision).")
    }
  }

  func options() -> SVGOptions {
    SVGOptions(
      form: form == .pretty ? .pretty : .compact, precision: precision, idPrefix: prefix,
      profile: profile == .svg11 ? .svg11 : .output,
      isResponsive: responsive)
  }

  private var prefix: SVGOptions.IDPrefix {
    switch idPrefix {
    case "auto": .auto
    case "none": .none
    default: .text(idPrefix)
    }
  }
}

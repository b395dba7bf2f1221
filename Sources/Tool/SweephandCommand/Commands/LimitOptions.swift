import ArgumentParser
import SweepDiagnostics
import SweepXML

/// The limits above which files are refused.
struct LimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      """
      Refuse XML above this: size in bytes (16777216), depth (256), elements (200000), \
      attributes of an element (1000), time in seconds for a file (30); may be repeated.
      """, valueName: "name=number"))
  var settings: [String] = []

  /// The seconds that one file may take.
  private static let seconds = 30

  func validate() throws {
    for setting in settings {
      guard Self.parsed(setting) != nil else {
        let names = Self.names.joined(separator: ", ")
        throw ValidationError(
          "--limit takes NAME=NUMBER, NAME one of \(names); not \(setting.quoted.visible)")
      }
    }
  }

  /// The limits of documents.
  var xml: XMLLimits {
    settings.compactMap(Self.parsed).reduce(into: XMLLimits.default) { limits, setting in
      switch XMLLimits.Name(rawValue: setting.name) {
      case .size: limits.size = setting.value
      case .depth: limits.depth = setting.value
      case .elements: limits.elements = setting.value
      case .attributes: limits.attributes = setting.value
      case nil: break
      }
    }
  }

  /// The seconds that one file may take.
  var time: Int {
    settings.compactMap(Self.parsed).last { $0.name == "time" }?.value ?? Self.seconds
  }

  private static let names = XMLLimits.Name.allCases.map(\.rawValue) + ["time"]

  private static func parsed(_ setting: String) -> LimitSetting? {
    LimitSetting(setting, among: names)
  }
}

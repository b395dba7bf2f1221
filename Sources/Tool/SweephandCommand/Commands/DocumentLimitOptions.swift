import ArgumentParser
import SweepDiagnostics
import SweepTemplates

/// The limits above which documents and the files that they name are refused.
struct DocumentLimitOptions: ParsableArguments {
  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      """
      Refuse what is above this: a document's size in bytes (1048576), depth (64) and parts (500), \
      the bytes of a picture (16777216), artwork (8388608) and data (16777216), elements of \
      artwork (50000), rows of data (100000), time in seconds for a picture (30); may be repeated.
      """, valueName: "name=number"))
  var settings: [String] = []

  private static let names = LoadLimits.Name.allCases.map(\.rawValue) + ["time"]

  private var parsed: [LimitSetting] {
    settings.compactMap { LimitSetting($0, among: Self.names) }
  }

  func validate() throws {
    for setting in settings where LimitSetting(setting, among: Self.names) == nil {
      throw ValidationError(
        "--limit takes NAME=NUMBER, NAME one of \(Self.names.joined(separator: ", ")); not "
          + setting.quoted.visible)
    }
  }

  /// The limits of what is read.
  var load: LoadLimits {
    parsed.reduce(into: LoadLimits()) { limits, setting in
      guard let name = LoadLimits.Name(rawValue: setting.name) else { return }
      limits[name] = setting.value
    }
  }

  /// The seconds that a picture may take to be drawn, and again to be written.
  var time: Int { parsed.last { $0.name == "time" }?.value ?? 30 }
}

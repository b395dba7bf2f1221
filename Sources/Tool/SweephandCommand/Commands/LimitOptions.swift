import ArgumentParser
import SweepDiagnostics
import SweepTemplates
import SweepXML

/// Limits that can be set by their names.
protocol NamedLimits: SendableMetatype {
  /// The names, their meanings and their defaults, for the help.
  static var help: String { get }
  static var names: [String] { get }
  init()
  mutating func set(_ name: String, to value: Int)
}

/// The limits above which files are refused.
struct LimitOptions<Limits: NamedLimits>: ParsableArguments {
  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      """
      Refuse input above a limit: \(Limits.help), time in seconds for a file (30); may be repeated.
      """, valueName: "name=number"),
    transform: Self.limit)
  var settings: [(name: String, value: Int)] = []

  /// The limits with those that are set.
  var limits: Limits {
    settings.reduce(into: Limits()) { limits, setting in
      limits.set(setting.name, to: setting.value)
    }
  }

  /// The most seconds for one file.
  var time: Int { settings.last { $0.name == "time" }?.value ?? 30 }

  private static func limit(_ text: String) throws -> (name: String, value: Int) {
    let names = Limits.names + ["time"]
    guard let sign = text.firstIndex(of: "="), let value = Int(text[text.index(after: sign)...]),
      value > 0, names.contains(String(text[..<sign]))
    else {
      throw ValidationError("use NAME=NUMBER, with NAME one of \(names.joined(separator: ", "))")
    }
    return (String(text[..<sign]), value)
  }
}

extension XMLLimits: NamedLimits {
  static let help = """
    size in bytes (16777216), depth (256), elements (200000), attributes of an element (1000)
    """
  static var names: [String] { Name.allCases.map(\.rawValue) }

  init() { self = .default }

  mutating func set(_ name: String, to value: Int) {
    switch Name(rawValue: name) {
    case .size: size = value
    case .depth: depth = value
    case .elements: elements = value
    case .attributes: attributes = value
    case nil: break
    }
  }
}

extension LoadLimits: NamedLimits {
  static let help = """
    a document's size in bytes (1048576), depth (64) and parts (500), the bytes of a picture \
    (16777216), artwork (8388608), a font (33554432) and data (16777216), elements of artwork (50000), rows of data \
    (100000), keys of animations (1000000)
    """
  static var names: [String] { Name.allCases.map(\.rawValue) }

  mutating func set(_ name: String, to value: Int) {
    if let name = Name(rawValue: name) { self[name] = value }
  }
}

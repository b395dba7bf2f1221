import ArgumentParser
import SweepScene
import SweepTemplates

/// What is drawn: a template or a document, with values.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A template of the library, a document, or - for a document on the standard input.",
      valueName: "template|file"))
  var source: String

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("Give a parameter a value; may be repeated.", valueName: "name=value"))
  var settings: [String] = []

  @Option(name: .customLong("at"), help: "The still picture at this moment, as in 0.8s.")
  var moment: String?

  /// Draws the scene, or fails with every diagnostic there is.
  func scene() throws(Failure) -> Scene {
    let values = try values()
    let moment = try moment.map(Self.seconds)
    let document = try check(try document())
    let scene = try check(document.scene(set: values))
    return moment.map { scene.presentation(at: $0) } ?? scene
  }

  private func document() throws(Failure) -> Outcome<Document> {
    let template = Template.named(source)
    if let found = template.value, !isPath { return Outcome(value: Document(found), diagnostics: []) }
    guard isPath else {
      let hint = Template.hint(for: source).map { "\n  help: \($0)" } ?? ""
      throw Failure(message: "sweephand: there is no template or file '\(source)'\(hint)")
    }
    let bytes = try Failure.wrap { () throws(FileError) in
      try InputFile.read(source, limit: 1 << 24)
    }
    let name = source == "-" ? "<stdin>" : source
    return Document.read(bytes, file: name, folder: source == "-" ? nil : Paths.folder(of: source))
  }

  /// Whether the source is a file rather than the name of a template.
  private var isPath: Bool {
    source == "-" || source.contains("/") || source.contains(".")
      || (Template.named(source).value == nil && Paths.exists(source))
  }

  private func values() throws(Failure) -> [String: String] {
    var values: [String: String] = [:]
    for setting in settings {
      guard let sign = setting.firstIndex(of: "="), sign != setting.startIndex else {
        throw Failure(message: "sweephand: --set takes name=value, not '\(setting)'")
      }
      values[String(setting[..<sign])] = String(setting[setting.index(after: sign)...])
    }
    return values
  }

  private func check<Value>(_ outcome: Outcome<Value>) throws(Failure) -> Value {
    let text = outcome.diagnostics.map(\.description).joined(separator: "\n")
    guard let value = outcome.value else { throw Failure(message: text) }
    if !text.isEmpty { Console.error(text) }
    return value
  }

  private static func seconds(_ text: String) throws(Failure) -> Seconds {
    guard let duration = Grammar.seconds(text) else {
      throw Failure(message: "sweephand: --at takes a time as in 0.8s or 250ms, not '\(text)'")
    }
    return duration
  }
}

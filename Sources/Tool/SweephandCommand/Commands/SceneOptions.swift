import ArgumentParser
import SweepDiagnostics
import SweepDials
import SweepFiles
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

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp("The still picture at this moment, as in 0.8s.", valueName: "time"))
  var moment: String?

  @Option(
    help: ArgumentHelp(
      "A folder beside the document's own that it may read data from.", valueName: "folder"))
  var dataRoot: String?

  @Option(help: "The picture's name for those who cannot see it, instead of the document's.")
  var title: String?

  @Option(help: "What the picture shows in words, instead of the document's description.")
  var desc: String?

  @Option(help: "The language of the words, as in de or en-GB.")
  var lang: String?

  @Option(
    help: "What it is to assistive technology: img, meter, or none for an ornament.")
  var role: Role?

  @OptionGroup var limits: DocumentLimitOptions

  enum Role: String, ExpressibleByArgument, CaseIterable {
    case img, meter, none
  }

  func validate() throws {
    guard let lang, !lang.isLanguageTag else { return }
    throw ValidationError(
      "--lang takes a language as in de or en-GB, not \(lang.quoted.visible)")
  }

  /// Draws the scene, or fails with every diagnostic there is.
  func scene() throws(Failure) -> Scene { try picture().scene }

  /// Draws the scene, with the places of its parts.
  ///
  /// - Parameter isStrict: whether warnings make it fail too.
  /// - Parameter interactivity: how the picture can be used.
  func picture(
    isStrict: Bool = false, _ interactivity: Dial.Interactivity = .none
  ) throws(Failure) -> (scene: Scene, places: PartPlaces) {
    let values = try values()
    let moment = try moment.map { text throws(Failure) in try Self.seconds(text, option: "--at") }
    let drawn = try drawn(values, interactivity)
    var scene = try check(drawn, isStrict: isStrict)
    if let title { scene.title = title }
    if let desc { scene.description = desc }
    return (moment.map { scene.presentation(at: $0) } ?? scene, drawn.places)
  }

  /// The picture of the source, with every mistake on the way to it.
  private func drawn(
    _ values: [String: String], _ interactivity: Dial.Interactivity
  ) throws(Failure) -> Outcome<Scene> {
    var environment = RenderEnvironment(dataRoot: dataRoot)
    environment.interactivity = interactivity
    environment.folder = "."
    environment.limits = limits.load
    environment.language = lang
    environment.role = role.flatMap { Dial.Role(rawValue: $0.rawValue) }
    if !looksLikePath {
      if let template = Template.named(source).value {
        Watchdog.wind(seconds: limits.time)
        defer { Watchdog.stop() }
        return Document(template).scene(set: values, in: environment)
      }
      guard Paths.exists(source) else { throw .unknownTemplate(source) }
    }
    let bytes = try Failure.wrap { () throws(FileError) in
      try InputFile.read(source, limit: max(1 << 24, limits.load[.size]))
    }
    Watchdog.wind(seconds: limits.time)
    defer { Watchdog.stop() }
    let name = source == "-" ? "<stdin>" : source
    let folder = source == "-" ? nil : Paths.folder(of: source)
    return Document.render(bytes, file: name, folder: folder, set: values, in: environment)
  }

  /// Whether the source can only be a file; names of templates have neither slash nor point.
  private var looksLikePath: Bool {
    source == "-" || source.contains("/") || source.contains(".")
  }

  private func values() throws(Failure) -> [String: String] {
    var values: [String: String] = [:]
    for setting in settings {
      guard let sign = setting.firstIndex(of: "="), sign != setting.startIndex else {
        throw Failure(message: "sweephand: --set takes name=value, not \(setting.quoted.visible)")
      }
      values[String(setting[..<sign])] = String(setting[setting.index(after: sign)...])
    }
    return values
  }

  private func check<Value>(
    _ outcome: Outcome<Value>, isStrict: Bool
  ) throws(Failure) -> Value {
    let text = outcome.diagnostics.map(\.description).joined(separator: "\n")
    guard let value = outcome.value else { throw Failure(message: text) }
    if isStrict, !text.isEmpty {
      throw Failure(message: text + "\nsweephand: nothing was written")
    }
    if !text.isEmpty { Console.error(text) }
    return value
  }

  /// A moment that an option gives, 0 … 1000000 s.
  static func seconds(_ text: String, option: String) throws(Failure) -> Seconds {
    guard let moment = Seconds(text: text) else {
      throw Failure(
        message: "sweephand: \(option) takes a time as in 0.8s or 250ms, not \(text.quoted.visible)"
      )
    }
    guard (0...SceneLimits.time).contains(moment.value) else {
      throw Failure(
        message: "sweephand: \(option) takes a time of 0 … 1000000 s, not \(text.visible)")
    }
    return moment
  }
}

import ArgumentParser
import SweepDiagnostics
import SweepDials
import SweepFiles
import SweepFonts
import SweepRender
import SweepScene
import SweepTemplates
import SweepType

/// Options of the scene: a template or a document, with values.
struct SceneOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      A built-in template, a document, an SVG file for 'render', 'batch' and 'dump', or - for the standard input.
      """,
      valueName: "template|file"), completion: .sources)
  var source: String

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Set a parameter, or a key of the theme as in theme.accent; may be repeated.",
      valueName: "name=value"),
    completion: .settings,
    transform: Self.setting)
  var settings: [(name: String, value: String)] = []

  @Option(
    name: .customLong("at"), parsing: .unconditional,
    help: ArgumentHelp(
      "Draw the still picture at a time from 0 to 1000000 s, such as 0.8s.", valueName: "time"),
    transform: Seconds.moment)
  var moment: Seconds?

  @Option(
    help: ArgumentHelp(
      "A folder besides the document's own from which it may read data.", valueName: "folder"),
    completion: .directory)
  var dataRoot: String?

  @Option(help: "The picture's accessible name, instead of the document's title.")
  var title: String?

  @Option(help: "The picture's description, instead of the document's.")
  var desc: String?

  @Option(help: "The language of the words, such as de or en-GB.")
  var lang: String?

  @Option(help: "The role for assistive technology: img, meter, or none for decoration.")
  var role: Dial.Role?

  @Option(
    help: "Lettering: drawn (in the theme's face), or system (in fonts).")
  var text: Lettering?

  @Option(
    help: ArgumentHelp(
      "A font for all text, such as brand.ttf, brand.ttc#1 or brand.ttf#Bold.",
      valueName: "file"), completion: .file())
  var font: String?

  @OptionGroup var limits: LimitOptions<LoadLimits>

  func validate() throws {
    guard let lang, !lang.isLanguageTag else { return }
    throw ValidationError(
      "--lang takes a language such as de or en-GB, not \(lang.quoted.visible)")
  }

  private static func setting(_ text: String) throws -> (name: String, value: String) {
    guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
      throw ValidationError("use name=value")
    }
    return (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }

  /// The request for the picture.
  ///
  /// - Parameter input: the document that the source `-` names; nil for the standard input.
  func request(input: [UInt8]? = nil) throws -> PictureRequest {
    var request = PictureRequest(try document(input))
    request.values = Dictionary(settings.map { ($0.name, $0.value) }) { $1 }
    (request.moment, request.title, request.description) = (moment, title, desc)
    request.environment.dataRoot = dataRoot
    request.environment.folder = "."
    request.environment.limits = limits.limits
    request.environment.language = lang
    request.environment.role = role
    request.environment.text = text
    if case .text = request.source { request.environment.filesRead.note(source) }
    if let font {
      request.environment.font = try face(font)
      request.environment.filesRead.note(FontFace.parts(of: font).file)
    }
    request.environment.fontReader = FontFace.reader
    return request
  }

  /// The scene, drawn within the limit of time.
  ///
  /// - Parameter input: the document that the source `-` names.
  func scene(input: [UInt8]?) throws -> Layer.Scene {
    let drawing = try limitingTime(try request(input: input).drawing)
    drawing.findings.forEach { Console.error($0.description) }
    return drawing.scene
  }

  /// Draws within the time limit; on failure, the program ends with the findings.
  func limitingTime<Value>(_ draw: () throws(PictureError) -> Value) throws -> Value {
    do {
      return try Watchdog.limit(seconds: limits.time, draw)
    } catch {
      Console.error(error.description)
      throw ExitCode(2)
    }
  }

  private func face(_ name: String) throws -> FontFace {
    let bytes = try InputFile.read(
      FontFace.parts(of: name).file, limit: limits.limits[.font])
    do throws(FontError) {
      return try FontFace(bytes, name: name)
    } catch {
      let hint = error.hint.map { "\n  help: \($0.visible)" } ?? ""
      throw Failure("the font \(name.quoted) \(error.message)".visible + hint)
    }
  }

  private func document(_ input: [UInt8]?) throws -> PictureRequest.Source {
    // Only a file has a slash or a point in its name.
    if source != "-", !source.contains("/"), !source.contains(".") {
      if let template = Template.named(source).value { return .document(Document(template)) }
      guard Paths.exists(source) else { throw Failure.unknownTemplate(source) }
    }
    let bytes = try input ?? InputFile.read(source, limit: max(1 << 24, limits.limits[.size]))
    return source == "-"
      ? .text(bytes, file: "<stdin>", folder: nil)
      : .text(bytes, file: source, folder: Paths.folder(of: source))
  }
}

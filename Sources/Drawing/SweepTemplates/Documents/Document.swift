import SweepDiagnostics
import SweepDials
public import SweepScene

/// A document that has been read and found sound, ready to be drawn with any values.
///
/// It has its own dial, or fills in a built-in template and changes its look.
///
/// ```swift
/// let document = Document.read(bytes, file: "boiler.yaml")  // of SweepYAML
/// let picture = document.value?.scene(set: ["value": "72"])
/// ```
public struct Document: Sendable {
  /// The document's name in lists; the template's by default.
  public let title: String
  /// The description, a sentence; the template's if the document has none.
  public let description: String
  /// The dial with its parameters.
  public let template: Template
  let given: Node?
  let changes: Sections
  /// The folder from which data is read; nil for none.
  let folder: DocumentFolder?
  /// The name of its text; nil for a built-in template.
  let file: String?
  /// The readers that it was read with, for the files that it names; none for a template of the
  /// library.
  private let readers: FileReaders

  /// The parameters of the template, with the document's own values as defaults.
  public var parameters: [Parameter] {
    let names: [String] =
      if case .mapping(let entries)? = given?.content { entries.map(\.key.text) } else { [] }
    let hasFact = template.hasFact(among: Set(names))
    return template.parameters.map { parameter in
      var parameter = parameter
      if hasFact { parameter.exampleNode = nil }
      if let value = given?[parameter.name] {
        parameter.exampleNode = nil
        parameter.defaultNode = value.scalar?.isNull == true ? nil : value
      }
      return parameter
    }
  }

  /// Whether it fills in a template and cannot be one itself.
  let fillsIn: Bool

  /// Whether it sets the interaction of its dial.
  package var isUsable: Bool { changes.control ?? template.sections.control != nil }

  /// The ends of the scale on which the reading of each parameter is shown, with the defaults: of the
  /// scale that the reading names, of the one of its name, or of the dial's own.
  package func domains(in environment: RenderEnvironment) -> [String: ClosedRange<Double>] {
    var decoding = Decoding(environment: environment)
    decoding.binding = bind(set: [:], &decoding)
    var builder = builder(decoding)
    guard builder.scene() != nil, let own = builder.drawn?.context.scale else { return [:] }
    let scales = builder.decoding.knownScales.items
    let parameters = (template.sections.readings?.entries ?? []).compactMap { reading in
      (reading.value["value"]?.scalar.flatMap { DollarText.wholeName($0.text) }).map { name in
        let scale = reading.value["scale"]?.scalar?.text ?? reading.key.text
        return (name, (scales.first { $0.name == scale }?.value ?? own).domain)
      }
    }
    return Dictionary(parameters) { first, _ in first }
  }

  /// Makes the document of a template without any values.
  public init(_ template: Template) { self.init(template, folder: nil, file: nil, FileReaders()) }

  private init(
    _ template: Template, folder: DocumentFolder?, file: String?, _ readers: FileReaders
  ) {
    self.template = template
    self.folder = folder
    self.file = file
    self.readers = readers
    title = template.title
    description = template.description
    given = nil
    changes = Sections()
    fillsIn = false
  }

  private init(
    _ keys: SampleKeys, _ template: Template, folder: DocumentFolder?, file: String,
    _ readers: FileReaders
  ) {
    self.template = template
    self.folder = folder
    self.file = file
    self.readers = readers
    title = keys.head.title.isEmpty ? template.title : keys.head.title
    description = keys.head.description.isEmpty ? template.description : keys.head.description
    given = keys.given
    changes = keys.changes
    fillsIn = true
  }

  /// Reads a document that may name files of a folder; nil for none.
  ///
  /// - Parameter environment: the limits, and the formats that can be read.
  package static func read(
    _ bytes: [UInt8], file: String, in folder: DocumentFolder?, with environment: RenderEnvironment
  ) -> Outcome<Document> {
    var decoding = Decoding(environment: environment)
    let document = load(SourceText(bytes, file: file, folder: folder), &decoding)
    return Outcome(document, decoding.sink)
  }

  /// Reads a document in a folder, inside which it may name pictures and data.
  ///
  /// - Parameter name: the path below the folder; one that leads out of it, by `..` or by a link, is
  ///   refused.
  package static func read(
    _ name: String, in folder: DocumentFolder, with environment: RenderEnvironment
  ) -> Outcome<Document> {
    do throws(GrammarError) {
      let limit = environment.limits[.size]
      let bytes = try DocumentFile.bytes(
        name, in: folder, limit: (.size, limit), noting: environment.filesRead)
      return read(bytes, file: name, in: folder.folder(of: name), with: environment)
    } catch {
      var sink = DiagnosticSink()
      sink.error(error.code, "the document \(error.message)", at: .file(name))
      return Outcome(nil, sink)
    }
  }

  /// The document as far as it can be understood, with its errors in the sink.
  private static func load(_ source: SourceText, _ decoding: inout Decoding) -> Document? {
    decoding.root(of: source).flatMap { load($0, source, &decoding) }
  }

  private static func load(
    _ root: Node, _ source: SourceText, _ decoding: inout Decoding
  ) -> Document? {
    guard root["template"] != nil else {
      return Template(root, name: source.file, &decoding).map {
        Document($0, folder: source.folder, file: source.file, decoding.environment.readers)
      }
    }
    guard let entries = decoding.rootEntries(root) else { return nil }
    let own = TemplateKeys.keys.all.map(\.name).filter { name in
      !SampleKeys.keys.all.contains { $0.name == name }
    }
    for entry in entries where own.contains(entry.key.text) {
      decoding.sink.error(
        .misplacedKey, "'\(entry.key.text)' is not allowed in a document that fills in a template",
        at: .source(entry.key.span), hint: "leave it out, or leave 'template' out")
    }
    var keys = SampleKeys()
    decoding.decode(
      entries.filter { !own.contains($0.key.text) }, into: &keys, of: "the document",
      at: decoding.start(of: root))
    decoding.checkVersion(keys.head.version, root)
    return template(keys, root, &decoding).map {
      Document(keys, $0, folder: source.folder, file: source.file, decoding.environment.readers)
    }
  }
}

extension Document {
  /// Draws the document.
  ///
  /// - Parameter set: the texts of parameters, by their names; they override the document.
  /// - Parameter environment: the clock and the time zone behind `now`.
  public func scene(
    set: [String: String] = [:], in environment: RenderEnvironment = RenderEnvironment()
  ) -> Outcome<Layer.Scene> {
    scene(set: set, Decoding(environment: environment))
  }

  /// The values of its parameters; files that they name are looked for in its folder.
  func bind(
    set: [String: String], varying: Set<String> = [], _ decoding: inout Decoding
  ) -> Binding {
    decoding.folder = folder
    return template.bind(set: set, given: given, title: title, varying: varying, &decoding)
  }

  /// The builder of its pictures.
  ///
  /// - Parameter known: the memory of another picture.
  func builder(_ decoding: Decoding, known: SceneMemory? = nil) -> SceneBuilder {
    var builder = SceneBuilder(
      name: file ?? template.name,
      pictureDefaults: PictureSettings(title: title, description: description),
      template: template.sections, changes: changes, values: template.values,
      decoding: decoding, known: known)
    builder.decoding.folder = folder
    builder.decoding.environment.readers.fill(from: readers)
    return builder
  }

  /// Draws a picture alone, or one of a series in which parameters vary.
  func scene(
    set: [String: String], varying: Set<String> = [], _ decoding: Decoding
  ) -> Outcome<Layer.Scene> {
    var decoding = decoding
    decoding.binding = bind(set: set, varying: varying, &decoding)
    var builder = builder(decoding)
    let scene = builder.scene()
    var outcome = Outcome(scene, builder.decoding.sink)
    // The parts of the library's templates are not the author's.
    outcome.places = builder.places.inside(file)
    return outcome
  }

  /// Reads a document and draws it, or lists every error in it.
  package static func render(
    _ bytes: [UInt8], file: String, in folder: DocumentFolder?, set: [String: String],
    with environment: RenderEnvironment
  ) -> Outcome<Layer.Scene> {
    var decoding = Decoding(environment: environment)
    let document = load(SourceText(bytes, file: file, folder: folder), &decoding)
    return document?.scene(set: set, decoding) ?? Outcome(nil, decoding.sink)
  }
}

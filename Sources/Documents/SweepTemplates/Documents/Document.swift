import SweepDiagnostics
public import SweepScene

/// A document that has been read and found sound, ready to be drawn with any values.
///
/// It holds a dial of its own, or fills in a template of the library and changes its looks.
///
/// ```swift
/// let document = Document.read(bytes, file: "boiler.yaml")
/// let picture = document.value?.scene(set: ["value": "72"])
/// ```
public struct Document: Sendable {
  /// The document's name in lists; the template's where it has none of its own.
  public let title: String
  /// What it shows, in a sentence; the template's where it has none of its own.
  public let description: String
  /// The dial with its parameters.
  public let template: Template
  let given: Node?
  let changes: Sections
  /// The folder from which data is read; nil for none.
  let folder: DocumentFolder?
  /// The name of its own text; nil for a template of the library.
  let file: String?

  /// What its users choose: the template's parameters, with the document's own values as defaults.
  public var parameters: [Parameter] {
    template.parameters.map { parameter in
      var parameter = parameter
      if let value = given?[parameter.name] { parameter.defaultNode = value }
      return parameter
    }
  }

  /// Whether it fills in a template and cannot be one itself.
  let fillsIn: Bool

  /// Whether it says what readers can do with it in its interactive form.
  package var isUsable: Bool { changes.control ?? template.sections.control != nil }

  /// Makes the document that a template is without any values of its own.
  public init(_ template: Template) { self.init(template, folder: nil, file: nil) }

  private init(_ template: Template, folder: DocumentFolder?, file: String?) {
    self.template = template
    self.folder = folder
    self.file = file
    title = template.title
    description = template.description
    given = nil
    changes = Sections()
    fillsIn = false
  }

  private init(
    _ keys: SampleKeys, _ template: Template, folder: DocumentFolder?, file: String
  ) {
    self.template = template
    self.folder = folder
    self.file = file
    title = keys.head.title.isEmpty ? template.title : keys.head.title
    description = keys.head.description.isEmpty ? template.description : keys.head.description
    given = keys.given
    changes = keys.changes
    fillsIn = true
  }

  /// Reads a document and checks its outline and parameters; the rest is checked when it is drawn.
  ///
  /// - Parameter bytes: YAML, and so JSON too, in UTF-8; at most 1 MiB.
  /// - Parameter file: the name that diagnostics give.
  /// - Parameter folder: the folder inside which the document may name pictures and data; nil for
  ///   none.
  public static func read(
    _ bytes: [UInt8], file: String, folder: String? = nil
  ) -> Outcome<Document> {
    read(bytes, file: file, in: folder.map { DocumentFolder($0) })
  }

  /// Reads a document within other limits than the usual ones.
  package static func read(
    _ bytes: [UInt8], file: String, folder: String?, limits: LoadLimits
  ) -> Outcome<Document> {
    read(bytes, file: file, in: folder.map { DocumentFolder($0) }, limits: limits)
  }

  /// Reads a document that may name files of a folder; of none where it is nil.
  package static func read(
    _ bytes: [UInt8], file: String, in folder: DocumentFolder?, limits: LoadLimits = LoadLimits()
  ) -> Outcome<Document> {
    var environment = RenderEnvironment()
    environment.limits = limits
    var decoding = Decoding(environment: environment)
    let document = load(SourceText(bytes, file: file, folder: folder), &decoding)
    return Outcome(document, decoding.sink)
  }

  /// Reads a document in a folder, inside which it may name pictures and data.
  ///
  /// - Parameter name: the path below the folder; one that leads out of it, by `..` or by a link, is
  ///   refused.
  public static func read(_ name: String, in folder: String) -> Outcome<Document> {
    read(name, in: DocumentFolder(folder))
  }

  /// Reads a document in a folder, inside which it may name pictures and data.
  package static func read(_ name: String, in folder: DocumentFolder) -> Outcome<Document> {
    var decoding = Decoding(environment: RenderEnvironment())
    do throws(GrammarError) {
      let limits = decoding.environment.limits
      let bytes = try DocumentFile.bytes(name, in: folder, limit: (.size, limits[.size]))
      return read(bytes, file: name, in: folder.folder(of: name))
    } catch {
      decoding.sink.error(error.code, "the document \(error.message)", at: .file(name))
      return Outcome(nil, decoding.sink)
    }
  }

  /// The document as far as it can be understood, with its errors in the sink.
  private static func load(_ source: SourceText, _ decoding: inout Decoding) -> Document? {
    YAMLReader.read(source, decoding.environment.limits, into: &decoding.sink).flatMap {
      load($0, source, &decoding)
    }
  }

  private static func load(
    _ root: Node, _ source: SourceText, _ decoding: inout Decoding
  ) -> Document? {
    guard root["template"] != nil else {
      return Template(root, name: source.file, &decoding).map {
        Document($0, folder: source.folder, file: source.file)
      }
    }
    guard let entries = decoding.rootEntries(root) else { return nil }
    let own = TemplateKeys.fields.map(\.name).filter { name in
      !SampleKeys.fields.contains { $0.name == name }
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
      Document(keys, $0, folder: source.folder, file: source.file)
    }
  }
}

extension Document {
  /// Draws the document.
  ///
  /// - Parameter set: texts that parameters are set to, by their names; they count more than what
  ///   the document says.
  /// - Parameter environment: the clock and the time zone behind `now`.
  public func scene(
    set: [String: String] = [:], in environment: RenderEnvironment = RenderEnvironment()
  ) -> Outcome<Scene> {
    scene(set: set, Decoding(environment: environment))
  }

  /// What makes its pictures.
  ///
  /// - Parameter known: what is known from another picture.
  func builder(_ decoding: Decoding, known: SceneMemory? = nil) -> SceneBuilder {
    var builder = SceneBuilder(
      pictureDefaults: PictureSettings(title: title, description: description),
      template: template.sections, changes: changes, decoding: decoding, known: known)
    builder.decoding.folder = folder
    return builder
  }

  private func scene(set: [String: String], _ decoding: Decoding) -> Outcome<Scene> {
    var decoding = decoding
    decoding.binding = template.bind(set: set, given: given, title: title, &decoding)
    var builder = builder(decoding)
    let scene = builder.scene()
    var outcome = Outcome(scene, builder.decoding.sink)
    // The parts of the library's templates are not the author's.
    outcome.places = file.map(builder.places.inside) ?? PartPlaces()
    return outcome
  }

  /// Reads a document and draws it, or lists every error in it.
  ///
  /// - Parameter bytes: YAML, and so JSON too, in UTF-8; at most 1 MiB.
  /// - Parameter file: the name that diagnostics give.
  /// - Parameter folder: the folder inside which the document may name pictures and data; nil for
  ///   none.
  /// - Parameter set: texts that parameters are set to, by their names.
  /// - Parameter environment: the clock and the time zone behind `now`.
  public static func render(
    _ bytes: [UInt8], file: String, folder: String? = nil, set: [String: String] = [:],
    in environment: RenderEnvironment = RenderEnvironment()
  ) -> Outcome<Scene> {
    var decoding = Decoding(environment: environment)
    let source = SourceText(bytes, file: file, folder: folder.map { DocumentFolder($0) })
    let document = load(source, &decoding)
    return document?.scene(set: set, decoding) ?? Outcome(nil, decoding.sink)
  }
}

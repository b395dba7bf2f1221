import SweepArtwork
import SweepDiagnostics
public import SweepScene
public import SweepTemplates

extension Document {
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

  /// Reads a document that may name files of a folder; nil for none.
  ///
  /// - Parameter limits: how much is read.
  package static func read(
    _ bytes: [UInt8], file: String, in folder: DocumentFolder?, limits: LoadLimits = LoadLimits()
  ) -> Outcome<Document> {
    var environment = RenderEnvironment().readingFiles
    environment.limits = limits
    return read(bytes, file: file, in: folder, with: environment)
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
    read(name, in: folder, with: RenderEnvironment().readingFiles)
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
  ) -> Outcome<Layer.Scene> {
    render(
      bytes, file: file, in: folder.map { DocumentFolder($0) }, set: set,
      with: environment.readingFiles)
  }
}

extension RenderEnvironment {
  /// The environment in which documents and theme files may be YAML, and artwork SVG.
  public var readingFiles: RenderEnvironment {
    var environment = self
    environment.readers = FileReaders(document: YAMLReader.read, artwork: ArtworkReader.file)
    return environment
  }
}

extension ThemeFile {
  /// Whether a text is a mapping of keys of a theme and nothing else.
  package static func isTheme(_ bytes: [UInt8]) -> Bool {
    var sink = DiagnosticSink()
    let root = YAMLReader.read(SourceText(bytes, file: ""), LoadLimits(), into: &sink)
    guard case .mapping(let entries)? = root?.content, !entries.isEmpty else { return false }
    return entries.allSatisfy { keys.contains($0.key.text) }
  }
}

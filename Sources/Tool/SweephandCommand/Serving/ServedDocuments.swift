import ArgumentParser
import SweepChecks
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepHTTP
import SweepRender
import SweepTemplates
import SweepValidation
import SweepXML
import SweepYAML

/// The documents and SVG files that `sweephand serve` draws, as they are when it begins.
struct ServedDocuments {
  /// A file with its name in URLs.
  private struct Source {
    let file: String
    let name: String
    /// Whether the path of the file was given, so that errors in it end the program.
    let isGiven: Bool
  }

  /// The files by their names; the built-in templates without paths.
  private(set) var templates: [EndpointTemplate] = []
  /// Tells these documents, with the files that they name, from others.
  private(set) var mark = ""
  /// The number and the kind of what can be drawn, as in `2 dials and 1 SVG file`.
  private(set) var summary = ""

  private var faults: [String] = []
  private var dials = 0
  private var pictures = 0

  /// Reads the files at the paths; a given one that cannot be read ends the program, and so do folders
  /// without anything that can be drawn. The SVG files of a folder are pictures of its documents if it has some,
  /// and are left out then.
  init(_ paths: [String]) throws {
    guard !paths.isEmpty else {
      templates = EndpointTemplate.library
      summary = "\(templates.count) templates"
      mark = Self.mark(of: [])
      return
    }
    let sources = try Self.sources(at: paths)
    var read: [UInt8] = []
    for source in sources {
      read += Array(source.file.utf8) + [0]
      do {
        read += try MovingPicture.isNamed(source.file) ? takeSVG(source) : takeDocument(source)
      } catch let error where !source.isGiven && !(error is ExitCode) {
        faults.append("sweephand: \(error)")
      }
    }
    mark = Self.mark(of: read)
    guard templates.contains(where: { !$0.isBroken }) else {
      tellFaults()
      throw ExitCode(2)
    }
    summary = [(dials, "dial"), (pictures, "SVG file")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
  }

  private static func mark(of bytes: [UInt8]) -> String {
    EntityTag(bytes).text.filter { $0 != "\"" }
  }

  /// The files at paths, each once. A file of a folder has its path in the folder as its name.
  private static func sources(at paths: [String]) throws -> [Source] {
    var sources: [Source] = []
    for path in paths {
      guard path != "-", FileSearch.isFolder(path, following: true) else {
        sources.append(Source(file: path, name: Paths.stem(of: path), isGiven: true))
        continue
      }
      var files = try GoldenFiles.documents(in: path)
      if files.isEmpty { files = try FileSearch.list(path, MovingPicture.endings) }
      guard !files.isEmpty else {
        throw FileError(
          path: path,
          reason: "contains no document (YAML or JSON with the key 'sweephand') and no SVG file")
      }
      sources += files.map { file in
        let steps = file.dropFirst(path.count).split(separator: "/").dropLast().map(String.init)
        let name = (steps + [Paths.stem(of: file)]).joined(separator: "/")
        return Source(file: file, name: name, isGiven: false)
      }
    }
    var known: [String: String] = [:]
    return try sources.filter { source in
      guard let first = known.updateValue(source.file, forKey: source.name) else { return true }
      guard FileSearch.once([first, source.file]).count > 1 else { return false }
      let shown = [first, source.file].map { FileName.shown($0).quoted.visible }
      throw Failure(
        "the files \(shown[0]) and \(shown[1]) would have one address, that of "
          + "\(source.name.quoted.visible)\n  help: serve the folder above them, or rename one")
    }
  }

  /// Reads a document; gives its bytes, with those of the files that it names.
  private mutating func takeDocument(_ source: Source) throws -> [UInt8] {
    let bytes = try InputFile.read(source.file, limit: LoadLimits()[.size])
    let folder = DocumentFolder.kept(Paths.folder(of: source.file))
    let outcome = Document.read(bytes, file: source.file, in: folder)
    guard let document = outcome.value else {
      try takeBroken(source, outcome.diagnostics)
      return bytes + folder.keptBytes
    }
    let template = EndpointTemplate(source.name, document)
    if let error = template.error { throw error }
    templates.append(template)
    dials += 1
    // The files that it names are read now, so that every process that starts now has the same.
    faults += document.scene(in: .readingFonts).diagnostics.map(\.description)
    return bytes + folder.keptBytes
  }

  /// Reads an SVG file; gives its bytes.
  private mutating func takeSVG(_ source: Source) throws -> [UInt8] {
    let bytes = try InputFile.read(source.file, limit: XMLLimits.default.size)
    do throws(XMLError) {
      let picture = try MovingPicture(bytes, name: source.file)
      faults += picture.findings.map(\.description)
      templates.append(EndpointTemplate(source.name, picture))
      pictures += 1
    } catch {
      if source.isGiven { throw FileError(path: source.file, error) }
      try takeBroken(source, [Diagnostic(error, file: FileName.shown(source.file), in: bytes)])
    }
    return bytes
  }

  private mutating func takeBroken(_ source: Source, _ errors: [Diagnostic]) throws {
    guard !source.isGiven else {
      errors.forEach { Console.error($0.description) }
      throw ExitCode(2)
    }
    faults += errors.map(\.description)
    templates.append(EndpointTemplate(source.name, broken: errors))
  }

  /// Prints the errors of files that cannot be drawn as they are.
  func tellFaults() { for fault in faults { Console.error(fault) } }
}

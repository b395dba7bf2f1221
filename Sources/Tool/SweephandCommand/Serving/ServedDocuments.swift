import ArgumentParser
import SweepDiagnostics
import SweepEndpoint
import SweepChecks
import SweepFiles
import SweepHTTP
import SweepRender
import SweepTemplates
import SweepXML
import SweepYAML

/// The documents and SVG files that `sweephand serve` draws, as they are when it begins.
struct ServedDocuments {
  /// The files by their names; the built-in templates without paths.
  private(set) var templates: [EndpointTemplate] = []
  /// Tells these documents, with the files that they name, from others.
  private(set) var mark = ""

  private var faults: [Diagnostic] = []

  /// Reads the files at the paths; one with errors ends the program. The SVG files of a folder are
  /// pictures of its documents if it has some, and are left out then.
  init(_ paths: [String]) throws {
    var read: [UInt8] = []
    if paths.isEmpty { templates = EndpointTemplate.library }
    let files = try FileSearch.files(paths, ending: [".yaml"], or: MovingPicture.endings)
    for file in files {
      read += Array(file.utf8) + [0]
      read += try MovingPicture.isNamed(file) ? takeSVG(file) : takeDocument(file)
    }
    mark = EntityTag(read).text.filter { $0 != "\"" }
  }

  /// Reads a document; gives its bytes, with those of the files that it names.
  private mutating func takeDocument(_ file: String) throws -> [UInt8] {
    let bytes = try InputFile.read(file, limit: LoadLimits()[.size])
    let folder = DocumentFolder.kept(Paths.folder(of: file))
    let outcome = Document.read(bytes, file: file, in: folder)
    guard let document = outcome.value else {
      outcome.diagnostics.forEach { Console.error($0.description) }
      throw ExitCode(2)
    }
    // The files that it names are read now, so that every process that starts now has the same.
    faults += document.scene(in: .readingFonts).diagnostics
    templates.append(EndpointTemplate(Paths.stem(of: file), document))
    return bytes + folder.keptBytes
  }

  /// Reads an SVG file; gives its bytes.
  private mutating func takeSVG(_ file: String) throws -> [UInt8] {
    let bytes = try InputFile.read(file, limit: XMLLimits.default.size)
    let picture: MovingPicture
    do throws(XMLError) {
      picture = try MovingPicture(bytes, name: file)
    } catch {
      throw FileError(path: file, error)
    }
    faults += picture.findings
    templates.append(EndpointTemplate(Paths.stem(of: file), picture))
    return bytes
  }

  /// Prints the errors of documents that cannot be drawn as they are.
  func tellFaults() { for fault in faults { Console.error(fault.description) } }
}

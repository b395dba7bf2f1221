import ArgumentParser
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepHTTP
import SweepTemplates
import SweepYAML

/// The documents that `sweephand serve` draws, as they are when it begins.
struct ServedDocuments {
  /// The documents by their files' names; the built-in templates without paths.
  private(set) var templates: [EndpointTemplate] = []
  /// Tells these documents, with the files that they name, from others.
  let mark: String

  private var faults: [Diagnostic] = []

  /// Reads the documents at the paths; one with errors ends the program.
  init(_ paths: [String]) throws {
    var read: [UInt8] = []
    if paths.isEmpty { templates = EndpointTemplate.library }
    for file in paths.isEmpty ? [] : try FileSearch.files(paths, ending: ".yaml") {
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
      read += Array(file.utf8) + [0] + bytes + folder.keptBytes
    }
    mark = EntityTag(read).text.filter { $0 != "\"" }
  }

  /// Prints the errors of documents that cannot be drawn as they are.
  func tellFaults() { for fault in faults { Console.error(fault.description) } }
}

import SweepDiagnostics
import SweepFiles
package import SweepRender
package import SweepTemplates

extension Batch {
  /// The output of a batch.
  package enum Format: String, CaseIterable, Sendable {
    /// A file for each, with a manifest.
    case svg
    /// A line of JSON for each.
    case ndjson
    /// A file for each, in one archive.
    case tar
  }

  /// The input and output of a batch.
  package struct Settings: Sendable {
    /// The request for the picture of a row that sets nothing.
    package var request: PictureRequest
    /// The parameters that users can set.
    package var parameters: [Parameter]
    /// The document as text, for keys.
    package var documentText: String
    /// The version of the program, for keys.
    package var version: String
    /// The file of data; `-` is the standard input.
    package var data: String
    /// The byte between the cells of CSV; nil for the one in its first line.
    package var separator: UInt8?
    /// Whether numbers of CSV have a decimal comma.
    package var hasDecimalCommas = false
    /// The requested columns, by parameters.
    package var columns: [String: String] = [:]
    /// The column that names rows in lists.
    package var id = "id"
    /// The names of files.
    package var pattern: NamePattern
    /// The output format.
    package var format: Format
    /// The file of lines or the archive; `-` is the standard output.
    package var output = "-"
    /// The manifest; nil for `manifest.ndjson` beside the files.
    package var manifest: String?
    /// The file of rows without a picture; nil for none.
    package var failed: String?
    /// Whether the first row that fails ends the batch.
    package var isStrict = false
    /// Whether the manifest is trusted for rows that were drawn.
    package var triesFailedAlone = false
    /// The number of rows drawn in parallel.
    package var jobs = 1
    /// The shard to draw, from 0, and the number of shards.
    package var shard = (index: 0, count: 1)
    /// The most seconds for one picture.
    package var seconds = 30
    /// Whether progress is shown.
    package var showsProgress = false

    package init(
      _ request: PictureRequest, _ document: Document, text: String, version: String, data: String,
      pattern: NamePattern, format: Format
    ) {
      self.request = request
      parameters = document.parameters
      documentText = text
      (self.version, self.data, self.pattern, self.format) = (version, data, pattern, format)
    }

    /// The path of the manifest.
    var manifestName: String {
      let part = shard.count > 1 ? "-\(shard.index + 1)-of-\(shard.count)" : ""
      return manifest ?? "\(pattern.root)manifest\(part).ndjson"
    }

    /// Throws if a file of rows would replace one that has been read.
    func checkFiles() throws(FileError) {
      let files = [format == .svg ? manifestName : output] + (failed.map { [$0] } ?? [])
      let reads = request.environment.filesRead
      for name in files.flatMap(ReservedPaths.names) where reads.contains(name) {
        throw .isRead(name)
      }
    }

    /// Throws for conflicting settings, before anything is written.
    ///
    /// - Parameter names: the columns of CSV; nil for JSON, whose rows may have any.
    func check(_ names: [String]?) throws(BatchError) {
      if format != .svg, output.contains("{") {
        throw BatchError(
          "\(format.rawValue) is one file, which cannot be called \(output.quoted)",
          hint: format == .tar ? "--name has the names of the files in it" : nil)
      }
      if format == .tar { try pattern.checkForArchive() }
      guard let names else { return }
      try pattern.check(names)
      guard id == "id" || names.contains(id) else {
        throw BatchError(
          "the data has no column \(id.quoted)",
          hint: Suggestion.hintOrList(id, among: names, "the columns are"))
      }
    }
  }
}

package import SweepFiles
package import SweepXML

/// One side of a pair, as far as it can be read.
struct DiffSide {
  /// The file's name.
  let name: String
  /// The whole file; nil if it cannot be opened or is too large.
  private(set) var bytes: [UInt8]?
  /// The document to compare; nil where something is wrong with it.
  private(set) var document: XMLDocument?
  /// Why there is no document.
  private(set) var error: FileError?

  /// Reads a side.
  init(_ source: DiffPair.Source, _ name: String, _ limits: XMLLimits) {
    self.name = name
    do {
      let bytes =
        switch source {
        case .file(let path): try InputFile.read(path, limit: limits.size)
        case .blob(let hash):
          try Git.output("cat-file", "blob", revisions: [hash], limit: limits.size)
        }
      self.bytes = bytes
      document = try XMLDocument(bytes: bytes, name: name, limits: limits)
    } catch let error as XMLError {
      self.error = FileError(path: name, error)
    } catch let error as FileError {
      self.error = error.path == "git" ? FileError(path: name, reason: "\(error)") : error
    } catch {
      self.error = FileError(path: name, reason: "\(error)")
    }
  }
}

extension FileError {
  /// Why a file is not an XML document that can be used.
  package init(path: String, _ error: XMLError) {
    let place = error.position.map { "\($0): " } ?? ""
    self.init(path: path, reason: "\(place)\(error)")
  }
}

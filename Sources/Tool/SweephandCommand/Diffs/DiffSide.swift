import SweepDiagnostics
import SweepFiles
import SweepXML

/// One side of a pair, as far as it can be read.
struct DiffSide {
  /// What the file is called.
  let name: String
  /// The whole file; nil where it cannot be opened or is too large.
  private(set) var bytes: [UInt8]?
  /// What is compared; nil where something is wrong with it.
  private(set) var document: XMLDocument?
  /// Why there is no document.
  private(set) var error: FileError?

  /// Reads a side.
  init(_ source: DiffPair.Source, _ name: String, _ limits: XMLLimits) {
    self.name = name
    do throws(FileError) {
      let bytes = try Self.bytes(source, name, limits)
      self.bytes = bytes
      document = try Self.document(bytes, name, limits)
    } catch {
      self.error = error
    }
  }

  private static func bytes(
    _ source: DiffPair.Source, _ name: String, _ limits: XMLLimits
  ) throws(FileError) -> [UInt8] {
    switch source {
    case .file(let path): return try InputFile.read(path, limit: limits.size)
    case .blob(let hash):
      do throws(FileError) {
        return try Git.output(["cat-file", "blob", hash], limit: limits.size)
      } catch {
        throw FileError(path: name, reason: "\(error)")
      }
    }
  }

  private static func document(
    _ bytes: [UInt8], _ name: String, _ limits: XMLLimits
  ) throws(FileError) -> XMLDocument {
    do throws(XMLError) {
      return try XMLDocument(bytes: bytes, name: name, limits: limits)
    } catch {
      let place = error.position.map { "\($0): " } ?? ""
      throw FileError(path: name, reason: "\(place)\(error)")
    }
  }
}

import Foundation

/// A golden file.
struct SampleFile {
  let name: String
  let text: String

  /// All documents in a folder that are small enough to be read hundreds of times.
  static func all(in folder: URL) throws -> [SampleFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let documents = Set(paths)
    // Others are sources of samples.
    let rendered = paths.filter {
      $0.hasSuffix(".svg") && documents.contains($0.dropLast(4) + ".yaml")
    }
    return try rendered.compactMap { path in
      let data = try Data(contentsOf: folder.appending(path: path))
      return data.count < 60_000
        ? SampleFile(name: path, text: String(decoding: data, as: UTF8.self)) : nil
    }
  }
}

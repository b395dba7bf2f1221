import ArgumentParser
import SweepChecks
import SweepDiagnostics
import SweepFiles
import SweepFilm
import SweepRender
import SweepStudio
import SweepTemplates
import SweepXML

// SVG files in place of the rows of a table.
extension BatchCommand {
  /// The place of a file's name in the names of the pictures.
  private static let name = "{name}"

  /// Whether the source is an SVG file, or a folder of them.
  var drawsFiles: Bool {
    MovingPicture.isNamed(source.source) || FileSearch.isFolder(source.source, following: true)
  }

  /// Throws for options that belong to one of tables and SVG files, and are used with the other.
  func validateSource() throws {
    guard drawsFiles else {
      if data == nil { throw ValidationError("a table is needed: name it with --data") }
      if let option = media.unusedBySVG {
        throw ValidationError("\(option) is for SVG files; pictures of a table's rows are SVG")
      }
      return
    }
    let unused = [
      ("--data", data != nil), ("--separator", separator != nil),
      ("--decimal-comma", decimalComma), ("--map", !maps.isEmpty), ("--format", format != nil),
      ("--manifest", manifest != nil), ("--failed", failed != nil),
      ("--retry-failed", retryFailed), ("--jobs", jobs != 1), ("--shard", shard.count != 1),
    ]
    let option = unused.first(where: \.1)?.0
    if let option = option ?? source.unusedBySVGFile ?? form.unusedBySVGFile {
      throw ValidationError("\(option) is for the rows of a table, not for SVG files")
    }
    guard output.contains(Self.name) else {
      throw ValidationError(
        "every file would be \(output.quoted): use {name}, as in out/{name}.gif")
    }
    guard let form = try OutputForm.form(of: output) else {
      if let option = media.unusedBySVG {
        throw ValidationError("\(option) is for pixels, films and PDF, not for svg")
      }
      return
    }
    _ = try media.request(form)
  }

  /// Draws each SVG file.
  func runFiles() throws {
    let form = try OutputForm.form(of: output)
    let request = try form.map { try media.request($0) }
    let studio = MediaStudio()
    let files = try FileSearch.files([source.source], ending: MovingPicture.endings)
    let reads = FilesRead(files)
    if let target = files.lazy.map(target).first(where: reads.contains) {
      throw FileError.isRead(target)
    }
    var failures = 0
    var targets: [String: String] = [:]
    for file in files {
      do {
        if let first = targets.updateValue(file, forKey: target(of: file)) {
          throw Failure(
            "\(file.visible): has the same picture \(target(of: file).quoted.visible) as "
              + "\(first.quoted.visible)\n  help: rename one of them")
        }
        try write(file, request, studio)
      } catch let error as any CustomStringConvertible & Error {
        Console.error(error.description)
        failures += 1
        if strict { break }
      }
    }
    if !quiet {
      let failed = failures > 0 ? ", \(failures) failed" : ""
      Console.error("\(files.count) file\(files.count == 1 ? "" : "s")\(failed)")
    }
    try SweephandCommand.exit(failures > 0 ? 1 : 0)
  }

  /// Draws an SVG file, with its findings.
  private func write(_ file: String, _ request: MediaRequest?, _ studio: MediaStudio) throws {
    let bytes = try InputFile.read(file, limit: XMLLimits.default.size)
    let picture = try source.movingPicture(bytes, [], from: file)
    let findings = picture.findings + (request == nil ? [] : picture.undrawn)
    findings.forEach { Console.error($0.description) }
    let target = target(of: file)
    let drawn: [UInt8]
    do {
      drawn =
        try request.map { request in
          let film = try picture.frames(of: request)
          return try studio.file(of: film, seconds: Double(source.limits.time)).bytes
        } ?? picture.picture(at: nil).bytes
    } catch FilmError.media(let error) {
      throw Failure("\(file.visible): \(error.description)")
    } catch let error as MediaError {
      throw Failure("\(file.visible): \(error.description)")
    }
    let folder = Paths.folder(of: target)
    if !folder.isEmpty { try OutputFolder.make(folder) }
    try OutputFile.write(drawn, to: target)
  }

  /// The path of a file's picture.
  private func target(of file: String) -> String {
    output.replacing(Self.name, with: name(of: file))
  }

  /// The path of a file below the folder, without its ending.
  private func name(of file: String) -> String {
    let isFolder = FileSearch.isFolder(source.source, following: true)
    let below = isFolder ? file.dropFirst(source.source.count).drop { $0 == "/" } : file[...]
    let stem = Paths.stem(of: file)
    guard isFolder, let slash = below.lastIndex(of: "/") else { return stem }
    return below[...slash] + stem
  }
}

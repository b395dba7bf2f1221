import ArgumentParser
import SweepChecks
import SweepDiagnostics
import SweepFiles
import SweepMotion
import SweepRender
import SweepTemplates
import SweepXML

// SVG files in place of documents.
extension SceneOptions {
  /// The bytes of the source, if they have been read.
  struct Input {
    /// Whether the source is an SVG file.
    let isSVG: Bool
    /// The bytes of an SVG file and of the standard input; nil for other documents.
    let bytes: [UInt8]?
  }

  /// Tells SVG from documents: by the ending of a file, and by the first bytes of the standard input.
  func input() throws -> Input {
    let limit = max(1 << 24, limits.limits[.size])
    if source == "-" {
      let bytes = try InputFile.read(source, limit: limit)
      return Input(isSVG: Self.beginsAsXML(bytes), bytes: bytes)
    }
    guard MovingPicture.isNamed(source) else { return Input(isSVG: false, bytes: nil) }
    return Input(isSVG: true, bytes: try InputFile.read(source, limit: limit))
  }

  /// The picture of an SVG file.
  ///
  /// - Parameter file: the path of the file; nil for the source.
  func movingPicture(
    _ bytes: [UInt8], _ events: [MotionEvent], from file: String? = nil
  ) throws -> MovingPicture {
    let file = file ?? source
    let name = file == "-" ? "<stdin>" : FileName.shown(file)
    let result = Watchdog.limit(seconds: limits.time) {
      Result { () throws(XMLError) in
        try MovingPicture(bytes, name: name, limits: xmlLimits, at: moment, events: events)
      }
    }
    switch result {
    case .success(let picture):
      if let event = events.first(where: { !picture.ids.contains($0.id) }) {
        let hint = Suggestion.nearest(to: event.id, among: Array(picture.ids).sorted())
        throw Failure(
          "no element has the id \(event.id.quoted.visible) of --event"
            + (hint.map { "\n  help: did you mean \($0.quoted.visible)?" } ?? ""))
      }
      return picture
    case .failure(let error): throw FileError(path: name, error)
    }
  }

  /// An option that an SVG file has no use for; nil if none is given.
  var unusedBySVGFile: String? {
    [
      ("--set", !settings.isEmpty), ("--data-root", dataRoot != nil), ("--title", title != nil),
      ("--desc", desc != nil), ("--lang", lang != nil), ("--role", role != nil),
      ("--text", text != nil), ("--font", font != nil),
    ].first(where: \.1)?.0
  }

  /// The limits of the file, with those of documents that are set.
  private var xmlLimits: XMLLimits {
    limits.settings.reduce(into: XMLLimits.default) { limits, setting in
      limits.set(setting.name, to: setting.value)
    }
  }

  /// Whether a text is XML or packed, and so no document.
  static func beginsAsXML(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0x1f, 0x8b]) { return true }
    let marks: [[UInt8]] = [[0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]]
    let mark = marks.first { bytes.starts(with: $0) }?.count ?? 0
    let first = bytes.dropFirst(mark).first { ![0, 9, 10, 13, 32].contains($0) }
    return first == UInt8(ascii: "<")
  }
}

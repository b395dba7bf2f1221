import SweepDiagnostics
import SweepFiles
import SweepFonts
import SweepRender
import SweepTemplates
import SweepType

/// A document of Sweephand, or other JSON or YAML, that is given in place of a picture.
enum GivenDocument {
  /// The findings: what it is, and its own errors as `render` tells them; nil for what may be SVG.
  ///
  /// - Parameters:
  ///   - path: the file, which may be the standard input, `-`.
  ///   - shown: the file's name in messages.
  static func findings(in bytes: [UInt8], _ path: String, shown: String) -> [Diagnostic]? {
    let source = SourceText(bytes, file: shown)
    let isJSON = source.mayBeJSON
    guard isJSON || isYAML(source.bytes) else { return nil }
    guard DocumentKey.isAtRoot(of: bytes) else {
      var faults = DiagnosticSink()
      if isJSON { _ = JSONReader.document(source, LoadLimits(), into: &faults) }
      return [
        Diagnostic(
          .document, "this is \(isJSON ? "JSON" : "YAML"), not an SVG file", file: shown,
          hint: "a document of Sweephand has the key 'sweephand: 1'")
      ] + faults.sorted
    }
    return [
      Diagnostic(
        .document, "this is a document of Sweephand, not an SVG file", file: shown,
        hint: "'sweephand check' compares it with its picture, 'sweephand render' draws it")
    ] + drawing(bytes, path, shown)
  }

  private static func drawing(_ bytes: [UInt8], _ path: String, _ shown: String) -> [Diagnostic] {
    var request = PictureRequest(
      .text(bytes, file: shown, folder: path == "-" ? nil : Paths.folder(of: path)))
    request.environment.fontReader = FontFace.reader
    do throws(PictureError) {
      return try request.drawing().findings
    } catch {
      return error.findings
    }
  }

  /// Whether the first line that is no comment is one of YAML: a mark, an item, or a key.
  private static func isYAML(_ bytes: ArraySlice<UInt8>) -> Bool {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.lazy.map { line in
      String(decoding: line, as: UTF8.self)
    }
    guard let first = lines.first(where: { !$0.contains(/^\s*(#|$)/) }) else { return false }
    return first.contains(/^(---|%YAML|- |["']?[A-Za-z_][\w \-]*["']?:(\s|$))/)
  }
}

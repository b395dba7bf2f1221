import HTTPTypes
import SweepDiagnostics
import SweepDials
import SweepDiff
import SweepEndpoint
import SweepRender
import SweepSVG
import SweepScene
import SweepTemplates
import SweepType
import SweepXML

/// A picture on the bench: the file and, on demand, further data of the page.
struct BenchPicture: Sendable {
  /// The file as it is shipped.
  let file: [UInt8]
  /// Findings in the document, and features that the file does not show.
  private let findings: [Diagnostic]
  /// The scene of the file; nil for a recorded picture and for an SVG file.
  private let drawing: SweepRender.Drawing?
  /// The SVG file; nil for a dial.
  let svgFile: MovingPicture?

  /// Draws a request.
  ///
  /// - Parameter warnings: those about the document as it was read.
  init(_ request: PictureRequest, warnings: [Diagnostic]) throws(RefusedRequest) {
    (drawing, file, findings) = try RefusedRequest.wrap { () throws(PictureError) in
      let drawing = try request.drawing()
      let picture = try drawing.picture()
      return (drawing, picture.bytes, warnings + request.contrastFindings + picture.findings)
    }
    svgFile = nil
  }

  /// Takes an SVG file, or the still picture of its moment.
  init(_ svgFile: MovingPicture) {
    (file, findings, drawing) = (svgFile.bytes, svgFile.findings, nil)
    self.svgFile = svgFile
  }

  /// Takes a recorded picture.
  init(recorded file: [UInt8]) {
    (self.file, findings, drawing, svgFile) = (file, [], nil, nil)
  }

  /// The picture's name; empty for a recorded picture.
  var title: String { drawing?.scene.title ?? svgFile?.title ?? "" }

  /// The description of the picture; empty for a recorded picture.
  var description: String { drawing?.scene.description ?? svgFile?.description ?? "" }

  /// The font file in which its text is set; nil for none.
  var font: FontFace? { drawing?.scene.font }

  /// The file for the inspector: the names of all layers as ids and, as documents spell them, in
  /// `data-name`; the numbers of parts in `data-part`.
  func stage() throws(RefusedRequest) -> [UInt8] { try withIDs(andNames: true) }

  /// The file with the names of all layers as ids.
  private func withIDs(andNames namesLayers: Bool = false) throws(RefusedRequest) -> [UInt8] {
    guard let drawing else { return Self.withoutScript(file) }
    return try RefusedRequest.wrap { () throws(PictureError) in
      try drawing.withIDs(andNames: namesLayers)
    }
  }

  /// The file for the inspector alone: less than half of the work of a picture.
  static func stage(of request: PictureRequest) throws(RefusedRequest) -> [UInt8] {
    try RefusedRequest.wrap { () throws(PictureError) in
      try request.drawing().withIDs(andNames: true)
    }
  }

  /// Findings in the document and in the file.
  func diagnostics() -> [Diagnostic] {
    guard let name = svgFile?.name else {
      return findings + Examiner.shared.findings(file, name: Self.name)
    }
    return findings
      + Examiner.foreign.findings(file, name: name).map { finding in
        var remark = finding
        // The page around an icon names it.
        if finding.code.rawValue == "SH1501" { remark.severity = .note }
        return remark
      }
  }

  /// The findings that keep a recorded picture or an SVG file out of the page, which would include it:
  /// anybody may have written it.
  func hazards(named name: String) -> [Diagnostic] {
    guard drawing == nil else { return [] }
    return Examiner.untrusting.findings(Self.withoutScript(file), name: name)
      .filter { $0.severity == .error && (svgFile == nil || $0.isAboutSafety) }
  }

  /// The interactivity of the picture, as far as its file shows.
  var interactivity: Dial.Interactivity {
    let text = String(decoding: file, as: UTF8.self)
    return text.contains(" data-control=") ? .script : text.contains(".click\"") ? .click : .none
  }

  /// The changes in words since another picture; nil if the two cannot be compared.
  ///
  /// With the names of all layers as ids, the description has more detail. A recorded picture may
  /// have them or not.
  func changes(from old: BenchPicture) -> [String]? {
    guard let before = try? old.withIDs(), let now = try? withIDs() else { return nil }
    let forms = old.drawing == nil ? [now, file] : [now]
    return forms.compactMap { Self.changes(from: before, to: $0) }.min { $0.count < $1.count }
  }

  /// The changes from one file to another in words; nil if they cannot be compared.
  static func changes(from old: [UInt8], to new: [UInt8]) -> [String]? {
    guard let before = try? XMLDocument(bytes: withoutScript(old), name: name),
      let now = try? XMLDocument(bytes: withoutScript(new), name: name)
    else { return nil }
    return (try? Difference(from: before, to: now).sentences)?.map(\.description)
  }

  /// The file without its script, which may also be a separate file.
  private static func withoutScript(_ bytes: [UInt8]) -> [UInt8] {
    Array(
      String(decoding: bytes, as: UTF8.self)
        .replacing(/<script>.*?<\/script>/.dotMatchesNewlines(), with: "").utf8)
  }

  /// The name that diagnostics give the file.
  static let name = "picture.svg"
}

extension PictureRequest {
  /// The parts of a document whose colours have too little contrast.
  var contrastFindings: [Diagnostic] {
    guard case .document(let document) = source else { return [] }
    return document.contrastFindings(set: values, in: environment)
  }
}

extension SweepRender.Drawing {
  /// The file with the names of all layers as ids, and as documents spell them beside the numbers of
  /// parts.
  fileprivate func withIDs(andNames namesLayers: Bool) throws(PictureError) -> [UInt8] {
    var drawing = self
    switch form {
    case .svg(var options):
      options.idPrefix = .none
      options.namesLayers = namesLayers
      if namesLayers { drawing.markParts() }
      drawing.form = .svg(options)
    }
    return try drawing.picture().bytes
  }
}

extension RefusedRequest {
  /// Draws, and rejects the request if the picture cannot be drawn.
  static func wrap<Value>(
    _ draw: () throws(PictureError) -> Value
  ) throws(RefusedRequest) -> Value {
    do throws(PictureError) {
      return try draw()
    } catch {
      throw RefusedRequest(.unprocessableContent, error.findings)
    }
  }
}

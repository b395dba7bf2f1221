import HTTPTypes
import SweepArtwork
import SweepDiagnostics
import SweepEndpoint
import SweepFiles
import SweepGeometry
import SweepRender
import SweepScene
import SweepTemplates
import SweepYAML

/// A document that turns the needle of a drawing, before it is written.
struct RigDraft {
  let rig: Rig
  let artwork: Artwork
  /// The file of the drawing.
  let bytes: [UInt8]

  /// The text of the document beside a drawing of a name.
  func text(_ file: String) -> String {
    Document.draft(of: rig, artwork, file: file, title: Paths.title(of: file))
  }

  /// The picture of the document at a reading; that of the drawing by default.
  func picture(at value: Double?) throws(RefusedRequest) -> JSON {
    let folder = DocumentFolder.elsewhere("") { _, limit in bytes.count > limit ? nil : bytes }
    let outcome = Document.read(Array(text("drawing.svg").utf8), file: "dial.yaml", in: folder)
    guard let document = outcome.value else {
      throw RefusedRequest(.unprocessableContent, outcome.diagnostics)
    }
    let value = value.map { "&value=\($0)" } ?? ""
    let query = try PreviewQuery("motion=none" + value)
    let stage = try BenchPicture.stage(of: query.picture.request(for: document))
    return .string(String(decoding: stage, as: UTF8.self))
  }

  /// The parts as the page shows them.
  func json(_ file: String) -> JSON {
    let (values, number) = (rig.stops.value, rig.number)
    let stops = values.map { stop in
      JSON.object([
        "value": .number(stop.value), "angle": .number(stop.angle.degrees),
        "isPrinted": .boolean(stop.isPrinted),
      ])
    }
    let remarks = Rig.Step.allCases.map { step in
      JSON.Member(step.rawValue, .array((rig.remarks[step] ?? []).map(JSON.string)))
    }
    return .object([
      "needle": rig.needle.json(rig.needle.value), "pivot": rig.pivot.json,
      "direction": .number(rig.direction.degrees),
      "scale": rig.stops.words(["stops": .array(stops), "isEndless": .boolean(rig.isEndless)]),
      "radius": .number(rig.radius), "reading": .number(rig.reading),
      "number": number.map { $0.json($0.value.element) } ?? .null,
      "arc": rig.arc?.json ?? .null, "bands": .array(rig.bands.map(\.json)),
      "lamps": .array(rig.lamps.map(\.json)), "remarks": .object(remarks),
      "text": .string(text(file)),
    ])
  }
}

extension RigError {
  /// The parts found before the error, as the page shows them.
  var json: JSON {
    .object([
      "needle": needle.map { $0.json($0.value) } ?? .null, "pivot": pivot?.json ?? .null,
      "direction": direction.map { .number($0.degrees) } ?? .null, "scale": .null,
      "number": .null, "arc": .null, "bands": .array([]), "lamps": .array([]),
      "remarks": .object([]),
      "fault": .object(["step": .string(step.rawValue), "message": .string(message)]),
    ])
  }
}

extension Rig.Found {
  /// A part with the words for how it was found.
  fileprivate func words(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    JSON.object([
      "words": .string(words), "isCertain": .boolean(isCertain), "isChosen": .boolean(isChosen),
    ]).adding(members)
  }

  fileprivate func json(_ element: Rig.Element) -> JSON {
    words(["index": .number(element.index), "name": .string(element.name)])
  }
}

extension Rig.Found<Point> {
  fileprivate var json: JSON { words(["x": .number(value.x), "y": .number(value.y)]) }
}

extension Rig.Found<Rig.Light> {
  fileprivate var json: JSON {
    json(value.element).adding([
      "from": value.from.map(JSON.number), "below": value.below.map(JSON.number),
      "limits": .string(value.words), "isGuess": .boolean(value.isGuess),
    ])
  }
}

extension Artwork {
  /// The elements of the drawing as the page shows them.
  var json: JSON {
    func list(_ box: Rect) -> JSON {
      .array([box.minX, box.minY, box.size.width, box.size.height].map(JSON.number))
    }
    let parts = Rig.parts(of: self).map { part in
      JSON.object([
        "name": .string(part.name), "parent": part.parent.map(JSON.number),
        "box": part.box.map(list),
        "outline": part.outline.map(JSON.string), "text": part.text.map(JSON.string),
        "isGroup": part.isGroup ? .boolean(true) : nil,
        "isFilled": part.isFilled ? .boolean(true) : nil,
      ])
    }
    return .object(["viewBox": list(viewBox), "parts": .array(parts)])
  }
}

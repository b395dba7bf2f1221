public import SweepDiagnostics
import SweepValidation
import SweepValues
public import SweepXML

/// An SVG file with its motion, of which any moment can be drawn as a still file.
///
/// SMIL animations (SMIL 3.0, as SVG 1.1 and 2 use it) and CSS animations (CSS Animations 1) are
/// evaluated; scripts and transitions never run. The still file is the text of the file with the
/// animated values in place of the static ones and without animation elements; all else stays
/// byte for byte.
public struct MovingDrawing: Sendable {
  /// The parts of the file that cannot be evaluated, each with its place.
  public let findings: [Diagnostic]
  /// The seconds after which nothing changes any more; infinite for endless motion, 0 for none.
  public let end: Double

  private let tree: XMLTree
  private let writer: StillWriter
  private let smil: SMILMotion
  private let css: CSSMotion

  /// Reads the motion of a file.
  ///
  /// - Parameter events: the events that begin and end animations, in any order.
  public init(_ document: XMLDocument, events: [MotionEvent] = []) {
    self.init(document.contents, document.instructions, name: document.name, events)
  }

  /// Reads the motion of a file.
  ///
  /// - Parameters:
  ///   - instructions: the targets of the processing instructions beside the root element.
  ///   - name: the file's name in findings.
  package init(
    _ tree: XMLTree, _ instructions: [String], name: String, _ events: [MotionEvent] = []
  ) {
    let facts = Facts(tree)
    self.tree = tree
    writer = StillWriter(tree)
    var notes = MotionNotes(tree, file: name)
    smil = SMILMotion(facts, events, &notes)
    css = CSSMotion(facts, animated: smil.properties, &notes)
    Self.note(facts, instructions, &notes)
    findings = notes.findings
    end = max(smil.end, css.end)
  }

  /// The list of all motion, that of SMIL before that of style sheets.
  public var timeline: [MotionEntry] { smil.timeline(in: tree) + css.timeline(in: tree) }

  /// Whether anything moves.
  public var isMoving: Bool { end > 0 }

  /// The file as it is shown so many seconds after it begins, as UTF-8 text without motion.
  public func still(at seconds: Double) -> [UInt8] { writer.text(changes(at: seconds)) }

  /// The values that renderers of SVG 1.1 do not compute.
  package var plainForm: PlainForm { PlainForm(Facts(tree)) }

  /// The file as it is shown so many seconds after it begins, for a renderer of SVG 1.1.
  package func still(at seconds: Double, in form: PlainForm) -> [UInt8] {
    var changes = changes(at: seconds)
    form.apply(to: &changes)
    return writer.text(changes)
  }

  /// The file as it is shown so many seconds after it begins, in a form that does not tell SMIL from CSS.
  package func comparableStill(at seconds: Double) -> [UInt8] {
    writer.comparableText(changes(at: seconds))
  }

  /// Notes the style sheets and pictures in other files that may move.
  private static func note(
    _ facts: Facts, _ instructions: [String], _ notes: inout MotionNotes
  ) {
    if instructions.contains("xml-stylesheet") {
      notes.add("the style sheet of 'xml-stylesheet' is not loaded", at: 0)
    }
    for node in facts.elements(named: "style")
    where CSSTokenizer.tokens(of: facts.tree.text(of: node).utf8)
      .contains(where: { $0.kind == .atWord && $0.text.lowercased() == "import" })
    {
      notes.add("the style sheet of '@import' is not loaded", at: node)
    }
    for node in facts.elements(named: "image") {
      guard let link = facts.link(of: node),
        case .data(let address) = Address(facts.tree.string(ofAttribute: link)),
        address.type == "image/svg+xml"
      else { continue }
      let bytes = address.isBase64 ? Base64.decode(address.payload) : nil
      let text = bytes.map { String(decoding: $0, as: UTF8.self) } ?? address.payload
      if ["<animate", "%3canimate", "keyframes"].contains(where: text.lowercased().contains) {
        notes.add("the motion of the picture in 'image' is not evaluated", at: node)
      }
    }
  }

  private func changes(at seconds: Double) -> [Int: ElementChange] {
    var changes = smil.changes(at: seconds)
    for (node, change) in css.changes(at: seconds) {
      changes[node, default: ElementChange()].override(by: change)
    }
    return changes
  }
}

/// An event such as a click on an element.
public struct MotionEvent: Hashable, Sendable {
  /// The id of the element.
  public let id: String
  /// The name of the event, as in `click`.
  public let name: String
  /// The seconds after the document begins.
  public let seconds: Double

  /// Makes an event.
  public init(id: String, name: String, seconds: Double) {
    (self.id, self.name, self.seconds) = (id, name, seconds)
  }
}

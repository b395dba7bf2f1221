package import SweepDiagnostics
import SweepXML

/// The findings about motion that cannot be evaluated, each once for an element.
struct MotionNotes {
  /// The findings in the order of their places.
  private(set) var findings: [Diagnostic] = []

  private let tree: XMLTree
  private let file: String
  private var known: Set<String> = []
  private static let limit = 100

  init(_ tree: XMLTree, file: String) { (self.tree, self.file) = (tree, file) }

  /// Notes what is not evaluated at an element, in lower case without a full stop.
  mutating func add(_ message: String, at node: Int) {
    let place = tree.position(of: node)
    guard findings.count < Self.limit, known.insert("\(node) \(message)").inserted else { return }
    var finding = Diagnostic(.unevaluatedMotion, message, severity: .warning, file: file)
    (finding.line, finding.column) = (place.line, place.column)
    finding.element = tree.path(of: node)
    findings.append(finding)
  }
}

extension DiagnosticCode {
  package static let unevaluatedMotion = Self(
    "SH1901",
    "A part of the file's motion is not evaluated; stills and films show it as if it were not"
      + " there.")

  /// The codes of motion.
  package static let ofMotion = [unevaluatedMotion]
}

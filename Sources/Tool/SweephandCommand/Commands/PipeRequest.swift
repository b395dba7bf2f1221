import SweepDiagnostics
import SweepTemplates

/// A request of `sweephand pipe`: one line of JSON.
struct PipeRequest {
  /// Why a line is no request.
  struct Fault: Error {
    let message: String
    let findings: [Diagnostic]
  }

  private static let keys = ["arguments", "set", "input"]
  private static let shape = #"a request is a line such as {"arguments": ["clock"]}"#

  /// The arguments for `sweephand render`.
  private(set) var arguments: [String] = []
  /// The parameters with their values as the command line writes them.
  private(set) var settings: [(name: String, text: String)] = []
  /// The text of a document.
  private(set) var input: String?

  /// Reads a line.
  init(_ line: String) throws(Fault) {
    let bytes = Array(line.utf8)
    var limits = LoadLimits()
    limits[.size] = max(limits[.size], bytes.count)
    let source = SourceText(bytes, file: "request")
    var sink = DiagnosticSink()
    guard let root = JSONReader.document(source, limits, into: &sink),
      case .mapping(let entries) = root.content
    else { throw Fault(message: Self.message(sink.sorted), findings: sink.sorted) }
    for entry in entries where !Self.keys.contains(entry.key.text) {
      sink.error(
        .unknownKey, "unknown key \(entry.key.text.quoted) in the request", at: entry.key.span,
        hint: Suggestion.hintOrList(entry.key.text, among: Self.keys, "the keys are"))
    }
    guard !sink.hasErrors else {
      throw Fault(message: Self.message(sink.sorted), findings: sink.sorted)
    }
    guard let arguments = root["arguments"].flatMap(Self.texts), take(root["set"]),
      takeInput(root["input"])
    else { throw Fault(message: Self.shape, findings: []) }
    self.arguments = arguments
  }

  /// Errors as people read them; the shape of a request for what is not JSON.
  private static func message(_ findings: [Diagnostic]) -> String {
    let isReadable = findings.contains { [.unknownKey, .duplicateKey].contains($0.code) }
    return isReadable ? findings.map(\.description).joined(separator: "\n") : shape
  }

  private mutating func take(_ set: Node?) -> Bool {
    guard let set, !Self.isNull(set) else { return true }
    guard case .mapping(let entries) = set.content else { return false }
    for entry in entries {
      guard let text = Self.text(of: entry.value) else { return false }
      settings.append((entry.key.text, text))
    }
    return true
  }

  private mutating func takeInput(_ node: Node?) -> Bool {
    guard let node, !Self.isNull(node) else { return true }
    input = Self.word(node)
    return input != nil
  }

  private static func texts(_ node: Node) -> [String]? {
    guard case .sequence(let items) = node.content else { return nil }
    let words = items.compactMap(word)
    return words.count == items.count ? words : nil
  }

  /// The text of a node that is a text; nil for another one.
  private static func word(_ node: Node) -> String? {
    node.scalar.flatMap { $0.isPlain ? nil : $0.text }
  }

  private static func isNull(_ node: Node) -> Bool {
    node.scalar.map { $0.isPlain && $0.text == "null" } ?? false
  }

  /// A value as the command line writes it; nil for an object.
  private static func text(of node: Node) -> String? {
    switch node.content {
    case .scalar(let scalar):
      guard scalar.isPlain, let number = Double(scalar.text), number.isFinite else {
        return scalar.text
      }
      return Int(exactly: number).map { "\(Int(scalar.text) ?? $0)" } ?? "\(number)"
    case .sequence(let items):
      let texts = items.compactMap(text)
      return texts.count == items.count ? texts.joined(separator: ", ") : nil
    case .mapping, .refused: return nil
    }
  }
}

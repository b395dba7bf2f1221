import SweepValues
package import SweepVocabulary
public import SweepXML

/// The differences between two documents.
///
/// ```swift
/// let difference = try Difference(from: old, to: new, options: options)
/// print(difference.sentences.map(\.description))  // ["needle: end angle 41.2° → 44°"]
/// ```
public struct Difference: Sendable {
  /// Name of the old document.
  public let oldName: String
  /// Name of the new document.
  public let newName: String
  /// The moment of both documents in seconds; nil, the default, for documents as they are.
  package var moment: Double?
  /// All changes, in the order of the documents, each in exactly one of the sentences.
  public let sentences: [Sentence]
  /// Whether the documents have lists that are too long and too different for a minimal comparison:
  /// then all differences are still listed, if not in the shortest way.
  public let isCoarse: Bool

  /// Whether nothing differs.
  public var isEmpty: Bool { sentences.isEmpty }

  /// The changes of all sentences.
  public var changes: [Change] { sentences.flatMap(\.changes) }

  /// Compares two documents.
  ///
  /// - Throws: ``DiffError`` where an expression of the options cannot be used.
  public init(
    from old: XMLDocument, to new: XMLDocument, options: DiffOptions = DiffOptions()
  ) throws(DiffError) {
    let ignored = (try Self.select(options.ignored, old), try Self.select(options.ignored, new))
    var names = NameTable()
    let digest = Digest()
    let (first, second) = (old.contents, new.contents)
    var sides = (
      Side(first, names: &names, ignoring: ignored.0),
      Side(second, names: &names, ignoring: ignored.1)
    )
    let replaced = Self.stripPrefixes(&sides, options)
    let keepsEnds =
      (sides.0.hasIndentedText || sides.1.hasIndentedText)
      && (sides.0.seesSpace || sides.1.seesSpace)
    (sides.0.keepsEnds, sides.1.keepsEnds) = (keepsEnds, keepsEnds)
    let reach = StyleReach(first, second)
    let keepsOrder = reach.seesOrder || options.vocabulary == nil
    let keepsGroups = keepsOrder || reach.seesGroups
    let keepsLabels = first.names.contains(.label) && second.names.contains(.label)
    sides.0.prepare(options, digest, keepsGroups: keepsGroups, keepsLabels: keepsLabels)
    sides.1.prepare(options, digest, keepsGroups: keepsGroups, keepsLabels: keepsLabels)
    let values = ValueComparer(
      vocabulary: options.vocabulary, tolerance: Tolerance(options.equalWithin))
    let comparer = AttributeComparer(
      values, names.names, reach, ignoresStyle: Restyling.isLikely(sides.0, sides.1, values))
    let found = Self.edits(sides.0, sides.1, comparer, digest, replaced, keepsOrder)
    oldName = old.name
    newName = new.name
    isCoarse = found.isCoarse
    var edits = Restyling.removed(from: found.edits, sides.0, sides.1, values)
    let areDrawn = edits.allSatisfy { edit in
      (edit.old.map(first.isElement) ?? true) && (edit.new.map(second.isElement) ?? true)
    }
    if !edits.isEmpty, areDrawn, FlatDrawing.areEqual(sides.0, sides.1, values) { edits = [] }
    sentences = Self.sentences(edits, sides.0, sides.1, options)
  }

  /// Ignores prefixes of ids: automatic ones, and those of our documents in which one replaced
  /// another, which is a change.
  private static func stripPrefixes(
    _ sides: inout (Side, Side), _ options: DiffOptions
  ) -> IDPrefix.Replaced? {
    if options.comparesPrefixes { return nil }
    let (first, second) = (sides.0.tree, sides.1.tree)
    if let prefix = IDPrefix.automatic(in: first), let other = IDPrefix.automatic(in: second) {
      (sides.0.prefix, sides.1.prefix) = (prefix, other)
      return nil
    }
    guard Authorship.isWrittenBySweephand(first), Authorship.isWrittenBySweephand(second),
      let replaced = IDPrefix.replaced(first, second)
    else { return nil }
    (sides.0.prefix, sides.1.prefix) = (replaced.old, replaced.new)
    return replaced
  }

  private static func select(
    _ expressions: [String], _ document: XMLDocument
  ) throws(DiffError) -> XMLSelection {
    var selection = XMLSelection()
    for expression in expressions {
      do throws(XPathError) {
        selection.formUnion(try document.select(expression))
      } catch { throw .expression(expression, error.message) }
    }
    return selection
  }

  /// The edits, whichever of the documents is the old one: they are compared in an order that
  /// depends on their content, so that each direction mirrors the other.
  private static func edits(
    _ old: Side, _ new: Side, _ comparer: AttributeComparer, _ digest: Digest,
    _ replaced: IDPrefix.Replaced?, _ keepsOrder: Bool
  ) -> (edits: [Edit], isCoarse: Bool) {
    let isSwapped = new.precedes(old)
    let matcher = Matcher(
      isSwapped ? new : old, isSwapped ? old : new, comparer, digest, keepsOrder: keepsOrder)
    matcher.run()
    var edits = isSwapped ? matcher.edits.map(\.mirrored) : matcher.edits
    if let (a, b) = replaced?.attributes {
      edits.append(
        Edit(
          kind: .changed, old: old.tree.owner(ofAttribute: a), new: new.tree.owner(ofAttribute: b),
          oldAttribute: a, newAttribute: b))
    }
    var partners = matcher.partners
    if isSwapped {
      partners = Dictionary(
        partners.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return (inOrder(edits, partners, old), matcher.isCoarse)
  }

  /// Sorts edits by the new document; removals are at the place of their parent.
  private static func inOrder(_ edits: [Edit], _ partners: [Int: Int], _ old: Side) -> [Edit] {
    func key(_ edit: Edit) -> (Int, Int, Int, Int) {
      let place = edit.new ?? edit.old.flatMap { old.tree.parent(of: $0) }.flatMap { partners[$0] }
      return (place ?? 0, edit.old ?? 0, edit.newAttribute ?? 0, edit.oldAttribute ?? 0)
    }
    return edits.map { (key($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Why documents could not be compared.
public enum DiffError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An ignored expression is invalid, selects no nodes or takes too long.
  case expression(String, String)

  /// One line in lower case without a final period.
  public var description: String {
    switch self {
    case .expression(let text, let message): "cannot ignore '\(text)': \(message)"
    }
  }
}

/// Options of a comparison.
public struct DiffOptions: Sendable {
  /// The most by which equal numbers may differ; 0 by default.
  public var equalWithin: Double
  /// Whether comments are compared; they are not by default.
  public var comparesComments: Bool
  /// XPath expressions; the selected nodes of either document are ignored.
  public var ignored: [String]
  /// Whether automatic prefixes of ids, which change with the content, are compared.
  public var comparesPrefixes: Bool
  /// Whether documents that Sweephand wrote are described in words.
  public var describesChanges: Bool
  /// Meanings of attributes, those of SVG by default. Without one every value is text.
  package var vocabulary: Vocabulary? = .svg

  /// Makes options; each has a default.
  public init(
    equalWithin: Double = 0, comparesComments: Bool = false, ignored: [String] = [],
    comparesPrefixes: Bool = false, describesChanges: Bool = true
  ) {
    self.equalWithin = equalWithin
    self.comparesComments = comparesComments
    self.ignored = ignored
    self.comparesPrefixes = comparesPrefixes
    self.describesChanges = describesChanges
  }
}

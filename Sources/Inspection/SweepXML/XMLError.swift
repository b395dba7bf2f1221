import SweepValues

/// Why a document could not be read, or a schema not be compiled.
///
/// A violation of a schema is no error but an ``XMLFinding``.
public enum XMLError: Error, Hashable, Sendable {
  /// There is nothing in the document but white space.
  case empty
  /// The document is in, or claims, an encoding other than UTF-8 and UTF-16.
  case encoding(String)
  /// A byte sequence is not text in the document's encoding.
  case invalidText(XMLPosition)
  /// A limit is exceeded at the place given; `maximum` is what was allowed.
  case limit(XMLLimits.Name, maximum: Int, XMLPosition)
  /// The document brings a DTD of its own, which could define entities and hidden attributes.
  case internalSubset(XMLPosition)
  /// The text is not well-formed, with regard to namespaces too (XML 1.0; Namespaces in XML 1.0).
  case malformed(String, XMLPosition)
  /// A schema is well-formed but no usable RELAX NG grammar.
  case schema(String, XMLPosition)
  /// libxml2 could not do its work for want of memory.
  case outOfMemory

  /// The place in the document, where the error has one.
  public var position: XMLPosition? {
    switch self {
    case .empty, .encoding, .outOfMemory: nil
    case .invalidText(let position), .limit(_, _, let position), .internalSubset(let position),
      .malformed(_, let position), .schema(_, let position):
      position
    }
  }
}

extension XMLError {
  /// Way to mend it, in lower case on one line; nil where none is known.
  public var hint: String? {
    switch self {
    // The words on encodings say it already.
    case .encoding, .empty, .invalidText, .schema, .outOfMemory: nil
    case .limit(let name, _, _): "'--limit \(name.rawValue)=…' raises the limit"
    case .internalSubset: "save it as plain SVG, without the editor's own data"
    case .malformed(MergeConflict.message, _): MergeConflict.hint
    case .malformed(let message, _):
      message.hasPrefix("namespace prefix xlink ")
        ? "write xmlns:xlink=\"\(XMLName.xlink)\" on the outermost element"
        : Malformation.hint(for: message)
    }
  }
}

extension XMLError: CustomStringConvertible {
  /// The message alone: lower case, without the place.
  public var description: String {
    switch self {
    case .empty: "the document is empty"
    case .encoding("gzip"): "the document is compressed; unpack it first, as gunzip does"
    case .encoding(let name): "the encoding '\(name)' is not supported; save as UTF-8"
    case .invalidText: "the bytes are not text in the document's encoding"
    case .limit(.size, let maximum, _): "the document has more than \(maximum) bytes"
    case .limit(.depth, let maximum, _): "elements are nested more than \(maximum) deep"
    case .limit(.elements, let maximum, _): "the document has more than \(maximum) elements"
    case .limit(.attributes, let maximum, _): "an element has more than \(maximum) attributes"
    case .internalSubset: "a DOCTYPE with declarations of its own is not allowed"
    case .malformed(let message, _), .schema(let message, _): message
    case .outOfMemory: "libxml2 ran out of memory"
    }
  }
}

/// One thing a schema says against a document.
///
/// libxml2 names only the first fault below an element, so a finding gone may uncover another.
public struct XMLFinding: Hashable, Sendable, CustomStringConvertible {
  /// Severity of a finding.
  public enum Severity: String, Hashable, Sendable {
    /// The document is valid nevertheless.
    case warning
    /// The document is not valid.
    case error
  }

  /// Severity.
  public let severity: Severity
  /// libxml2's wording: lower case, no final period, on one line.
  public let message: String
  /// Start of the attribute at fault, or else of the element's start tag.
  public let position: XMLPosition
  /// The qualified name of the element at fault, or around the text at fault.
  public let element: String?
  /// The qualified name of the attribute at fault, where libxml2 names one.
  public let attribute: String?

  /// The number of the line, from 1.
  public var line: Int { position.line }
  /// The number of the character within the line, from 1.
  public var column: Int { position.column }

  /// The form `line:column: severity: message`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}

/// A place in a document's text, as an editor shows it.
///
/// A line ends at LF, CR or CR LF. A column counts characters (Unicode scalars), not bytes; a tab
/// is one, a byte order mark is none.
public struct XMLPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The number of the character within the line, from 1.
  public let column: Int

  /// Makes a place from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The very first character.
  public static let start = XMLPosition(line: 1, column: 1)

  /// Whether the left place comes earlier in the text.
  public static func < (left: XMLPosition, right: XMLPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The form `line:column`.
  public var description: String { "\(line):\(column)" }
}

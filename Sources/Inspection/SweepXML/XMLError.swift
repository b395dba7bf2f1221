import SweepValues

/// Why a document could not be read, or a schema not be compiled.
///
/// What is merely against a schema is no error but an ``XMLFinding``.
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
  /// How to mend it, where that is known: lower case, one line.
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

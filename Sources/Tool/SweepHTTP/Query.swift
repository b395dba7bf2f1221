/// The names and values of a query, as forms write them: `value=72&theme=night`.
public struct Query: Sendable {
  /// Why a query cannot be used.
  public enum Fault: Error, Equatable, Sendable {
    /// An escape is wrong, or what it stands for is not text.
    case malformed(String)
    /// A name stands there twice.
    case repeated(String)
    /// There are more names than this.
    case tooMany(Int)
  }

  /// The values by their names.
  public private(set) var values: [String: String] = [:]

  /// The most names of a query.
  public static let limit = 100

  /// Reads a query; an empty part between two `&` is skipped.
  public init(_ text: some StringProtocol) throws(Fault) {
    for part in text.split(separator: "&") {
      let sign = part.firstIndex(of: "=")
      let value = sign.map { part[part.index(after: $0)...] } ?? ""
      guard let name = PercentEncoding.decode(part[..<(sign ?? part.endIndex)], plusIsSpace: true),
        let value = PercentEncoding.decode(value, plusIsSpace: true),
        !name.utf8.contains(0), !value.utf8.contains(0)
      else { throw .malformed(String(part)) }
      guard values.count < Self.limit else { throw .tooMany(Self.limit) }
      guard values.updateValue(value, forKey: name) == nil else { throw .repeated(name) }
    }
  }

  /// The query in one spelling: by the names' order, with the escapes that are needed.
  package var canonical: String {
    values.sorted { $0.key < $1.key }
      .map { "\(PercentEncoding.encode($0.key))=\(PercentEncoding.encode($0.value))" }
      .joined(separator: "&")
  }

  /// Takes a value out, if it is there.
  public mutating func take(_ name: String) -> String? { values.removeValue(forKey: name) }
}

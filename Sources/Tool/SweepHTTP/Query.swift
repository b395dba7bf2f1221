/// The names and values of a query, as forms write them: `value=72&theme=night`.
public struct Query: Sendable {
  /// Why a query cannot be used.
  public enum Fault: Error, Equatable, Sendable {
    /// An escape is incomplete, or the decoded bytes are not UTF-8.
    case malformed(String)
    /// A name occurs twice.
    case repeated(String)
    /// There are more names than this limit.
    case tooMany(Int)
  }

  /// The values by their names.
  public private(set) var values: [String: String] = [:]

  /// The maximum number of names in a query.
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

  /// The query with sorted names and only the escapes that are needed.
  package var canonical: String {
    values.sorted { $0.key < $1.key }
      .map { "\(PercentEncoding.encode($0.key))=\(PercentEncoding.encode($0.value))" }
      .joined(separator: "&")
  }

  /// Removes a value and returns it; nil if it is not set.
  public mutating func take(_ name: String) -> String? { values.removeValue(forKey: name) }
}

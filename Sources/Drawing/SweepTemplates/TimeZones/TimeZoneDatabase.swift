import SweepDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("Sweephand builds with the C library of Darwin, Glibc or Musl")
#endif

/// The system's time zones: the files of the IANA database, and the zone that the system is set to.
struct TimeZoneDatabase: Sendable {
  /// The database in the folder where systems have it.
  static let system = TimeZoneDatabase("/usr/share/zoneinfo")

  /// The folder with its files, each of which is read once.
  private let folder: DocumentFolder

  init(_ path: String) { folder = .kept(path) }

  /// The seconds by which clocks of a zone are ahead of UTC at a moment.
  ///
  /// - Parameters:
  ///   - name: a name of the database or `UTC`; nil for the system's own zone.
  ///   - moment: seconds since 1970-01-01 00:00 UTC.
  func offset(of name: String?, at moment: Int) throws(GrammarError) -> Int {
    guard let name else {
      var (seconds, local) = (time_t(moment), tm())
      localtime_r(&seconds, &local)
      return local.tm_gmtoff
    }
    return try zone(name)?.offset(at: moment) ?? 0
  }

  /// The zone of a name; nil for UTC.
  func zone(_ name: String) throws(GrammarError) -> TimeZoneFile? {
    if name == "UTC" || name == "GMT" { return nil }
    // The database has files of other names too.
    let isPlain = name.utf8.allSatisfy { "+-/_".utf8.contains($0) || Grammar.isLetterOrDigit($0) }
    guard isPlain, name.contains("/"), let file = bytes(name).flatMap(TimeZoneFile.init) else {
      throw GrammarError(
        .unknownTimeZone, "must name a time zone, not \(name.quoted)", hint: hint(for: name))
    }
    return file
  }

  /// The zone of a city, or of a zone's name in other letters, such as `tokyo`; nil for other words.
  func zone(of place: String) -> String? {
    let city = place.replacing(" ", with: "_").lowercased()
    return names?.first { "/\($0)".lowercased().hasSuffix("/\(city)") }
  }

  private func hint(for name: String) -> String {
    guard let names else { return "this system has no time zones: install tzdata, or use UTC" }
    if let zone = zone(of: name) { return "did you mean '\(zone)'?" }
    return Suggestion.hint(name, among: names) ?? "zones are named as in Europe/Berlin or UTC"
  }

  /// The names of all zones with a place; nil without a database.
  private var names: [String]? {
    guard let table = bytes("zone.tab") else { return nil }
    return String(decoding: table, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.hasPrefix("#") ? nil : line.split(separator: "\t").dropFirst(2).first.map(String.init)
    }
  }

  private func bytes(_ name: String) -> [UInt8]? {
    try? DocumentFile.bytes(name, in: folder, limit: (.size, 1 << 20))
  }
}

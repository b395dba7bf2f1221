import SweepDiagnostics
import SweepGeometry
import SweepRender
import SweepTemplates

/// Draws the pictures of rows, wherever that is done.
struct RowRenderer: Sendable {
  let request: PictureRequest
  let columns: ColumnMap
  let titles: [String: Int]?
  private let separator: UInt8
  /// The column that names rows in lists.
  let id: String
  let pattern: NamePattern
  /// The part of rows that this one of several machines draws, from 0; all by default.
  let shard: (index: Int, count: Int)
  /// The name of the data in messages.
  let file: String
  /// The finder of existing files; nil if none are kept.
  let existingFiles: ExistingFiles?
  /// Files that no row may overwrite.
  let reservedPaths: ReservedPaths
  private let compiled: CompiledRequest?
  private let nameLimit: Int
  private let seed: String
  private let recent = RecentPictures(limit: 8 << 20)

  init(
    _ settings: Batch.Settings, columns: ColumnMap, titles: [String: Int]?, separator: UInt8
  ) {
    request = settings.request
    self.columns = columns
    (self.titles, self.separator) = (titles, separator)
    let isFolder = settings.format == .svg
    existingFiles =
      isFolder
      ? ExistingFiles(
        isByContent: settings.pattern.isByContent, trustsManifest: settings.triesFailedAlone) : nil
    reservedPaths = ReservedPaths(
      isFolder ? [settings.manifestName, settings.failed].compactMap(\.self) : [])
    (id, pattern, shard) = (settings.id, settings.pattern, settings.shard)
    file = settings.data == "-" ? "<stdin>" : settings.data
    compiled = try? settings.request.compiled(varying: columns.entries.map(\.parameter.name))
    nameLimit = settings.format == .tar ? TarSink.nameBytes : 4000
    seed = Self.seed(settings)
  }

  /// The outcome of a row; nil if it belongs to another shard.
  ///
  /// - Parameter past: the row's line in the manifest of an earlier run.
  func outcome(_ row: Row, past: String?) -> RowOutcome? {
    if shard.count > 1 {
      let hash = SHA256.hex(of: row.record.bytes).prefix(8)
      guard Int(UInt32(hash, radix: 16) ?? 0) % shard.count == shard.index else { return nil }
    }
    var outcome = RowOutcome(row: row, result: .failed([]))
    do throws(RowFault) {
      let cells = try RowCells(row, titles: titles, separator: separator)
      outcome.id = cells[id] ?? String(row.number)
      let set = try columns.values(of: cells)
      outcome.isBare = set.values.allSatisfy(\.isEmpty)
      outcome.lacksReadings = columns.lacksReadings(set)
      let values = request.values.merging(set) { $1 }
      let key = self.key(of: values)
      outcome.key = key
      let path = try pattern.path(row, cells, key: key)
      guard path.utf8.count <= nameLimit else {
        throw RowFault("makes a name of more than \(nameLimit) bytes", hint: "name files shorter")
      }
      guard !reservedPaths.contains(path) else {
        throw RowFault("has the name of a file of the batch itself, \(path.quoted)")
      }
      if let facts = existingFiles?.facts(of: path, key: key, past: past) {
        outcome.result = .kept(facts, path: path)
      } else {
        outcome.result = try draw(set, key: key, path: path, row)
      }
      // A row may name files, which are known once it is drawn.
      guard existingFiles == nil || !request.environment.filesRead.contains(path) else {
        throw RowFault("has the name of a file that the batch reads, \(path.quoted)")
      }
    } catch {
      outcome.result = .failed([error.diagnostic(row, file: file)])
    }
    return outcome
  }

  private func draw(
    _ set: [String: String], key: String, path: String, _ row: Row
  ) throws(RowFault) -> RowOutcome.Result {
    if let picture = recent[key] { return .drawn(picture, path: path) }
    do throws(PictureError) {
      let picture = try picture(set)
      recent[key] = picture
      return .drawn(picture, path: path)
    } catch {
      for (parameter, column) in columns.entries {
        guard let text = set[parameter.name] ?? request.values[parameter.name],
          let fault = parameter.fault(of: text, in: request.environment)
        else { continue }
        var own = RowFault(fault.message, hint: fault.hint, column: column)
        own.code = fault.code
        if titles != nil, fault.hint == "write \(text.replacing(",", with: "."))" {
          own.hint = "--decimal-comma reads a comma as the decimal point"
        }
        throw own
      }
      return .failed(
        error.findings.map { finding in
          var finding = finding
          finding.message = "row \(row.number): \(finding.message)"
          return finding
        })
    }
  }

  private func picture(_ set: [String: String]) throws(PictureError) -> Picture {
    if let compiled { return try compiled.picture(values: set) }
    var request = request
    request.values.merge(set) { $1 }
    return try request.picture()
  }

  /// The hash of all that decides how a row's picture looks.
  private func key(of values: [String: String]) -> String {
    var text = seed
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      // Lengths separate values that would otherwise read alike.
      text += "\(name)=\(value.utf8.count):\(value)\n"
    }
    return String(SHA256.hex(of: Array(text.utf8)).prefix(32))
  }

  /// The part of keys that all rows share: how the document looks by itself, with its files, its
  /// fonts, its form and the hour.
  private static func seed(_ settings: Batch.Settings) -> String {
    let request = settings.request
    let picture: String
    do throws(PictureError) {
      picture = SHA256.hex(of: try request.picture().bytes)
    } catch {
      picture = error.description
    }
    return "\(settings.version)\n\(settings.documentText)\n\(picture)\n"
  }
}

/// The pictures that were drawn last, up to a number of bytes, for rows that are equal.
final class RecentPictures: @unchecked Sendable {
  private let lock = Lock()
  private let limit: Int
  private var pictures: [String: Picture] = [:]
  private var bytes = 0

  init(limit: Int) { self.limit = limit }

  subscript(key: String) -> Picture? {
    get { lock.withLock { pictures[key] } }
    set {
      guard let newValue else { return }
      lock.withLock {
        if bytes > limit { (pictures, bytes) = ([:], 0) }
        pictures[key] = newValue
        bytes += newValue.bytes.count + 256
      }
    }
  }
}

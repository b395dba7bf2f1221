import SweepDiagnostics
import SweepFiles
import SweepRender
import SweepTemplates

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Draws a picture for each row of a table.
///
/// Rows are read, drawn at the same time, and written in their order, so that the memory it takes
/// does not depend on how many there are.
package struct Batch {
  /// The end of a batch.
  package enum Ending: Sendable {
    case complete
    /// By a failed row, with `--strict`.
    case strict
    /// By the user.
    case interrupted
  }

  private static let chunk = 64

  private let settings: Settings
  private var rows: RowSource
  private let renderer: RowRenderer
  private var history: ManifestHistory?
  private var sink: any RowSink
  private var failures: FailedRows?
  private var paths: PathRegister?
  /// The progress so far.
  package private(set) var progress: BatchProgress

  /// Opens the data and the files.
  package init(_ settings: Settings) throws {
    self.settings = settings
    settings.request.environment.filesRead.note(settings.data)
    progress = BatchProgress(isShown: settings.showsProgress)
    rows = try RowSource(
      settings.data, limit: settings.request.environment.limits[.data],
      separator: settings.separator)
    let columns = try ColumnMap(
      settings.parameters, asked: settings.columns, names: rows.names,
      fixed: Set(settings.request.values.keys), hasDecimalCommas: settings.hasDecimalCommas)
    try settings.check(rows.names)
    if settings.format == .svg {
      try OutputFolder.make(Paths.folder(of: settings.manifestName))
    }
    renderer = RowRenderer(
      settings, columns: columns, titles: rows.titles, separator: rows.separator)
    try settings.checkFiles()
    if settings.format == .svg {
      let name = settings.manifestName
      history = try ManifestHistory(name)
      sink = try FolderSink(root: settings.pattern.root, manifest: name)
    } else {
      let file = try StreamFile(settings.output)
      sink = settings.format == .tar ? TarSink(file: file) : LineSink(file: file)
    }
    let header = rows.header
    failures = try settings.failed.map { try FailedRows($0, header: header) }
    paths = settings.format != .ndjson && !settings.pattern.isByContent ? PathRegister() : nil
  }

  /// Draws all rows.
  package mutating func run() async throws -> Ending {
    Interrupt.listen(to: SIGINT)
    let ending = try await draw()
    progress.clear()
    try sink.end(isComplete: ending == .complete)
    try failures?.end()
    return ending
  }

  private mutating func draw() async throws -> Ending {
    try await withThrowingTaskGroup(of: (Int, [RowOutcome]).self) { group in
      var (started, done, isAtEnd) = (0, 0, false)
      var waiting: [Int: [RowOutcome]] = [:]
      while true {
        // Pictures that are drawn are delivered before waiting for more rows.
        while !isAtEnd, started - done < settings.jobs, started == done || rows.isReady,
          !Interrupt.isRequested
        {
          let chunk = try nextChunk()
          isAtEnd = chunk.isEmpty
          if isAtEnd { break }
          let (renderer, number) = (renderer, started)
          group.addTask { (number, chunk.compactMap { renderer.outcome($0.row, past: $0.past) }) }
          started += 1
        }
        guard done < started else { return Interrupt.isRequested ? .interrupted : .complete }
        Watchdog.start(seconds: settings.seconds * Self.chunk)
        while waiting[done] == nil, let (number, outcomes) = try await group.next() {
          waiting[number] = outcomes
        }
        Watchdog.stop()
        let outcomes = waiting.removeValue(forKey: done) ?? []
        if done == 0, !outcomes.isEmpty, outcomes.allSatisfy(\.isBare) { tellOfBareRows() }
        for outcome in outcomes {
          let result = try deliver(outcome)
          if settings.isStrict, case .failed = result { return .strict }
        }
        try sink.flush()
        progress.show(rows.progress)
        done += 1
      }
    }
  }

  private mutating func nextChunk() throws -> [(row: Row, past: String?)] {
    var chunk: [(row: Row, past: String?)] = []
    for row in try rows.next(most: Self.chunk) {
      chunk.append((row, try history?.line(of: row.number)))
    }
    return chunk
  }

  /// Writes the outcome of a row.
  private mutating func deliver(_ outcome: RowOutcome) throws -> RowOutcome.Result {
    var outcome = outcome
    if let fault = paths?.fault(of: outcome) {
      outcome.result = .failed([fault.diagnostic(outcome.row, file: renderer.file)])
    }
    try sink.take(outcome)
    progress.count(outcome)
    switch outcome.result {
    case .drawn(let picture, _) where settings.format != .ndjson:
      if !picture.findings.isEmpty { tell(picture.findings, of: outcome.row) }
    case .failed(let findings):
      progress.clear()
      findings.forEach { Console.error($0.description) }
      try failures?.take(outcome.row)
    default: break
    }
    return outcome.result
  }

  private func tellOfBareRows() {
    Console.error(
      "warning: the first rows set no parameter\n  help: use --map parameter=column")
  }

  private func tell(_ findings: [Diagnostic], of row: Row) {
    progress.clear()
    for finding in findings {
      var finding = finding
      finding.message = "row \(row.number): \(finding.message)"
      Console.error(finding.description)
    }
  }
}

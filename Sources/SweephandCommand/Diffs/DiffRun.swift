import SweepFiles
import SweepDiagnostics
import SweepDiff
import SweepXML

/// Compares pairs of files, and keeps what differs.
struct DiffRun {
  /// What came of a pair that is not the same.
  enum Outcome {
    case added(String)
    case removed(String)
    case different(Difference, old: [UInt8], new: [UInt8])
  }

  /// A pair that differs.
  struct Result {
    /// The path that reports for CI point to.
    let path: String
    let outcome: Outcome
  }

  /// What differs, in the order of the pairs.
  private(set) var results: [Result] = []
  /// The number of pairs.
  private(set) var count = 0
  /// Whether a file could not be read.
  private(set) var hasTrouble = false

  private let options: DiffOptions
  private let limits: LimitOptions

  init(_ options: DiffOptions, _ limits: LimitOptions) {
    (self.options, self.limits) = (options, limits)
  }

  /// Compares a pair; says what cannot be read.
  mutating func compare(_ pair: DiffPair) {
    Watchdog.wind(seconds: limits.time)
    count += 1
    do {
      if let outcome = try outcome(pair) {
        results.append(Result(path: pair.path, outcome: outcome))
      }
    } catch let failure as Failure {
      tell(failure.message)
    } catch {
      tell("sweephand: \(error)")
    }
  }

  private mutating func tell(_ message: String) {
    Console.error(message)
    hasTrouble = true
  }

  private func outcome(_ pair: DiffPair) throws -> Outcome? {
    guard let first = pair.old else { return pair.new == nil ? nil : .added(pair.newName) }
    guard let second = pair.new else { return .removed(pair.oldName) }
    let (old, new) = (try bytes(first), try bytes(second))
    if old == new { return nil }
    let (before, after) = (try document(old, pair.oldName), try document(new, pair.newName))
    let difference = try Difference(from: before, to: after, options: options)
    return difference.isEmpty ? nil : .different(difference, old: old, new: new)
  }

  private func bytes(_ source: DiffPair.Source) throws -> [UInt8] {
    switch source {
    case .file(let path): try InputFile.read(path, limit: limits.xml.size)
    case .blob(let hash):
      try Failure.wrap { () throws(FileError) in
        try Git.output(["cat-file", "blob", hash], limit: limits.xml.size)
      }
    }
  }

  private func document(_ bytes: [UInt8], _ name: String) throws(FileError) -> XMLDocument {
    do throws(XMLError) {
      return try XMLDocument(bytes: bytes, name: name, limits: limits.xml)
    } catch {
      let place = error.position.map { "\($0): " } ?? ""
      throw FileError(path: name, reason: "\(place)\(error)")
    }
  }
}

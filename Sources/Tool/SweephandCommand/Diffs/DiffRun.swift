import SweepDiagnostics
import SweepDiff
import SweepFiles
import SweepXML

/// Compares pairs of files, and keeps what differs.
struct DiffRun {
  /// What came of a pair that is not the same.
  enum Outcome {
    case added(String)
    case removed(String)
    case different(Difference, old: [UInt8], new: [UInt8])
    /// One of the sides or both cannot be read.
    case unreadable(old: DiffSide, new: DiffSide)
  }

  /// What becomes of a file that is there and cannot be read.
  enum Strictness {
    /// It is trouble.
    case strict
    /// It is a difference, and trouble too where it is the new one: the old one may have been mended.
    case forgivesOld
    /// It is a difference, as git stops at any trouble.
    case forgivesAll
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
  private let strictness: Strictness

  init(_ options: DiffOptions, _ limits: LimitOptions, _ strictness: Strictness = .strict) {
    (self.options, self.limits, self.strictness) = (options, limits, strictness)
  }

  /// Compares a pair; says what cannot be read.
  mutating func compare(_ pair: DiffPair) {
    Watchdog.wind(seconds: limits.time, forGit: strictness == .forgivesAll)
    count += 1
    do {
      guard let outcome = try outcome(pair) else { return }
      results.append(Result(path: pair.path, outcome: outcome))
      if case .unreadable(_, let new) = outcome, let error = new.error,
        strictness != .forgivesAll
      {
        throw error
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
    let old = DiffSide(first, pair.oldName, limits.xml)
    let new = DiffSide(second, pair.newName, limits.xml)
    if let bytes = old.bytes, bytes == new.bytes { return nil }
    if let error = old.error ?? new.error, strictness == .strict { throw error }
    guard let before = old.document, let after = new.document else {
      return .unreadable(old: old, new: new)
    }
    let difference = try Difference(from: before, to: after, options: options)
    return difference.isEmpty
      ? nil : .different(difference, old: old.bytes ?? [], new: new.bytes ?? [])
  }
}

package import SweepDiff
import SweepFiles
package import SweepXML

/// Compares pairs of files, and keeps the differences.
package struct DiffRun {
  /// The treatment of a file that exists and cannot be read.
  package enum Strictness: Sendable {
    /// An error.
    case strict
    /// A difference, and an error too for the new file: the old one may have been fixed.
    case forgivesOld
    /// A difference, because git stops at any error.
    case forgivesAll
  }

  /// A pair that differs.
  struct Result {
    let pair: DiffPair
    let content: Content
    /// The time of the comparison.
    let time: Duration
  }

  /// The difference of a pair.
  enum Content {
    case different(Difference, old: [UInt8], new: [UInt8])
    /// One of the files is missing, or at least one cannot be read; in sentences about the file.
    case incomparable([String])
  }

  /// The differences, in the order of the pairs.
  private(set) var results: [Result] = []
  /// The number of pairs.
  private(set) var count = 0
  /// Whether a file could not be read.
  package private(set) var hasFailed = false

  /// The moments whose still pictures are compared; nil, the default, for the files' text.
  package var moments: DiffMoments?

  private let options: DiffOptions
  private let limits: XMLLimits
  private let seconds: Int
  private let strictness: Strictness

  /// Makes a run.
  ///
  /// - Parameter seconds: the most seconds that a pair may take; the program ends beyond.
  package init(
    _ options: DiffOptions, limits: XMLLimits, seconds: Int, _ strictness: Strictness = .strict
  ) {
    (self.options, self.limits, self.strictness) = (options, limits, strictness)
    self.seconds = seconds
  }

  /// Whether anything differs.
  package var hasDifferences: Bool { !results.isEmpty }

  /// Compares pairs; reports on the standard error which files cannot be read.
  package mutating func compare(_ pairs: [DiffPair]) {
    for pair in pairs {
      Watchdog.start(seconds: seconds, forGit: strictness == .forgivesAll)
      count += 1
      let start = ContinuousClock.now
      do {
        for content in try contents(of: pair) {
          results.append(
            Result(pair: pair, content: content, time: ContinuousClock.now - start))
        }
      } catch {
        fail(error)
      }
    }
    Watchdog.stop()
  }

  private mutating func fail(_ error: any Error) {
    Console.error("sweephand: \(error)")
    hasFailed = true
  }

  /// The difference of a pair, or one for each moment at which it differs.
  private mutating func contents(of pair: DiffPair) throws -> [Content] {
    guard let first = pair.old else {
      return pair.new == nil ? [] : [.incomparable(["file added"])]
    }
    guard let second = pair.new else { return [.incomparable(["file removed"])] }
    let old = DiffSide(first, pair.oldName, limits)
    let new = DiffSide(second, pair.newName, limits)
    if let bytes = old.bytes, bytes == new.bytes { return [] }
    if let error = old.error ?? new.error, strictness == .strict { throw error }
    guard let before = old.document, let after = new.document else {
      if let error = new.error, strictness != .forgivesAll { fail(error) }
      let words = [
        old.error.map { "old file cannot be read: \($0.reason)" },
        new.error.map { "new file cannot be read: \($0.reason)" },
      ]
      return [.incomparable(words.compactMap { $0 })]
    }
    if let moments {
      return try moments.contents(from: before, to: after, options, limits: limits)
    }
    let difference = try Difference(from: before, to: after, options: options)
    return difference.isEmpty
      ? [] : [.different(difference, old: old.bytes ?? [], new: new.bytes ?? [])]
  }
}

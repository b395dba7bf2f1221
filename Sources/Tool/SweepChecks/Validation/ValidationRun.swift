import Dispatch
package import SweepDiagnostics
package import SweepFiles
package import SweepValidation
package import SweepXML

/// Validates files on all cores, and reports them in their order.
package struct ValidationRun {
  package typealias Result = Swift.Result<Findings, FileError>

  /// The findings in a file.
  package struct Findings: Sendable {
    /// The findings that remain.
    package let left: [Diagnostic]
    /// The profile by which the file was judged; nil for what is no SVG file.
    package var profile: Profile?
    /// The findings that were fixed.
    package var mended: [Diagnostic] = []
  }

  /// The files that are read before they are reported; more would take more memory.
  private static let batch = 256

  private let profile: Profile?
  private let limits: XMLLimits
  private let seconds: Int
  private let mends: Bool
  /// One for each core, as each learns and belongs to one thread.
  private var validators: [ValidatorSet] = []

  /// Makes a run.
  ///
  /// - Parameter profile: the profile of all files; nil to choose one by what each file is.
  /// - Parameter seconds: the most seconds that a file may take; the program ends beyond.
  /// - Parameter mends: whether files are rewritten with the available fixes.
  package init(_ profile: Profile?, limits: XMLLimits, seconds: Int, mends: Bool) {
    (self.profile, self.limits, self.mends) = (profile, limits, mends)
    self.seconds = seconds
  }

  /// Validates files, as many at a time as there are cores.
  ///
  /// - Parameter report: takes the name and the result of each file, in the order of the files.
  package mutating func validate(
    _ files: [String], _ report: (_ name: String, _ result: Result) throws(FileError) -> Void
  ) throws {
    var rest = files[...]
    while !rest.isEmpty {
      // The first file is reported soon.
      let names = Array(rest.prefix(validators.isEmpty ? 1 : Self.batch))
      rest = rest.dropFirst(names.count)
      for (name, result) in zip(names, try validate(names)) {
        try report(Self.shown(name), result)
      }
    }
    Watchdog.stop()
  }

  private mutating func validate(_ names: [String]) throws(XMLError) -> [Result] {
    let width = min(names.count, SharedWork<Result>.cores)
    while validators.count < width { validators.append(try ValidatorSet(profile, limits: limits)) }
    let work = SharedWork<Result>(count: names.count)
    let (validators, seconds, mends) = (validators.map { Confined(value: $0) }, seconds, mends)
    DispatchQueue.concurrentPerform(iterations: width) { core in
      while let index = work.next() {
        Watchdog.start(seconds: seconds)
        work.finish(index, Self.validate(names[index], validators[core].value, mends: mends))
      }
    }
    return work.results
  }

  private static func validate(
    _ name: String, _ validators: ValidatorSet, mends: Bool
  ) -> Result {
    let shown = shown(name)
    do throws(FileError) {
      let bytes = try InputFile.read(name, limit: validators.limits.size)
      if let found = GivenDocument.findings(in: bytes, name, shown: shown) {
        return .success(Findings(left: found))
      }
      let (before, validator) = validators.validate(bytes, name: shown)
      let profile = validator.profile
      guard mends else { return .success(Findings(left: before, profile: profile)) }
      let (mended, count) = validator.fixed(bytes, name: shown)
      try OutputFile.write(mended, to: name)
      let left = validator.validate(mended, name: shown)
      if count == 0 { return .success(Findings(left: left, profile: profile)) }
      return .success(Findings(left: left, profile: profile, mended: gone(before, left)))
    } catch {
      return .failure(error)
    }
  }

  /// The findings before that are no longer among those after.
  private static func gone(_ before: [Diagnostic], _ after: [Diagnostic]) -> [Diagnostic] {
    func key(_ finding: Diagnostic) -> [String] { [finding.code.rawValue, finding.message] }
    var left: [[String]: Int] = [:]
    for finding in after { left[key(finding), default: 0] += 1 }
    return before.filter { finding in
      left[key(finding), default: 0] -= 1
      return left[key(finding), default: 0] < 0
    }
  }

  private static func shown(_ name: String) -> String {
    name == "-" ? "<stdin>" : FileName.shown(name)
  }
}

/// A value that one thread at a time uses, as its owner promises.
private struct Confined<Value>: @unchecked Sendable {
  let value: Value
}

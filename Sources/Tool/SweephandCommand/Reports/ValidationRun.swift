import Dispatch
import SweepDiagnostics
import SweepFiles
import SweepValidation
import SweepXML

/// Validates files on all cores, and tells of them in their order.
struct ValidationRun {
  typealias Result = Swift.Result<Findings, FileError>

  /// What was found in a file.
  struct Findings {
    /// What is wrong with it.
    let left: [Diagnostic]
    /// What was wrong with it and is mended.
    var mended: [Diagnostic] = []
  }

  /// The files that are read before they are told of; more would take more memory.
  private static let batch = 256

  private let profile: Profile
  private let limits: LimitOptions
  /// Whether files are written anew with what can be mended.
  private let mends: Bool
  /// One for each core, as each learns and belongs to one thread.
  private var validators: [Validator] = []

  init(_ profile: Profile, _ limits: LimitOptions, mends: Bool) {
    self.profile = profile
    self.mends = mends
    self.limits = limits
  }

  /// Validates files one after the other, as many at a time as there are cores.
  mutating func validate(
    _ files: [String], _ tell: (_ name: String, _ result: Result) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = files[...]
    while !rest.isEmpty {
      // The first files are told soon.
      let names = Array(rest.prefix(validators.isEmpty ? 1 : Self.batch))
      rest = rest.dropFirst(names.count)
      for (name, result) in zip(names, try validate(names)) { try tell(Self.shown(name), result) }
    }
    Watchdog.stop()
  }

  private mutating func validate(_ names: [String]) throws(Failure) -> [Result] {
    let width = min(names.count, Cores.count)
    while validators.count < width { validators.append(try validator()) }
    let work = Work<Result>(count: names.count)
    let (validators, limits, mends) = (validators.map { Confined(value: $0) }, limits, mends)
    DispatchQueue.concurrentPerform(iterations: width) { core in
      while let index = work.next() {
        Watchdog.wind(seconds: limits.time)
        work.finish(index, Self.validate(names[index], validators[core].value, mends: mends))
      }
    }
    return work.results
  }

  private func validator() throws(Failure) -> Validator {
    do throws(XMLError) {
      return try Validator(profile, limits: limits.xml)
    } catch {
      throw Failure(message: "sweephand: \(error)")
    }
  }

  private static func validate(
    _ name: String, _ validator: Validator, mends: Bool
  ) -> Result {
    let shown = shown(name)
    do throws(FileError) {
      let bytes = try InputFile.read(name, limit: validator.limits.size)
      guard mends else { return .success(Findings(left: validator.validate(bytes, name: shown))) }
      let (mended, count) = validator.fixed(bytes, name: shown)
      try OutputFile.write(mended, to: name)
      let left = validator.validate(mended, name: shown)
      if count == 0 { return .success(Findings(left: left)) }
      let before = validator.validate(bytes, name: shown)
      return .success(Findings(left: left, mended: gone(before, left)))
    } catch {
      return .failure(error)
    }
  }

  /// What was said of a file and is no longer said of it.
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

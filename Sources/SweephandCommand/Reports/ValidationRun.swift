import SweepFiles
import Dispatch
import SweepDiagnostics
import SweepValidation
import SweepXML

/// Validates files on all cores, and tells of them in their order.
struct ValidationRun {
  typealias Result = Swift.Result<[Diagnostic], FileError>

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
      for (name, result) in zip(names, try validate(names)) {
        try tell(name == "-" ? "<stdin>" : name, result)
      }
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
    do throws(FileError) {
      var bytes = try InputFile.read(name, limit: validator.limits.size)
      if mends {
        bytes = validator.mended(bytes, name: name).bytes
        try OutputFile.write(bytes, to: name)
      }
      let findings = validator.validate(bytes, name: name == "-" ? "<stdin>" : name)
      return .success(findings)
    } catch {
      return .failure(error)
    }
  }
}

import SweepDiagnostics
import SweepGeometry
import SweepValidation

/// A validator that is made once, as its schema takes its time.
final class Examiner: @unchecked Sendable {
  /// The examiner of our own output.
  static let shared = Examiner(.output)
  /// The examiner of other people's files.
  static let foreign = Examiner(.svg2)
  /// The examiner of dangers in files that others may have written.
  static let untrusting = Examiner(.untrusted)

  private let lock = Lock()
  private let profile: Profile
  private lazy var validator = try? Validator(profile)

  private init(_ profile: Profile) { self.profile = profile }

  /// The findings in a file, one file at a time.
  func findings(_ bytes: [UInt8], name: String) -> [Diagnostic] {
    lock.withLock { validator?.validate(bytes, name: name) ?? [] }
  }
}

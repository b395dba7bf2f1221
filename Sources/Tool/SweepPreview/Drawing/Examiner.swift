import Foundation
import SweepDiagnostics
import SweepValidation

/// The validator of the output, which is made once, as its schema takes its time.
final class Examiner: @unchecked Sendable {
  static let shared = Examiner()

  private let lock = NSLock()
  private lazy var validator = try? Validator(.output)

  /// What is wrong with a file, one file at a time.
  func findings(_ bytes: [UInt8], name: String) -> [Diagnostic] {
    lock.withLock { validator?.validate(bytes, name: name) ?? [] }
  }
}

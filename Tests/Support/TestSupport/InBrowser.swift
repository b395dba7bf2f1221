import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Marks tests that start a browser, which `Scripts/test.sh --quick` leaves out.
  package static var inBrowser: Self {
    .disabled(
      if: ProcessInfo.processInfo.environment["QUICK_TESTS"] != nil, "It starts a browser.")
  }
}

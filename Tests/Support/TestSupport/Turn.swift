import Foundation

extension Collection {
  /// The cases of a wide table that this run takes: every one, or, where `TEST_TURN` holds a number,
  /// one in so many.
  ///
  /// `Scripts/test.sh` takes the number from the commit: other commits take other cases, and a run can
  /// be repeated.
  package func inTurn(of parts: Int) -> [Element] {
    guard let text = ProcessInfo.processInfo.environment["TEST_TURN"], let turn = Int(text) else {
      return Array(self)
    }
    return enumerated().filter { $0.offset % parts == turn % parts }.map(\.element)
  }
}

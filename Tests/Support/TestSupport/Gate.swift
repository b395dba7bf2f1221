/// Lets a few pieces of work through at a time; the others wait in the order they came.
///
/// Tests run all at once, and more programs than cores hinder each other.
package actor Gate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init(width: Int) { free = width }

  package func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  package func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }

  /// Does a piece of work when its turn has come.
  package nonisolated func pass<Value: Sendable>(
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    await enter()
    do {
      let value = try await body()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }
}

import Dispatch
import SweepGeometry

/// Watches the files below a folder, which may itself come and go.
enum FolderWatch {
  /// The changed paths, each time there are some; ends without listeners.
  ///
  /// Changes within some hundredths of a second come together, as editors write a file in
  /// several steps.
  static func changes(below folder: String) -> AsyncStream<[String]> {
    AsyncStream { continuation in
      let isOver = Flag()
      continuation.onTermination = { _ in isOver.raise() }
      // It waits most of the time, and so has a separate thread.
      DispatchQueue(label: "changes of files").async {
        let bell = FolderBell()
        var known = FolderSnapshot(folder)
        var isHeard = !known.folders.isEmpty && bell.listen(to: known.folders)
        while !isOver.isRaised {
          // Changes without notification are found by polling; now and then those with notification
          // are checked too.
          if bell.wait(milliseconds: isHeard ? 1000 : 200) { settle(bell) }
          let now = FolderSnapshot(folder)
          let changes = now.changes(since: known)
          if now.folders != known.folders || !isHeard {
            isHeard = !now.folders.isEmpty && bell.listen(to: now.folders)
          }
          known = now
          if !changes.isEmpty { continuation.yield(changes) }
        }
        continuation.finish()
      }
    }
  }

  /// Waits until the bell is silent, for a tenth of a second at most.
  private static func settle(_ bell: borrowing FolderBell) {
    for _ in 0..<4 where !bell.wait(milliseconds: 25) { return }
  }
}

/// Something that is so from some moment on.
private final class Flag: @unchecked Sendable {
  private let lock = Lock()
  private var raised = false

  var isRaised: Bool { lock.withLock { raised } }

  func raise() { lock.withLock { raised = true } }
}

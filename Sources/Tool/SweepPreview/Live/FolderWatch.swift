import Dispatch
import SweepGeometry

/// Watches the files below a folder, which may itself come and go.
enum FolderWatch {
  /// The paths that change after this call, each time there are some; ends without listeners.
  ///
  /// Changes within some hundredths of a second come together, as editors write a file in
  /// several steps.
  ///
  /// - Parameter hidden: the name of a hidden file in the folder that is watched too; nil for none.
  static func changes(below folder: String, and hidden: String? = nil) -> AsyncStream<[String]> {
    let first = FolderSnapshot(folder, and: hidden)
    return AsyncStream { continuation in
      let isOver = Flag()
      continuation.onTermination = { _ in isOver.raise() }
      // It waits most of the time, and so has a separate thread.
      DispatchQueue(label: "changes of files").async {
        let monitor = FolderMonitor()
        var known = first
        var isHeard = !known.folders.isEmpty && monitor.listen(to: known.folders)
        while !isOver.isRaised {
          // Changes without notification are found by polling; now and then those with notification
          // are checked too.
          if monitor.wait(milliseconds: isHeard ? 1000 : 200) { settle(monitor) }
          let now = FolderSnapshot(folder, and: hidden)
          let changes = now.changes(since: known)
          if now.folders != known.folders || !isHeard {
            isHeard = !now.folders.isEmpty && monitor.listen(to: now.folders)
          }
          known = now
          if !changes.isEmpty { continuation.yield(changes) }
        }
        continuation.finish()
      }
    }
  }

  /// Waits until the monitor reports nothing, for a tenth of a second at most.
  private static func settle(_ monitor: borrowing FolderMonitor) {
    for _ in 0..<4 where !monitor.wait(milliseconds: 25) { return }
  }
}

/// Something that is so from some moment on.
private final class Flag: @unchecked Sendable {
  private let lock = Lock()
  private var raised = false

  var isRaised: Bool { lock.withLock { raised } }

  func raise() { lock.withLock { raised = true } }
}

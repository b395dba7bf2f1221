import ArgumentParser
import Dispatch
import SweepFiles
import SweepServer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Copies of this program that share a port, each with a listening socket of its own.
///
/// A worker has its socket as its standard input. Its standard output is a pipe into which it writes
/// once, when it serves; when one of the two ends, the other knows by the pipe.
final class Workers {
  private struct Worker {
    let process: ChildProcess
    let start = ContinuousClock.now
    var isReady = false
  }

  private let sockets: [ListeningSocket]
  private let words: [String]
  private var workers: [Worker] = []
  /// Number of workers in a row that ended soon after their start.
  private var shortLives = 0

  /// Makes a worker for each socket, which is started with the arguments of this program.
  init(on sockets: [ListeningSocket], serving mark: String) {
    self.sockets = sockets
    let words = CommandLine.arguments
    self.words = words.prefix(2) + ["--worker", mark] + words.dropFirst(2)
  }

  /// Serves until the process receives SIGTERM or SIGINT. A worker that ends before is replaced.
  ///
  /// - Parameter onReady: called once all accept connections.
  /// - Throws: `ExitCode` if a worker cannot begin, and `Failure` if they end again and again.
  func run(onReady: () -> Void) throws {
    Interrupt.listen(to: SIGTERM, SIGINT)
    defer { stop() }
    for socket in sockets { workers.append(try started(on: socket)) }
    var isTold = false
    while true {
      let ready = Interrupt.wait(for: workers.map(\.process.descriptor))
      if Interrupt.isRequested { return }
      for index in workers.indices where ready.contains(workers[index].process.descriptor) {
        var byte: UInt8 = 0
        if read(workers[index].process.descriptor, &byte, 1) > 0 {
          workers[index].isReady = true
        } else {
          try replace(index)
        }
      }
      if !isTold, workers.allSatisfy(\.isReady) {
        isTold = true
        onReady()
      }
    }
  }

  private func started(on socket: ListeningSocket) throws(Failure) -> Worker {
    // The same program, even where another one has been installed in its place.
    #if canImport(Darwin)
      let path = Paths.ownProgram
    #else
      let path: String? = "/proc/self/exe"
    #endif
    guard
      let process = ChildProcess(
        words, at: path, input: socket.descriptor, output: .pipe, isQuiet: false)
    else { throw Failure("cannot start another process") }
    return Worker(process: process)
  }

  private func replace(_ index: Int) throws {
    let worker = workers.remove(at: index)
    worker.process.end()
    let code = worker.process.wait()
    // It has said why it cannot begin.
    if !worker.isReady, code == 2 { throw ExitCode(code) }
    shortLives = worker.start.duration(to: .now) < .seconds(10) ? shortLives + 1 : 0
    guard shortLives < 5 else { throw Failure("the workers end again and again") }
    let reason = code > 128 ? "by signal \(code - 128)" : "with \(code)"
    Console.error("sweephand: worker \(worker.process.id) has ended \(reason), another one starts")
    workers.insert(try started(on: sockets[index]), at: index)
  }

  /// Asks all to end, and ends those that still run two seconds after the ten that calls may take.
  private func stop() {
    for socket in sockets { socket.giveUp() }
    for worker in workers { worker.process.stop() }
    let end = ContinuousClock.now + .seconds(12)
    for worker in workers {
      var isOver = false
      while !isOver, ContinuousClock.now < end {
        let left = (end - .now) / .milliseconds(1)
        let ready = Descriptor.wait(
          for: [worker.process.descriptor], milliseconds: Int32(max(0, left)))
        var byte: UInt8 = 0
        isOver = !ready.isEmpty && read(worker.process.descriptor, &byte, 1) <= 0
      }
      worker.process.end()
      _ = worker.process.wait()
    }
  }

  /// Ends this process, a worker, as SIGTERM does when the one that started it has ended.
  static func endWithParent() {
    DispatchQueue(label: "sweephand.parent").async {
      // A pipe that nobody reads is an error, which is told without being asked for.
      while Descriptor.wait(for: [STDOUT_FILENO]).isEmpty {}
      kill(getpid(), SIGTERM)
    }
  }
}

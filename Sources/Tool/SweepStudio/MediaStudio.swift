package import SweepFilm
import SweepGeometry

/// Programs that make films into files, kept running for the next ones: as many as work at once.
package final class MediaStudio: @unchecked Sendable {
  private let lock = Lock()
  private var idle: [MediaProgram] = []

  /// Makes a studio without a program; each is started when there is work for it.
  package init() {}

  /// Makes the file of a film.
  ///
  /// - Parameter seconds: how long it may take.
  package func file(of film: Film, seconds: Double) throws(MediaError) -> MediaFile {
    while let program = lock.withLock({ idle.popLast() }) {
      // A program that ended while it was idle has not failed on this film.
      guard program.isRunning else { continue }
      return try file(of: film, by: program, seconds)
    }
    return try file(of: film, by: try MediaProgram(), seconds)
  }

  private func file(
    of film: Film, by program: MediaProgram, _ seconds: Double
  ) throws(MediaError) -> MediaFile {
    let file = try program.file(of: film, seconds: seconds)
    lock.withLock { idle.append(program) }
    return file
  }
}

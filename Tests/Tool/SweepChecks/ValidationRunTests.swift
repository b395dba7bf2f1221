import Dispatch
import Foundation
import SweepDiagnostics
import SweepFiles
import SweepValidation
import SweepXML
import TestSupport
import Testing

@testable import SweepChecks

/// Files that are validated on all cores.
@Suite struct ValidationRunTests {
  @Test func `results come in the order of the files`() async throws {
    try await withTemporaryFolder { folder in
      var names: [String] = []
      for number in 0..<20 {
        let text = number % 2 == 0 ? "<svg xmlns='http://www.w3.org/2000/svg'/>" : "<svg"
        names.append("\(folder.path)/\(number).svg")
        try Data(text.utf8).write(to: folder.appending(path: "\(number).svg"))
      }
      names.append("\(folder.path)/missing.svg")
      var reported: [String] = []
      var isRight = true
      var run = ValidationRun(.svg2, limits: .default, seconds: 60, mends: false)
      try run.validate(names) { (name, result) throws(FileError) in
        reported.append(name)
        let number = reported.count - 1
        switch result {
        case .success(let findings):
          let isBroken = findings.left.contains { $0.severity == .error }
          isRight = isRight && number < 20 && isBroken == (number % 2 == 1)
        case .failure: isRight = isRight && number == 20
        }
      }
      #expect(reported == names && isRight)
    }
  }

  @Test func `each piece of work is taken once`() {
    let work = SharedWork<Int>(count: 500)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      while let piece = work.next() { work.finish(piece, piece * piece) }
    }
    #expect(work.results == (0..<500).map { $0 * $0 })
    #expect(work.next() == nil)
  }
}

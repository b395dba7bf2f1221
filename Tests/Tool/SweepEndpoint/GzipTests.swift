import Foundation
import SweepHTTP
import Testing

@Suite struct GzipTests {
  @Test(arguments: [
    (nil, false), ("", false), ("gzip", true), ("deflate, gzip;q=1.0, *;q=0.5", true),
    ("gzip;q=0", false), ("*", true), ("br", false), ("identity, *;q=0", false), ("GZIP", true),
    ("br, x-gzip", true), ("gzip; q=0.000", false),
  ])
  func fieldsAreRead(_ field: String?, _ isTaken: Bool) {
    #expect(Gzip.isAccepted(field) == isTaken)
  }

  @Test(arguments: [0, 1, 5_000, 1_000_000])
  func bytesComeBack(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) }
    let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString).gz")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(try #require(Gzip.compress(bytes))).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc", file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && Array(output) == bytes)
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct CommandTests {
  @Test func `hands over arguments, environment, folder and input`() async throws {
    let script = "cat; echo \"$1 $WORD\"; pwd; echo trouble >&2; exit 3"
    let outcome = try await Command(
      "sh", ["-c", script, "sh", "one"], environment: ["WORD": "two", "PATH": "/usr/bin:/bin"],
      folder: "/", input: "read me\n"
    ).run()
    #expect(outcome.output == "read me\none two\n/\n")
    #expect(outcome.errors == "trouble\n")
    #expect(outcome.status == 3)
    #expect(!outcome.wasSignalled)
  }

  @Test func `reads two long streams to the end`() async throws {
    let input = [UInt8](repeating: 120, count: 3_000_000)
    let outcome = try await Command("tee", ["/dev/stderr"], input: input).run()
    #expect(outcome.bytes == input)
    #expect(outcome.errors.utf8.count == input.count)
  }

  @Test func `does not mind a program that reads nothing`() async throws {
    let outcome = try await Command("true", input: [UInt8](repeating: 120, count: 3_000_000)).run()
    #expect(outcome.status == 0)
  }

  @Test func `tells a signal from an exit`() async throws {
    let outcome = try await Command("sh", ["-c", "kill -TERM $$"]).run()
    #expect(outcome.wasSignalled)
    #expect(outcome.status == 15)
  }

  @Test(.timeLimit(.minutes(5))) func `kills what takes too long, and its children`() async throws {
    try await withTemporaryFolder { folder in
      let command = Command(
        "sh", ["-c", "sleep 300 & echo $! > child; wait"], folder: folder.path,
        timeout: .seconds(2))
      await #expect(throws: CommandError.self) { try await command.run() }
      let text = try String(contentsOf: folder.appending(path: "child"), encoding: .utf8)
      let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
      await waitForEnd(of: child)
    }
  }

  /// Waits until a process has ended; it is perhaps not collected yet.
  private func waitForEnd(of process: pid_t) async {
    while kill(process, 0) == 0 {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if status?.contains(") Z ") == true { return }
      await Task.yield()
    }
  }

  @Test func `names a program that does not exist`() async {
    await #expect(throws: CommandError.self) { try await Command("no-such-program").run() }
  }
}

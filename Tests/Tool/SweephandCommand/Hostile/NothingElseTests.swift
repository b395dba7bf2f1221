#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The files that the program opens, as the system traces them: the given ones only.
  @Suite struct NothingElseTests {
    @Test func noOtherFileAndNoNetworkIsOpened() async throws {
      // Elsewhere the tests of the samples cover it.
      guard Command.find("strace") != nil else { return }
      try await withTemporaryFolder { folder in
        var document = "sweephand: 1\nlayers:\n"
        for sample in HostileSample.all {
          try sample.copy(to: folder)
          if sample.isSVG { document += "  - artwork: {file: \(sample.name)}\n" }
        }
        try folder.write(document, to: "dial.yaml")
        _ = try await Sweephand.shell(
          """
          for run in "render dial.yaml" "validate --profile untrusted ." \
            "render 57-data-elsewhere.yaml" \
            "diff 27-pictures-of-others.svg 14-dtd-of-a-file.svg"; do
            strace -f -qq -e trace=open,openat,openat2,connect,socket,execve -o trace-$((++n)) \
              "$S" $run > /dev/null 2>&1
          done
          """, in: folder)
        let traces = try folder.files.filter { $0.hasPrefix("trace-") }
        #expect(traces.count == 4)
        for trace in traces {
          let calls = String(decoding: try folder.bytes(trace), as: UTF8.self).split(
            separator: "\n")
          #expect(calls.contains { $0.contains(".yaml\"") || $0.contains(".svg\"") })
          for word in ["passwd", "trap", "http:", "AF_INET", "other.svg", ".profile"] {
            #expect(!calls.contains { $0.contains(word) }, "\(word)")
          }
          #expect(calls.filter { $0.contains("execve(") }.count == 1)
        }
      }
    }
  }
#endif

#if os(Linux)
  import Glibc
  import Testing

  @testable import SweepXML

  @Suite struct MemoryTests {
    /// Runs in a separate process, in which no other test allocates memory meanwhile.
    @Test func everythingIsGivenBack() async {
      await #expect(processExitsWith: .success) {
        for _ in 0..<200 { try round() }
        let before = try residentPages()
        for _ in 0..<2_000 { try round() }
        let growth = try residentPages() - before
        // A tree of this drawing takes some 8 pages of 4 KiB; had each stayed, that were 16,000.
        #expect(growth < 500)
      }
    }
  }

  /// Valid, not valid, not well-formed, and a schema that does not compile.
  private func round() throws {
    let schema = try smallSchema()
    let many = String(repeating: "<b d='1'/>", count: 50)
    let document = try read("<a>\(many)</a>")
    _ = (document.contents, schema.verdict(on: document))
    _ = schema.verdict(on: try read("<a>\(many)<c/></a>"))
    _ = readError("<a>\(many)")
    let broken = SchemaEngineTests.grammar("<ref name=\"gone\"/>")
    _ = try? RelaxNGSchema(bytes: Array(broken.utf8), name: "s.rng")
  }

  private func residentPages() throws -> Int {
    let file = try #require(fopen("/proc/self/statm", "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = fread(&bytes, 1, bytes.count, file)
    let fields = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
    return try #require(fields.count > 1 ? Int(fields[1]) : nil)
  }
#endif

import Foundation
import TestSupport
import Testing

/// Rows without a picture, and batches that cannot be.
@Suite struct BatchFailureTests {
  @Test func justTheWrongRowsAreReported() async throws {
    try await withTemporaryFolder { folder in
      var data = "id,value\n"
      var wrong: [Int] = []
      for row in 1...3000 {
        let isWrong = row % 97 == 13
        if isWrong { wrong.append(row) }
        data += isWrong ? "r\(row),\(row % 2 == 0 ? "fast" : "1,2")\n" : "r\(row),\(row % 40)\n"
      }
      try folder.write(data, to: "rows.csv")
      let outcome = try await Sweephand.run(
        "batch", "ring", "--data", "rows.csv", "-o", "out/{id}.svg", "--failed", "f.csv", "--jobs",
        "2", folder: folder)
      #expect(outcome.status == 1)
      let reported = outcome.errors.matches(of: /rows.csv:(\d+): error\[SH0\d+\]: row (\d+)/)
      #expect(reported.map { Int($0.2) } == wrong)
      #expect(reported.allSatisfy { Int($0.1) == (Int($0.2) ?? 0) + 1 })
      #expect(outcome.errors.contains("row 110, column 'value' must be a number, not 'fast'"))
      #expect(outcome.errors.contains("row 13 has 3 cells, not 2"))
      let failed = String(decoding: try folder.bytes("f.csv"), as: UTF8.self)
      #expect(failed.split(separator: "\n").count == wrong.count + 1)
      #expect(failed.hasPrefix("id,value\nr13,1,2\nr110,fast\n"))
      #expect(try folder.appending(path: "out").files.count == 3000 - wrong.count + 1)
    }
  }

  @Test func strictEndsWithTheFirst() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\na,1\nb,x\nc,3\n", to: "rows.csv")
      let outcome = try await Sweephand.run(
        "batch", "ring", "--data", "rows.csv", "-o", "{id}.svg", "--strict", folder: folder)
      #expect(outcome.status == 1 && outcome.errors.contains("2 rows: 1 written, 0 kept, 1 failed"))
      #expect(try folder.files == ["a.svg", "manifest.ndjson.part", "rows.csv"])
    }
  }

  @Test(
    arguments: [
      (#"{"value": 1}\#n{"value": NaN}\#n{"value": 2"#, [2, 3], "r:2:11: error"),
      (#"{"value": 1}\#n[]\#nnull\#n"x"\#n"#, [2, 3, 4], "row 2 is not an object"),
      (#"{"value": 1}\#n{"value": {}}\#n"#, [2], "row 2 has an object in 'value'"),
      (#"{"value": 1}\#n{"value": 1, "value": 2}\#n"#, [2], "the key 'value' is repeated"),
      ("{\"value\": 1}\n{\"value\": \"\u{0}\"}\n", [2], "a control character in a string"),
      (#"[{"value": 1},,{"value": 2},]"#, [2, 4], "row 2: the text ends where a value must be"),
      ("value\n1\n2,3\n\"4\"x\n\"5\n6\"\n", [2, 3, 4], "row 2 has 2 cells, not 1"),
      ("value\n5\"\n1\n", [1], "row 1 has a quote inside a cell"),
      ("value\n1e999\n1\n", [1], "row 1, column 'value'"),
      ("value\ninf\n1\n", [1], "row 1, column 'value' must be a number, not 'inf'"),
    ])
  func hostileRowsFailAlone(_ data: String, _ rows: [Int], _ message: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(data, to: "r")
      let outcome = try await Sweephand.run(
        "batch", "ring", "--data", "r", "-o", "out/{row}.svg", folder: folder)
      #expect(outcome.status == 1 && !outcome.wasSignalled)
      let failed = outcome.errors.matches(of: /error\[SH\d+\]: row (\d+)/).map { Int($0.1) }
      #expect(failed == rows, "\(outcome.errors)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test func bytesThatAreNotTextFailAlone() async throws {
    let data = Array("value\n1\n".utf8) + [0xff, 0x0a] + Array("2\n".utf8)
    let outcome = try await Sweephand.run(
      ["batch", "ring", "--data", "-", "-o", "-"], bytes: data)
    #expect(outcome.status == 1 && outcome.errors.contains("row 2 is not UTF-8 at its byte 0"))
    #expect(outcome.output.split(separator: "\n").count == 3)
  }

  @Test func tenThousandColumnsAreRead() async throws {
    let names = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
    let cells = (0..<10_000).map(String.init).joined(separator: ",")
    let outcome = try await Sweephand.run(
      ["batch", "ring", "--data", "-", "-o", "-", "--map", "value=c42"],
      bytes: Array("\(names)\n\(cells)\n\(cells),1\n".utf8))
    #expect(outcome.status == 1 && outcome.errors.contains("row 2 has 10001 cells, not 10000"))
    #expect(outcome.output.contains("42"))
  }

  @Test func thousandsOfNamesAreNotListed() async throws {
    let names = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
    for arguments in [["-o", "-"], ["-o", "-", "--map", "value=d"], ["-o", "{nope}.svg"]] {
      let errors = try await Sweephand.trouble(
        ["batch", "ring", "--data", "-"] + arguments, bytes: Array("\(names)\n".utf8))
      #expect(errors.contains("c98, c99 …\n") && errors.utf8.count < 1000)
    }
  }

  @Test(
    arguments: [
      (["-o", "out.svg"], "value\n1\n", "every row would write the file 'out.svg'"),
      (["-o", "{nope}.svg"], "value\n1\n", "the pattern names {nope}"),
      (["-o", "{value.svg"], "value\n1\n", "has a '{' that is not closed"),
      (["-o", "{hash:x}"], "value\n1\n", "write {column}, {row}, {hash} or {hash:2}"),
      (["-o", "{row}.png"], "value\n1\n", "a batch writes SVG"),
      (["-o", "-", "--map", "valeu=a"], "a\n1\n", "did you mean 'value'?"),
      (["-o", "-", "--map", "value=b"], "a\n1\n", "the data has no column 'b'"),
      (["-o", "-"], "a,b\n1,2\n", "use --map parameter=column; the columns are: a, b"),
      (["-o", "-", "--separator", "comma"], "id;value\na;1\n", "the columns are: id;value"),
      (["-o", "-", "--separator", "pipe"], "value\n1\n", "'pipe' is invalid for '--separator"),
      (["-o", "-", "--decimal-comma"], "{\"value\": 1}\n", "--decimal-comma is for CSV"),
      (["-o", "-"], "id,value\ra,1\r", "the first line has carriage returns"),
      (["-o", "-", "--id", "nome"], "name,value\na,1\n", "did you mean 'name'?"),
      (["-o", "a/b.ndjson"], "value\n1\n", "a/b.ndjson: its folder does not exist"),
      (["-o", "{row}.svg", "--format", "tar"], "value\n1\n", "--name has the names of the files"),
      (["-o", "x.tar", "--name", "/{row}"], "value\n1\n", "files in an archive cannot be in '/'"),
      (["-o", "x.tar", "--name", "../{row}"], "value\n1\n", "cannot be in '../'"),
      (["-o", "-"], "value,value\n1,2\n", "has two columns 'value'"),
      (["-o", "-"], "", "is empty; its first line names the columns"),
      (["-o", "-", "--shard", "4/3"], "value\n1\n", "such as 3/8"),
      (["-o", "-", "--jobs", "0"], "value\n1\n", "--jobs takes a number from 1 to 256"),
    ])
  func errorsComeBeforeAnyPicture(
    _ arguments: [String], _ data: String, _ message: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let errors = try await Sweephand.trouble(
        ["batch", "ring", "--data", "-"] + arguments, bytes: Array(data.utf8), folder: folder)
      #expect(errors.contains(message), "\(errors)")
      #expect(try folder.files.isEmpty)
    }
  }
}

import Foundation
import TestSupport
import Testing

/// `batch`: a picture for each row of a table.
@Suite struct BatchTests {
  @Test func picturesAreThoseOfRender() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(
        "\u{feff}id,value,note\r\na,12,\"x, \"\"y\"\"\"\r\n\r\n\"b\",72,\r\nc,,\"two\nlines\"\r\n",
        to: "rows.csv")
      let outcome = try await Sweephand.run(
        "batch", "ring", "--data", "rows.csv", "-o", "out/{id:1}/{id}.svg", folder: folder)
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.hasPrefix("3 rows: 3 written, 0 kept, 0 failed, 1 without a reading  "))
      for (id, setting) in [
        ("a", ["--set=value=12"]), ("b", ["--set=value=72"]), ("c", ["--set=value="]),
      ] {
        let picture = try await Sweephand.picture(["ring"] + setting)
        #expect(try folder.bytes("out/\(id)/\(id).svg") == Array(picture.utf8))
      }
      #expect(try folder.appending(path: "out").files == ["a", "b", "c", "manifest.ndjson"])
    }
  }

  @Test func formsOfDataAgree() async throws {
    let csv = "id,value,bands\na,12,\"10, 20\"\nb,72,\n"
    let lines = #"{"id": "a", "value": 12, "bands": [10, 20]}"# + "\n\n" + #"{"value":72,"id":"b"}"#
    let list = "\n [" + lines.replacing("\n\n", with: " ,\n") + "\n]\n"
    let outputs = try await [csv, lines, list, lines + "\n"].asyncMap { data in
      try await Sweephand.run(
        ["batch", "speedometer", "--data", "-", "-o", "-", "-q"], bytes: Array(data.utf8))
    }
    #expect(outputs.allSatisfy { $0.status == 0 && $0.errors == "" })
    #expect(Set(outputs.map(\.output)).count == 1)
    let first = outputs[0].output.split(separator: "\n")
    #expect(first.count == 2 && first[1].hasPrefix(#"{"row":2,"id":"b","key":""#))
    struct Line: Decodable { var svg: String }
    let line = try JSONDecoder().decode(Line.self, from: Data(first[1].utf8))
    #expect(try await line.svg == Sweephand.picture(["speedometer", "--set", "value=72"]))
  }

  @Test(
    arguments: [
      ("id;value\na;12,5\n", ["--decimal-comma"]), ("id\tvalue\na\t12,5\n", ["--decimal-comma"]),
      ("id;\"a, b, c\";value\na;x;\"12.5\"\n", []), ("id,\"a;b;c\",value\na,x,12.5\n", []),
      ("id;a,b;value\na;1;12.5\n", ["--separator", ";"]),
      ("id,value,\"x;y\"\na,\"12,5\",\n", ["--separator=comma", "--decimal-comma"]),
    ] as [(String, [String])])
  func `separators are found and decimal commas read`(
    _ data: String, _ options: [String]
  ) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(data, to: "rows.csv")
      let outcome = try await Sweephand.run(
        ["batch", "ring", "--data", "rows.csv", "-o", "{id}.svg"] + options, folder: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let picture = try await Sweephand.picture(["ring", "--set", "value=12.5"])
      #expect(try folder.bytes("a.svg") == Array(picture.utf8))
    }
  }

  @Test(
    arguments: [
      ("12,5", [], "help: --decimal-comma reads a comma as the decimal point"),
      ("1,234", [], "help: write digits alone, with a point before decimals"),
      ("1.234", ["--decimal-comma"], "'value' must be a number with a decimal comma, not '1.234'"),
      ("1.234,5", ["--decimal-comma"], "must be a number with a decimal comma, not '1.234,5'"),
    ] as [(String, [String], String)])
  func `no help changes a number`(
    _ cell: String, _ options: [String], _ message: String
  ) async throws {
    let outcome = try await Sweephand.run(
      ["batch", "ring", "--data", "-", "-o", "-"] + options,
      bytes: Array("id;value\na;\(cell)\n".utf8))
    #expect(outcome.status == 1 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func archivesHoldTheFiles() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\na,12\nb,72\n", to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        "$S" batch ring --data rows.csv -o all.tar --name 'x/{id}.svg' -q
        "$S" batch ring --data rows.csv -o 'x/{id}.svg' --manifest m -q
        mv x y; tar -tvf all.tar; tar -xf all.tar; diff -r x y && ls -A
        """, in: folder)
      #expect(outcome.errors == "" && outcome.status == 0)
      #expect(outcome.output.hasSuffix("x/b.svg\nall.tar\nm\nrows.csv\nx\ny\n"))
      #expect(outcome.output.hasPrefix("-rw-r--r-- 0/0"))
    }
  }

  @Test func equalRowsAreDrawnOnceAndFilesStay() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("name,speed\na,12\nb,12\nc,13\n", to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        run() { "$S" batch ring --data rows.csv --map value=speed --id name \
          -o 'out/{hash:2}/{hash}.svg' "$@"; }
        run; find out -name '*.svg' | wc -l; stat -c %Y out/*/*.svg > times
        run; stat -c %Y out/*/*.svg | cmp - times
        rm out/manifest.ndjson; run; run --retry-failed
        """, in: folder)
      #expect(outcome.output == "2\n" && outcome.status == 0)
      let counts = outcome.errors.split(separator: "\n").map { $0.prefix { $0 != "f" } }
      #expect(
        counts == [
          "3 rows: 3 written, 0 kept, 0 ", "3 rows: 0 written, 3 kept, 0 ",
          "3 rows: 0 written, 3 kept, 0 ", "3 rows: 0 written, 3 kept, 0 ",
        ])
    }
  }

  @Test func whatIsWrongWithAFileIsDrawnAgain() async throws {
    try await withTemporaryFolder { folder in
      try folder.write("id,value\na,1\nb,2\nc,3\nd,4\n", to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        run() { "$S" batch ring --data rows.csv -o 'out/{id}.svg' "$@" 2>&1 | cut -d f -f 1; }
        run; cp -r out clean; rm out/a.svg; tr 0-9 1-90 < clean/b.svg > out/b.svg
        : > out/c.svg; run; diff -r out clean; run --set max=90; run
        """, in: folder)
      #expect(
        outcome.output.split(separator: "\n") == [
          "4 rows: 4 written, 0 kept, 0 ", "4 rows: 3 written, 1 kept, 0 ",
          "4 rows: 4 written, 0 kept, 0 ", "4 rows: 4 written, 0 kept, 0 ",
        ])
    }
  }

  @Test(arguments: [(#"{"speed": 1}"#, true), (#"{"value": 1}"#, false), ("", false)])
  func rowsThatSetNothingAreTold(_ row: String, _ isTold: Bool) async throws {
    let outcome = try await Sweephand.run(
      ["batch", "ring", "--data", "-", "-o", "-", "-q"], bytes: Array((row + "\n").utf8))
    #expect(outcome.errors.contains("warning: the first rows set no parameter") == isTold)
  }

  @Test func aTerminalSeesProgress() async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Sweephand.shell(
        #"""
        mkfifo rows; mkdir o
        { printf 'value\n1\n'; until [ -s o/1.svg ]; do sleep 0.1; done; sleep 0.6; printf 'x\n2\n'; } > rows &
        script -qec "'$S' batch ring --data rows -o 'o/{row}.svg'" /dev/null
        """#, in: folder)
      #expect(outcome.output.contains(/\r\d rows, \d+\/s, \d failed\e\[K/), "\(outcome.output)")
      #expect(outcome.output.contains("3 rows: 2 written, 0 kept, 1 failed"))
    }
  }

  @Test func shardsMakeTheWhole() async throws {
    try await withTemporaryFolder { folder in
      let rows = (0..<40).map { "r\($0),\($0)\n" }.joined()
      try folder.write("id,value\n" + rows, to: "rows.csv")
      let outcome = try await Sweephand.shell(
        """
        for s in 1 2 3; do "$S" batch ring --data rows.csv -o 'a/{id}.svg' --shard $s/3 -q; done
        "$S" batch ring --data rows.csv -o 'b/{id}.svg' --jobs 3 -q
        sed -i s,b/,a/, b/manifest.ndjson
        sort -t: -k2n a/manifest-*-of-3.ndjson | cmp - b/manifest.ndjson
        wc -l a/manifest-* | grep -c ' 40 total'; rm a/manifest-* b/manifest*; diff -r a b
        """, in: folder)
      #expect(outcome.output == "1\n" && outcome.errors == "")
    }
  }

  @Test(arguments: ["csv", "ndjson"])
  func aReadingMayBeMissing(_ format: String) async throws {
    try await withTemporaryFolder { folder in
      let rows = ["a": "12", "b": nil, "c": "unavailable"]
      let lines = rows.sorted { $0.key < $1.key }.map { id, value in
        format == "csv"
          ? "\(id),\(value ?? ""),"
          : #"{"id": "\#(id)""# + (value.map { #", "value": "\#($0)""# } ?? "")
            + #", "unit": null}"#
      }
      let head = format == "csv" ? ["id,value,unit"] : []
      try folder.write((head + lines).joined(separator: "\n"), to: "rows.\(format)")
      let outcome = try await Sweephand.run(
        "batch", "speedometer", "--data", "rows.\(format)", "-o", "{id}.svg", folder: folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("3 written, 0 kept, 0 failed, 2 without a reading"))
      for (name, isKnown) in [("a", true), ("b", false), ("c", false)] {
        let picture = String(decoding: try folder.bytes("\(name).svg"), as: UTF8.self)
        #expect(picture.contains("no reading") == !isKnown && picture.contains("km/h"))
      }
    }
  }
}

extension Sequence where Self: Sendable {
  fileprivate func asyncMap<Value>(
    _ transform: (Element) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}

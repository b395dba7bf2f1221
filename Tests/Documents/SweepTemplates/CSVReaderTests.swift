import Testing

@testable import SweepTemplates

@Suite struct CSVReaderTests {
  private func records(_ text: String) throws(DataTable.Fault) -> [CSVReader.Record] {
    var reader = CSVReader(Array(text.utf8))
    var records: [CSVReader.Record] = []
    while let record = try reader.next() { records.append(record) }
    return records
  }

  @Test(
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("\u{feff}a\n1", [["a"], ["1"]]), ("a,,c\n,,", [["a", "", "c"], ["", "", ""]]),
      ("\"a,b\",\"c\"\"d\"\n\"e\nf\",\"\"", [["a,b", "c\"d"], ["e\nf", ""]]),
      ("a\n\n\r\n1\n", [["a"], ["1"]]), ("", []), ("a,", [["a", ""]]), ("é,ü", [["é", "ü"]]),
      ("a\rb", [["a\rb"]]), ("\"a\"\r\n", [["a"]]),
    ])
  func `records are split into cells`(text: String, cells: [[String]]) throws {
    #expect(try records(text).map(\.cells) == cells)
  }

  @Test(
    arguments: [
      ("a;b\n1,2;3", ";"), ("a\tb;c\td", "\t"), ("a", ","), ("a;b,c", ","), ("\"a;b;c\",d", ","),
      ("\"a\n;\";b", ";"), ("", ","),
    ])
  func `the separator is the commonest of the first line`(text: String, separator: Character) {
    #expect(CSVReader.separator(in: ArraySlice(text.utf8)) == separator.asciiValue)
  }

  @Test func `records know their line`() throws {
    #expect(try records("a\n\"b\nc\"\nd\n\ne").map(\.line) == [1, 2, 4, 6])
  }

  @Test(
    arguments: [
      ("a\nb\"c", 2, "has a quote inside a cell that does not begin with one"),
      ("a\n\"b", 2, "has a quote that is not closed"),
      ("\"a\"b", 1, "has text behind a closing quote"),
    ])
  func `what is no CSV is told with its line`(text: String, line: Int, message: String) {
    let fault = DataTable.Fault(message: "\(message) in line \(line)")
    #expect(throws: fault) { try records(text) }
  }

  @Test func `any text is read to its end or refused`() {
    let pieces = ["a", ",", "\"", "\n", "\r", "\r\n", "é", " "]
    for seed in 0..<4096 {
      var rest = seed
      let text = (0..<4).map { _ in
        defer { rest /= 8 }
        return pieces[rest % 8]
      }.joined()
      guard let found = try? records(text) else { continue }
      #expect(found.allSatisfy { !$0.cells.isEmpty && $0.line >= 1 }, "\(text.debugDescription)")
    }
  }

  @Test(
    arguments: [
      ("2012-01-31", 1_327_968_000), ("20120131", 1_327_968_000), ("2012/01/31", 1_327_968_000),
      ("2012-01-31T14:30", 1_328_020_200), ("2012-01-31 14:30:05.5Z", 1_328_020_205.5),
      ("2012-01-31T14:30+01:00", 1_328_016_600), ("1969-12-31", -86_400),
      ("2012-01-31T14:30-0530", 1_328_040_000),
    ])
  func `dates are read`(text: String, seconds: Double) throws {
    #expect(try Grammar.date(text) == seconds)
  }

  @Test(
    arguments: [
      ("2026-03-22T00:00+01:00", "2026-03-22"), ("2026-03-29T22:30Z", "2026-03-30T00:30"),
      ("2026-03-22T00:00", "2026-03-22"), ("2026-03-22", "2026-03-22"),
    ])
  func `dates with an offset are those of a zone`(text: String, local: String) throws {
    let zone = try TimeZoneDatabase.system.zone("Europe/Berlin")
    #expect(try Grammar.date(text, in: zone) == Grammar.date(local))
  }

  @Test(
    arguments: [
      "2012-02-30", "2012-1-3", "2012/01-31", "31.1.2012", "2012-01-31T25:00", "2012-01-31x", "",
      "2012-01-31T14:30+1",
    ])
  func `what is no date is refused`(text: String) {
    #expect(throws: GrammarError.self) { try Grammar.date(text) }
  }

  @Test(arguments: ["sep=;\n", "\u{feff}sep=;\r\n"])
  func `A first line names the separator`(line: String) throws {
    var reader = CSVReader(Array((line + "a,b;c\n1,5;2\n").utf8))
    #expect(try reader.next() == CSVReader.Record(cells: ["a,b", "c"], line: 2))
    #expect(try reader.next() == CSVReader.Record(cells: ["1,5", "2"], line: 3))
    #expect(CSVReader.separator(in: ArraySlice("a|b|c,d\n".utf8)) == UInt8(ascii: "|"))
    #expect(CSVReader.declaration(in: ArraySlice("sep=;".utf8)) == nil)
  }
}

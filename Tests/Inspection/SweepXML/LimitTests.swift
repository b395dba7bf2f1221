import Testing

@testable import SweepXML

/// Every limit at one below, at itself and at one above.
@Suite struct LimitTests {
  static func nested(_ depth: Int) -> String {
    String(repeating: "<g>", count: depth) + String(repeating: "</g>", count: depth)
  }

  static func attributes(_ count: Int) -> String {
    "<g" + (0..<count).map { " a\($0)=''" }.joined() + "/>"
  }

  @Test(arguments: [(255, true), (256, true), (257, false), (100_000, false)])
  func depth(depth: Int, isRead: Bool) {
    let error = XMLError.limit(.depth, maximum: 256, XMLPosition(line: 1, column: 256 * 3 + 1))
    #expect(readError(Self.nested(depth)) == (isRead ? nil : error))
  }

  @Test(arguments: [(999, true), (1_000, true), (1_001, false), (200_000, false)])
  func attributes(count: Int, isRead: Bool) {
    let column = 3 + (0..<1_000).reduce(0) { $0 + " a\($1)=''".count } + 1
    let error = XMLError.limit(
      .attributes, maximum: 1_000, XMLPosition(line: 1, column: column))
    #expect(readError(Self.attributes(count)) == (isRead ? nil : error))
  }

  @Test(arguments: [(199_999, true), (200_000, true), (200_001, false)])
  func elements(count: Int, isRead: Bool) {
    let text = "<g>\n" + String(repeating: "<g/>\n", count: count - 1) + "</g>"
    let error = XMLError.limit(
      .elements, maximum: 200_000, XMLPosition(line: 200_001, column: 1))
    #expect(readError(text) == (isRead ? nil : error))
  }

  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func size(more: Int, isRead: Bool) {
    let limits = XMLLimits(size: 1_000)
    let text = "<g>" + String(repeating: " ", count: 1_000 + more - 7) + "</g>"
    let error = XMLError.limit(.size, maximum: 1_000, .start)
    #expect(readError(text, limits: limits) == (isRead ? nil : error))
  }

  @Test func largeInputIsNotEvenScanned() {
    let error = XMLError.limit(.size, maximum: 16_777_216, .start)
    #expect(readError(Array(repeating: 0x3C, count: 16_777_217)) == error)
    // In UTF-8 this is larger than in UTF-16.
    let text = "<g>" + String(repeating: "€", count: 400) + "</g>"
    let utf16 = EncodingTests.utf16(text, bigEndian: true)
    #expect(
      readError(utf16, limits: XMLLimits(size: 1_000)) == .limit(.size, maximum: 1_000, .start))
    #expect(readError(utf16, limits: XMLLimits(size: 1_207)) == nil)
  }

  @Test func limitsCanBeLower() {
    let limits = XMLLimits(size: 100, depth: 2, elements: 3, attributes: 1)
    #expect(readError("<a><b/><c/></a>", limits: limits) == nil)
    #expect(
      readError("<a><b><c/></b></a>", limits: limits)
        == .limit(.depth, maximum: 2, XMLPosition(line: 1, column: 7)))
    #expect(
      readError("<a><b/><c/>\n<d/></a>", limits: limits)
        == .limit(.elements, maximum: 3, XMLPosition(line: 2, column: 1)))
    #expect(
      readError("<a b='' c=''/>", limits: limits)
        == .limit(.attributes, maximum: 1, XMLPosition(line: 1, column: 9)))
  }

  @Test func messagesNameTheLimit() {
    #expect(readError(Self.nested(257))?.description == "elements are nested more than 256 deep")
    #expect(
      readError(Self.attributes(1_001))?.description == "an element has more than 1000 attributes")
  }
}

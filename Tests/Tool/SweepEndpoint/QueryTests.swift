import SweepHTTP
import Testing

@Suite struct QueryTests {
  @Test func valuesAreDecoded() throws {
    let query = try Query("value=7.5&unit=km%2Fh&words=a+b%2Bc&empty=&bare&&u=%E2%9C%93")
    #expect(
      query.values == [
        "value": "7.5", "unit": "km/h", "words": "a b+c", "empty": "", "bare": "", "u": "✓",
      ])
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "%=1", "a=%C3%28", "a=%FF", "a=%00", "%00=1"])
  func wrongEscapesAreRefused(_ text: String) {
    #expect(throws: Query.Fault.malformed(text)) { try Query(text) }
  }

  @Test func aNameStandsOnce() {
    #expect(throws: Query.Fault.repeated("a")) { try Query("a=1&b=2&%61=3") }
  }

  @Test(arguments: [(99, true), (100, true), (101, false)])
  func namesHaveALimit(_ count: Int, _ isFine: Bool) {
    let text = (0..<count).map { "n\($0)=1" }.joined(separator: "&")
    #expect(((try? Query(text)) != nil) == isFine)
  }
}

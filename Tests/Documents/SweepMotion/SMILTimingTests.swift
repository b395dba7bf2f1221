import SweepMotion
import SweepXML
import Testing

/// The times at which animations are active (SMIL 3.0, 5.4).
@Suite struct SMILTimingTests {
  /// The values of `x` of a rectangle at 0, 1, 2 … seconds, in which `x` is 9 without animations.
  private func values(
    _ animations: String, upTo last: Int, events: [MotionEvent] = []
  ) throws -> [Double] {
    let drawing = try MovingDrawing(svg: "<rect id='r' x='9'>\(animations)</rect>", events: events)
    return try (0...last).map { try drawing.number("x", at: Double($0)) }
  }

  @Test func `an animation begins, ends and leaves as before`() throws {
    let move = "<animate attributeName='x' from='0' to='4' begin='1s' dur='2s'/>"
    #expect(try values(move, upTo: 4) == [9, 0, 2, 9, 9])
  }

  @Test func `fill freeze keeps the last value, also of a part of an iteration`() throws {
    let move = "<animate attributeName='x' values='0;4' dur='2s' repeatCount='1.5' fill='freeze'/>"
    #expect(try values(move, upTo: 5) == [0, 2, 0, 2, 2, 2])
    let whole = "<animate attributeName='x' values='0;4' dur='1s' repeatCount='2' fill='freeze'/>"
    #expect(try values(whole, upTo: 3) == [0, 0, 4, 4])
  }

  @Test func `repeatDur, end, min and max limit the active duration`() throws {
    let long = "attributeName='x' values='0;8' dur='4s'"
    #expect(try values("<animate \(long) repeatDur='6s'/>", upTo: 6) == [0, 2, 4, 6, 0, 2, 9])
    #expect(try values("<animate \(long) end='2s'/>", upTo: 3) == [0, 2, 9, 9])
    #expect(try values("<animate \(long) max='1s'/>", upTo: 2) == [0, 9, 9])
    #expect(
      try values("<animate \(long) end='1s' min='3s' fill='freeze'/>", upTo: 4) == [0, 2, 4, 6, 6])
  }

  @Test func `negative begins, lists and restarts`() throws {
    let move = "attributeName='x' values='0;4' dur='2s'"
    #expect(try values("<animate \(move) begin='-1s'/>", upTo: 2) == [2, 9, 9])
    #expect(try values("<animate \(move) begin='0;1s'/>", upTo: 3) == [0, 0, 2, 9])
    #expect(
      try values("<animate \(move) begin='0;1s;3s' restart='whenNotActive'/>", upTo: 5)
        == [0, 2, 9, 0, 2, 9])
    #expect(
      try values("<animate \(move) begin='0;3s' restart='never'/>", upTo: 4) == [0, 2, 9, 9, 9])
  }

  @Test func `syncbases chain, in any order, with offsets and iterations`() throws {
    let chain = """
      <set id='c' attributeName='x' to='3' begin='b.end+1s' dur='1s'/>
      <set id='b' attributeName='x' to='2' begin='a.end' dur='1s'/>
      <set id='a' attributeName='x' to='1' begin='1s' dur='1s'/>
      """
    #expect(try values(chain, upTo: 6) == [9, 1, 2, 9, 3, 9, 9])
    let iterations = """
      <animate id='a' attributeName='y' values='0;1' dur='2s' repeatCount='3'/>
      <set attributeName='x' to='1' begin='a.repeat(1)' end='a.repeat(2)'/>
      """
    #expect(try values(iterations, upTo: 5) == [9, 9, 1, 1, 9, 9])
  }

  @Test func `two animations that wait for each other go on for ever`() throws {
    let cycle = """
      <set id='a' attributeName='x' to='1' begin='0;b.end' dur='1s'/>
      <set id='b' attributeName='x' to='2' begin='a.end' dur='2s'/>
      """
    #expect(try values(cycle, upTo: 7) == [1, 2, 2, 1, 2, 2, 1, 2])
    let drawing = try MovingDrawing(svg: "<rect id='r' x='9'>\(cycle)</rect>")
    #expect(drawing.end == .infinity)
    #expect(try drawing.number("x", at: 3000.5) == 1)
  }

  @Test func `a cycle without a first time never begins`() throws {
    let cycle = """
      <set id='a' attributeName='x' to='1' begin='b.end' dur='1s'/>
      <set id='b' attributeName='x' to='2' begin='a.end' dur='2s'/>
      """
    #expect(try values(cycle, upTo: 2) == [9, 9, 9])
  }

  @Test func `events begin and end animations, also from within their elements`() throws {
    let moves = "<set attributeName='x' to='1' begin='click' end='r.click+2s'/>"
    let click = MotionEvent(id: "r", name: "click", seconds: 1)
    #expect(try values(moves, upTo: 4, events: [click]) == [9, 1, 1, 9, 9])
    #expect(try values(moves, upTo: 2) == [9, 9, 9])
  }

  @Test func `the end is that of the last change`() throws {
    func end(_ animation: String) throws -> Double {
      try MovingDrawing(svg: "<rect x='9'>\(animation)</rect>").end
    }
    #expect(try end("<set attributeName='x' to='1' begin='3s'/>") == 3)
    #expect(try end("<animate attributeName='x' to='1' begin='3s' dur='2s'/>") == 5)
    #expect(
      try end("<animate attributeName='x' to='1' dur='2s' repeatCount='indefinite'/>") == .infinity)
    #expect(try end("<animate attributeName='x' to='1' begin='click' dur='2s'/>") == 0)
  }

  @Test func `many begins and zero durations stay bounded`() throws {
    let hostile = """
      <set id='a' attributeName='x' to='1' begin='0;b.begin+0.000001s' dur='0.000001s'/>
      <set id='b' attributeName='x' to='1' begin='a.begin;a.end' dur='0.000001s'/>
      """
    let drawing = try MovingDrawing(svg: "<rect x='9'>\(hostile)</rect>")
    #expect(drawing.end == .infinity)
    #expect(drawing.findings.count == 1)
    let begins = (0..<20_000).map { "\($0)s" }.joined(separator: ";")
    _ = try values("<set attributeName='x' to='1' begin='\(begins)' dur='1ms'/>", upTo: 1)
    let many = String(repeating: "<set attributeName='x' to='1'/>", count: 70_000)
    #expect(try MovingDrawing(svg: "<rect x='9'>\(many)</rect>").findings.isEmpty)
  }
}

extension MovingDrawing {
  /// Reads the content of a picture of 100 by 100.
  init(svg content: String, events: [MotionEvent] = []) throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      viewBox="0 0 100 100">\(content)</svg>
      """
    self.init(try XMLDocument(bytes: Array(text.utf8), name: "a.svg"), events: events)
  }

  /// The value of the first attribute with a name at a moment.
  func value(_ name: String, at seconds: Double) throws -> String {
    let text = String(decoding: still(at: seconds), as: UTF8.self)
    let start = try #require(text.firstRange(of: " \(name)=")).upperBound
    let quote = text[start]
    return String(text[text.index(after: start)...].prefix { $0 != quote })
  }

  func number(_ name: String, at seconds: Double) throws -> Double {
    let text = try value(name, at: seconds)
    return try #require(Double(text.replacing("px", with: "")), "\(text)")
  }
}

import Foundation
import OwnParts
import Sweephand
import TestSupport
import Testing

/// A part of a program that uses the library follows a reading, in the model.
@Suite struct OwnPartTests {
  /// A part at a reading, as drawn in a picture without motion.
  private func still(_ part: any Part, _ value: Double) throws -> String {
    try dial(part, Reading(value, duration: 0)).drawing()
  }

  @Test(arguments: followers.indices, [0, 0.4, 1, 1.7, 2, 2.5, 3])
  func `it comes to the reading`(index: Int, value: Double) throws {
    let moving = dial(followers[index], Reading(value, from: 1.2))
    #expect(try moving.drawing(at: 9) == still(followers[index], value))
    #expect(try moving.drawing() == still(followers[index], 1.2))
  }

  @Test(arguments: followers.indices, [0.25, 1, 1.75, 2.25, 2.75])
  func `on its way it shows the readings in between`(index: Int, value: Double) throws {
    let way = Reading(3, from: 0, duration: 3, timingFunction: .linear)
    let passed = try dial(followers[index], way).drawing(at: Seconds(value))
    #expect(try passed == still(followers[index], value))
  }

  @Test(arguments: followers.indices, [TimingFunction.easeInEaseOut, .needleSpring])
  func `it plays a list of readings`(index: Int, pace: TimingFunction) throws {
    let list = Reading(
      playing: [0.5, 2.75, 1.5], every: 2, duration: 1, timingFunction: pace)
    for (time, value) in [(1.5, 0.5), (3.5, 2.75), (5.5, 1.5), (7.5, 0.5)] {
      let shown = try dial(followers[index], list).drawing(at: Seconds(time))
      #expect(try shown == still(followers[index], value), "at \(time)")
    }
  }

  @Test(arguments: followers.indices, 0..<7)
  func `it goes to the position that is clicked`(index: Int, target: Int) throws {
    let start = target == 3 ? 1 : 3
    let clicked = dial(followers[index], Reading(Double(start) / 2))
      .with(.click, .slider(.step(0.5)))
    let (rest, stood) = (try clicked.drawing(), try still(followers[index], Double(start) / 2))
    #expect(rest == stood, "\(rest)\n\(stood)")
    let click = EventOccurrence(.click, on: "go\(start)_\(target)", at: 1)
    let (found, wanted) =
      (try clicked.drawing(at: 5, after: click), try still(followers[index], Double(target) / 2))
    #expect(found == wanted, "\(found)\n\(wanted)")
  }

  /// A lamp that lights up for one sector, on an arm that points at it.
  private struct SectorLamp: Part {
    func layer(in context: DialContext) throws(DialError) -> Layer {
      var lamp = Layer(
        content: .shape(Layer.Shape(.circle(center: Layer.Point(0, -50), radius: 5))))
      lamp.follow(.isHidden, in: context) { $0 == 1 }
      lamp.follow(.rotation, in: context) { .turns($0 / 4) }
      return lamp
    }
  }

  @Test(arguments: 1..<4) func `beside a wheel it goes from sector to sector`(target: Int) throws {
    var wheel = try Wheel(0).with { ($0.sectors, $0.icons) = (["a", "b", "c", "d"], []) }.dial
    wheel.parts.insert(SectorLamp(), at: 0)
    let click = EventOccurrence(.click, on: "go0_\(target)", at: 1)
    let shown = try wheel.with(.click, wheel.control).drawing(at: 5, after: click)
    // From the first to the last it turns back by a quarter.
    let turn = 90 * (target == 3 ? -1 : target)
    #expect(shown.contains("rotate(\(turn))") == (target != 1), "\(shown)")
  }

  @Test func `a turn goes the short way where the scale has no ends`() throws {
    let scale = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)
    let context = DialContext(
      scale: scale, reading: Reading(350, from: 10, duration: 1, timingFunction: .linear))
    var card = Layer()
    card.follow(.rotation, in: context) { .degrees(-$0) }
    #expect(card.presentation(at: 0.5).transform == [.rotate(.degrees(-360))])
    #expect(card.transform == [.rotate(.degrees(-350))])
  }

  @Test func `it reports its fields and its words as built-in parts do`() throws {
    let broken = dial(BoostGauge().with { $0.radius = 0 }, Reading(1))
    let error = #expect(throws: DialError.self) { try broken.scene() }
    #expect(error?.description == "'radius' must be more than zero and below 1e6")
    #expect(dial(BoostGauge(), Reading(2)).words == "2, over the limit, 0 to 3")
  }

  @Test func `the page about parts shows the part that is tested`() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }
    let page = try text("docs/adding-a-part.md")
    let block = try #require(page.firstMatch(of: /```swift\n(import Sweephand\n[\s\S]+?)```/)).1
    #expect(try text("Tests/Support/OwnParts/BoostGauge.swift") == block)
  }

  @Test func `the page about parts names files that exist`() throws {
    let root = Repository.root
    let page = try String(
      contentsOf: root.appending(path: "docs/adding-a-part.md"), encoding: .utf8)
    let paths = page.matches(of: /`((?:Sources|Tests|samples|docs|templates)\/[\w+\/.-]+)`/).map(
      \.1)
    #expect(paths.count >= 8)
    for path in paths where !path.contains("NAME") {
      let exists = FileManager.default.fileExists(atPath: root.appending(path: path).path)
      #expect(exists, "docs/adding-a-part.md names \(path)")
    }
  }
}

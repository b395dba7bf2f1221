import Foundation
import Sweephand
import Testing
import Tutorials

/// The dials of `docs/tutorials/ios.md`, written in Swift: angles, texts and structure.
@Suite struct TutorialDialTests {
  // 000: the speedometer of pictures

  @Test(arguments: [
    (1.0, 130.0), (2.25, 70), (3, 10), (5, 70), (7, 140), (9, 130), (20_001, 130),
  ])
  func `000 turns by the value, over 237.4°, and no further`(time: Double, speed: Double) throws {
    let scene = try speedometerOfPictures([130, 10, 70, 200]).scene()
    let needle = try #require(scene.presentation(at: Seconds(time))["needle"])
    // Half-way from 130 to 10 the needle is at the top, not at 180°.
    let found = try #require(needle.turn)
    #expect(abs(found - (-118.4 + 237.4 * speed / 140)) < 1e-3)
  }

  @Test(arguments: [0.0, -5])
  func `000 stands at 0° without a maximum`(maximum: Double) throws {
    let scene = try speedometerOfPictures([90], maximum: maximum).scene()
    #expect(scene["needle"]?.turn == 0)
  }

  @Test(arguments: [(1.0, "130"), (3, "10"), (5, "70"), (7, "200"), (9, "130")])
  func `000 changes the text of its label`(time: Double, text: String) throws {
    let scene = try speedometerOfPictures([130, 10, 70, 200]).scene()
    #expect(scene.presentation(at: Seconds(time)).texts == [text])
  }

  @Test func `000 consists of three pictures in PNG`() throws {
    let written = try SVGWriter().write(speedometerOfPictures([10])).checked().string
    #expect(written.ranges(of: "data:image/png;base64,").count == 3)
  }

  // 001: the dial that follows the finger

  @Test func `001 has eight buttons on the disc`() throws {
    let disc = try #require(try snappingDial().scene()["follower"])
    let buttons = disc.sublayers.filter { $0.name == "button" }
    for (number, button) in buttons.enumerated() {
      #expect(button.semantics?.role == .button(label: "Channel \(number + 1)"))
      let place = Layer.Point(at: .degrees(45 * Double(number)), radius: 58)
      #expect(hypot(button.position.x - place.x, button.position.y - place.y) < 1e-9)
    }
    #expect(buttons.count == 8)
  }

  // 002: the clock

  @Test(arguments: [0.0, 1, 59.75, 3600, 43_200, 1e6])
  func `002 turns its hands linearly, for ever`(time: Double) throws {
    let scene = clockOfShapes(at: 36_522).presentation(at: Seconds(time))
    for (name, seconds) in [("hour", 43_200.0), ("minute", 3600), ("second", 60)] {
      let found = try #require(scene[name]?.turn)
      let apart = (found - (36_522 + time) / seconds * 360).remainder(dividingBy: 360)
      #expect(abs(apart) < 1e-3, "\(name): \(found)")
    }
  }

  @Test func `002 needs no more than its shapes`() throws {
    let written = try SVGWriter().write(clockOfShapes(at: 0)).checked().string
    #expect(written.ranges(of: "repeatCount=\"indefinite\"").count == 3)
    #expect(written.utf8.count < 2500)
  }

  // 003: the wheel of segments

  @Test func `003 lays its bitmaps to the centre`() throws {
    let wheel = try #require(try wheelOfSegments().scene().layers.first)
    #expect(wheel.turn == -90)
    let sectors = wheel.sublayers[0].sublayers
    #expect(sectors.map(\.sublayers[0].opacity) == [1] + Array(repeating: 0.6, count: 7))
    // A bitmap of 200 pixels points left: turned by 90°, as long as the radius, and its right edge on
    // the centre.
    let steps = sectors[1].sublayers[0].transform
    #expect(sectors[1].sublayers[0].mask == nil)
    guard steps.count == 3, case .rotate(let turn) = steps[0], case .scale(let x, let y) = steps[1],
      case .translate(let shift) = steps[2]
    else {
      Issue.record("\(steps)")
      return
    }
    #expect(turn == .degrees(90) && abs(x - 0.5) < 1e-9 && x == y)
    #expect(abs(shift.dx + 200) < 1e-9 && abs(shift.dy + 76.5) < 1e-9)
  }

  @Test func `003 has icons of a size at a place in the segment`() throws {
    let wheel = try #require(try wheelOfSegments().scene().layers.first)
    for sector in wheel.sublayers[0].sublayers {
      let icon = sector.sublayers[1]
      // They are upright where the mark is.
      #expect(icon.position == Layer.Point(0, -79) && icon.turn == 90)
      #expect(icon.sublayers[0].bounds.size == Layer.Size(width: 26, height: 26))
      #expect(sector.sublayers.count == 2)
    }
  }

  // 004: the graph

  /// Six hundred readings from 385.67 to 1498.67.
  private static let readings = (0..<600).map { 385.67 + Double($0 * 311 % 600) * 1113 / 599 }

  @Test func `004 draws a point for each of 600 readings`() throws {
    let line = try #require(try graphOfReadings(Self.readings).scene()["line"]?.shape)
    #expect(line.path.elements.count == 600)
    #expect(line.strokeColor == .rgb(0xffd166))
  }

  @Test func `004 has dashes and translucent axes`() throws {
    let scene = try graphOfReadings(Self.readings).scene()
    #expect(scene["grid"]?.shape?.lineDashPattern == [4, 2])
    for side in ["left", "bottom"] {
      let axis = try #require(scene["axis_\(side)/axis_\(side)_line"]?.shape)
      #expect(axis.strokeColor == .rgb(0xffffff, alpha: 0.7))
    }
  }

  @Test func `004 labels seven equal steps, with decimals below 1000`() throws {
    let labels = try #require(
      try graphOfReadings(Self.readings).scene()["axis_left/axis_left_labels"])
    let step = (1498.67 - 385.67) / 7
    #expect(
      labels.texts
        == (0...7).map { number in
          let value = 385.67 + Double(number) * step
          return String(format: value > 999 ? "%4.0f" : "%4.2f", value)
        })
  }
}

extension Layer {
  /// The degrees of its first rotation.
  fileprivate var turn: Double? {
    for case .rotate(let angle) in transform { return angle.degrees }
    return nil
  }

  /// The texts that show in it.
  fileprivate var texts: [String] {
    if isHidden { return [] }
    return (text.map { [$0.string] } ?? []) + sublayers.flatMap(\.texts)
  }
}

extension Layer.Scene {
  fileprivate var texts: [String] { layers.flatMap(\.texts) }
}

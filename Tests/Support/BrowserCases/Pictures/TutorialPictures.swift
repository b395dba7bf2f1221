import Foundation
import SweepSVG
import Sweephand
import Tutorials

/// The five dials of the tutorials, as a program writes them.
struct TutorialPictures: Encodable {
  var speedometer: String
  var dial: String
  var clock: String
  var wheel: String
  var graph: String
  /// The readings of the graph.
  var readings: [Double]

  init() throws {
    let writer = SVGWriter(SVGOptions(idPrefix: .none, motion: .full))
    // The second move is one of more than 180°, and the last speed is beyond the scale.
    speedometer = try writer.write(speedometerOfPictures([130, 10, 70, 200])).string
    dial = try writer.write(snappingDial()).string
    clock = try writer.write(clockOfShapes(at: 36_522)).string
    wheel = try writer.write(wheelOfSegments()).string
    readings = (0..<600).map { (number: Int) -> Double in
      942.17 + 556.5 * sin(Double(number) / 40) + Double(number % 7)
    }
    graph = try writer.write(graphOfReadings(readings)).string
  }
}

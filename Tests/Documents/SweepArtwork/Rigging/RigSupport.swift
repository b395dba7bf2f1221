import Foundation
import SweepArtwork
import SweepGeometry
import SweepScene
import TestSupport
import Testing

/// A drawing in an editor's spelling, with the angles measured in it.
struct MeasuredDrawing: CustomTestStringConvertible, Sendable {
  let file: String
  let needle: String
  let pivot: Point
  /// The direction of the needle, by its tip and pivot.
  let direction: Double
  /// Printed numbers with the directions of their ticks.
  let stops: [(value: Double, angle: Double)]
  /// The printed number that shows the reading.
  var number: Double?

  var testDescription: String { file }

  static let folder = Repository.root.appending(path: "samples/artwork/rigged")

  func artwork() throws -> Artwork {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    return try ArtworkReader.read(Array(data), name: file).artwork
  }

  /// Even stops from one direction to another.
  private static func even(
    _ values: [Double], from first: Double, to last: Double
  ) -> [(value: Double, angle: Double)] {
    let turn = (last - first) / Double(values.count - 1)
    return values.enumerated().map { ($1, first + Double($0) * turn) }
  }

  static let all = [
    MeasuredDrawing(
      file: "figma-half.svg", needle: "Needle / Main", pivot: Point(180, 170), direction: 34.56,
      stops: even([0, 50, 100, 150, 200, 250], from: -90, to: 90), number: 173),
    MeasuredDrawing(
      file: "figma-uneven.svg", needle: "hand", pivot: Point(200, 200), direction: 23.84,
      stops: [
        (0, -125), (5, -117.5), (10, -98), (20, -71.25), (50, -30), (100, 8.4), (150, 47),
        (250, 92.6), (500, 125),
      ], number: 120),
    MeasuredDrawing(
      file: "figma-unnamed.svg", needle: "needle", pivot: Point(64, 64), direction: 59.8,
      stops: even([0, 20, 40, 60, 80, 100], from: -130, to: 130)),
    MeasuredDrawing(
      file: "figma-dashed.svg", needle: "wind_arrow", pivot: Point(160, 160), direction: -148.8,
      stops: even([0, 90, 180, 270], from: 0.41, to: 270.41)),
    MeasuredDrawing(
      file: "inkscape-manometer.svg", needle: "Zeiger", pivot: Point(60, 62), direction: -62.4,
      stops: even([0, 3.2, 6.4, 9.6, 12.8, 16], from: -135, to: 135)),
    MeasuredDrawing(
      file: "inkscape-compass.svg", needle: "aguja", pivot: Point(100, 100), direction: -122.5,
      stops: even([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], from: 0, to: 330)),
    MeasuredDrawing(
      file: "inkscape-thermometer.svg", needle: "Thermometernadel", pivot: Point(90, 96),
      direction: 24.143, stops: even([-20, -10, 0, 10, 20, 30, 40, 50], from: -130, to: 130),
      number: 21.5),
    MeasuredDrawing(
      file: "illustrator-tachometer.svg", needle: "tacho_needle", pivot: Point(150, 150),
      direction: 61.3, stops: even([0, 1, 2, 3, 4, 5, 6, 7, 8], from: -120, to: 120)),
    MeasuredDrawing(
      file: "illustrator-outlines.svg", needle: "Gruppo lancetta", pivot: Point(120, 130),
      direction: -45, stops: even([0, 50, 100], from: -108, to: 108)),
    MeasuredDrawing(
      file: "illustrator-thousands.svg", needle: "aiguille_principale", pivot: Point(40, 200),
      direction: 88.848, stops: even([0, 500, 1000, 1500, 2000, 2500], from: 0, to: 180),
      number: 1234),
    MeasuredDrawing(
      file: "affinity-meter.svg", needle: "pointer", pivot: Point(420, 428.8), direction: -17.9,
      stops: even([0, 1, 2, 3, 4, 5], from: -140, to: 140)),
    MeasuredDrawing(
      file: "affinity-reversed.svg", needle: "fuel-hand", pivot: Point(150, 160), direction: 36,
      stops: even([100, 75, 50, 25, 0], from: -60, to: 60)),
    MeasuredDrawing(
      file: "figma-boiler.svg", needle: "Needle", pivot: Point(200, 210), direction: 28.8,
      stops: even([0, 20, 40, 60, 80, 100], from: -120, to: 120), number: 62),
    MeasuredDrawing(
      file: "inkscape-tank.svg", needle: "Zeiger", pivot: Point(60, 64), direction: -20,
      stops: [(0, 110), (10, 60), (25, 10), (50, -40), (100, -110)]),
  ]
}

/// The difference of two directions in degrees.
func turn(_ a: Double, _ b: Double) -> Double { abs((a - b).remainder(dividingBy: 360)) }

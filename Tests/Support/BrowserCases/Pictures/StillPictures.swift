import SweepSVG
import SweepScene

/// A scene for viewers who ask for less motion, and without any animation.
struct StillScene: Encodable {
  var name: String
  /// Whether its shape is written as a path: an ellipse that is not trimmed is none.
  var isPath: Bool
  var moving: String
  var still: String

  static var all: [StillScene] {
    let cases =
      transformCases + paintCases + strokeCases + timingCases + stackCases + courseCases
      + groupCases + additiveCases + triggerCases + motionCases + curveCases
    return cases.map { oracle in
      func svg(_ motion: SVGOptions.Motion) -> String {
        let options = SVGOptions(idPrefix: .none, motion: motion)
        return (try? SVGWriter(options).write(oracle.scene))?.string ?? ""
      }
      return StillScene(
        name: oracle.description, isPath: oracle.description != "trim of an ellipse",
        moving: svg(.reduced), still: svg(.none))
    }
  }
}

/// A sample for viewers who ask for less motion, without any animation, and moving for everybody.
struct StillSample: Encodable {
  var name: String
  var reduced: String
  var still: String
  var full: String

  static func all() throws -> [StillSample] {
    try Sample.all.map { sample in
      let scene = try sample.scene()
      func svg(_ motion: SVGOptions.Motion) throws -> String {
        try SVGWriter(SVGOptions(motion: motion)).write(scene).string
      }
      return StillSample(
        name: sample.path, reduced: try svg(.reduced), still: try svg(.none), full: try svg(.full))
    }
  }
}

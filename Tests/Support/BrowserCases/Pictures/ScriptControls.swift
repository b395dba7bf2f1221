import SweepGeometry
import SweepRuntime
import TestSupport

/// Fingers, stops and sectors for the script, with what the model says of them.
struct ScriptControls: Encodable {
  var module = Runtime.module
  var cases: [Case] = []

  init() {
    var random = SplitMix64(seed: 20)
    for _ in 0..<120 {
      cases += [Self.finger(&random), Self.stops(&random), Self.wheel(&random)]
    }
  }

  /// The input of both, with the model's answers.
  struct Case: Encodable {
    var kind: String
    var input: [Double]
    var answers: [Double]
  }

  /// A finger that comes, moves and goes.
  private static func finger(_ random: inout SplitMix64) -> Case {
    let least = random.number(-200...0)
    let options = [
      random.number(-5...5), random.number(-5...5), random.number(0...30),
      random.number(60...120), least, least + random.number(10...300), random.number(0...20),
      random.number(0...0.3),
    ]
    var tracker = DialTracker(
      angle: .degrees(random.number(least...(least + 10))),
      center: Point(options[0], options[1]), deadRadius: options[2], rim: options[3],
      bounds: .degrees(options[4]) ... .degrees(options[5]), give: .degrees(options[6]),
      inertia: options[7])
    var input = options + [tracker.angle.degrees]
    var (answers, time) = ([Double](), 0.0)
    for step in 0..<10 {
      let point = Point(random.number(-120...120), random.number(-120...120))
      time += random.number(0...0.06)
      input += [point.x, point.y, time]
      if step == 0 {
        answers.append(tracker.begin(at: point, time: time) ? 1 : 0)
      } else {
        answers.append(tracker.move(to: point, time: time).degrees)
      }
    }
    time += random.number(0...0.12)
    return Case(
      kind: "finger", input: input + [time], answers: answers + [tracker.end(time: time).degrees])
  }

  private static func stops(_ random: inout SplitMix64) -> Case {
    let angles = (0..<Int(random.number(1...12))).map { _ in random.number(-360...360) }
    let comesRound = random.number(0...1) < 0.5
    let turn = random.number(-2000...2000)
    let stops = SnapStops(angles.map(Angle.degrees), comesRound: comesRound)
    let nearest = stops.nearest(to: .degrees(turn)) ?? -1
    return Case(
      kind: "stops", input: [turn, comesRound ? 1 : 0] + angles, answers: [Double(nearest)])
  }

  private static func wheel(_ random: inout SplitMix64) -> Case {
    let count = Int(random.number(1...24))
    let (turn, direction) = (random.number(-2000...2000), random.number(-360...360))
    let wheel = SectorWheel(count: count)
    return Case(
      kind: "wheel", input: [Double(count), turn, direction],
      answers: [
        Double(wheel.sector(at: .degrees(turn))),
        Double(wheel.sector(at: .degrees(turn), towards: .degrees(direction))),
      ])
  }
}

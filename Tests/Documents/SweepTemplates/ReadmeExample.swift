import Sweephand

/// The Swift code of the README.
func readmeExample() throws -> [String] {
  // A template of the library, with the same bytes as from the command.
  let gauge = Speedometer(142, in: 0...280, unit: "km/h", theme: .brass)
  let file = try SVGWriter().write(gauge.scene()).string

  // A dial of your own.
  let dial = Dial(context: DialContext(scale: Scale(0...280), reading: Reading(142))) {
    Bezel()
    Face()
    Ticks(.minor)
    Ticks(.major)
    Labels()
    Needle()
    Hub()
  }
  let svg = try SVGWriter().write(dial.scene()).string

  return [file, svg]
}

import Sweephand

/// The ways to make the reference speedometer: the one that `Baseline/speedometer.c` writes.
///
/// It has the same parts, but not the same bytes: the C program writes a `line` for each mark, and
/// Sweephand one path for each weight of marks, which is less than half as long. It also finds the
/// places of the labels by their width, and writes gradients, ids and words for screen readers.
public let subjects: [Subject] = [
  Subject("build+serialise") { value in
    try SVGWriter().write(reference(value).scene()).bytes.count
  },
  serialise,
]

private let serialise: Subject = {
  let scene = Result { try reference(72).scene() }
  return Subject("serialise") { _ in try SVGWriter().write(scene.get()).bytes.count }
}()

/// The dial: one face, three bands, 101 ticks, eleven labels, a needle, its hub, and the readout.
private func reference(_ value: Double) -> Dial {
  let context = DialContext(scale: Scale(0...100), reading: Reading(value, from: 0))
  var minor = Ticks(.minor)
  minor.every = 1
  minor.except = 10
  var major = Ticks(.major)
  major.every = 10
  var labels = Labels()
  labels.every = 10
  var needle = Needle()
  needle.hasShadow = false
  var readout = Readout()
  readout.style = NumberStyle(decimals: 2)
  return Dial(context: context) {
    Face()
    Bands([0, 60, 85, 100])
    minor
    major
    labels
    needle
    Hub()
    readout
  }
}

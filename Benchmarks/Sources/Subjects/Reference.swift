import Sweephand

/// The ways to make the reference speedometer: the one that `Baseline/speedometer.c` writes.
///
/// It has the same parts in plain colours and without ids, but not the same bytes:
/// the C program writes a `line` for each mark, and Sweephand one path for each weight of marks,
/// which is less than half as long. It also finds the places of the labels by their width. As in the
/// C program, nothing is said in words and the readout has a given place.
///
/// Subjects called drawn have the same dial with drawn text; the others use a font.
public let subjects: [Subject] = [
  building("build+serialise", in: theme), serialising("serialise", in: theme),
  compiled("compiled", in: theme),
  building("build+serialise drawn", in: drawn), serialising("serialise drawn", in: drawn),
  compiled("compiled drawn", in: drawn),
  document("document", in: "flat"), compiledDocument("document compiled", in: "flat"),
]

private let writer = SVGWriter(SVGOptions(motion: .full))

private func building(_ name: String, in theme: Theme) -> Subject {
  Subject(name) { try writer.write(reference($0, in: theme).scene()).bytes.count }
}

private func serialising(_ name: String, in theme: Theme) -> Subject {
  let scene = Result { try reference(72, in: theme).scene() }
  return Subject(name) { _ in try writer.write(scene.get()).bytes.count }
}

private func compiled(_ name: String, in theme: Theme) -> Subject {
  let dial = reference(72, in: theme).compiled(writer.options) {
    (context, value: Double) in context.reading = Reading(value, from: 0)
  }
  return Subject(name) { try dial.write($0).bytes.count }
}

private let theme: Theme = {
  var theme = Theme.instrument
  theme.text = .system
  theme.faceEdge = theme.face
  theme.hubEdge = theme.hub
  // The C program draws only plain shapes.
  theme.construction = Construction()
  return theme
}()

private let drawn: Theme = {
  var drawn = theme
  drawn.text = .drawn
  return drawn
}()

/// A triangle from the tip to both sides of the pivot.
private let triangle = Layer.Path([
  .move(to: Layer.Point(-3, 0)), .line(to: Layer.Point(0, -80)), .line(to: Layer.Point(3, 0)),
  .close,
])

/// One face, three bands, 101 ticks, eleven labels, a needle, its hub, and the readout; made once,
/// because their content is fixed in the C program.
private let parts: [any Part] = {
  var minor = Ticks(.minor)
  minor.every = 1
  minor.except = 10
  var major = Ticks(.major)
  major.every = 10
  var labels = Labels()
  labels.every = 10
  var needle = Needle()
  needle.artwork = NeedleArtwork(.path(triangle), pivot: .zero)
  var hub = Hub()
  hub.center = 0
  var readout = Readout()
  readout.style = NumberStyle(decimals: 2)
  readout.position = Layer.Point(0, 52)
  return [Face(), Bands([0, 60, 85, 100]), minor, major, labels, needle, hub, readout]
}()

/// The dial of these parts at a reading.
private func reference(_ value: Double, in theme: Theme) -> Dial {
  var dial = Dial(
    context: DialContext(scale: Scale(0...100), reading: Reading(value, from: 0), theme: theme),
    parts: parts)
  dial.description = ""
  return dial
}

import Sweephand
import Testing

/// Compiled dials are written like ordinary ones.
@Suite struct CompiledDialTests {
  private static let designs: [any DialDesign] = [
    Speedometer(), Tachometer(), Barometer(), VUMeter(), Thermometer(20), RingDial(30),
    KnobDial(), Battery(50), Pressure(3), LineGraph([3, 1, 4]), Dashboard(), AnalogClock(.now),
  ]

  @Test(arguments: designs.indices)
  func bytesAreThoseOfTheChangedDial(_ index: Int) throws {
    let dial = try Self.designs[index].dial
    let theme = Theme.library[index % Theme.library.count]
    let changes: [@Sendable (inout DialContext, Double) -> Void] = [
      { $0.reading.values = [$1] },
      { $0.reading = Reading($1, from: 1, duration: 2) },
      { if $1 > 3 { $0.theme = theme } },
      { $0.scale = Scale(0...(50 + $1)) },
      { ($0.reading.values, $0.theme) = ([$1], $1 > 3 ? theme : $0.theme) },
      { _, _ in },
    ]
    for change in changes {
      let compiled = dial.compiled(change: change)
      for value in [2.0, 3, 7, 7, 2, 41.5] {
        var changed = dial
        change(&changed.context, value)
        let ordinary = Result { try SVGWriter().write(changed.scene()) }
        switch ordinary {
        case .success(let output): #expect(try compiled.write(value) == output, "\(value)")
        case .failure: #expect(throws: (any Error).self) { try compiled.write(value) }
        }
      }
    }
  }

  /// A mark that notes how often it is drawn.
  private struct Mark: Part {
    final class Count: @unchecked Sendable { var number = 0 }
    let count = Count()
    var looksAtTheReading = false

    func layer(in context: DialContext) -> Layer {
      count.number += 1
      let x = looksAtTheReading ? context.reading.value : 0
      return Layer(
        "mark", content: .shape(Layer.Shape(.circle(center: Layer.Point(x, 0), radius: 3))))
    }
  }

  @Test func whatDoesNotLookAtTheReadingIsDrawnOnce() throws {
    let (still, moved) = (Mark(), Mark(looksAtTheReading: true))
    let compiled = Dial(parts: [still, moved]).compiled { $0.reading.values = [$1] }
    var pictures: Set<[UInt8]> = []
    for value in 1...10 { pictures.insert(try compiled.write(Double(value)).bytes) }
    #expect(pictures.count == 10 && still.count.number == 1 && moved.count.number >= 10)
  }
}

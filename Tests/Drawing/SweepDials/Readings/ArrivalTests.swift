import SweepGeometry
import SweepScene
import Testing

@testable import SweepDials

/// ``Reading/stays(on:step:)``.
struct ArrivalTests {
  @Test(
    "a figure shows when its mark stays near the reading",
    arguments: [
      TimingFunction.easeInEaseOut, .linear, .easeOut, TimingFunction(0.34, 1.56, 0.64, 1),
    ])
  func marks(pace: TimingFunction) throws {
    let scale = Scale(0...200)
    let reading = Reading(150, from: 20, duration: 1, timingFunction: pace)
    let arrival = try #require(reading.stays(on: scale, step: 1).first?.arrival)
    #expect((0.05...1).contains(arrival))
    for time in stride(from: arrival, through: 1, by: 0.001) {
      #expect(abs(20 + 130 * pace.progress(at: time) - 150) <= 2 + 1e-3)
    }
    // Just before, it is further away.
    #expect(abs(20 + 130 * pace.progress(at: arrival - 0.001) - 150) > 2 - 0.5)
  }

  @Test("on a scale without ends the shorter way counts")
  func circle() {
    let scale = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)
    let reading = Reading(10, from: 350, duration: 1, timingFunction: .linear)
    #expect(abs(reading.stays(on: scale, step: 1)[0].arrival - (1 - 3.6 / 20)) < 1e-3)
  }

  @Test("over the meeting of the ends too")
  func meeting() {
    let scale = Scale(0...360, start: .zero, span: .degrees(360), outside: .wrap)
    let reading = Reading(1, from: 341, duration: 1, timingFunction: .linear)
    #expect(abs(reading.stays(on: scale, step: 1)[0].arrival - (1 - 3.6 / 20)) < 1e-3)
  }

  @Test("a reading beyond the scale shows when its mark is at the end")
  func beyond() {
    let reading = Reading(140, from: 0, duration: 1, timingFunction: .linear)
    #expect(abs(reading.stays(on: Scale(0...100), step: 1)[0].arrival - 0.99) < 1e-3)
  }

  @Test("on an uneven scale the readings count, not the places")
  func uneven() {
    let scale = Scale(1...1000, mapping: .log())
    let reading = Reading(100, from: 1, duration: 1, timingFunction: .linear)
    // 90.01 lies at 0.9771 of the way to 100.
    #expect(abs(reading.stays(on: scale, step: 1)[0].arrival - 0.9771) < 1e-3)
  }

  @Test("in a list each figure is absent while its mark is on its way")
  func list() {
    let reading = Reading(playing: [0, 100], every: 2, duration: 1, timingFunction: .linear)
    let moments = reading.stays(on: Scale(0...100), step: 1).map(\.arrival)
    #expect(zip(moments, [0.2475, 0.7475]).allSatisfy { abs($0 - $1) < 1e-3 })
  }

  @Test("and there until its mark leaves it")
  func departure() {
    let reading = Reading(playing: [0, 100], every: 2, duration: 1, timingFunction: .linear)
    let moments = reading.stays(on: Scale(0...100), step: 1).map(\.departure)
    #expect(zip(moments, [0.0025, 0.5025]).allSatisfy { abs($0 - $1) < 1e-3 })
    #expect(moments.allSatisfy { $0.truncatingRemainder(dividingBy: 0.5) > 0.001 })
  }

  @Test("a reading that does not move is there at once")
  func rest() {
    #expect(Reading(50, from: 50).arriving(on: Scale(0...100), step: 1) == nil)
    #expect(Reading(50, from: 49.5).arriving(on: Scale(0...100), step: 1) == nil)
    #expect(Reading(50, duration: 0).arriving(on: Scale(0...100), step: 1) == nil)
  }
}

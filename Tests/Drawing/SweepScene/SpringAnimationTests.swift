import SweepGeometry
import Testing

@testable import SweepScene

/// Springs as animations.
@Suite struct SpringAnimationTests {
  private func degrees(_ animation: SpringAnimation, _ part: Double) -> Double {
    let value = animation.keyframes(model: .angle(.zero)).value(at: part)
    if case .angle(let angle) = value { return angle.degrees }
    return .nan
  }

  /// The movement written out: ω² = 100 - 25, α = 5.
  @Test func `moves by the closed form`() {
    let spring = SpringAnimation(.rotation, from: .degrees(-118.4), to: .degrees(119))
    let duration = spring.timing.duration.value
    #expect(duration >= spring.settlingDuration.value)
    #expect(duration - spring.settlingDuration.value < 0.001)
    #expect(abs(duration * 1000 - (duration * 1000).rounded()) < 1e-9)
    for index in 0..<200 {
      let time = duration * Double(index) / 200
      let (sine, cosine) = sineAndCosine(75.squareRoot() * time)
      let place = 1 - exponential(-5 * time) * (cosine + 5 / 75.squareRoot() * sine)
      #expect(abs(degrees(spring, Double(index) / 200) - (-118.4 + 237.4 * place)) < 1e-9)
    }
    #expect(degrees(spring, 1) == 119)
  }

  @Test func `a duration of its own cuts the movement off`() {
    let timing = MediaTiming(duration: 0.2)
    let spring = SpringAnimation(.rotation, to: .degrees(100), timing: timing)
    #expect(abs(degrees(spring, 0.999_999) - 100 * SpringCurve().position(at: 0.2)) < 1e-3)
    #expect(degrees(spring, 1) == 100)
  }

  @Test func `backwards it is the movement turned round`() {
    let pace = TimingFunction.spring()
    for index in 0...100 {
      let time = Double(index) / 100
      #expect(
        abs(pace.reversed.progress(at: time) - (1 - pace.progress(at: 1 - time))) < 1e-12)
    }
    #expect(pace.reversed.reversed == pace)
  }

  @Test func `perceptual durations`() {
    let spring = SpringAnimation(
      .scale, to: ScaleFactors(2), perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.spring.dampingRatio - 0.75) < 1e-12)
    #expect(abs(spring.spring.stiffness - 16 * .pi * .pi) < 1e-9)
  }

  private func fault(
    _ spring: SpringCurve, _ timing: MediaTiming? = nil
  ) -> String? {
    let animation = SpringAnimation(.rotation, to: .degrees(90), spring: spring, timing: timing)
    return Layer.Animation.spring(animation).fault(model: .angle(.zero))?.field
  }

  @Test func `faults name the field`() {
    let second = MediaTiming(duration: 1)
    #expect(fault(SpringCurve()) == nil)
    for bad in [0, -1, .nan, .infinity] {
      #expect(fault(SpringCurve(mass: bad)) == "mass")
      #expect(fault(SpringCurve(stiffness: bad)) == "stiffness")
    }
    for bad in [-0.1, .nan, .infinity] { #expect(fault(SpringCurve(damping: bad)) == "damping") }
    for bad in [-1_000_001, .nan, .infinity] {
      #expect(fault(SpringCurve(initialVelocity: bad), second) == "initialVelocity")
    }
    #expect(fault(SpringCurve(damping: 0)) == "duration")
    #expect(fault(SpringCurve(damping: 0), second) == nil)
    #expect(fault(SpringCurve(damping: 1e-7)) == "duration")
    #expect(fault(SpringCurve(stiffness: 1e9), second) == "duration")
    #expect(fault(SpringCurve(mass: 1e-200, stiffness: 1e200)) == "stiffness")
    #expect(fault(SpringCurve(), MediaTiming(duration: 0)) == "duration")
    #expect(fault(SpringCurve(perceptualDuration: 0)) == "stiffness")
    #expect(fault(SpringCurve(perceptualDuration: 1, bounce: -1)) == "damping")
    #expect(fault(SpringCurve(perceptualDuration: 1, bounce: 1)) == "duration")
  }
}

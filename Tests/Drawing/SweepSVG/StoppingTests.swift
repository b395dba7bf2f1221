import SweepGeometry
import SweepSVG
import SweepScene
import Testing

/// Ways to stop what never ends (WCAG 2.2, 2.2.2): after a time, and by a click.
@Suite struct StoppingTests {
  private static func turning(_ timing: MediaTiming) -> Layer {
    changed(line()) {
      $0.animations = [
        .basic(BasicAnimation(.rotation, from: .zero, to: .degrees(90), timing: timing))
      ]
    }
  }

  private func markup(
    _ layers: Layer..., change: (inout SVGOptions) -> Void
  ) async throws -> String {
    var options = SVGOptions(idPrefix: .none, motion: .full)
    change(&options)
    let scene = plain(layers)
    try await expectValid(scene, options)
    return try body(of: scene, options)
  }

  @Test(arguments: [
    // Whole passes, if one fits.
    (MediaTiming(duration: 2, repeatCount: .infinity), #"dur="2s" repeatCount="2""#),
    (MediaTiming(duration: 8, repeatCount: .infinity), #"dur="8s" repeatCount="0.625""#),
    (
      MediaTiming(beginTime: -1, duration: 2, repeatCount: .infinity),
      #"begin="-1s" dur="2s" repeatCount="3""#
    ),
    // An animation that ends by itself after that time does not go on either.
    (MediaTiming(duration: 20), #"dur="20s" repeatCount="0.25""#),
    (MediaTiming(duration: 4), #"dur="4s"/"#),
  ])
  func `all stands after a time`(timing: MediaTiming, expected: String) async throws {
    let text = try await markup(Self.turning(timing)) { $0.stopAfter = 5 }
    #expect(text.contains(expected), "\(text)")
  }

  @Test func `what begins later never begins`() async throws {
    let late = Self.turning(MediaTiming(beginTime: 6, duration: 2, repeatCount: .infinity))
    let text = try await markup(late) { $0.stopAfter = 5 }
    #expect(!text.contains("<animate"))
  }

  @Test(arguments: [
    (2.0, #"values="0;90" dur="2s"/>"#, #"values="90" begin="2s" dur="indefinite"/>"#),
    (8, #"dur="8s" repeatCount="0.625"/>"#, #"values="90" begin="5s" dur="indefinite"/>"#),
  ])
  func `a final value that stays is kept after the stop`(
    duration: Seconds, run: String, rest: String
  ) async throws {
    var timing = MediaTiming(duration: duration, fillMode: .forwards)
    timing.restsOnModel = true
    let text = try await markup(Self.turning(timing)) { $0.stopAfter = 5 }
    #expect(text.contains(run) && text.contains(rest), "\(text)")
  }

  @Test func `repeated motion before a value that stays runs up to the stop`() async throws {
    var timing = MediaTiming(duration: 2, repeatCount: 4, fillMode: .forwards)
    timing.restsOnModel = true
    let text = try await markup(Self.turning(timing)) { $0.stopAfter = 5 }
    #expect(text.contains(#"repeatCount="2.5"/>"#) && text.contains(#"begin="5s""#), "\(text)")
  }

  @Test func `what an event begins is not stopped`() async throws {
    let clicked = Self.turning(
      MediaTiming(trigger: .event(.click), duration: 8, repeatCount: .infinity))
    let text = try await markup(clicked) { $0.stopAfter = 5 }
    #expect(text.contains(#"repeatCount="indefinite""#))
  }

  @Test func `a click stops what never ends, and another begins it again`() async throws {
    let loop = Self.turning(MediaTiming(beginTime: -0.5, duration: 2, repeatCount: .infinity))
    let text = try await markup(loop, Self.turning(MediaTiming(duration: 1))) {
      $0.pause = .click
    }
    #expect(
      text == """
        <path d="M0 0 1 2" fill="none" stroke="#000">
        <animateTransform attributeName="transform" type="rotate" values="0;90" \
        begin="-0.5s;play.click-0.5s" end="pause.click" dur="2s" repeatCount="indefinite" \
        fill="freeze"/>
        </path>
        <path d="M0 0 1 2" fill="none" stroke="#000">
        <animateTransform attributeName="transform" type="rotate" values="0;90" dur="1s"/>
        </path>
        <g id="pause">
        <animate attributeName="display" values="none" begin="pause.click" end="play.click" \
        dur="indefinite"/>
        <g transform="translate(-14 -14)">
        <rect width="24" height="24" fill="#000" fill-opacity="0"/>
        <path d="M6 6h4.2V18H6Zm7.8 0H18V18H13.8Z" fill="#808080"/>
        </g>
        </g>
        <g id="play" display="none">
        <animate attributeName="display" values="inline" begin="pause.click" end="play.click" \
        dur="indefinite"/>
        <g transform="translate(-14 -14)">
        <rect width="24" height="24" fill="#000" fill-opacity="0"/>
        <path d="M6 6l12 6L6 18Z" fill="#808080"/>
        </g>
        </g>
        """, "\(text)")
  }

  @Test func `what ends by itself has no signs`() async throws {
    let text = try await markup(Self.turning(MediaTiming(duration: 2))) { $0.pause = .click }
    #expect(!text.contains("click"))
  }

  @Test func `who asks for less motion sees no signs`() throws {
    let loop = Self.turning(MediaTiming(duration: 2, repeatCount: .infinity))
    var options = SVGOptions(idPrefix: .none)
    options.pause = .click
    #expect(try body(of: plain([loop]), options).contains("#pause,#play{display:none!important}"))
  }
}

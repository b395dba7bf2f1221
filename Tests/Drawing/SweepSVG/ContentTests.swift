import SweepGeometry
import SweepScene
import Testing

/// One element for every kind of content.
@Suite struct ContentTests {
  private static let oval = Path.ellipse(center: Point(1, 0), radii: Size(width: 2, height: 1.5))
  private static let picture = Layer.Image(
    .gif, bytes: Array("GIF8".utf8), contentsGravity: .resizeAspect)
  private static let box = Rect(x: 1, y: 0, width: 4, height: 2)

  static let cases = [
    WriterCase("empty group", [Layer()], ""),
    WriterCase(
      "named group", [Layer("a")],
      """
      <g id="a">
      </g>
      """),
    WriterCase(
      "group without a need of an element", [Layer(sublayers: [square(), line()])],
      """
      <rect width="4" height="4"/>
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "group with a name", [Layer("both", sublayers: [square(), line()])],
      """
      <g id="both">
      <rect width="4" height="4"/>
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      </g>
      """),
    WriterCase(
      "path", [line()],
      """
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      """),
    WriterCase(
      "circle", [Layer(content: .shape(Layer.Shape(.circle(radius: 3))))],
      """
      <circle r="3"/>
      """),
    WriterCase(
      "circle off the centre",
      [
        Layer(content: .shape(Layer.Shape(.circle(center: Point(1, -2), radius: 3))))
      ],
      """
      <circle cx="1" cy="-2" r="3"/>
      """),
    WriterCase(
      "ellipse", [Layer(content: .shape(Layer.Shape(oval)))],
      """
      <ellipse cx="1" rx="2" ry="1.5"/>
      """),
    WriterCase(
      "rectangle", [square()],
      """
      <rect width="4" height="4"/>
      """),
    WriterCase(
      "rectangle off the origin", [Layer(content: .shape(Layer.Shape(.rect(box))))],
      """
      <rect x="1" width="4" height="2"/>
      """),
    WriterCase(
      "rounded rectangle",
      [
        Layer(content: .shape(Layer.Shape(.roundedRect(box, cornerRadius: 0.5))))
      ],
      """
      <path \
      d="M1.5 0h3A.5 .5 0 0 1 5 .5v1A.5 .5 0 0 1 4.5 2h-3A.5 .5 0 0 1 1 1.5V.5A.5 .5 0 0 1 1.5 0Z"/>
      """),
    WriterCase(
      "empty path", [Layer(content: .shape(Layer.Shape(Path())))],
      """
      <path d=""/>
      """),
    WriterCase(
      "text", [Layer(content: .text(Layer.Text("42")))],
      """
      <text font-size="12" text-anchor="middle">42</text>
      """),
    WriterCase(
      "image",
      [
        changed(Layer(content: .image(picture))) { $0.bounds = box }
      ],
      """
      <image transform="translate(-3 -1)" x="1" width="4" height="2" \
      href="data:image/gif;base64,R0lGOA=="/>
      """),
    WriterCase(
      "image that covers",
      [
        changed(
          Layer(
            "p", content: .image(Layer.Image(.png, bytes: [0], contentsGravity: .resizeAspectFill)))
        ) {
          $0.bounds = Rect(x: 0, y: 0, width: 2, height: 2)
          $0.anchorPoint = .zero
        }
      ],
      """
      <image id="p" width="2" height="2" href="data:image/png;base64,AA==" \
      preserveAspectRatio="xMidYMid slice"/>
      """),
    WriterCase(
      "image that is stretched",
      [
        changed(
          Layer(content: .image(Layer.Image(.jpeg, bytes: [0, 1], contentsGravity: .resize)))
        ) {
          $0.bounds = Rect(x: 0, y: 0, width: 2, height: 2)
        }
      ],
      """
      <image transform="translate(-1 -1)" width="2" height="2" \
      href="data:image/jpeg;base64,AAE=" preserveAspectRatio="none"/>
      """),
    WriterCase(
      "gradient layer",
      [
        changed(Layer(content: .gradient(.vertical(.black, .white)))) { $0.bounds = box }
      ],
      """
      <defs>
      <linearGradient id="fill" x2="0" y2="1">
      <stop offset="0" stop-color="#000"/>
      <stop offset="1" stop-color="#fff"/>
      </linearGradient>
      </defs>
      <rect transform="translate(-3 -1)" x="1" width="4" height="2" fill="url(#fill)"/>
      """),
    WriterCase(
      "replicator that turns",
      [
        Layer(
          "marks",
          content: .replicator(Layer.Replicator(count: 3, transform: [.rotate(.degrees(30))])),
          sublayers: [line()])
      ],
      """
      <g id="marks">
      <g id="instance">
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      </g>
      <use transform="rotate(30)" href="#instance"/>
      <use transform="rotate(60)" href="#instance"/>
      </g>
      """),
    WriterCase(
      "replicator that moves",
      [
        Layer(
          content: .replicator(
            Layer.Replicator(count: 3, transform: [.translate(Vector(dx: 2, dy: 0))])),
          sublayers: [line(), square()])
      ],
      """
      <g id="instance">
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      <rect width="4" height="4"/>
      </g>
      <use transform="translate(2)" href="#instance"/>
      <use transform="translate(4)" href="#instance"/>
      """),
    WriterCase(
      "replicator of several steps",
      [
        Layer(
          content: .replicator(
            Layer.Replicator(count: 3, transform: [.translate(Vector(dx: 2, dy: 0)), .scale(0.5)])),
          sublayers: [line()])
      ],
      """
      <g id="instance">
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      </g>
      <use transform="matrix(0.5 0 0 0.5 2 0)" href="#instance"/>
      <use transform="matrix(0.25 0 0 0.25 3 0)" href="#instance"/>
      """),
    WriterCase(
      "replicator of one",
      [
        Layer(content: .replicator(Layer.Replicator(count: 1, transform: [])), sublayers: [line()])
      ],
      """
      <g id="instance">
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      </g>
      """),
    WriterCase(
      "content below sublayers",
      [
        changed(square()) {
          $0.name = "a"
          $0.sublayers = [line()]
        }
      ],
      """
      <g id="a">
      <rect width="4" height="4"/>
      <path d="M0 0 1 2" fill="none" stroke="#000"/>
      </g>
      """),
  ]

  @Test(arguments: cases) func `writes`(oneCase: WriterCase) async throws {
    try await oneCase.check()
  }

  /// Both kinds of padding, and none (RFC 4648, 10).
  @Test(
    arguments: zip(
      ["f", "fo", "foo", "foob", "fooba", "foobar"],
      ["Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]))
  func `writes images in base 64`(bytes: String, text: String) throws {
    let image = Layer.Image(.webp, bytes: Array(bytes.utf8), contentsGravity: .resizeAspect)
    let layer = changed(Layer(content: .image(image))) {
      $0.bounds = Self.box
    }
    #expect(try body(of: plain([layer])).contains("href=\"data:image/webp;base64,\(text)\"/>"))
  }

  @Test func `writes every byte in base 64`() throws {
    let layer = changed(Layer(content: .image(Layer.Image(.png, bytes: [0xfb, 0xff, 0xfe])))) {
      $0.bounds = Self.box
    }
    #expect(try body(of: plain([layer])).contains("base64,+//+\""))
  }
}

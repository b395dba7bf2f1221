import Foundation
import SweepFonts
import SweepGeometry
import SweepSVG
import SweepScene
import SweepType
import TestSupport
import Testing

/// Outlines and subsets beside the same font of the system, as Chromium shows them.
@Suite(.inBrowser) struct FontPixelTests {
  private static let lines: [(font: TestFont, strings: [String])] = [
    (.dejaVu, ["0–9 km/h", "AVAWA Tafi 4711", "سرعة 120 كم/س", "מהירות (12%) א", "M\u{303} é Ω"]),
    (.liberation, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "−12.5 °C", "1/2 ± 3"]),
    (.noto, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "Ελλάδα", "Москва"]),
    (.arabic, ["سرعة", "محرك السيارة", "١٢٣٤", "لا إله", "ثانية"]),
    (.devanagari, ["गति", "क्षत्रिय", "किमी", "०१२३", "वर्षा"]),
    (.postScript, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "−12.5 °C", "1/2 ± 3"]),
    (.variable, ["0–9 km/h", "AVAWA Tafi 4711", "Größe é ñ µ", "−12.5 °C", "1/2 ± 3"]),
  ]

  private static func picture(
    _ strings: [String], in font: FontFace, _ fonts: SVGOptions.Fonts
  ) throws -> String {
    var scene = Scene(size: Size(width: 400, height: 400))
    scene.layers = strings.enumerated().map { index, string in
      var text = Text(string, fontSize: 24 + 4 * Double(index))
      if index == 1 { text.letterSpacing = 1.5 }
      return Layer(content: .text(text), position: Point(200, 60 + 70 * Double(index)))
    }
    scene.font = font
    var options = SVGOptions()
    options.fonts = fonts
    return try SVGWriter(options).write(scene).string
  }

  /// The share of the pixels of each pair whose values differ by more than a sixteenth.
  private static func differences(of pictures: [String]) async throws -> [Double] {
    let images = pictures.map {
      "<img src=\"data:image/svg+xml;base64,\(Data($0.utf8).base64EncodedString())\">"
    }
    var chromium = try Chromium()
    chromium.fonts = TestFont.folder
    let dump = try await chromium.dump(
      html: """
        <!doctype html>\(images.joined())<output></output>
        <script>
        const pixels = image => {
          const context = new OffscreenCanvas(400, 400).getContext("2d");
          context.fillStyle = "white";
          context.fillRect(0, 0, 400, 400);
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, 400, 400).data;
        };
        onload = () => {
          const all = Array.from(document.images, pixels), shares = [];
          for (let pair = 0; pair < all.length; pair += 2) {
            let count = 0;
            for (let i = 0; i < all[pair].length; i += 4)
              if (Math.abs(all[pair][i] - all[pair + 1][i]) > 16) count++;
            shares.push(count / 160000);
          }
          document.querySelector("output").textContent = shares.join();
        };
        </script>
        """)
    let found = try #require(dump.firstMatch(of: /<output>([\d.,e-]+)</))
    return found.1.split(separator: ",").compactMap { Double($0) }
  }

  @Test func `outlines and subsets look like the system's font`() async throws {
    var pictures: [String] = []
    for (font, strings) in Self.lines {
      let face = try font.face()
      let system = try Self.picture(strings, in: face, .system)
      for fonts in [SVGOptions.Fonts.outline, .embed] {
        pictures += [try Self.picture(strings, in: face, fonts), system]
      }
      // A deliberate difference is detected.
      pictures += [try Self.picture(strings.map { "\($0)." }, in: face, .outline), system]
    }
    let shares = try await Self.differences(of: pictures)
    #expect(shares.count == 3 * Self.lines.count)
    for (index, share) in shares.enumerated() {
      let font = Self.lines[index / 3].font
      if index % 3 < 2 {
        #expect(share < 0.02, "\(font), \(index % 3 == 0 ? "outlines" : "subset")")
      } else {
        #expect(share > 0.02, "\(font)")
      }
    }
  }
}

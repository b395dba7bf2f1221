import Foundation

extension Chromium {
  /// The largest difference of a red, green, blue or alpha value, 0…255, between two PNG pictures
  /// of one size.
  package func largestDifference(between first: [UInt8], and second: [UInt8]) async throws -> Int {
    let sources = [first, second].map { "data:image/png;base64,\(Data($0).base64EncodedString())" }
    let dump = try await dump(
      html: """
        <!doctype html><img src="\(sources[0])"><img src="\(sources[1])"><output></output>
        <script>
        const pixels = image => {
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
          const context = canvas.getContext("2d");
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, canvas.width, canvas.height).data;
        };
        onload = () => {
          const [a, b] = Array.from(document.images, pixels);
          let largest = a.length === b.length ? 0 : 255;
          for (let i = 0; i < a.length; i++) largest = Math.max(largest, Math.abs(a[i] - b[i]));
          document.querySelector("output").textContent = largest;
        };
        </script>
        """)
    guard let found = dump.firstMatch(of: /<output>(\d+)</), let largest = Int(found.1) else {
      throw BrowserError.page("no pictures to compare")
    }
    return largest
  }
}

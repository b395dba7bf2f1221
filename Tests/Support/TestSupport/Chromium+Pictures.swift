import Foundation

/// A picture as a page can show it.
package struct PagePicture: Sendable {
  let source: String

  /// A PNG file.
  package init(png: [UInt8]) { source = Self.source("png", png) }

  /// An SVG document, in its own size.
  package init(svg: String) { source = Self.source("svg+xml", Array(svg.utf8)) }

  private static func source(_ type: String, _ bytes: [UInt8]) -> String {
    "data:image/\(type);base64,\(Data(bytes).base64EncodedString())"
  }
}

extension Chromium {
  /// The largest difference of a red, green, blue or alpha value, 0…255, between two PNG pictures
  /// of one size.
  package func largestDifference(between first: [UInt8], and second: [UInt8]) async throws -> Int {
    let pair = (PagePicture(png: first), PagePicture(png: second))
    return try await largestDifferences(between: [pair])[0]
  }

  /// The largest difference of each pair of pictures of one size, as values of 0…255.
  ///
  /// - Parameter block: The pixels each way whose mean is compared, so that edges and letters,
  ///   which every program smooths in its own way, do not count.
  package func largestDifferences(
    between pairs: [(PagePicture, PagePicture)], block: Int = 1
  ) async throws -> [Int] {
    let images = pairs.flatMap { [$0.0, $0.1] }.map { "<img src=\"\($0.source)\">" }
    let dump = try await dump(
      html: """
        <!doctype html>\(images.joined())<output></output>
        <script>
        const block = \(block);
        const pixels = image => {
          const [width, height] = [image.naturalWidth, image.naturalHeight];
          const context = new OffscreenCanvas(width, height).getContext("2d");
          context.drawImage(image, 0, 0);
          const data = context.getImageData(0, 0, width, height).data;
          const across = Math.ceil(width / block), down = Math.ceil(height / block);
          const means = new Float64Array(across * down * 4);
          for (let i = 0; i < data.length; i++) {
            const pixel = i >> 2, x = pixel % width, y = (pixel - x) / width;
            const place = Math.floor(y / block) * across + Math.floor(x / block);
            means[place * 4 + i % 4] += data[i] / (block * block);
          }
          return means;
        };
        onload = () => {
          const all = Array.from(document.images, pixels), largest = [];
          for (let pair = 0; pair < all.length; pair += 2) {
            const [a, b] = [all[pair], all[pair + 1]];
            let most = a.length === b.length ? 0 : 255;
            for (let i = 0; i < a.length; i++) most = Math.max(most, Math.abs(a[i] - b[i]));
            largest.push(Math.round(most));
          }
          document.querySelector("output").textContent = largest.join();
        };
        </script>
        """)
    guard let found = dump.firstMatch(of: /<output>([\d,]+)</) else {
      throw BrowserError.page("no pictures to compare")
    }
    return found.1.split(separator: ",").compactMap { Int($0) }
  }
}

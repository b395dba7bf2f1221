package import Foundation

extension BrowserEngine {
  /// For each document a number that is another one where an image of it, so many pixels wide and
  /// high, has any other pixel.
  ///
  ///
  /// - Parameter fonts: The font configuration; nil for that of the machine.
  package func prints(
    of documents: [String], side: Int, fonts: URL? = nil
  ) async throws -> [String] {
    let images = String(
      decoding: try JSONEncoder().encode(
        documents.map { "data:image/svg+xml;base64,\(Data($0.utf8).base64EncodedString())" }),
      as: UTF8.self)
    let page = """
      <!doctype html><meta charset="utf-8">
      <script type="module">
      const print = async source => {
        const image = new Image(\(side), \(side));
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: \(side), height: \(side) });
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0, \(side), \(side));
        let sum = 0;
        for (const x of new Uint32Array(context.getImageData(0, 0, \(side), \(side)).data.buffer))
          sum = Math.imul(sum ^ x, 16777619);
        return String(sum);
      };
      const prints = [];
      try {
        for (const source of \(images)) prints.push(await print(source));
      } catch (error) {
        prints.push(String(error));
      }
      await fetch("/readings", { method: "POST", body: JSON.stringify(prints) });
      close();
      </script>
      """
    let json = try await Gate.browsers.pass {
      try await post(of: page, BrowserWishes(fonts: fonts))
    }
    let prints = try JSONDecoder().decode([String].self, from: json)
    guard prints.count == documents.count, prints.allSatisfy({ Int($0) != nil }) else {
      throw BrowserError.page(prints.last ?? "it showed nothing")
    }
    return prints
  }
}

import Foundation

/// A page that shows SVG documents as `<img>`s, so many in a row.
///
/// The `load` event, for which the browser waits before it takes a picture, is held back by a
/// document that stays open until the images have been shown for so long.
func imagePage(of documents: [String], after seconds: Double, inRow columns: Int = 1) -> String {
  let images = documents.map { svg in
    "<img src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
  }
  return """
    <!doctype html><meta charset="utf-8">
    <style>
    body { margin: 0; display: flex; flex-wrap: wrap } #hold { display: none }
    img { display: block; width: \(100 / Double(columns))vw }
    </style>
    <body>\(images.joined())
    <iframe id="hold"></iframe>
    <script>
    const hold = document.getElementById("hold").contentDocument;
    hold.open();
    const frame = () => new Promise(requestAnimationFrame);
    Promise.all(Array.from(document.images, image => image.decode())).then(frame).then(frame)
      .then(() => setTimeout(() => hold.close(), \(seconds * 1000)), () => hold.close());
    </script>
    """
}

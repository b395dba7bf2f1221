import Foundation

/// A page that shows an SVG document as an `<img>`.
///
/// The `load` event, for which the browser waits before it takes a picture, is held back by a
/// document that stays open until the image has been shown for so long.
func imagePage(of svg: String, after seconds: Double) -> String {
  """
  <!doctype html><meta charset="utf-8">
  <style>body { margin: 0 } #hold { display: none } img { display: block; width: 100vw }</style>
  <body><img src="data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())">
  <iframe id="hold"></iframe>
  <script>
  const hold = document.getElementById("hold").contentDocument;
  hold.open();
  const frame = () => new Promise(requestAnimationFrame);
  document.querySelector("img").decode().then(frame).then(frame)
    .then(() => setTimeout(() => hold.close(), \(seconds * 1000)), () => hold.close());
  </script>
  """
}

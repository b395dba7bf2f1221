import Foundation

/// A page that seeks every document to its times, posts the readings as JSON and closes itself.
///
/// Each document stands inline in a frame of its own: its ids and its style rules are its own, and
/// its timeline begins as it does on a real page. The `load` event, for which the browser waits
/// before it takes a picture, is held back by a document that stays open until all is read.
func seekingPage(of documents: [TimedDocument]) throws -> String {
  let requests = String(decoding: try JSONEncoder().encode(documents), as: UTF8.self)
  return """
    <!doctype html><meta charset="utf-8">
    <style>
    body { margin: 0 } #hold { display: none }
    iframe { border: 0; display: block; width: 100vw; height: 100vh }
    </style>
    <body><iframe id="hold"></iframe>
    <script>
    const requests = \(requests.replacing("<", with: "\\u003c"));
    \(seekingScript)
    </script>
    """
}

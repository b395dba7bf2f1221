import Foundation

/// A browser engine that the tests can ask what it shows of an animated document.
///
/// Each reading starts its browser afresh on a page of `LoopbackServer`, which posts the readings
/// and closes itself; the browser ends with its only window. A start takes one to four seconds, so
/// put many documents on one page.
package enum BrowserEngine: String, CaseIterable, Sendable {
  case chromium
  case firefox
  /// Safari's engine, in the MiniBrowser of WebKitGTK on a screen of its own.
  case webkit

  /// After this time a browser hangs, and is started once more: beside other tests it gets little of
  /// the machine.
  package static let patience = Duration.seconds(400)

  /// Seeks every document to each of its times and reads its animated elements there.
  ///
  /// The readings come document by document, time by time, element by element. After `timeout`
  /// the browser is killed, and the call throws when that happens twice.
  /// - Parameter reducedMotion: whether the browser tells pages that its user wants less motion.
  /// - Parameter dark: whether it tells them that its user wants dark colours.
  package func readings(
    of documents: [TimedDocument], reducedMotion: Bool = false, dark: Bool = false,
    timeout: Duration = patience
  ) async throws -> [Reading] {
    struct Answer: Decodable {
      var error: String?
      var readings: [Reading]
    }
    let page = try seekingPage(of: documents)
    let json = try await Gate.browsers.pass {
      try await post(
        of: page, BrowserWishes(reducedMotion: reducedMotion, dark: dark), timeout: timeout)
    }
    let answer = try JSONDecoder().decode(Answer.self, from: json)
    if let error = answer.error { throw BrowserError.page(error) }
    return answer.readings
  }

  /// Seeks one document to each of the times and reads its animated elements there.
  package func readings(of svg: String, at times: Double...) async throws -> [Reading] {
    try await readings(of: [TimedDocument(svg, at: times)])
  }

  /// The body that a page posts before it closes itself.
  func post(
    of page: String, _ wishes: BrowserWishes, timeout: Duration = patience
  ) async throws -> Data {
    do {
      return try await firstPost(of: page, wishes, timeout: timeout)
    } catch CommandError.timedOut {
      print("\(self) hung for \(timeout) and is started once more")
      return try await firstPost(of: page, wishes, timeout: timeout)
    }
  }

  private func firstPost(
    of page: String, _ wishes: BrowserWishes, timeout: Duration
  ) async throws -> Data {
    let server = try LoopbackServer(page: page)
    defer { server.close() }
    return try await withTemporaryFolder { folder in
      var browser = try command(opening: server.address, in: folder, wishes)
      browser.timeout = timeout
      return try await withThrowingTaskGroup(of: Outcome?.self) { [browser] group in
        group.addTask {
          defer { server.close() }
          return try await browser.run()
        }
        for await body in server.posts {
          // Most often it ends by itself, and then it leaves nothing behind.
          group.addTask {
            try await Task.sleep(for: .seconds(10))
            return nil
          }
          _ = try? await group.next()
          group.cancelAll()
          return body
        }
        throw BrowserError.failed(try await group.next()??.errors ?? "it posted nothing")
      }
    }
  }
}

/// The browser user's preferences that pages can query.
struct BrowserWishes {
  var reducedMotion = false
  var dark = false
  /// The configuration of the fonts that there are; nil for those of the machine.
  var fonts: URL?
}

import Foundation
import SweepDiagnostics
import SweepValidation
import TestSupport
import Testing

/// A second opinion: anything that a browser really runs is an error for untrusted files.
@Suite(.inBrowser) struct ScriptTrapTests {
  private static let files = HostileSnippets.all.map { HostileSnippets.file($0.content) }

  /// The files without findings after fixes.
  private static func passing() throws -> [String] {
    let validator = try Validator(.untrusted)
    let fixed = files.map { validator.fixed(Array($0.utf8), name: "hostile.svg").bytes }
    let passing = fixed.filter { bytes in
      !validator.validate(bytes, name: "fixed.svg").contains { $0.severity == .error }
    }
    return passing.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The numbers of all files that ran a script, and of those that pass. One page has them all,
  /// because it waits long for late effects.
  private static let ran = Task { try await run(files + passing()) }

  @Test func whatRunsInChromiumIsRefused() async throws {
    let ran = try await Self.ran.value.filter { $0 < Self.files.count }
    // The trap must catch something.
    #expect(ran.count >= 12, "\(ran.sorted().map { Self.files[$0] })")
    let validator = try Validator(.untrusted)
    for index in ran {
      let found = validator.validate(Array(Self.files[index].utf8), name: "hostile.svg")
      #expect(found.contains { $0.severity == .error }, "\(Self.files[index])")
    }
  }

  @Test func whatPassesRunsNothing() async throws {
    let passing = try Self.passing()
    #expect(passing.count >= 20)
    let ran = try await Self.ran.value.filter { $0 >= Self.files.count }
    #expect(ran.isEmpty, "\(ran.map { passing[$0 - Self.files.count] })")
  }

  /// The numbers of the files that ran a script, as a document of their own or within a page, by
  /// themselves or on a click.
  private static func run(_ files: [String]) async throws -> Set<Int> {
    let data = Data(try JSONEncoder().encode(files)).base64EncodedString()
    let dump = try await Chromium().dump(html: page(data))
    let found = try #require(dump.firstMatch(of: /<output>([\d,]*)<\/output>/))
    return Set(found.1.split(separator: ",").compactMap { Int($0) })
  }

  /// Every call of `hit()` becomes a call with the number of the file.
  private static func page(_ data: String) -> String {
    """
    <!doctype html><meta charset="utf-8"><body><output></output><div id="all"></div>
    <iframe id="hold"></iframe>
    <script>
    const ran = new Set();
    addEventListener("message", event => ran.add(event.data));
    const text = new TextDecoder().decode(Uint8Array.from(atob("\(data)"), c => c.charCodeAt(0)));
    const hold = document.getElementById("hold").contentDocument;
    hold.open();
    JSON.parse(text).forEach((file, number) => {
      const call = `top.postMessage(${number},'*')`;
      const marked = file.replaceAll("hit()", call);
      const alone = document.createElement("iframe");
      alone.src = "data:image/svg+xml," + encodeURIComponent(marked);
      const inline = document.createElement("iframe");
      // The targets of links must not replace the page.
      alone.sandbox = inline.sandbox = "allow-scripts";
      const click = "<script>onload=()=>setTimeout(()=>document.querySelectorAll('a,rect')"
        + ".forEach(a=>a.dispatchEvent(new MouseEvent('click',{bubbles:true,cancelable:true}))),300)"
        + "</scr" + "ipt>";
      inline.srcdoc = "<!doctype html><body>" + marked + click;
      document.getElementById("all").append(alone, inline);
    });
    // Clicks and short animations come after loading, which takes as long as the machine is slow.
    const frames = Array.from(document.querySelectorAll("#all iframe"));
    const loaded = Promise.all(frames.map(frame => new Promise(done => frame.onload = done)));
    const latest = new Promise(done => setTimeout(done, 90000));
    Promise.race([loaded, latest]).then(() => {
      let [known, quiet, seconds] = [-1, 0, 0];
      const watch = setInterval(() => {
        quiet = ran.size === known ? quiet + 1 : 0;
        known = ran.size;
        if (quiet < 8 && ++seconds < 50) return;
        clearInterval(watch);
        document.querySelector("output").textContent = [...ran].join();
        document.getElementById("all").remove();
        hold.close();
      }, 1000);
    });
    </script>
    """
  }
}

"""Files of strangers in a browser: what runs is refused, and what passes or is drawn runs nothing."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from cases import cases
from dials import PACKAGE, command
from engines import Engines
from playwright.sync_api import Browser, expect

HOSTILE = PACKAGE / "samples/hostile"

# Shows each file as a document of its own and within a page, clicks on it, and gives the numbers of those
# that ran: every call of `hit()` becomes a message with the number of the file. A busy browser starts scripts
# and animations late: at least `least` files are waited for.
RUN = """(async (files, least) => {
  const ran = new Set();
  const ended = new Set();
  let done;
  const all = new Promise(resolve => done = resolve);
  const end = name => ended.add(name).size === 2 * files.length && done();
  addEventListener("message", event => (event.data.end ? end(event.data.end) : ran.add(event.data)));
  // Clicks and short animations come after loading.
  const script = name => `<script>onload=()=>setTimeout(()=>{document.querySelectorAll('a,rect')
    .forEach(a=>a.dispatchEvent(new MouseEvent('click',{bubbles:true,cancelable:true})));
    setTimeout(()=>top.postMessage({end:'${name}'},'*'),700)},300)</scr` + "ipt>";
  files.forEach((file, number) => {
    const marked = file.replaceAll("hit()", `top.postMessage(${number},'*')`);
    const alone = document.createElement("iframe"), inline = document.createElement("iframe");
    let loads = 0;
    alone.onload = () => end(`alone ${number}`);
    // A click may lead elsewhere.
    inline.onload = () => ++loads === 2 && end(`inline ${number}`);
    // What they link to must not take the page's place.
    alone.sandbox = inline.sandbox = "allow-scripts";
    alone.src = "data:image/svg+xml," + encodeURIComponent(marked);
    inline.srcdoc = "<!DOCTYPE html><body>" + marked + script(`inline ${number}`);
    document.body.append(alone, inline);
  });
  await all;
  for (const end = performance.now() + 60000; ran.size < least && performance.now() < end;)
    await new Promise(next => setTimeout(next, 100));
  return [...ran];
})"""

# A page on which everything that runs or is fetched leaves a mark.
TRAP = """<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>trap</title><script>
var marks = [];
function trap() { marks.push("ran"); }
for (const name of ["alert", "fetch", "open", "eval"]) window[name] = () => marks.push(name);
addEventListener("securitypolicyviolation", event => marks.push(event.blockedURI));
</script><main>%s</main><pre id="marks"></pre><script>
// By itself and after a click on each element, when time has passed twice.
addEventListener("load", async () => {
  const wait = time => new Promise(done => setTimeout(done, time));
  await wait(300);
  for (const element of document.querySelectorAll("main *")) {
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  }
  await wait(300);
  marks.push(...performance.getEntriesByType("resource").map(entry => entry.name));
  document.getElementById("marks").textContent = `done ${marks.join(" ")}`;
});
</script>"""


def test_what_runs_is_refused_and_what_passes_runs_nothing(engines: Engines) -> None:
    """The trap must catch something."""
    traps = cases("traps")
    files, passing = traps["files"], traps["passing"]
    assert len(passing) >= 20
    page = engines.open(
        "chromium", '<!DOCTYPE html><html lang=en><meta charset="utf-8"><title>Traps</title><body>')
    drawn, least = [each["svg"] for each in files] + passing, 12
    ran = page.evaluate(f"{RUN}({json.dumps(drawn)}, {least})")
    page.evaluate("void document.body.replaceChildren()")
    hits = [files[index] for index in ran if index < len(files)]
    assert len(hits) >= least
    assert [each["svg"] for each in hits if not each["isRefused"]] == []
    assert [passing[index - len(files)] for index in ran if index >= len(files)] == []


def marks(browser: Browser, body: str) -> list[str]:
    """The effects of a page with these elements."""
    with browser.new_context() as context:
        page = context.new_page()
        # Nothing answers elsewhere, and what is asked for is a mark.
        asked = []
        page.route("**/*", lambda route: (asked.append(route.request.url), route.abort()))
        page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
        # Files that wait for others must not hold back the load.
        page.set_content(TRAP.replace("%s", body), wait_until="commit")
        shown = page.locator("#marks")
        expect(shown).to_have_text(re.compile("^done"), timeout=60_000)
        return shown.text_content().split()[1:] + asked


def test_artwork_of_strangers_does_nothing(browser: Browser, tmp_path: Path) -> None:
    """Every hostile file that can be drawn, on one page."""
    pictures = []
    for file in sorted(HOSTILE.glob("*.svg")):
        (tmp_path / file.name).write_bytes(file.read_bytes())
        (tmp_path / "dial.yaml").write_text(
            f"sweephand: 1\nlayers:\n  - artwork: {{file: {file.name}}}\n")
        done = subprocess.run(
            [command(), "render", "dial.yaml", "-q"], cwd=tmp_path, capture_output=True, text=True)
        pictures += [done.stdout] if done.returncode == 0 else []
    words = subprocess.run(
        [command(), "render", "61-words.yaml", "-q"], cwd=HOSTILE, capture_output=True, text=True)
    assert words.returncode == 0 and len(pictures) >= 30
    assert marks(browser, "".join([*pictures, words.stdout])) == []


@pytest.mark.parametrize("name", ["21-events.svg", "20-script.svg", "27-pictures-of-others.svg"])
def test_the_trap_closes(browser: Browser, name: str) -> None:
    """The effects of the files on the same page."""
    assert marks(browser, (HOSTILE / name).read_text(encoding="utf-8")) != []

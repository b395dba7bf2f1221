"""A server of files, readings and events on the loopback interface."""

import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

STRICT = "script-src 'self'; default-src 'self'; style-src 'self'"


class Handler(SimpleHTTPRequestHandler):
    """Answers with files, or with what the site was told to."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript", ".svg": "image/svg+xml", ".html": "text/html; charset=utf-8",
    }

    def do_GET(self) -> None:
        """Notes the request and answers it."""
        site: Site = self.server.site
        site.requests.append(self.path)
        answer = site.answers.get(self.path)
        if answer is None:
            super().do_GET()
            return
        kind, body = answer
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        """Adds the policy of the site."""
        if self.server.site.policy:
            self.send_header("Content-Security-Policy", self.server.site.policy)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class Site:
    """A folder that is served for as long as it is entered."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.policy = ""
        self.requests: list[str] = []
        self.answers: dict[str, tuple[str, bytes]] = {}

    def __enter__(self) -> "Site":
        self._server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(Handler, directory=str(self.folder)))
        self._server.daemon_threads = True
        self._server.site = self
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def write(self, name: str, text: str) -> str:
        """Puts a file there, and gives its address."""
        (self.folder / name).write_text(text, encoding="utf-8")
        return self.address(name)

    def address(self, name: str) -> str:
        """The address of a file or an answer."""
        return f"http://127.0.0.1:{self._server.server_port}/{name}"

    def answer(self, name: str, value: object) -> None:
        """Answers with JSON from now on; with a text as it is."""
        body = value if isinstance(value, str) else json.dumps(value)
        self.answers[f"/{name}"] = ("application/json", body.encode())

    def send_events(self, name: str, *values: object) -> None:
        """Answers with server-sent events, after which the browser asks again in a minute."""
        texts = (value if isinstance(value, str) else json.dumps(value) for value in values)
        body = "retry: 60000\n\n" + "".join(f"data: {text}\n\n" for text in texts)
        self.answers[f"/{name}"] = ("text/event-stream", body.encode())

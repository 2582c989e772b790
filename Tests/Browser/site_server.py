"""Serves a built site the way a host does that honours its `_headers` file, below a path."""

import http.server
import pathlib
import sys
import threading
import urllib.parse

PREFIX = "/some/where/"


def read_header_rules(site):
    """The rules of `_headers`: (pattern, {header: value}) in the order of the file."""
    rules = []
    file = site / "_headers"
    for line in file.read_text().splitlines() if file.exists() else []:
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            name, _, value = line.strip().partition(":")
            rules[-1][1][name.strip()] = value.strip()
        else:
            rules.append((line.strip(), {}))
    return rules


def matches(pattern, path):
    return path.startswith(pattern[:-1]) if pattern.endswith("*") else path == pattern


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files below the prefix, byte for byte; everything else is missing."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path):
        path = urllib.parse.unquote(path.partition("?")[0].partition("#")[0], errors="surrogateescape")
        if not path.startswith(PREFIX) or ".." in path.split("/"):
            return str(self.server.site / "no such file")
        relative = path[len(PREFIX):]
        return str(self.server.site / (relative + "index.html" if path.endswith("/") else relative))

    def do_GET(self):
        # A browser asks the host for its icon once, outside the site: the host's business.
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.send_header("Content-Length", "0")
            return self.end_headers()
        return super().do_GET()

    def end_headers(self):
        path = "/" + self.path[len(PREFIX):]
        headers = {}
        for pattern, values in self.server.rules:
            if matches(pattern, path):
                headers.update(values)
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        # A browser that leaves a page leaves its pictures: not worth a word.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class SiteServer:
    """`with SiteServer(folder) as server:` listens on a free port of 127.0.0.1."""

    def __init__(self, site):
        self.http = Server(("127.0.0.1", 0), Handler)
        self.http.site = pathlib.Path(site)
        self.http.rules = read_header_rules(self.http.site)
        self.base = f"http://127.0.0.1:{self.http.server_address[1]}{PREFIX}"

    @property
    def policy(self):
        """The security policy that every page is sent with; empty for none."""
        everywhere = [values for pattern, values in self.http.rules if pattern == "/*"]
        return everywhere[0].get("Content-Security-Policy", "") if everywhere else ""

    def address(self, path):
        return self.base + urllib.parse.quote(path)

    def __enter__(self):
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.http.shutdown()
        self.http.server_close()

"""A hook of mkdocs: links that lead out of the site lead to the repository, and those in HTML to pages."""

import os
import re
from pathlib import Path
from typing import Any

LINK = re.compile(r'(\]\(|(?:href|src)=")([^)"\s]+)')
CODE = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)


def on_page_markdown(text: str, page: Any, config: Any, **_: Any) -> str:
    """The text of a page, whose code stays as it is."""
    pages = Path(config.docs_dir)
    folder = Path(page.file.src_uri).parent

    def replace(match: re.Match[str]) -> str:
        start, link = match.groups()
        path, hash_sign, fragment = link.partition("#")
        if re.match(r"\w+:", link) or not path:
            return match[0]
        target = os.path.normpath(folder / path)
        if (pages / target).is_file():
            if start != "](" and path.endswith(".md"):
                path = path.removesuffix(".md") + ".html"
                path = re.sub(r"README\.html$", "index.html", path)
            return start + path + hash_sign + fragment
        if not Path(target).exists():
            raise FileNotFoundError(f"{page.file.src_uri}: {link}")
        kind = "tree" if Path(target).is_dir() else "blob"
        return f"{start}{config.repo_url}/{kind}/main/{target}{hash_sign}{fragment}"

    parts = CODE.split(text)
    parts[::2] = [LINK.sub(replace, part) for part in parts[::2]]
    return "".join(parts)

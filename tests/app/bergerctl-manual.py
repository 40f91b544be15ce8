#!/usr/bin/python3
"""bergerctl-manual.py CTL-HOST: the manual as pages for a browser and as PDF, as TAP: every link leads somewhere, every
picture is there with words in its place, the PDF has bookmarks, tags and the text of the last topic."""
import glob
import html.parser
import os
import re
import subprocess
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.ids, self.pictures = [], set(), []

    def handle_starttag(self, tag, attributes):
        named = dict(attributes)
        if tag == "a":
            self.links.append(named["href"])
        if tag == "img":
            self.pictures.append((named["src"], named["alt"]))
        if "id" in named:
            self.ids.add(named["id"])


def read_pages(folder):
    pages = {}
    for path in glob.glob(os.path.join(folder, "*.html")):
        with open(path, encoding="utf-8") as file:
            page = pages[os.path.basename(path)] = Links()
            page.feed(file.read())
    return pages


def check_pages(language):
    with tempfile.TemporaryDirectory() as folder:
        done = HOST.ask("manual", "--lang", language, "-o", folder)
        assert done.returncode == 0, done.stderr
        pages = read_pages(folder)
        assert len(pages) > 70 and "index.html" in pages, len(pages)
        for name, page in pages.items():
            for link in page.links:
                target, _, part = link.partition("#")
                assert target in pages, (name, link)
                assert not part or part in pages[target].ids, (name, link)
            for picture, words in page.pictures:
                assert os.path.getsize(os.path.join(folder, picture)) > 1000 and words, (name, picture)
        assert sum(len(page.pictures) for page in pages.values()) >= 10


def check_pdf(language):
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, name) for name in ("a.pdf", "b.pdf")]
        for path in paths:
            done = HOST.ask("manual", "--lang", language, "-o", path)
            assert done.returncode == 0, done.stderr
        with open(paths[0], "rb") as one, open(paths[1], "rb") as other:
            assert one.read() == other.read(), "the same texts gave other bytes"
        info = subprocess.run(["pdfinfo", paths[0]], check=True, capture_output=True, text=True).stdout
        assert re.search(r"Tagged: +yes", info) and int(re.search(r"Pages: +(\d+)", info)[1]) > 70, info
        text = subprocess.run(["pdftotext", paths[0], "-"], check=True, capture_output=True, text=True).stdout
        assert "bergerctl document" in text


def main():
    cases = [(check, language) for language in ("en", "ru", "uk") for check in (check_pages, check_pdf)]
    print(f"1..{len(cases)}")
    failed = False
    for number, (check, language) in enumerate(cases, 1):
        name = f"/bergerctl/manual/{check.__name__[6:]}/{language}"
        try:
            check(language)
            print(f"ok {number} {name}")
        except Exception as fault:  # every fault is told, and the next case goes on
            failed = True
            print(f"# {type(fault).__name__}: {str(fault)[:1500]}")
            print(f"not ok {number} {name}")
    sys.exit(failed)


main()

#!/usr/bin/python3
"""bergerctl-lead.py CTL-HOST MAKE-WORKSPACE: whatever writes leads: what a window leads is not written, as TAP."""
import fcntl
import os
import sqlite3
import subprocess
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])

# A row a file of bergerctl that writes: {db} the workspace, {f} a folder with the files of FILES, {e} its event.
WRITES = (
    ("db", "import", "{db}", "{f}/cup.trf"),
    ("db", "redact", "{db}", "1", "--by", "A", "--reason", "b"),
    ("document", "start-list", "{e}", "--keep", "-o", "{f}/list.pdf"),
    ("document", "set", "{e}", "--preset", "before", "--keep", "-o", "{f}/set.pdf"),
    ("document", "letterhead", "{e}", "--foot", "x"),
    ("document", "text", "remove", "{e}", "--kind", "diplomas", "--name", "none"),
    ("compose", "import", "{e}", "--file", "{f}/works.pdn"),
    ("correspondence", "break", "{e}", "--first", "01.12.2026", "--last", "02.12.2026"),
    ("admission", "limits", "{e}", "--limit", "none"),
    ("check-in", "{e}", "--who", "1", "--as", "here"),
    ("drawing", "{e}", "--remove"),
    ("money", "{e}", "--add", "fee", "--name", "x", "--amount", "5"),
    ("results", "{f}/results.csv", "{e}", "--take", "all"),
    ("share", "{e}", "--address", "127.0.0.1", "--port", "0", "--pin-file", "{f}/pins"),
    ("timetable", "{e}", "--set", "{f}/rows.tsv"),
    ("disqualified", "{e}", "--add", "Ivanov"),
    ("ratings", "update", "{f}/lists.sqlite", "{e}", "--take", "all"),
    ("register", "set", "--db", "{db}", "1", "region=x"),
    ("register", "keep-papers", "--db", "{db}"),
)

FILES = {
    "cup.trf": "012 Cup\n001    1      Ivanov                            \n",
    "results.csv": "1;1-0\n",
    "pins": "A\t1-3\tsecret-of-the-seat\t1234\n",
    "rows.tsv": "round\t1\t2026-11-11 15:00\n",
    "works.pdn": "*\n",
    "list.csv": "Name;Rating;FIDE id\nIvanov;2000;1\n",
}


def fill(words, folder, path):
    line = []
    for word in words:
        line += (["--db", path, "--event", "1"] if word == "{e}" else [word.replace("{db}", path).replace("{f}", folder)])
    return line


def entries(path):
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
        return db.execute("SELECT count(*) FROM journal").fetchone()[0]


def main():
    print(f"1..{len(WRITES) + 1}")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "e.berger")
        subprocess.run([sys.argv[2], path, "8", "--open"], check=True)
        for name, text in FILES.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        os.chmod(os.path.join(folder, "pins"), 0o600)
        lists = os.path.join(folder, "lists.sqlite")
        HOST.ask("ratings", "import", os.path.join(folder, "list.csv"), "--db", lists, "--table")
        before = entries(path)
        lease = open(path + "-led", "w", encoding="utf-8")
        fcntl.flock(lease, fcntl.LOCK_EX)
        lease.write("hall\narbiter\n2026-11-11T10:00:00Z\n")
        lease.flush()
        for number, words in enumerate(WRITES, 1):
            done = HOST.ask(*fill(words, folder, path))
            good = (done.returncode == 2 and entries(path) == before and
                    "the event is led at the computer “hall”, arbiter, since 2026-11-11T10:00:00Z" in done.stderr)
            failed += not good
            print(f"{'ok' if good else 'not ok'} {number} /bergerctl/lead/{'-'.join(word for word in words[:3] if word.replace('-', '').isalpha())}")
            if not good:
                print("#", words, done.returncode, done.stdout[-300:], done.stderr[-300:])
        os.unlink(path + "-led")
        lease.close()
        done = HOST.ask(*fill(("document", "letterhead", "{e}", "--foot", "x"), folder, path))
        good = done.returncode == 0 and entries(path) == before + 1 and not os.path.exists(path + "-led")
        failed += not good
        print(f"{'ok' if good else 'not ok'} {len(WRITES) + 1} /bergerctl/lead/given-back")
    sys.exit(HOST.close() or failed > 0)


main()

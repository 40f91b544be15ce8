#!/usr/bin/python3
"""bergerctl-follow.py BERGERCTL MAKE-WORKSPACE: a second laptop follows an event, over loopback, as TAP.

What somebody on the network can do is done here: questions without the code, questions that were overheard, answers that
were changed, cut, swapped or blown up on the way. Nothing waits for a time: everything is waited for, with a bound."""
import hashlib
import hmac
import http.client
import http.server
import os
import select
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import urllib.parse

CTL, MAKE = sys.argv[1:3]
BOUND = 120
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
CODE, PIN = "K7QFM-3MZPX-W9D0A-2TE5R", "123456"
SEAT = ("A", "1-6", "0123456789abcdef", "111111")
cases = []
numbers = iter(range(1, 10 ** 6))


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def private(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, 0o600)
    return path


def ctl(*arguments):
    return subprocess.run([CTL, *map(str, arguments)], capture_output=True, text=True, env=ENVIRONMENT, timeout=BOUND,
                          check=False)


class Program:
    """a command that runs on; what it says is read line by line"""

    def __init__(self, *arguments):
        self.process = subprocess.Popen([CTL, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, env=ENVIRONMENT)
        self.read = b""

    def line(self):
        while b"\n" not in self.read:
            assert select.select([self.process.stdout], [], [], BOUND)[0], "nothing said"
            chunk = os.read(self.process.stdout.fileno(), 65536)
            assert chunk, self.process.stderr.read()
            self.read += chunk
        line, self.read = self.read.split(b"\n", 1)
        return line.decode().split("\t")

    def until(self, *words):
        """the first line that begins so; those before are dropped"""
        while True:
            line = self.line()
            if tuple(line[:len(words)]) == tuple(map(str, words)):
                return line

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(BOUND)
        self.process.stdout.close()
        self.process.stderr.close()
        return status

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Hall:
    """a workspace that is shared and may be followed"""

    def __init__(self, players=12):
        self.folder = tempfile.TemporaryDirectory()
        self.db = self.path("hall.berger")
        subprocess.run([MAKE, self.db, "--players", str(players), "--rounds", "5"], check=True)
        self.pair = private(self.path("pair"), f"{CODE}\t{PIN}\n")
        self.pins = private(self.path("pins"), "\t".join(SEAT) + "\n")
        self.share = None
        self.open()

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def open(self, port=0):
        self.share = Program("share", "--db", self.db, "--event", 1, "--address", "127.0.0.1", "--port", port, "--pin-file",
                             self.pins, "--pair-file", self.pair, "--direct")
        self.url = self.share.line()[1]
        self.port = urllib.parse.urlsplit(self.url).port

    def follow(self, name="copy.berger", url=None, pair=None, *options):
        return Program("follow", url or self.url, "--pair-file", pair or self.pair, "-o", self.path(name), *options)

    def result(self, board, result):
        """a result, as a phone sends it"""
        fields = {"seat": SEAT[0], "round": "1", "board": str(board), "result": result,
                  "nonce": f"nonce-of-this-test-{next(numbers):06d}"}
        fields["sign"] = hmac.new(":".join(SEAT[2:]).encode(), ":".join(fields.values()).encode(), hashlib.sha256).hexdigest()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=BOUND)
        connection.request("POST", "/result", urllib.parse.urlencode(fields),
                           {"Content-Type": "application/x-www-form-urlencoded"})
        assert connection.getresponse().status == 200
        connection.close()

    def entries(self, name="hall.berger"):
        return sql(self.path(name), "SELECT id, hash FROM journal ORDER BY id")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.share.close()
        self.folder.cleanup()


def sql(path, text):
    db = sqlite3.connect(path)
    try:
        rows = db.execute(text).fetchall()
        db.commit()
        return rows
    finally:
        db.close()


def result_of(path, board):
    rows = sql(path, f"SELECT s.white, s.black FROM result s JOIN pairing p ON p.id = s.pairing_id WHERE p.board = {board}")
    return "".join(rows[0]) if rows else ""


def key(word, code=CODE, pin=PIN):
    return hmac.new(f"{code}:{pin}".encode(), word.encode(), hashlib.sha256).digest()


def sign(method, path, client, counter, body=None, **pair):
    digest = hashlib.sha256(body).hexdigest() if body is not None else "-"
    question = f"ask {method} {path} {client} {counter} {digest}"
    return f"{client} {counter} " + hmac.new(key("ask", **pair), question.encode(), hashlib.sha256).hexdigest()


def get(port, path, header=None, method="GET", body=None, address="127.0.0.1"):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=BOUND, source_address=(address, 0))
    connection.request(method, path, body, {"Berger-Sign": header} if header else {})
    answer = connection.getresponse()
    answer.bytes = answer.read()
    connection.close()
    return answer


def ready(hall):
    """until the first copy is cut"""
    for number in range(1, 10 ** 4):
        if get(hall.port, "/copy", sign("GET", "/copy", "f" * 16, number)).status == 200:
            return
        select.select([], [], [], 0.02)
    raise AssertionError("no copy")


class Between:
    """somebody on the network through whom all goes; @change gets path and answer and gives what is handed on"""

    def __init__(self, hall, change):
        self.seen = []
        between = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                header = self.headers.get("Berger-Sign")
                known = self.headers.get("If-None-Match")
                connection = http.client.HTTPConnection("127.0.0.1", hall.port, timeout=BOUND)
                connection.request("GET", self.path, None, {"Berger-Sign": header, **({"If-None-Match": known} if known else {})})
                answer = connection.getresponse()
                status, etag, proof, body = answer.status, answer.getheader("ETag"), answer.getheader("Berger-Sign"), answer.read()
                connection.close()
                status, etag, proof, body = change(between, self.path, status, etag, proof, body)
                between.seen.append((self.path, header))
                self.send_response(status)
                for name, value in (("ETag", etag), ("Berger-Sign", proof)):
                    if value:
                        self.send_header(name, value)
                if status != 304:
                    self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                if status != 304:
                    self.wfile.write(body)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            def handle_error(self, *_):
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.url = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


@case("/follow/live")
def live():
    with Hall() as hall, hall.follow() as viewer:
        viewer.until("taken")
        viewer.until("live")
        assert hall.share.until("followed", 1)
        copy = hall.path("copy.berger")
        assert hall.entries() == hall.entries("copy.berger")
        assert os.stat(copy).st_mode & 0o777 == 0o600
        for board in range(1, 7):
            hall.result(board, "1-0" if board % 2 else "0-1")
            last = hall.entries()[-1][0]
            viewer.until("taken", last)
            assert result_of(copy, board) == ("10" if board % 2 else "01")
        assert ctl("db", "check", copy).returncode == 0
        assert ctl("db", "diverge", hall.db, copy).stdout == f"same\t{last}\n"


@case("/follow/copy-is-not-written")
def not_written():
    with Hall() as hall, hall.follow("copy.berger", None, None, "--once") as viewer:
        viewer.until("taken")
        viewer.close()
        done = ctl("db", "redact", hall.path("copy.berger"), "1", "--by", "A", "--reason", "B")
        assert done.returncode == 2 and "Copy: the event is led at the computer" in done.stderr, done


@case("/follow/two-viewers")
def two_viewers():
    with Hall() as hall, hall.follow("one.berger") as one, hall.follow("two.berger") as two:
        one.until("live")
        two.until("live")
        hall.result(1, "1-0")
        last = hall.entries()[-1][0]
        one.until("taken", last)
        two.until("taken", last)
        assert hall.entries("one.berger") == hall.entries("two.berger") == hall.entries()


@case("/follow/personal-papers-stay")
def papers_stay():
    with Hall() as hall:
        sql(hall.db, "INSERT INTO personal_paper (person_id, passport) VALUES (1, '4509 123456 SECRET')")
        hall.result(1, "1-0")
        with hall.follow() as viewer:
            viewer.until("taken")
            assert sql(hall.path("copy.berger"), "SELECT count(*) FROM personal_paper") == [(0,)]
            with open(hall.path("copy.berger"), "rb") as file:
                assert b"SECRET" not in file.read()


@case("/follow/goes-on-after-a-lost-network")
def goes_on():
    with Hall() as hall, hall.follow() as viewer:
        viewer.until("live")
        port = hall.port
        hall.share.close()
        viewer.until("lost")
        hall.open(port)
        viewer.until("live")
        hall.result(1, "1-0")
        viewer.until("taken", hall.entries()[-1][0])


@case("/follow/wrong-code")
def wrong_code():
    """20 questions with something wrong; nobody learns anything, and the address is locked after five"""
    with Hall() as hall:
        other = private(hall.path("other"), f"{CODE}\t654321\n")
        with hall.follow("no.berger", None, other) as viewer:
            assert viewer.until("refused")
            assert viewer.close() == 1
        assert not os.path.exists(hall.path("no.berger"))
        client = "0123456789abcdef"
        tries = [None, "", "x", f"{client} 1", f"{client} 1 " + "0" * 64, f"{client} 0 " + "0" * 64,
                 f"{client} -1 " + "0" * 64, f"{client} 1 " + "g" * 64, f"../../etc 1 {'0' * 64}",
                 sign("GET", "/copy", client, 1, pin="654321"), sign("GET", "/copy", client, 1, code="0" * 5 + CODE[5:]),
                 sign("POST", "/copy", client, 1), sign("GET", "/taken", client, 1), sign("GET", "/copy/", client, 1),
                 sign("GET", "/copy", client, 1) + "0", sign("GET", "/copy", client, 1).upper(),
                 f"{client} 99999999999999999999 {'0' * 64}", f"{client} 1 {'0' * 64} {'0' * 64}", "\t".join("123"), " " * 80]
        for number, header in enumerate(tries):
            answer = get(hall.port, "/copy", header, address=f"127.0.1.{number}" if number else "127.0.1.250")
            assert answer.status == 403 and CODE.encode() not in answer.bytes, (number, answer.status)
        statuses = [get(hall.port, "/copy", f"{client} 1 {'0' * 64}", address="127.0.2.1").status for _ in range(7)]
        assert statuses == [403] * 5 + [429] * 2, statuses
        assert hall.share.until("unpaired", "127.0.2.1")
        # Right ones of that address are not heard any more, those of others are.
        assert get(hall.port, "/copy", sign("GET", "/copy", client, 5), address="127.0.2.1").status == 429
        assert get(hall.port, "/copy", sign("GET", "/copy", client, 5), address="127.0.2.2").status == 200


@case("/follow/overheard")
def overheard():
    """a question that was asked once is not answered again, nor an earlier one, nor for another path"""
    with Hall() as hall:
        ready(hall)
        client = "00112233445566778899aabbccddeeff"
        first, second = sign("GET", "/copy", client, 7), sign("GET", "/copy", client, 6)
        answer = get(hall.port, "/copy", first)
        assert answer.status == 200
        assert get(hall.port, "/copy", first).status == 409
        assert get(hall.port, "/copy", second).status == 409
        assert get(hall.port, "/copy", sign("GET", "/copy", client, 8)).status == 200
        tag = answer.getheader("ETag").strip('"')
        proof = hmac.new(key("ask"), f"told /copy {client} 7 200 {tag}".encode(), hashlib.sha256).hexdigest()
        assert answer.getheader("Berger-Sign") == proof
        assert b"SQLite" not in answer.bytes and b"berger-copy" not in answer.bytes


@case("/follow/paths")
def paths():
    """there is nothing but list and pieces"""
    with Hall() as hall:
        ready(hall)
        client = "00112233445566778899aabbccddeeff"
        for number, path in enumerate(("/copy/", "/copy/../copy", "/copy/%2e%2e/%2e%2e/etc/passwd", "/copy//etc/passwd",
                                       "/copy/" + "0" * 64, "/copy/" + "0" * 63, "/copy?x=1/../../etc/passwd", "/Copy", "/copy/x" * 200,
                                       "/hall.berger", "/taken/x")):
            answer = get(hall.port, path, sign("GET", urllib.parse.unquote(path), client, number + 1))
            assert answer.status in (403, 404, 405), (path, answer.status)
        # A way out of the folder that there is not leads to the first page, as every browser has it.
        assert get(hall.port, "/copy/..").bytes == get(hall.port, "/").bytes
        assert get(hall.port, "/copy", sign("POST", "/copy", client, 900), "POST", b"").status == 405
        assert get(hall.port, "/taken", sign("GET", "/taken", client, 901)).status == 405


def forged(change, word="faulty"):
    """what the viewer says when @change is done to all that comes; there is no file then"""
    with Hall() as hall:
        between = Between(hall, change)
        try:
            with hall.follow("copy.berger", between.url) as viewer:
                line = viewer.until(word)
                assert not os.path.exists(hall.path("copy.berger"))
                assert os.listdir(hall.folder.name) and not [n for n in os.listdir(hall.folder.name) if n.startswith("copy.")]
                assert viewer.process.poll() is None or word == "refused"
                return line
        finally:
            between.close()


def flip(body, at):
    return body[:at] + bytes([body[at] ^ 1]) + body[at + 1:] if body else body


CHANGES = {
    "list-changed": lambda _, path, s, e, p, b: (s, e, p, flip(b, 20) if path == "/copy" else b),
    "list-cut": lambda _, path, s, e, p, b: (s, e, p, b[:-1] if path == "/copy" else b),
    "list-empty": lambda _, path, s, e, p, b: (s, e, p, b"" if path == "/copy" else b),
    "list-longer": lambda _, path, s, e, p, b: (s, e, p, b + b"0" if path == "/copy" else b),
    "piece-changed": lambda _, path, s, e, p, b: (s, e, p, b if path == "/copy" else flip(b, 0)),
    "piece-cut": lambda _, path, s, e, p, b: (s, e, p, b if path == "/copy" else b[:-1]),
    "piece-empty": lambda _, path, s, e, p, b: (s, e, p, b if path == "/copy" else b""),
    "no-proof": lambda _, path, s, e, p, b: (s, e, None, b),
    "wrong-proof": lambda _, path, s, e, p, b: (s, e, "0" * 64, b),
    "no-tag": lambda _, path, s, e, p, b: (s, None, p, b),
    "other-tag": lambda _, path, s, e, p, b: (s, '"' + "0" * 64 + '"', p, b),
    "said-to-be-known": lambda _, path, s, e, p, b: (304, e, p, b),
}
for name_, change_ in CHANGES.items():
    cases.append((f"/follow/forged/{name_}", lambda change=change_: forged(change)))
cases.append(("/follow/forged/too-large",
              lambda: forged(lambda _, path, s, e, p, b: (s, e, p, b + b"0" * (1 << 20)), "lost")))
cases.append(("/follow/forged/other-status", lambda: forged(lambda _, path, s, e, p, b: (500, e, p, b), "lost")))
cases.append(("/follow/forged/refused", lambda: forged(lambda _, path, s, e, p, b: (403, None, None, b""), "refused")))


@case("/follow/forged/swapped")
def swapped():
    """one piece in the place of another"""
    kept = {}

    def change(_, path, status, etag, proof, body):
        if path == "/copy":
            return status, etag, proof, body
        kept.setdefault("body", body)
        return status, etag, proof, kept["body"]
    forged(change)


@case("/follow/forged/answer-of-before")
def answer_of_before():
    """what was answered once is given again: it is told from the answer to this question"""
    kept = []

    def change(_, path, status, etag, proof, body):
        if path == "/copy" and status == 200:
            kept.append((status, etag, proof, body))
        if path == "/copy" and len(kept) > 1:
            return kept[0]
        return status, etag, proof, body
    with Hall() as hall:
        between = Between(hall, change)
        try:
            with hall.follow("copy.berger", between.url) as viewer:
                viewer.until("live")
                hall.result(1, "1-0")
                viewer.until("faulty")
                assert result_of(hall.path("copy.berger"), 1) == ""
        finally:
            between.close()


@case("/follow/journal-that-parts")
def parts():
    """a first laptop whose file is another one: an earlier state, or one that went on in another way"""
    with Hall() as hall:
        early = hall.path("early.berger")
        with hall.follow() as viewer:
            viewer.until("live")
            assert ctl("db", "backup", hall.db, early).returncode == 0
            hall.result(1, "1-0")
            viewer.until("taken", hall.entries()[-1][0])
        held = hall.entries("copy.berger")
        hall.share.close()
        for end in ("", "-wal", "-shm"):
            if os.path.exists(hall.db + end):
                os.rename(hall.db + end, hall.path("late.berger" + end))
        os.rename(early, hall.db)
        hall.open()
        with hall.follow() as viewer:
            assert "earlier state" in viewer.until("faulty")[1]
            hall.result(2, "0-1")
            assert "part after No. 2" in viewer.until("faulty")[1]
        assert hall.entries("copy.berger") == held
        done = ctl("db", "diverge", hall.db, hall.path("copy.berger"))
        lines = [line.split("\t") for line in done.stdout.splitlines()]
        assert done.returncode == 1 and lines[0] == ["parted", "2"] and [line[:2] for line in lines[1:]] == [
            ["first", "3"], ["second", "3"]], done.stdout


@case("/follow/another-file-is-left-alone")
def left_alone():
    """nothing that is not the copy of before is written over"""
    with Hall() as hall:
        own = hall.path("own.berger")
        subprocess.run([MAKE, own, "--players", "4", "--rounds", "3"], check=True)
        private(hall.path("text.berger"), "a letter\n")
        os.symlink(own, hall.path("link.berger"))
        os.mkdir(hall.path("folder.berger"))
        for name in ("own.berger", "text.berger", "link.berger", "folder.berger"):
            before = hall.entries("own.berger")
            with hall.follow(name, None, None, "--once") as viewer:
                viewer.until("faulty")
                assert viewer.close() == 1
            assert hall.entries("own.berger") == before
        with open(hall.path("text.berger"), encoding="utf-8") as file:
            assert file.read() == "a letter\n"
        assert os.path.islink(hall.path("link.berger")) and not os.listdir(hall.path("folder.berger"))


@case("/follow/a-file-that-contradicts-its-journal")
def contradicts():
    """a first laptop whose tables were changed behind the program: its copy is not taken"""
    with Hall() as hall:
        hall.result(1, "1-0")
        sql(hall.db, "UPDATE result SET white = '0', black = '1'")
        with hall.follow("copy.berger", None, None, "--once") as viewer:
            assert "contradicts its journal" in viewer.until("faulty")[1]
        assert not os.path.exists(hall.path("copy.berger"))


@case("/follow/take-over")
def take_over():
    with Hall() as hall:
        with hall.follow() as viewer:
            viewer.until("live")
            hall.result(1, "1-0")
            last = hall.entries()[-1][0]
            viewer.until("taken", last)
        copy = hall.path("copy.berger")
        assert ctl("db", "take-over", hall.db, "--by", "A", "--reason", "B").returncode == 2
        done = ctl("db", "take-over", copy, "--by", "Л. Осин", "--reason", "ноутбук сгорел")
        assert done.returncode == 0, done
        done = ctl("db", "journal", copy).stdout.splitlines()[-1].split("\t")
        assert done[3] == "lead-take" and "Event taken over on a second laptop" in done[4] and "Л. Осин" in done[4], done
        assert ctl("db", "check", copy).returncode == 0
        assert ctl("db", "diverge", hall.db, copy).stdout.startswith(f"second-ahead\t{last}\n")
        # It is the event's file now: a copy of the first laptop is not put over it.
        with hall.follow("copy.berger", None, None, "--once") as viewer:
            assert "taken over" in viewer.until("faulty")[1]
        # The first laptop is told, and writes nothing from then on.
        heir = f"berger-taken 1\n{last}\n{hall.entries()[-1][1]}\nSecond\nЛ. Осин\n2026-05-01T10:00:00Z".encode()
        tag = hmac.new(key("tag"), heir, hashlib.sha256).digest()
        stream = b"".join(hmac.new(key("hide"), tag + n.to_bytes(8, "big"), hashlib.sha256).digest()
                          for n in range(len(heir) // 32 + 1))
        body = tag.hex().encode() + bytes(a ^ b for a, b in zip(heir, stream))
        client = "00112233445566778899aabbccddeeff"
        assert get(hall.port, "/taken", sign("POST", "/taken", client, 1, flip(body, 80)), "POST", flip(body, 80)).status == 403
        assert get(hall.port, "/taken", sign("POST", "/taken", client, 2, b""), "POST", body).status == 403
        assert get(hall.port, "/taken", sign("POST", "/taken", client, 3, b"0" * 901), "POST", b"0" * 901).status == 413
        assert get(hall.port, "/taken", sign("POST", "/taken", client, 4, body), "POST", body).status == 200
        assert hall.share.until("given-up")[1:] == ["Second", "Л. Осин"]
        hall.share.close()
        done = ctl("db", "redact", hall.db, "1", "--by", "A", "--reason", "B")
        assert done.returncode == 2 and "taken over at the computer “Second”" in done.stderr, done
        assert ctl("db", "check", hall.db).returncode == 0


@case("/follow/words")
def words():
    """what is typed wrongly is said"""
    with tempfile.TemporaryDirectory() as folder:
        pair = private(os.path.join(folder, "pair"), f"{CODE}\t{PIN}\n")
        bad = private(os.path.join(folder, "bad"), "K7QFM\t12\n")
        shown = private(os.path.join(folder, "shown"), f"{CODE}\t{PIN}\n")
        os.chmod(shown, 0o644)
        out = os.path.join(folder, "x.berger")
        for arguments in (("follow", "hall.example", "--pair-file", pair, "-o", out),
                          ("follow", "https://127.0.0.1/", "--pair-file", pair, "-o", out),
                          ("follow", "http://a:b@127.0.0.1/", "--pair-file", pair, "-o", out),
                          ("follow", "127.0.0.1", "--pair-file", bad, "-o", out),
                          ("follow", "127.0.0.1", "--pair-file", shown, "-o", out),
                          ("follow", "127.0.0.1", "--pair-file", pair), ("follow",)):
            assert ctl(*arguments).returncode == 2, arguments
        assert not os.path.exists(out)


def main():
    print(f"1..{len(cases)}")
    failed = 0
    for number, (path, function) in enumerate(cases, 1):
        try:
            function()
            print(f"ok {number} {path}", flush=True)
        except Exception as error:                             # pylint: disable=broad-except
            import traceback
            failed += 1
            print(f"not ok {number} {path}", flush=True)
            for line in traceback.format_exc().splitlines():
                print("#", line)
            print("#", repr(error), flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/python3
"""bergerctl-share.py BERGERCTL MAKE-WORKSPACE: an event on the network, asked by sockets alone, as TAP.

Nothing waits for a time: every answer is waited for, with a bound."""
import hashlib
import hmac
import http.client
import os
import re
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import urllib.parse

CTL, MAKE = sys.argv[1:3]
BOUND = 60
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
SEATS = {"A": ("1-3", "0123456789abcdef", "111111"), "B": ("4-6", "fedcba9876543210", "222222")}
cases = []
numbers = iter(range(10 ** 6))


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def fresh_nonce():
    return f"nonce-of-this-test-{next(numbers):06d}"


def children_of(pid):
    """the programs that it has started, as text"""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat", encoding="utf-8", errors="replace") as file:
                parent = file.read().rsplit(")", 1)[1].split()[1]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == str(pid):
            found.append(name)
    return found


class Hall:
    """a workspace that is shared; what the command says is read line by line"""

    def __init__(self, *options, make=("--players", "12", "--played", "1"), seats=None):
        self.folder = tempfile.TemporaryDirectory()
        self.db = os.path.join(self.folder.name, "hall.berger")
        self.pins = os.path.join(self.folder.name, "pins")
        subprocess.run([MAKE, self.db, *make], check=True)
        with open(self.pins, "w", encoding="utf-8") as file:
            for name, (boards, secret, pin) in (seats or SEATS).items():
                file.write(f"{name}\t{boards}\t{secret}\t{pin}\n")
        os.chmod(self.pins, 0o600)
        self.options = options
        self.process = None
        self.open()

    def open(self):
        self.process = subprocess.Popen(
            [CTL, "share", "--db", self.db, "--event", "1", "--address", "127.0.0.1", "--port", "0",
             "--pin-file", self.pins, *self.options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
        self.read = b""
        self.url = self.line()[1]
        self.port = urllib.parse.urlsplit(self.url).port
        self.host = f"127.0.0.1:{self.port}"

    def line(self):
        while b"\n" not in self.read:
            assert select.select([self.process.stdout], [], [], BOUND)[0], "nothing said"
            chunk = os.read(self.process.stdout.fileno(), 65536)
            assert chunk, self.process.stderr.read()
            self.read += chunk
        line, self.read = self.read.split(b"\n", 1)
        return re.split("[\t ]", line.decode())

    def tell(self, text):
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def close(self):
        """its exit status; nothing of it may run on"""
        children = children_of(self.process.pid)
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(BOUND)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()
        assert children and not any(os.path.exists(f"/proc/{child}") for child in children), children
        return status

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if self.process.poll() is None and (self.close() != 0 and kind is None):
            raise AssertionError("not ended well")
        self.folder.cleanup()

    def get(self, path, method="GET", body=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=BOUND)
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        answer.text = answer.read().decode()
        connection.close()
        return answer

    def raw(self, request):
        with socket.create_connection(("127.0.0.1", self.port), BOUND) as connection:
            connection.settimeout(BOUND)
            answer = b""
            try:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
            except TimeoutError:
                raise
            except OSError:             # ended before it was sent whole: what was answered may still be read
                pass
            try:
                while chunk := connection.recv(65536):
                    answer += chunk
            except TimeoutError:
                raise
            except OSError:
                pass
        return int(answer.split()[1]) if answer.startswith(b"HTTP/") else 0

    def form(self, seat, board, result, nonce=None, round_number=2, key=None, changes=None):
        fields = {"seat": seat, "round": str(round_number), "board": str(board), "result": result,
                  "nonce": nonce or fresh_nonce()}
        if key is None:
            key = ":".join(SEATS[seat][1:])
        fields["sign"] = hmac.new(key.encode(), ":".join(fields.values()).encode(), hashlib.sha256).hexdigest()
        return urllib.parse.urlencode({**fields, **(changes or {})})

    def post(self, *arguments, **options):
        return self.send(self.form(*arguments, **options))

    def send(self, form):
        return self.get("/result", "POST", form, Content_Type="application/x-www-form-urlencoded").status

    def sql(self, text):
        db = sqlite3.connect(self.db)
        rows = db.execute(text).fetchall()
        db.close()
        return rows

    def result(self, board):
        rows = self.sql("SELECT s.white, s.black FROM result s JOIN pairing p ON s.pairing_id = p.id JOIN round r ON"
                        f" p.round_id = r.id WHERE r.number = 2 AND p.board = {board}")
        return rows[0] if rows else None

    def journal(self):
        return self.sql("SELECT action, arguments FROM journal ORDER BY id")


@case("/bergerctl/share/pages")
def pages():
    with Hall("--lang", "ru") as hall:
        for path, word in (("/", "Обзор"), ("/pairings", "Белые"), ("/standings", "Очки"), ("/seat", "ПИН")):
            page = hall.get(path)
            assert page.status == 200 and page.getheader("Content-Type") == "text/html; charset=utf-8", path
            assert 'lang="ru"' in page.text and word in page.text, (path, page.text)
            etag = page.getheader("ETag")
            for known in (etag, f'"x", W/{etag}', "*"):
                again = hall.get(path, If_None_Match=known)
                assert again.status == 304 and again.text == "" and again.getheader("ETag") == etag, (path, known)
            assert hall.get(path, If_None_Match='"other"').status == 200
            assert "default-src 'none'" in page.getheader("Content-Security-Policy")
            head = hall.get(path, "HEAD")
            assert head.status == 200 and head.text == ""
        # every player on both lists, nothing loaded from elsewhere
        names = [name for name, in hall.sql("SELECT family_name FROM person")]
        assert len(names) == 12
        for path in ("/pairings", "/standings", "/seat"):
            text = hall.get(path).text
            assert all(name in text for name in names), path
            assert "http:" not in text and "https:" not in text, path


@case("/bergerctl/share/unpublished")
def unpublished():
    with Hall(make=("--players", "12", "--played", "1", "--system", "berger")) as hall:
        # A round robin has all its pairs from the start; only the published ones are told.
        planned = [number for number, in hall.sql("SELECT number FROM round WHERE state = 'planned'")]
        assert planned, "rounds to come"
        assert hall.post("A", 1, "1-0", round_number=planned[0]) == 403
        assert hall.sql("SELECT count(*) FROM proposal WHERE state <> 'failed'") == [(0,)]


@case("/bergerctl/share/other-paths")
def other_paths():
    with Hall() as hall:
        for path in ("/pairings/", "/index.html", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/hall.berger",
                     "/seat/x", "//pairings", "/Pairings", "/pairings%00", "/favicon.ico", "/result/"):
            assert hall.get(path).status in (400, 404), path
        assert hall.get("/result").status == 405
        assert hall.get("/pairings", "POST", "x=1").status == 405
        assert hall.get("/pairings?x=../../etc/passwd").status == 200


@case("/bergerctl/share/hosts")
def hosts():
    with Hall() as hall:
        def ask(*headers, path=b"/", version=b"1.1"):
            return hall.raw(b"GET " + path + b" HTTP/" + version + b"\r\n" + b"".join(headers) + b"\r\n")
        right = b"Host: " + hall.host.encode() + b"\r\n"
        assert ask(right) == 200
        assert ask(right.upper()) == 200
        for headers in ((), (b"Host: evil.example\r\n",), (b"Host: 127.0.0.1\r\n",), (b"Host: localhost:%d\r\n" % hall.port,),
                        (right, right), (right, b"Host: evil.example\r\n"), (b"Host: evil.example\r\n", right),
                        (b"Host:\r\n",), (b"Host: " + hall.host.encode() + b", evil.example\r\n",)):
            assert ask(*headers) == 400, headers
        assert ask(version=b"1.0") == 400
        # a request line with a host of its own does not stand for that
        assert ask(b"Host: evil.example\r\n", path=b"http://" + hall.host.encode() + b"/") == 400


@case("/bergerctl/share/waits")
def waits():
    with Hall() as hall:
        before = hall.journal()
        assert hall.post("A", 1, "1-0") == 202
        assert hall.line() == ["proposal", "1", "2", "1", "1-0", "A", "127.0.0.1"]
        assert hall.result(1) is None and hall.journal() == before
        hall.tell("accept 1")
        assert hall.line() == ["accepted", "1"]
        assert hall.result(1) == ("1", "0"), hall.result(1)
        action, arguments = hall.journal()[-1]
        assert action == "result-set" and '"seat":"A"' in arguments and "127.0.0.1" in arguments, arguments
        assert len(hall.journal()) == len(before) + 1
        # the page says that there is one, not which: the round is open
        text = hall.get("/seat").text
        assert re.search('<tr data-board="1">.*has a result', text), text
        assert not re.search('<tr data-board="2">.*has a result', text), text
        for path in ("/", "/pairings", "/standings", "/seat"):
            assert not re.search("1\\s–\\s0", hall.get(path).text), path

        assert hall.post("A", 2, "0-1") == 202 and hall.line()[1] == "2"
        hall.tell("refuse 2")
        assert hall.line() == ["refused", "2"] and hall.result(2) is None
        # decided once
        hall.tell("accept 2")
        assert hall.line() == ["failed", "2"] and hall.result(2) is None
        # over another result: the arbiter has decided
        assert hall.post("A", 1, "1/2-1/2") == 202 and hall.line()[1] == "3"
        hall.tell("accept 3")
        assert hall.line() == ["accepted", "3"] and hall.result(1) == ("=", "=")
        assert hall.journal()[-1][0] == "result-change"
        # its end ends nothing
        hall.process.stdin.close()
        assert hall.post("B", 4, "1-0") == 202 and hall.line()[1] == "4"
        hall.process.stdin = open(os.devnull, "wb")


@case("/bergerctl/share/direct")
def direct():
    with Hall("--direct") as hall:
        form = hall.form("B", 5, "1/2-1/2")
        assert hall.send(form) == 200
        assert hall.line()[:5] == ["proposal", "1", "2", "5", "1/2-1/2"] and hall.line() == ["written", "1"]
        assert hall.result(5) == ("=", "=")
        assert hall.send(form) == 409
        # never over what is there
        assert hall.post("B", 5, "1-0") == 202 and hall.line()[1] == "2"
        assert hall.result(5) == ("=", "=")


@case("/bergerctl/share/refused")
def refused():
    with Hall() as hall:
        assert hall.post("A", 4, "1-0") == 403, "board of another seat"
        assert hall.post("B", 9, "1-0") == 403
        assert hall.post("A", 1, "1-0", round_number=1) == 403, "a closed round"
        assert hall.post("A", 1, "1-0", round_number=3) == 403
        assert hall.post("A", 0, "1-0") == 403 and hall.post("A", "1x", "1-0") == 403
        assert hall.send(hall.form("C", 1, "1-0", key="x:y")) == 403, "no such seat"
        assert hall.send(hall.form("A", 1, "1-0", changes={"board": "2"})) == 403, "signed for another board"
        assert hall.send(hall.form("A", 1, "1-0", changes={"result": "0-1"})) == 403
        for form in ("", "x", "seat=A", hall.form("A", 1, "2-0"), hall.form("A", 1, "1-0") + "&seat=B",
                     hall.form("A", 1, "1-0") + "&more=1", hall.form("A", 1, "1-0", nonce="short"),
                     hall.form("A", 1, "1-0", nonce="n" * 65), hall.form("A", 1, "1-0", nonce="nonce with spaces 1"),
                     hall.form("A", 1, "1-0").replace("seat=A", "seat=A%00"), "%" * 100, "seat=%ff&round=1"):
            assert hall.send(form) == 400, form
        assert hall.sql("SELECT count(*) FROM proposal WHERE state <> 'failed'") == [(0,)]


@case("/bergerctl/share/locked")
def locked():
    with Hall() as hall:
        for _ in range(5):
            assert hall.send(hall.form("A", 1, "1-0", key=SEATS["A"][1] + ":999999")) == 403
        assert hall.line() == ["locked", "A"]
        assert hall.post("A", 1, "1-0") == 429, "also with the right PIN"
        assert hall.post("B", 4, "1-0") == 202, "the other seat goes on"


@case("/bergerctl/share/replay")
def replay():
    with Hall() as hall:
        form = hall.form("A", 1, "1-0")
        assert hall.send(form) == 202 and hall.line()[1] == "1"
        assert hall.send(form) == 409
        assert hall.close() == 0
        hall.open()
        # it still waits, and is not taken twice
        assert hall.line() == ["proposal", "1", "2", "1", "1-0", "A", "127.0.0.1"]
        assert hall.send(form) == 409
        hall.tell("accept 1")
        assert hall.line() == ["accepted", "1"] and hall.send(form) == 409
        subprocess.run([MAKE, hall.db, "--change", "DELETE FROM result WHERE pairing_id = (SELECT p.id FROM pairing p"
                        " JOIN round r ON r.id = p.round_id WHERE r.number = 2 AND p.board = 1)"], check=True)
        assert hall.send(form) == 409 and hall.result(1) is None


@case("/bergerctl/share/changed-pair")
def changed_pair():
    with Hall() as hall:
        assert hall.post("A", 1, "1-0") == 202 and hall.line()[1] == "1"
        subprocess.run([MAKE, hall.db, "--change", "UPDATE pairing SET white_id = black_id, black_id = white_id WHERE"
                        " board = 1 AND round_id = (SELECT id FROM round WHERE number = 2)"], check=True)
        hall.tell("accept 1")
        assert hall.line() == ["failed", "1"] and hall.result(1) is None
        assert hall.sql("SELECT state FROM proposal") == [("failed",)]


@case("/bergerctl/share/meanwhile")
def meanwhile():
    """what another program enters between the proposal and the answer is not replaced unseen"""
    with Hall() as hall:
        assert hall.post("A", 1, "1/2-1/2") == 202
        said = hall.line()
        subprocess.run([MAKE, hall.db, "--change", "INSERT INTO result (pairing_id, game, white, black) SELECT p.id, 1,"
                        " '1', '0' FROM pairing p JOIN round r ON r.id = p.round_id WHERE r.number = 2 AND p.board = 1"],
                       check=True)
        before = hall.journal()
        hall.tell("accept 1")
        assert hall.line() == ["failed", "1"] and hall.result(1) == ("1", "0") and hall.journal() == before
        # it waits on and is told once more; who decides now has seen what stands there
        assert hall.line() == said
        hall.tell("accept 1")
        assert hall.line() == ["accepted", "1"] and hall.result(1) == ("=", "=")
        # of two phones for one board the second is decided after the first was told
        assert hall.post("A", 2, "1-0") == 202 and hall.post("A", 2, "0-1") == 202
        assert [hall.line()[1], hall.line()[1]] == ["2", "3"]
        hall.tell("accept 2")
        assert hall.line() == ["accepted", "2"]
        hall.tell("accept 3")
        assert hall.line() == ["accepted", "3"] and hall.result(2) == ("0", "1")


@case("/bergerctl/share/meetings")
def meetings():
    with Hall("--direct", make=("--players", "6", "--played", "1", "--meeting", "2", "--discipline", "draughts64",
                                "--rulebook", "rus-draughts-2022")) as hall:
        assert 'data-board="1.1"' in hall.get("/seat").text
        assert hall.post("A", "1.1", "1-0") == 200
        # rus-draughts-2022 5.4.6: the players have changed colours in the second game
        text = hall.get("/seat").text
        assert 'data-board="1.2"' in text and 'data-board="1.1"' not in text
        assert hall.post("A", "1.1", "0-1") == 403, "that game is over"
        assert hall.post("A", "1.2", "1-0") == 200
        assert hall.sql("SELECT m.game, m.white, m.black FROM meeting_game m JOIN pairing p ON p.id = m.pairing_id JOIN round r"
                        " ON r.id = p.round_id WHERE r.number = 2 AND p.board = 1 ORDER BY m.game") == \
            [(1, "1", "0"), (2, "0", "1")]


@case("/bergerctl/share/teams")
def teams():
    with Hall("--direct", make=("--teams", "4", "--boards", "3", "--played", "1")) as hall:
        assert 'data-board="1.1"' in hall.get("/seat").text
        assert hall.post("A", "1.2", "1-0") == 200
        assert hall.post("A", "4.1", "1-0") == 403


@case("/bergerctl/share/follows")
def follows():
    with Hall() as hall:
        etag = hall.get("/seat").getheader("ETag")
        subprocess.run([MAKE, hall.db, "--change", "UPDATE event SET name = 'Renamed <b>& told'"], check=True)
        for _ in range(10 ** 6):
            page = hall.get("/", If_None_Match=etag)
            if "Renamed" in page.text:
                break
        assert "Renamed &lt;b&gt;&amp; told" in page.text and "<b>" not in page.text


@case("/bergerctl/share/oversized")
def oversized():
    with Hall() as hall:
        body = hall.form("A", 1, "1-0")
        assert hall.send(body + "&x=" + "y" * 4096) == 413
        head = b"POST /result HTTP/1.1\r\nHost: " + hall.host.encode() + b"\r\n"
        assert hall.raw(head + b"Content-Length: 4097\r\n\r\n" + b"z" * 4097) == 413
        assert hall.raw(head + b"Content-Length: 1000000\r\n\r\n" + b"z" * 1000000) == 413
        # announced and not sent: ended
        assert hall.raw(head + b"Content-Length: 99999999999\r\n\r\nz") in (0, 400, 413)
        chunk = b"1000\r\n" + b"z" * 4096 + b"\r\n"
        assert hall.raw(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 2 + b"0\r\n\r\n") == 413
        # without an end: cut off
        assert hall.raw(head + b"Transfer-Encoding: chunked\r\n\r\n" + chunk * 1000) in (0, 400, 413)
        assert hall.raw(b"GET /" + b"a" * 200000 + b" HTTP/1.1\r\nHost: " + hall.host.encode() + b"\r\n\r\n") in (0, 400, 404, 414)
        assert hall.raw(b"GET / HTTP/1.1\r\nHost: " + hall.host.encode() + b"\r\nX: " + b"a" * 200000 + b"\r\n\r\n") in (0, 400, 431)
        assert hall.post("A", 1, "1-0") == 202


@case("/bergerctl/share/malformed")
def malformed():
    with Hall() as hall:
        host = b"Host: " + hall.host.encode() + b"\r\n"
        answers = [hall.raw(request) for request in (
            b"", b"\r\n\r\n", b"\0" * 1000, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n" + host + b"\r\n", b"\xff\xfe GET / HTTP/1.1\r\n\r\n",
            b"POST /result HTTP/1.1\r\n" + host + b"Content-Length: -1\r\n\r\n",
            b"POST /result HTTP/1.1\r\n" + host + b"Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde",
            b"POST /result HTTP/1.1\r\n" + host + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\nabc",
            b"POST /result HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc",
            b"GET / HTTP/1.1\r\n" + host + b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
            b"CONNECT / HTTP/1.1\r\n" + host + b"\r\n", b"OPTIONS * HTTP/1.1\r\n" + host + b"\r\n",
            b"PUT /seat HTTP/1.1\r\n" + host + b"Content-Length: 1\r\n\r\nx", b"TRACE / HTTP/1.1\r\n" + host + b"\r\n")]
        assert all(answer == 0 or answer >= 400 or index == 10 for index, answer in enumerate(answers)), answers
        assert hall.sql("SELECT count(*) FROM proposal") == [(0,)]
        assert hall.get("/").status == 200


@case("/bergerctl/share/slow")
def slow():
    with Hall() as hall:
        with socket.create_connection(("127.0.0.1", hall.port), BOUND) as lazy:
            lazy.settimeout(BOUND)
            lazy.sendall(b"GET / HT")
            assert hall.get("/").status == 200
            # ended by the server, not by us
            assert lazy.recv(1) == b""


@case("/bergerctl/share/too-often")
def too_often():
    with Hall() as hall:
        request = b"GET / HTTP/1.1\r\nHost: " + hall.host.encode() + b"\r\nIf-None-Match: *\r\n\r\n"
        answers = []
        while len(answers) < 5000 and answers[-1:] != [429]:
            answers.append(hall.raw(request))
        # a hall behind one router passes, who asks without end does not
        assert answers[:300] == [304] * 300 and answers[-1] == 429, (len(answers), answers[-1])


@case("/bergerctl/share/many")
def many():
    with Hall() as hall:
        answers = []

        def poll():
            answers.append(hall.get("/pairings").status)
        threads = [threading.Thread(target=poll) for _ in range(300)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(BOUND)
        assert answers == [200] * 300, len(answers)
        # more connections than there may be: the others live
        held = [socket.create_connection(("127.0.0.1", hall.port), BOUND) for _ in range(600)]
        for connection in held:
            connection.close()
        assert hall.post("A", 1, "1-0") in (202, 429)


@case("/bergerctl/share/crowded-out")
def crowded_out():
    """two addresses take all they can get and ask nothing: a third one is answered while they hold on"""
    with Hall() as hall:
        def connect(address):
            return socket.create_connection(("127.0.0.1", hall.port), BOUND, source_address=(address, 0))

        def lives(connection):
            return not select.select([connection], [], [], 0)[0]
        held = [connect(address) for _ in range(320) for address in ("127.0.0.2", "127.0.0.3")]
        answers = [hall.get("/pairings").status for _ in range(20)]
        n_living = sum(map(lives, held))
        assert answers == [200] * 20 and 400 < n_living <= 512, (answers, n_living)
        for connection in held:
            connection.close()


@case("/bergerctl/share/silent")
def silent():
    """who has asked nothing goes before who is still sending what he asks"""
    with Hall() as hall:
        with socket.create_connection(("127.0.0.1", hall.port), BOUND) as slow_one:
            slow_one.sendall(b"POST /result HTTP/1.1\r\nHost: " + hall.host.encode() + b"\r\nContent-Length: 9\r\n\r\nx")
            with socket.create_connection(("127.0.0.1", hall.port), BOUND) as silent_one:
                ended, _, _ = select.select([slow_one, silent_one], [], [], BOUND)
                assert ended == [silent_one], ended


@case("/bergerctl/share/server-dies")
def server_dies():
    with Hall() as hall:
        child = children_of(hall.process.pid)
        os.kill(int(child[0]), signal.SIGKILL)
        assert hall.process.wait(BOUND) == 1 and b"ended" in hall.process.stderr.read()


@case("/bergerctl/share/desk-dies")
def desk_dies():
    with Hall() as hall:
        child = children_of(hall.process.pid)[0]
        descriptor = os.pidfd_open(int(child))
        hall.process.kill()
        hall.process.wait(BOUND)
        assert select.select([descriptor], [], [], BOUND)[0], "the server lives without a desk"
        os.close(descriptor)


@case("/bergerctl/share/parts-of-a-page")
def parts():
    with Hall() as hall:
        whole = hall.get("/pairings")
        for ranges in ("bytes=0-9", "bytes=" + "0-," * 3000 + "0-"):
            page = hall.get("/pairings", Range=ranges)
            assert page.status == 200 and page.text == whole.text, (page.status, len(page.text))


@case("/bergerctl/share/two-readings")
def two_readings():
    with Hall() as hall:
        host = b"Host: " + hall.host.encode() + b"\r\n"
        assert hall.raw(b"GET http://evil.example/ HTTP/1.1\r\n" + host + b"\r\n") == 400
        assert hall.raw(b"GET http://" + hall.host.encode() + b"/ HTTP/1.1\r\n" + host + b"\r\n") == 200
        body = hall.form("A", 1, "1-0").encode()
        chunk = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
        assert hall.raw(b"POST /result HTTP/1.1\r\n" + host + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n" +
                        chunk) in (0, 400)
        assert hall.raw(b"POST /result HTTP/1.1\r\n" + host + b"Content-Length: 3\r\nContent-Length: %d\r\n\r\n%s" %
                        (len(body), body)) in (0, 400)
        assert hall.sql("SELECT count(*) FROM proposal") == [(0,)]


@case("/bergerctl/share/nonce-of-a-refusal")
def nonce_of_a_refusal():
    with Hall("--direct", make=("--players", "12", "--played", "1", "--system", "berger")) as hall:
        form = hall.form("A", 1, "1-0", round_number=3)
        assert hall.send(form) == 403, "a round that is not on"
        assert hall.send(form) == 409, "and never again"
        assert hall.line()[0] != "written" if hall.read else True
        assert hall.sql("SELECT state FROM proposal") == [("failed",)] and hall.result(1) is None


@case("/bergerctl/share/which-game")
def which_game():
    with Hall("--direct", make=("--players", "6", "--played", "1", "--meeting", "2", "--discipline", "draughts64",
                                "--rulebook", "rus-draughts-2022")) as hall:
        # Without the game nobody can tell one report that comes twice from two: it waits.
        assert hall.post("A", 1, "1-0") == 202 and hall.post("A", 1, "1-0") == 202
        assert hall.sql("SELECT count(*) FROM meeting_game m JOIN pairing p ON p.id = m.pairing_id JOIN round r ON"
                        " r.id = p.round_id WHERE r.number = 2") == [(0,)]


@case("/bergerctl/share/both-sides")
def both_sides():
    with Hall() as hall:
        assert hall.post("A", 1, "0-1") == 202 and hall.line()[1] == "1"
        # 0:0, by decision: White has what was sent, Black has not
        subprocess.run([MAKE, hall.db, "--change", "INSERT INTO result (pairing_id, game, white, black) SELECT p.id, 1, '0',"
                        " '0' FROM pairing p JOIN round r ON r.id = p.round_id WHERE r.number = 2 AND p.board = 1"],
                       check=True)
        hall.tell("accept 1")
        assert hall.line() == ["failed", "1"] and hall.line()[:2] == ["proposal", "1"] and hall.result(1) == ("0", "0")
        hall.tell("accept 1")
        assert hall.line() == ["accepted", "1"] and hall.result(1) == ("0", "1"), hall.result(1)


@case("/bergerctl/share/usage")
def usage():
    with Hall() as hall:
        # What is shared is led there.
        other = os.path.join(hall.folder.name, "other.berger")
        subprocess.run([MAKE, other], check=True)

        def run(*arguments, **changes):
            options = {"--db": other, "--event": "1", "--address": "127.0.0.1", "--port": "0", "--pin-file": hall.pins,
                       **changes}
            line = [part for name, value in options.items() if value is not None for part in (name, value)]
            done = subprocess.run([CTL, "share", *line, *arguments], capture_output=True, text=True, timeout=BOUND,
                                  stdin=subprocess.DEVNULL, env=ENVIRONMENT)
            assert done.stdout == "", done.stdout
            assert done.returncode == 2 and done.stderr.startswith("bergerctl: "), (done.returncode, done.stderr)
            return done.stderr
        for name in ("--db", "--event", "--address", "--port", "--pin-file"):
            run(**{name: None})
        run(**{"--port": "70000"})
        run(**{"--event": "99"})
        for language in ("xx", "", "ru_RU.nonsense", "../ru"):
            assert "language" in run(**{"--lang": language}), language
        assert "mode 600" not in run(**{"--pin-file": "/nowhere/pins"})
        for address in ("0.0.0.0", "::", "::ffff:0.0.0.0", "::ffff:127.0.0.1", "255.255.255.255", "nonsense", "203.0.113.7",
                        "localhost"):
            run(**{"--address": address})
        assert "in use" in run(**{"--port": str(hall.port)})
        assert "the event is led at the computer" in run(**{"--db": hall.db})
        for mode in (0o644, 0o640, 0o660, 0o400, 0o700):
            os.chmod(hall.pins, mode)
            assert "600" in run(), oct(mode)
        os.chmod(hall.pins, 0o600)
        for text, place in (("A\t1-3\tsecret\n", "Line 1"), ("A\t1-3\ts\tp\nA\t4-5\ts\tp\n", "Line 2"),
                            ("A\t3-1\ts\tp\n", "Line 1"), ("A\t0-1\ts\tp\n", "Line 1"), ("\t1-2\ts\tp\n", "Line 1")):
            with open(hall.pins, "w", encoding="utf-8") as file:
                file.write(text)
            assert place in run(), text


def main():
    print(f"1..{len(cases)}")
    failed = 0
    for number, (path, function) in enumerate(cases, 1):
        try:
            function()
            print(f"ok {number} {path}", flush=True)
        except Exception as fault:  # pylint: disable=broad-except
            import traceback
            failed += 1
            print(f"not ok {number} {path}", flush=True)
            print("# " + traceback.format_exc().replace("\n", "\n# "), flush=True)
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())

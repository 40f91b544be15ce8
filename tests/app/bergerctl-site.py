#!/usr/bin/python3
"""bergerctl-site.py CTL-HOST BERGERCTL MAKE-WORKSPACE MAKE-EVERY-WORKSPACE: pages for a browser, as TAP."""
import csv
import hashlib
import html.parser
import os
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.parse

import ctl

try:
    import html5lib
except ImportError:
    html5lib = None

HOST = ctl.Host(sys.argv[1])
BERGERCTL, MAKE_WORKSPACE, MAKE_EVERY = sys.argv[2:5]
# Both programs speak all languages.
ctl.ENVIRONMENT["BERGER_LOCALEDIR"] = os.path.join(os.path.dirname(BERGERCTL), "..", "po")
HERE = os.path.dirname(os.path.abspath(__file__))
TRF = os.path.join(HERE, "..", "fixtures", "trf", "karl-mala-2005.trf")
CHROMIUM = shutil.which("chromium")
VOID = {"meta", "link", "br", "img", "input", "hr"}
# Which open elements a tag ends by itself.
ENDED = {"td": ("td", "th"), "th": ("td", "th"), "tr": ("td", "th", "tr")}
ENDED_BY_END = ("td", "th", "tr")
N_KILLS = 20
HOSTILE = ["<script>alert(1)</script>", "\"'><img src=x onerror=alert(1)>", "a\u202eb\u2066c\u200fd", "&lt;&#60;",
           "</title></td><!--", "{{x}} %s %n"]
FAMILIES = ["Абросимов", "Бережной", "Вавилин", "Гречко", "Чеботарёв", "Преображенский", "Щукин", "Яковенко"]
GIVEN = ["Александр", "Борис", "Виктор", "Григорий", "Кирилл", "Эля", "Захар"]
REGIONS = ["Воронежская обл.", "Удмуртия", "Москва", "Пермский край"]
cases = []


class Skip(Exception):
    """why a case cannot be tried here"""


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


class Page(html.parser.HTMLParser):
    """what a page says: its tags in turn, links, names of places, text"""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.open, self.links, self.ids, self.texts, self.wrong, self.tags = [], [], set(), [], [], []
        self.language = None
        self.feed(text)
        self.close()
        if self.open:
            self.wrong.append(f"not closed: {self.open}")

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.tags.append((tag, attributes))
        if tag == "html":
            self.language = attributes.get("lang")
        if "id" in attributes:
            if attributes["id"] in self.ids:
                self.wrong.append(f"twice: {attributes['id']}")
            self.ids.add(attributes["id"])
        self.links += [attributes[name] for name in ("href", "src") if name in attributes]
        if any(name.startswith("on") for name in attributes):
            self.wrong.append(f"{tag} with {sorted(attributes)}")
        if tag == "th" and "scope" not in attributes:
            self.wrong.append("a head without its scope")
        while self.open and self.open[-1] in ENDED.get(tag, ()):
            self.open.pop()
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        while tag in ("thead", "tbody") and self.open and self.open[-1] in ENDED_BY_END:
            self.open.pop()
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"</{tag}> closes nothing")

    def handle_data(self, data):
        self.texts.append(data)

    @property
    def text(self):
        return "".join(self.texts)


def list_tree(folder):
    """every file by its name: content, time and number of it"""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            status = os.lstat(path)
            with open(path, "rb") as file:
                digest = hashlib.sha256(file.read()).hexdigest()
            found[os.path.relpath(path, folder)] = (digest, status.st_mtime_ns, status.st_ino)
    return found


def contents(folder):
    return {name: value[0] for name, value in list_tree(folder).items()}


def site(db, out, *more, event="1", status=0):
    done = HOST.ask("site", "--db", db, "--event", event, "-o", out, *more)
    assert done.returncode == status, (done.returncode, done.stderr)
    return done.stderr if status else done.stdout


def read_pages(folder):
    pages = {}
    for place, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".html"):
                path = os.path.join(place, name)
                with open(path, encoding="utf-8") as file:
                    pages[os.path.relpath(path, folder)] = Page(file.read())
    return pages


def check_pages(folder):
    """every link leads to a file of the site, and to a place in it; nothing comes from elsewhere"""
    pages = read_pages(folder)
    assert "index.html" in pages
    for name, page in pages.items():
        assert not page.wrong, (name, page.wrong[:3])
        assert page.language in ("en", "ru", "uk"), name
        for link in page.links:
            parts = urllib.parse.urlsplit(link)
            assert not parts.scheme and not parts.netloc and not parts.path.startswith("/"), (name, link)
            target = os.path.normpath(os.path.join(os.path.dirname(name), parts.path)) if parts.path else name
            assert not target.startswith(".."), (name, link)
            assert os.path.isfile(os.path.join(folder, target)), (name, link)
            if parts.fragment and target in pages:
                assert parts.fragment in pages[target].ids, (name, link)
    reached, left = {"index.html"}, ["index.html"]
    while left:
        name = left.pop()
        for link in pages[name].links:
            path = urllib.parse.urlsplit(link).path
            target = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
            if target in pages and target not in reached:
                reached.add(target)
                left.append(target)
    assert reached == set(pages), set(pages) - reached
    with open(os.path.join(folder, "site.css"), encoding="utf-8") as file:
        text = file.read()
    assert "url(" not in text and "@import" not in text
    return pages


def parse_strictly(folder):
    """as the standard says a browser reads them"""
    if html5lib is None:
        raise Skip("python3-html5lib is not installed")
    n = 0
    for place, _, names in os.walk(folder):
        for name in names:
            if name.endswith(".html"):
                with open(os.path.join(place, name), encoding="utf-8") as file:
                    html5lib.HTMLParser(strict=True).parse(file.read())
                n += 1
    assert n > 3


def make_event(folder):
    db = os.path.join(folder, "work.berger")
    done = HOST.ask("db", "import", db, TRF, "--rulebook", "fide-2023", "--discipline", "chess", "--system", "dutch")
    assert done.returncode == 0, done
    with open(TRF, encoding="utf-8") as file:
        names = [line[14:47].strip() for line in file if line.startswith("001")]
    return db, names


@case("/bergerctl/site/every-player-and-every-link")
def test_whole(folder):
    db, names = make_event(folder)
    out = os.path.join(folder, "site")
    site(db, out, "--lang", "ru")
    pages = check_pages(out)
    assert pages["index.html"].language == "ru" and pages["uk/index.html"].language == "uk"
    for name in names:
        family = name.split(",")[0]
        for language in ("", "en/", "uk/"):
            assert family in pages[language + "players.html"].text, name
            assert family in pages[language + "r1.html"].text or family in pages[language + "table.html"].text, name
        assert any(path.startswith("p/") and family in page.text for path, page in pages.items()), name
    parse_strictly(out)


def measure(folder):
    """what the folder takes, as du counts"""
    return sum(os.lstat(os.path.join(place, name)).st_size for place, _, names in os.walk(folder)
               for name in [".", *names])


def make_large(folder, players):
    """an open with Cyrillic names, titles, regions and ratings; every round is played"""
    report = HOST.ask("generate", "--seed", "5", "--players", str(players), "--rounds", "9", "--ratings", "1400-2600")
    assert report.returncode == 0, report
    lines, names = [], []
    for line in report.stdout.split("\n"):
        if line.startswith("001"):
            n = len(names)
            names.append(f"{FAMILIES[n * 7 % len(FAMILIES)]}-{n + 1}")
            line = line[:14] + f"{names[-1]}, {GIVEN[n * 5 % len(GIVEN)]}".ljust(33) + line[47:]
        lines.append(line)
    path, db = os.path.join(folder, "large.trf"), os.path.join(folder, "large.berger")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))
    done = HOST.ask("db", "import", db, path, "--rulebook", "fide-2023", "--discipline", "chess", "--system", "dutch")
    assert done.returncode == 0, done
    base = sqlite3.connect(db)
    with base:
        base.execute("UPDATE event SET name = 'Первенство Приволжского федерального округа среди мужчин'")
        for i, region in enumerate(REGIONS):
            base.execute("UPDATE entry SET organisation = ?, title = ? WHERE id % 4 = ?", (region, ("гм", "1 р.")[i % 2], i))
    base.close()
    return db, names


@case("/bergerctl/site/a-large-open-stays-within-two-megabytes")
def test_budget(folder):
    """nobody and no table is lost for it, and every other file that is left out is named"""
    db, names = make_large(folder, 284)
    out = os.path.join(folder, "site")
    site(db, out, "--lang", "ru")
    size = measure(out)
    print(f"# {size} bytes")
    assert size < 2000000, size
    pages = check_pages(out)
    for language in ("", "en/", "uk/"):
        lists = ["players.html", "standings.html", "table.html"]
        for name in names:
            for page in lists:
                assert name + " " in pages[language + page].text, (name, page)
        for number in range(1, 10):
            assert len([tag for tag, _ in pages[f"{language}r{number}.html"].tags if tag == "tr"]) >= 143, number
    players = [page for path, page in pages.items() if path.startswith("p/")]
    assert len(players) == 284 and not any("/p/" in path for path in pages)
    assert all(len([tag for tag, _ in page.tags if tag == "tr"]) == 10 for page in players)
    files = os.listdir(os.path.join(out, "files"))
    assert {"pairings.pdf", "table.csv", "standings.csv", "start-list.csv", "report.trf"} <= set(files), files
    assert "table.pdf" not in files and "судейской коллегии" in pages["papers.html"].text
    with open(os.path.join(out, "files", "pairings.pdf"), "rb") as file:
        assert b"/StructElem" not in file.read()
    parse_strictly(out)


@case("/bergerctl/site/a-small-event-keeps-everything")
def test_small(folder):
    db, _ = make_large(folder, 60)
    out = os.path.join(folder, "site")
    site(db, out, "--lang", "ru")
    size = measure(out)
    print(f"# {size} bytes")
    assert size < 2000000, size
    pages = check_pages(out)
    assert len([path for path in pages if path.startswith("uk/p/")]) == 60
    files = os.listdir(os.path.join(out, "files"))
    for name in [name for name in files if name.endswith(".csv")]:
        with open(os.path.join(out, "files", name[:-4] + ".pdf"), "rb") as file:
            assert b"/StructElem" in file.read(), name
    assert "судейской коллегии" not in pages["papers.html"].text
    site(db, out, "--lang", "ru", "--only")
    assert not any(path.startswith("uk/") for path in read_pages(out))


@case("/bergerctl/site/the-same-twice-is-not-touched")
def test_twice(folder):
    db, _ = make_event(folder)
    out = os.path.join(folder, "site")
    site(db, out)
    before, number = list_tree(out), os.stat(out).st_ino
    assert site(db, out).split("\t")[1] == "0"
    assert list_tree(out) == before and os.stat(out).st_ino == number


@case("/bergerctl/site/pages-that-stay-are-the-same-files")
def test_stays(folder):
    db = os.path.join(folder, "work.berger")
    subprocess.run([MAKE_WORKSPACE, db, "12"], check=True)
    out = os.path.join(folder, "site")
    site(db, out)
    before = list_tree(out)
    with sqlite3.connect(db) as base:
        base.execute("UPDATE event SET place = 'Камск'")
    base.close()
    site(db, out)
    after = list_tree(out)
    assert after["index.html"] != before["index.html"]
    assert after["p/1.html"] == before["p/1.html"] and after["r1.html"] == before["r1.html"]
    assert sorted(os.listdir(folder)) == ["site", "work.berger"], os.listdir(folder)


@case("/bergerctl/site/who-is-no-site-is-not-touched")
def test_refused(folder):
    db, _ = make_event(folder)

    def refuse(out, *names):
        before = list_tree(folder)
        assert site(db, out, status=2).startswith("bergerctl: ")
        assert list_tree(folder) == before, names

    notes = os.path.join(folder, "notes")
    os.mkdir(notes)
    with open(os.path.join(notes, "index.html"), "w", encoding="utf-8") as file:
        file.write("mine")
    refuse(notes)
    with open(os.path.join(notes, ".berger-site"), "w", encoding="utf-8") as file:
        file.write("Berger site 1\nsite.css\n")
    refuse(notes)
    # a mark that names the page makes it no page of ours
    for line in ("index.html", "0" * 64 + "  index.html"):
        with open(os.path.join(notes, ".berger-site"), "w", encoding="utf-8") as file:
            file.write(f"Berger site 2\n{line}\n")
        refuse(notes)
    refuse(os.path.join(notes, "index.html"))
    refuse(folder)
    refuse(os.path.join(folder, "no", "such", "place"))
    refuse("/")
    refuse("")
    real = os.path.join(folder, "real")
    site(db, real)
    os.symlink(real, os.path.join(folder, "link"))
    refuse(os.path.join(folder, "link"))
    for stranger in ("mine.txt", "p/mine.html", "ru/.hidden"):
        path = os.path.join(real, stranger)
        with open(path, "w", encoding="utf-8") as file:
            file.write("mine")
        refuse(real)
        os.unlink(path)
    os.mkdir(os.path.join(real, "mine"))
    refuse(real)
    os.rmdir(os.path.join(real, "mine"))
    os.unlink(os.path.join(real, "site.css"))
    os.symlink("/etc/passwd", os.path.join(real, "site.css"))
    assert site(db, real, status=2) and os.path.islink(os.path.join(real, "site.css"))
    os.unlink(os.path.join(real, "site.css"))
    site(db, real)
    check_pages(real)
    done = HOST.ask("site", "--db", db, "--event", "99", "-o", os.path.join(folder, "new"))
    assert done.returncode == 2 and not os.path.exists(os.path.join(folder, "new"))
    done = HOST.ask("site", "--db", db, "--event", "1", "--lang", "xx", "-o", os.path.join(folder, "new"))
    assert done.returncode == 2 and not os.path.exists(os.path.join(folder, "new"))


@case("/bergerctl/site/the-home-of-the-user-is-no-site")
def test_home(folder):
    db, _ = make_event(folder)
    home = os.path.join(folder, "home")
    os.mkdir(home)
    done = subprocess.run([BERGERCTL, "site", "--db", db, "--event", "1", "-o", home], capture_output=True, text=True,
                          env={**ctl.ENVIRONMENT, "HOME": home}, check=False)
    assert done.returncode == 2 and not os.listdir(home), done


@case("/bergerctl/site/a-full-disk-leaves-the-old-site")
def test_full(folder):
    db, _ = make_event(folder)
    out = os.path.join(folder, "site")
    site(db, out, "--lang", "ru")
    before = list_tree(out)

    def narrow():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000))

    done = subprocess.run([BERGERCTL, "site", "--db", db, "--event", "1", "--lang", "en", "-o", out],
                          capture_output=True, text=True, env=ctl.ENVIRONMENT, preexec_fn=narrow, check=False)
    assert done.returncode == 2 and "site" in done.stderr, done
    assert list_tree(out) == before
    assert [name for name in os.listdir(folder) if name.startswith(".site")] == []


@case("/bergerctl/site/killed-at-any-moment")
def test_killed(folder):
    db = os.path.join(folder, "work.berger")
    subprocess.run([MAKE_WORKSPACE, db, "80"], check=True)
    out = os.path.join(folder, "site")
    whole = []
    for language in ("ru", "en"):
        site(db, os.path.join(folder, language), "--lang", language)
        whole.append(contents(os.path.join(folder, language)))
    texts = [{name: value for name, value in one.items() if not name.endswith(".pdf")} for one in whole]
    site(db, out, "--lang", "ru")
    began = time.monotonic()
    subprocess.run([BERGERCTL, "site", "--db", db, "--event", "1", "--lang", "en", "-o", out], check=True,
                   capture_output=True, env=ctl.ENVIRONMENT)
    usual = time.monotonic() - began
    rand = random.Random(22)
    n_killed = 0
    for i in range(N_KILLS):
        process = subprocess.Popen([BERGERCTL, "site", "--db", db, "--event", "1", "--lang", ("ru", "en")[i % 2], "-o",
                                    out], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ctl.ENVIRONMENT)
        try:
            process.wait(usual * (0.3 + 0.9 * rand.random()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            n_killed += 1
        found = {name: value for name, value in contents(out).items() if not name.endswith(".pdf")}
        assert found in texts, i
    assert n_killed > 0
    print(f"# killed {n_killed} of {N_KILLS}")
    site(db, out, "--lang", "ru")
    assert [name for name in os.listdir(folder) if name.startswith(".site")] == []
    check_pages(out)


@case("/bergerctl/site/the-list-is-that-of-sha256sum")
def test_list(folder):
    db, _ = make_event(folder)
    out = os.path.join(folder, "site")
    site(db, out)
    with open(os.path.join(out, ".berger-site"), encoding="utf-8") as file:
        assert file.readline() == "Berger site 2\n"
        lines = dict(reversed(line.rstrip("\n").split("  ", 1)) for line in file)
    found = contents(out)
    found.pop(".berger-site", None)
    assert lines == found


@case("/bergerctl/site/many-at-once")
def test_many(folder):
    """each waits for the one before: all succeed, and what stands there is whole"""
    db, _ = make_event(folder)
    out = os.path.join(folder, "site")
    for language in ("ru", "en"):
        site(db, os.path.join(folder, language), "--lang", language)
    texts = [contents(os.path.join(folder, language)) for language in ("ru", "en")]
    texts = [{name: value for name, value in one.items() if not name.endswith((".pdf", ".berger-site"))} for one in texts]
    for _ in range(3):
        runs = [subprocess.Popen([BERGERCTL, "site", "--db", db, "--event", "1", "--lang", ("ru", "en")[i % 2], "-o", out],
                                 stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ctl.ENVIRONMENT)
                for i in range(8)]
        said = [run.communicate()[1] for run in runs]
        assert [run.returncode for run in runs] == [0] * 8, said
        found = {name: value for name, value in contents(out).items() if not name.endswith((".pdf", ".berger-site"))}
        assert found in texts
        beside = [name for name in os.listdir(folder) if not name.startswith("work.berger")]
        assert sorted(beside) == ["en", "ru", "site"], beside
        check_pages(out)
        shutil.rmtree(out)


@case("/bergerctl/site/no-site-in-a-site")
def test_inner(folder):
    db, _ = make_event(folder)
    out = os.path.join(folder, "site")
    site(db, out)
    before = list_tree(out)
    for inner in ("inner", "p/inner"):
        assert "is a site already" in site(db, os.path.join(out, inner), status=2)
    os.symlink(os.path.join(out, "p"), os.path.join(folder, "link"))
    assert "is a site already" in site(db, os.path.join(folder, "link", "inner"), status=2)
    assert list_tree(out) == before
    site(db, out)


@case("/bergerctl/site/every-kind-of-event")
def test_kinds(folder):
    subprocess.run([MAKE_EVERY, folder], check=True, stdout=subprocess.DEVNULL)
    db = os.path.join(folder, "work.berger")
    base = sqlite3.connect(db)
    events = [row[0] for row in base.execute("SELECT id FROM event ORDER BY id")]
    births = [row[0] for row in base.execute("SELECT birth FROM person WHERE length(birth) = 10")]
    planned = base.execute("SELECT g.event_id, r.number FROM round r JOIN event_group g ON g.id = r.group_id "
                           "WHERE r.state = 'planned' AND (SELECT count(*) FROM event_group o "
                           "WHERE o.event_id = g.event_id) = 1").fetchall()
    base.close()
    n_games = 0
    assert len(events) > 4
    for event in events:
        out = os.path.join(folder, f"site-{event}")
        site(db, out, "--lang", "uk", event=str(event))
        pages = check_pages(out)
        n_games += sum("g/" in name for name in pages)
        for name, page in pages.items():
            for birth in births:
                assert birth not in page.text, (name, birth)
        for place, _, names in os.walk(out):
            for name in names:
                if name.endswith((".trf", ".csv")):
                    with open(os.path.join(place, name), encoding="utf-8") as file:
                        text = file.read()
                    assert not any(birth.replace("-", "/") in text or birth in text for birth in births), name
        for number in (row[1] for row in planned if row[0] == event):
            assert not any(name.endswith(f"r{number}.html") for name in pages), (event, number)
    print(f"# {len(events)} events, {n_games} pages of games")
    for event in events:
        parse_strictly(os.path.join(folder, f"site-{event}"))


@case("/bergerctl/site/pairs-that-are-not-published")
def test_planned(folder):
    db = os.path.join(folder, "work.berger")
    subprocess.run([MAKE_WORKSPACE, db, "12"], check=True)
    out = os.path.join(folder, "site")
    site(db, out)
    assert "r1.html" in read_pages(out)
    base = sqlite3.connect(db)
    with base:
        base.execute("UPDATE round SET state = 'planned'")
    base.close()
    site(db, out)
    pages = check_pages(out)
    assert not any(name.endswith(("r1.html", "standings.html", "table.html")) for name in pages)
    assert "½" not in "".join(page.text for page in pages.values())
    with open(os.path.join(out, "files", "report.trf"), encoding="utf-8") as file:
        players = [line for line in file if line.startswith("001")]
    assert len(players) == 12 and all(len(line.rstrip()) < 92 for line in players), players
    done = HOST.ask("messages", "--db", db, "--event", "1", "--round", "1", "-o", os.path.join(folder, "messages"))
    assert done.returncode == 2 and not os.path.exists(os.path.join(folder, "messages"))


@case("/bergerctl/site/hostile-names")
def test_hostile(folder):
    db = os.path.join(folder, "work.berger")
    subprocess.run([MAKE_WORKSPACE, db, "12"], check=True)
    base = sqlite3.connect(db)
    with base:
        for i, name in enumerate(HOSTILE):
            base.execute("UPDATE person SET family_name = ? WHERE id = ?", (name, i + 1))
        base.execute("UPDATE event SET name = ?", (HOSTILE[0] + HOSTILE[1],))
    base.close()
    out = os.path.join(folder, "site")
    site(db, out)
    pages = check_pages(out)
    for name in HOSTILE:
        # marks of direction are dropped where a group is read
        seen = re.sub("[\u202e\u2066\u200f]", "", name)
        assert seen in pages["players.html"].text, name
        assert seen in pages["r1.html"].text, name
    for page in pages.values():
        assert not any(tag in ("script", "img") for tag, _ in page.tags)
    with open(os.path.join(out, "players.html"), encoding="utf-8") as file:
        assert "\u202e" not in file.read()
    parse_strictly(out)


@case("/bergerctl/site/games-to-play-through")
def test_games(folder):
    """every position is a place of the page; remarks, side lines and games that go on are not shown"""
    db = os.path.join(folder, "work.berger")
    subprocess.run([MAKE_WORKSPACE, db, "12"], check=True)
    base = sqlite3.connect(db)
    with base:
        boards = [row[0] for row in base.execute("SELECT id FROM pairing ORDER BY board")]
        for board in boards[:1]:
            base.execute("INSERT INTO game (group_id, pairing_id, discipline, moves) SELECT g.id, ?, e.discipline, "
                         "'1. cd4 {tell nobody} fg5 2. bc3 (2. gf4 gf6) gf6 3. ab2' FROM event_group g "
                         "JOIN event e ON e.id = g.event_id", (board,))
    out = os.path.join(folder, "site")
    name = f"g/{boards[0]}-1.html"
    # Its round is not closed: neither the game nor any result is told.
    site(db, out, "--lang", "ru")
    pages = check_pages(out)
    assert name not in pages and "games.html" not in pages
    assert not any(re.search("[01½]\\s–\\s[01½]", page.text) for page in pages.values())
    with base:
        base.execute("UPDATE round SET state = 'closed'")
    base.close()
    site(db, out, "--lang", "ru")
    pages = check_pages(out)
    page = pages[name]
    moves = [link for link in page.links if link.startswith("#m") and link != "#main"]
    assert moves == ["#m1", "#m2", "#m3", "#m4", "#m5"], moves
    assert {"m0", *(move[1:] for move in moves)} <= page.ids
    for one in pages.values():
        assert "tell nobody" not in one.text and "gf4" not in one.text and "g3-f4" not in one.text
    assert name in [urllib.parse.urlsplit(link).path for link in pages["games.html"].links]
    assert name in pages["r1.html"].links
    with open(os.path.join(out, "site.js"), encoding="utf-8") as file:
        text = file.read()
    assert "fetch" not in text and "http" not in text and "innerHTML" not in text
    parse_strictly(out)


@case("/bergerctl/site/children-by-initials")
def test_children(folder):
    db = os.path.join(folder, "work.berger")
    subprocess.run([MAKE_WORKSPACE, db, "12"], check=True)
    base = sqlite3.connect(db)
    with base:
        base.execute("UPDATE event SET starts = '2026-11-22'")
        base.execute("UPDATE person SET birth = '2008-11-23', family_name = 'Ребёнкина', given_name = 'Эля' "
                     "WHERE id = 1")
        base.execute("UPDATE person SET birth = '2008-11-22', family_name = 'Взрослый' WHERE id = 2")
    base.close()
    out = os.path.join(folder, "site")
    site(db, out, "--initials")
    text = "".join(page.text for page in check_pages(out).values())
    assert "Ребёнкина" not in text and "Р. Э." in text and "Взрослый" in text
    for name in ("start-list.csv", "report.trf"):
        with open(os.path.join(out, "files", name), encoding="utf-8") as file:
            assert "Ребёнкина" not in file.read(), name
    site(db, out)
    assert "Ребёнкина" in check_pages(out)["players.html"].text


@case("/bergerctl/messages/a-text-a-player")
def test_messages(folder):
    db = os.path.join(folder, "work.berger")
    subprocess.run([MAKE_WORKSPACE, db, "13"], check=True)
    out = os.path.join(folder, "messages")
    done = HOST.ask("messages", "--db", db, "--event", "1", "--round", "1", "--lang", "en", "-o", out)
    assert done.returncode == 0 and done.stdout == "13\n", done
    with open(os.path.join(out, "round-1", "messages.csv"), encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file, delimiter=";"))
    assert len(rows) == 14
    for row in rows[1:]:
        with open(os.path.join(out, "round-1", f"{row[0]}.txt"), encoding="utf-8") as file:
            lines = file.read().split("\n")
        assert lines[0] == row[1] and lines[1] == row[7], (lines, row)
    played = [row for row in rows[1:] if row[5]]
    assert len(played) == 12
    for row in played:
        assert row[7] == f"Round 1, board {row[3]}, {row[4]} against {row[5]}", row
        other = next(one for one in played if one[1] == row[5])
        assert other[5] == row[1] and other[3] == row[3] and other[4] != row[4]
    for number in ("2", "0", "-1"):
        before = contents(out)
        done = HOST.ask("messages", "--db", db, "--event", "1", "--round", number, "-o", out)
        assert done.returncode == 2 and contents(out) == before, done


@case("/bergerctl/site/no-page-is-wider-than-a-phone")
def test_phone(folder):
    if CHROMIUM is None:
        raise Skip("chromium is not installed")
    db, _ = make_event(folder)
    out = os.path.join(folder, "site")
    site(db, out, "--lang", "ru")
    names = ["index.html", "players.html", "r1.html", "standings.html", "table.html", "papers.html", "p/1.html"]
    frames = "".join(f'<iframe src="site/{name}" width="360" height="700"></iframe>' for name in names)
    with open(os.path.join(folder, "look.html"), "w", encoding="utf-8") as file:
        file.write(f"<!DOCTYPE html><meta charset=utf-8><title>x</title><body>{frames}<script>onload=function(){{"
                   "document.body.innerHTML=[].map.call(document.querySelectorAll('iframe'),function(f){var d="
                   "f.contentDocument.documentElement;return d.scrollWidth+'/'+d.clientWidth}).join(' ')}</script>")
    done = subprocess.run([CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files",
                           f"--user-data-dir={folder}/chromium", "--virtual-time-budget=20000", "--dump-dom",
                           f"file://{folder}/look.html"], capture_output=True, text=True, timeout=200, check=False)
    body = done.stdout.partition("<body>")[2].partition("</body>")[0].split()
    assert len(body) == len(names), (done.stdout[-500:], done.stderr[-500:])
    for name, widths in zip(names, body):
        across, seen = map(int, widths.split("/"))
        assert 300 < seen <= 360 and across <= seen, (name, widths)


def main():
    print(f"1..{len(cases)}")
    failed = 0
    for number, (path, function) in enumerate(cases, 1):
        with tempfile.TemporaryDirectory() as folder:
            try:
                function(folder)
                print(f"ok {number} {path}", flush=True)
            except Skip as why:
                print(f"ok {number} {path} # SKIP {why}", flush=True)
            except (AssertionError, Exception) as error:  # pylint: disable=broad-except
                failed += 1
                print(f"not ok {number} {path}", flush=True)
                for line in repr(error)[:600].split("\n"):
                    print(f"# {line}")
                if os.environ.get("TRACE"):
                    import traceback
                    traceback.print_exc()
    HOST.close()
    sys.exit(1 if failed else 0)


main()

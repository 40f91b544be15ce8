#!/usr/bin/python3
"""share.py BERGER: a hall on the network, in the Russian window by keys: switched on, a seat made, its code read from the
screen as a phone reads it; three results sent, one refused by the desk, one over another result; what a wrong PIN
does; switched off, nothing runs on."""
import hashlib
import hmac
import os
import re
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request

from walk import Walk, workspace


def picture(walk, name):
    folder = os.environ.get("GUI_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, f"share-{name}.png"))


def codes(walk):
    """what the camera of a phone reads on the screen"""
    path = os.path.join(walk.app.tmp, "screen.png")
    walk.app.settle()
    walk.app.shot(path)
    done = subprocess.run(["zbarimg", "-q", "--raw", path], capture_output=True, text=True, check=False)
    return done.stdout.split()


def get(url):
    with urllib.request.urlopen(url, timeout=30) as answer:
        return answer.read().decode()


def send(seat, pin, board, result, nonce):
    """as the page of the seat signs it; the status"""
    url, fragment = seat.split("#")
    parts = dict(urllib.parse.parse_qsl(fragment))
    fields = {"seat": parts["seat"], "round": "1", "board": str(board), "result": result, "nonce": f"nonce-of-a-phone-{nonce}"}
    fields["sign"] = hmac.new(f"{parts['secret']}:{pin}".encode(), ":".join(fields.values()).encode(),
                              hashlib.sha256).hexdigest()
    try:
        with urllib.request.urlopen(urllib.parse.urljoin(url, "/result"), urllib.parse.urlencode(fields).encode(),
                                    timeout=30) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def labels(walk):
    return [node.name for node in walk.app.find_all("label")]


def switch_on(walk):
    walk.key("F10")
    walk.app.find("menu item", "Раздача в сети…").click()
    walk.app.wait_window("Раздача в сети")
    # The last network is this computer alone: a walk asks nobody else.
    network = walk.app.find("combo box", "Сеть")
    network.focus()
    walk.key("space", "End", "Return")
    walk.key("Tab", "space")
    walk.until(lambda: any(name.startswith("http://127.0.0.1:") for name in labels(walk)), "the address")
    url = next(name for name in labels(walk) if name.startswith("http://127.0.0.1:"))
    assert any(name.startswith("0 телефонов") for name in labels(walk))
    picture(walk, "on")
    walk.until(lambda: codes(walk) == [url], "the code of the pages")
    assert "Сюда попадает только этот компьютер, телефоны – нет." in labels(walk)
    # A network without a name has no code.
    walk.app.find("text", "Имя сети").focus()
    walk.app.type("  ")
    walk.until(lambda: codes(walk) == [url], "no code of blanks")
    walk.key("ctrl+a", "Delete")
    assert "Пары" in get(url + "pairings")
    walk.until(lambda: any(name.startswith("1 телефон ") for name in labels(walk)), "the phone to be counted")
    return url


def make_seat(walk, url):
    walk.app.find("text", "Название места").focus()
    walk.app.type("А")
    walk.key("Tab")
    walk.app.type("1-5")
    walk.key("Return")
    walk.app.find("label", "Место А, доски 1 – 5")
    pin = re.search(r"ПИН (\d{6})", " ".join(labels(walk)))[1]
    walk.until(lambda: len(codes(walk)) == 1 and "#seat=" in codes(walk)[0], "the code of the seat")
    seat = codes(walk)[0]
    assert seat.startswith(url + "seat#") and pin not in seat, seat
    picture(walk, "seat")
    return seat, pin


def results(walk, seat, pin):
    assert send(seat, pin, 6, "1-0", 0) == 403, "a board of nobody"
    assert send(seat, pin, 1, "1-0", 1) == 202 and send(seat, pin, 2, "0-1", 2) == 202
    assert send(seat, pin, 2, "0-1", 2) == 409
    walk.app.find("label", "2 результата ждут: Enter принять, Delete отказать")
    assert walk.ask("SELECT count(*) FROM result") == [(0,)]
    walk.app.find("list", "Результаты, которые ждут решения")
    walk.app.find_all("button", "Отказать")[0].focus()
    walk.key("shift+Tab")
    picture(walk, "waiting")
    walk.key("Return")
    walk.wait_stored(1, 1, "10")
    walk.app.find("label", "1 результат ждёт: Enter принять, Delete отказать")
    walk.key("Delete")
    walk.app.find("label", "Решения не ждёт ничего", state="focused")
    assert walk.ask("SELECT state FROM proposal ORDER BY id") == [("accepted",), ("refused",)]
    # Over what stands there: only after a question.
    assert send(seat, pin, 1, "1/2-1/2", 3) == 202
    walk.app.find("button", "Заменить…")
    walk.app.find_all("button", "Отказать")[0].focus()
    walk.key("shift+Tab", "Return")
    walk.app.find("button", "Отмена", state="focused")
    # It says of whom it is, what stands there and from where the other one comes.
    facts = next(name for name in labels(walk) if "место А, 127.0.0.1" in name and "\n" in name)
    white, black = walk.ask("SELECT w.family_name, b.family_name FROM pairing p JOIN round r ON r.id = p.round_id"
                            " JOIN entry x ON x.id = p.white_id JOIN person w ON w.id = x.person_id"
                            " JOIN entry y ON y.id = p.black_id JOIN person b ON b.id = y.person_id"
                            " WHERE r.number = 1 AND p.board = 1")[0]
    assert white in facts and black in facts and re.search(r"1\W+0$", facts), facts
    picture(walk, "replace")
    # The same key once more changes nothing.
    walk.key("Return")
    walk.app.gone("button", "Отмена")
    assert walk.stored(1, 1) == "10" and walk.ask("SELECT state FROM proposal WHERE id = 3") == [("waiting",)]
    walk.key("Return")
    walk.app.find("button", "Отмена", state="focused")
    walk.app.find("button", "Заменить").click()
    walk.wait_stored(1, 1, "==")
    action, arguments = walk.ask("SELECT action, arguments FROM journal ORDER BY id DESC LIMIT 1")[0]
    walk.app.find("label", "Решения не ждёт ничего", state="focused")
    assert action == "result-change" and '"seat":"А"' in arguments and '"address":"127.0.0.1"' in arguments


def cursor_stays(walk, seat, pin):
    """a phone's result comes while the arbiter keys: the next key is for the board that it was for"""
    walk.key("Escape")
    walk.app.gone("list", "Результаты, которые ждут решения")
    walk.key("g", "5", "Return")
    walk.wait_selected(5)
    assert send(seat, pin, 2, "1-0", 30) == 200
    walk.wait_stored(1, 2, "10")
    walk.wait_result(2, "1 – 0")
    walk.wait_selected(5)
    walk.key("0")
    walk.wait_stored(1, 5, "01")
    # The second check: a phone changes nothing of where it is.
    walk.key("v")
    walk.wait_selected(1)
    walk.key("Down")
    walk.wait_selected(2)
    assert send(seat, pin, 4, "0-1", 31) == 200
    walk.wait_result(4, "?")                                     # the second person does not see it
    walk.wait_selected(2)
    walk.key("v")
    # One's own undo leads to the board.
    walk.key("ctrl+z")
    walk.until(lambda: not walk.stored(1, 4), "undo")
    walk.wait_selected(4)
    walk.key("g", "1", "Return")
    walk.wait_selected(1)
    # Another page on show meanwhile.
    walk.key("alt+2")
    assert send(seat, pin, 4, "1-0", 32) == 200
    walk.wait_stored(1, 4, "10")
    walk.key("alt+3")
    walk.wait_result(4, "1 – 0")
    walk.wait_selected(1)
    menu_gives_back(walk)
    walk.key("F10")
    walk.app.find("menu item", "Раздача в сети…").click()
    walk.app.wait_window("Раздача в сети")


def menu_gives_back(walk):
    """the main menu, and a sheet that was opened from it, leave the keys to the page"""
    walk.key("F10")
    walk.app.find("menu item", "Раздача в сети…")
    walk.key("Escape")
    walk.app.gone("menu item", "Раздача в сети…")
    walk.key("Down")
    walk.wait_selected(2)
    walk.key("F10")
    walk.app.find("menu item", "Раздача в сети…").click()
    walk.app.wait_window("Раздача в сети")
    walk.key("Escape")
    walk.app.gone("list", "Результаты, которые ждут решения")
    walk.key("Down")
    walk.wait_selected(3)


def at_once(walk, seat, pin):
    walk.app.find("check box", "Результат на пустую доску принимать сразу").mclick()
    assert send(seat, pin, 3, "0-1", 4) == 200
    walk.wait_stored(1, 3, "01")
    cursor_stays(walk, seat, pin)
    assert send(seat, pin, 3, "1-0", 5) == 202
    walk.app.find("label", "1 результат ждёт: Enter принять, Delete отказать")


def locked(walk, seat, pin):
    for number in range(5):
        assert send(seat, "999999", 4, "1-0", 10 + number) == 403
    assert send(seat, pin, 4, "1-0", 20) == 429
    walk.app.find("label", "доски 1 – 5 · заблокировано: пять неверных ПИН")
    picture(walk, "locked")
    walk.app.find("button", "Новый ПИН, место А").click()
    walk.until(lambda: f"ПИН {pin}" not in " ".join(labels(walk)), "another PIN")
    assert send(seat, pin, 4, "1-0", 21) == 403


def switch_off(walk, url):
    walk.key("Escape")
    walk.app.find("button", "сеть · 1 ждёт").click()
    walk.app.wait_window("Раздача в сети")
    walk.app.find("check box", "Раздавать").mclick()
    walk.until(lambda: not any(name.startswith("http://") for name in labels(walk)), "the end")
    try:
        get(url)
        raise AssertionError("it is still there")
    except urllib.error.URLError:
        pass
    walk.key("Escape")
    # Undo knows nothing of a network: the last result of the phone is taken back.
    walk.key("ctrl+z")
    walk.until(lambda: not walk.stored(1, 4), "undo")


def main():
    path = workspace("--players", "12", "--rounds", "5", "--name", "Кубок зала")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        walk.boards = "Доски тура"
        url = switch_on(walk)
        seat, pin = make_seat(walk, url)
        results(walk, seat, pin)
        at_once(walk, seat, pin)
        locked(walk, seat, pin)
        switch_off(walk, url)
    print("ok")


if __name__ == "__main__":
    main()

#!/usr/bin/python3
"""file-gone.py BERGER: the file is removed, moved, replaced and comes back while it is open: told at once, nothing is
taken meanwhile, one key saves everything elsewhere, and the work goes on there. In Russian and by keyboard."""
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile

from walk import Walk, gui_drive, workspace


def shot(walk, name):
    walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), f"file-gone-{name}.png"))


def beside(walk, name):
    return os.path.join(os.path.dirname(walk.path), name)


def check_whole(walk):
    """the chain holds, in the file alone"""
    subprocess.run([os.environ["BERGERCTL"], "db", "check", walk.path], check=True, capture_output=True, timeout=60)


def expect_bar(walk, text):
    walk.app.find("alert", re.compile(text))
    for name in ("Отменить", "Закрыть 1-й тур"):
        assert "sensitive" not in walk.app.find("button", re.compile("^" + name)).states, name


def expect_no_bar(walk):
    walk.app.gone("button", "Проверить ещё раз")


def save_as(walk, path):
    walk.key("F2")
    walk.app.wait_window("Записать рабочий файл")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the new file")
    walk.path = path
    expect_no_bar(walk)


def enter(walk, board, letters="10"):
    """a result is recorded in the file that is open now"""
    walk.key("alt+3")
    walk.wait_selected(board)
    walk.key("1")
    walk.wait_stored(1, board, letters)


def removed(walk):
    """told without a key; a result is not taken; one key, and the next result is in the new file"""
    entries = walk.count_journal()
    os.unlink(walk.path)
    expect_bar(walk, "^Файл «walk.berger» исчез")
    walk.app.find("label", re.compile(f"^Всё до № {entries}, "))
    walk.app.find("label", re.compile("^⚠ Файла нет"))
    shot(walk, "removed")
    walk.key("alt+3", "1")
    walk.expect_label("Только просмотр: ничего не изменено.")
    walk.key("F5")
    walk.expect_label("Файла всё ещё нет.")
    assert not os.path.exists(walk.path + "-wal")
    save_as(walk, beside(walk, "second.berger"))
    assert walk.count_journal() == entries, walk.count_journal()
    check_whole(walk)
    enter(walk, 1)
    check_whole(walk)


def moved(walk):
    """renamed in the folder: the program knows where it is"""
    new = beside(walk, "third.berger")
    os.rename(walk.path, new)
    expect_bar(walk, "^Файл «second.berger» перенесён: теперь это .*third.berger")
    walk.path = new
    walk.key("F5")
    expect_no_bar(walk)
    check_whole(walk)
    enter(walk, 2)


def hash_of(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def replaced(walk, other):
    """another workspace under the name: it is left alone"""
    before = hash_of(other)
    place = walk.path
    os.rename(other, place)
    expect_bar(walk, "^На месте файла «third.berger» теперь другой")
    shot(walk, "replaced")
    walk.key("F5")
    walk.expect_label("Под этим именем теперь другой рабочий файл. Он не тронут.")
    save_as(walk, beside(walk, "fourth.berger"))
    assert hash_of(place) == before
    enter(walk, 3)
    check_whole(walk)


def back(walk):
    """a stick that is pulled and put back: by itself, with what its journal held"""
    folder = os.path.join(os.path.dirname(walk.path), "stick")
    kept = folder + "-kept"
    os.mkdir(folder)
    path = os.path.join(folder, "walk.berger")
    walk.key("ctrl+b")
    walk.app.wait_window("Сохранить копию")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path), "the copy")
    os.unlink(walk.path)
    expect_bar(walk, "исчез")
    shutil.copytree(folder, kept)
    os.rename(os.path.join(kept, "walk.berger"), walk.path)
    expect_no_bar(walk)
    walk.key("ctrl+z")
    walk.wait_stored(1, 3, "")
    check_whole(walk)


def never_there(program):
    """a file that is not there when it is asked for: told, and everything can be begun from the list of events"""
    path = os.path.join(tempfile.mkdtemp(prefix="berger-walk."), "none.berger")
    env = {name: os.environ[name] for name in ("BERGER_LOCALEDIR",) if name in os.environ}
    with gui_drive.start([program, path], fatal="fatal-criticals", env=env, lang="ru", timeout=45) as app:
        app.wait_window("Berger")
        app.find("label", re.compile("^Файла «.*none.berger» нет"))
        app.key("Escape")
        app.find("button", "Новое соревнование", state="focused")
        app.key("ctrl+n")
        app.wait_window("Новое соревнование")
        app.key("Escape")
        app.key("ctrl+o")
        app.wait_window("Открыть рабочий файл")
    shutil.rmtree(os.path.dirname(path))


def main():
    never_there(sys.argv[1])
    path = workspace("--players", "8", "--name", "Кубок города")
    other = workspace("--players", "12", "--name", "Другой турнир")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        walk.boards = "Доски тура"
        removed(walk)
        moved(walk)
        replaced(walk, other)
        back(walk)
        assert walk.problems() == [], walk.problems()


main()

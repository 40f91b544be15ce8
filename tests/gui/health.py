#!/usr/bin/python3
"""health.py BERGER: the state of the program by keys in the Russian window, and berger --doctor with its report; what
the program complains of stands in its log without names."""
import os
import re
import subprocess
import sys
import tempfile
import zipfile

from walk import Walk, workspace


def sheet(walk):
    walk.key("F10")
    walk.app.find("menu item", "Состояние программы…").click()
    walk.app.wait_window("Состояние программы")
    for what in ("Версии", "Шрифты документов", "Диск", "Журнал", "Копии", "Часы компьютера", "Библиотеки окна", "Принтеры"):
        walk.app.find("label", what)
    walk.app.find("label", re.compile("^Подтверждает файл: "))
    walk.app.find("button", "Сохранить отчёт…", state="sensitive")
    walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", tempfile.gettempdir()), "health.png"))
    walk.key("Escape")
    walk.app.gone("button", "Сохранить отчёт…")


def doctor(folder):
    """without a display, of a user who has no file yet; the report holds nothing of his"""
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    for name in ("DATA", "STATE", "CONFIG"):
        env[f"XDG_{name}_HOME"] = os.path.join(folder, name.lower())
    env.update(LC_ALL="C.UTF-8", LANGUAGE="en")
    report = os.path.join(folder, "report.zip")
    done = subprocess.run([sys.argv[1], "--report", report], env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done
    rows = dict(line.split("\t")[1::-1] for line in done.stdout.splitlines())
    assert rows["Versions"] == "ok" and rows["File of events"] == "look" and rows["Printers"] == "look", rows
    with zipfile.ZipFile(report) as archive:
        assert sorted(archive.namelist()) == ["health.txt", "log.txt", "settings.txt"]
        texts = "".join(archive.read(name).decode() for name in archive.namelist())
    assert folder not in texts and os.path.expanduser("~") + "/" not in texts, texts
    assert oct(os.stat(report).st_mode)[-3:] == "600"
    refused = subprocess.run([sys.argv[1], "--report", folder], env=env, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2 and "berger: " in refused.stderr, refused
    log = os.path.join(env["XDG_STATE_HOME"], "berger", "berger.log")
    assert oct(os.stat(log).st_mode)[-3:] == "600"


def main():
    with Walk(sys.argv[1], workspace("--players=6"), lang="ru") as walk:
        sheet(walk)
        assert walk.problems() == [], walk.problems()
    with tempfile.TemporaryDirectory() as folder:
        doctor(folder)
    print("ok")


if __name__ == "__main__":
    main()

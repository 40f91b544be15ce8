#!/usr/bin/python3
"""share-browser.py BERGERCTL MAKE-WORKSPACE: the seat of a sector arbiter in a real browser, as TAP.

Skipped where Chromium or its driver is not installed."""
import importlib.util
import os
import sys
import tempfile

SPEC = importlib.util.spec_from_file_location("hall", os.path.join(os.path.dirname(__file__), "bergerctl-share.py"))
hall_module = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(hall_module)
Hall, SEATS = hall_module.Hall, hall_module.SEATS
SHOTS = os.environ.get("GUI_SHOTS")

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:
    print("1..0 # SKIP python3-selenium is not installed")
    sys.exit(0)
CHROMIUM, DRIVER = "/usr/bin/chromium", "/usr/bin/chromedriver"
if not (os.path.exists(CHROMIUM) and os.path.exists(DRIVER)):
    print("1..0 # SKIP Chromium is not installed")
    sys.exit(0)


class Phone:
    """a browser of 360 x 640 with a profile of its own"""

    def __init__(self, dark=False):
        self.profile = tempfile.TemporaryDirectory()
        options = Options()
        options.binary_location = CHROMIUM
        # Sandboxes of Chromium want rights that a container has not; the pages are our own.
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                         "--disable-background-networking", f"--user-data-dir={self.profile.name}",
                         "--window-size=500,900", *(("--force-dark-mode",) if dark else ())):
            options.add_argument(argument)
        options.add_experimental_option("mobileEmulation", {"deviceMetrics": {"width": 360, "height": 640,
                                                                              "pixelRatio": 2.0}})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(DRIVER), options=options)
        self.driver.set_page_load_timeout(60)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()
        self.profile.cleanup()

    def until(self, condition, what):
        return WebDriverWait(self.driver, 60, poll_frequency=0.05).until(lambda _: condition(), what)

    def seat(self, hall, name):
        boards, secret, _ = SEATS[name]
        self.driver.get(f"{hall.url}seat#seat={name}&boards={boards}&secret={secret}")

    def pin(self, text):
        field = self.driver.find_element(By.ID, "pin")
        field.clear()
        field.send_keys(text)

    def rows(self):
        return [row.get_attribute("data-board") for row in self.driver.find_elements(By.CSS_SELECTOR, "#boards tbody tr")
                if row.is_displayed()]

    def press(self, board, result):
        buttons = self.driver.find_elements(By.CSS_SELECTOR, f"tr[data-board='{board}'] button")
        buttons[("1-0", "1/2-1/2", "0-1").index(result)].click()

    def state(self):
        return self.driver.find_element(By.ID, "state").text

    def faults(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if "favicon" not in entry["message"]]

    def shot(self, name):
        if SHOTS:
            self.driver.save_screenshot(os.path.join(SHOTS, f"share-{name}.png"))


def seat():
    with Hall("--direct") as hall, Phone() as phone:
        phone.seat(hall, "A")
        # the secret is neither on the page's address nor ever on the wire; only the seat's boards are shown
        assert "secret" not in phone.driver.current_url, phone.driver.current_url
        assert phone.rows() == ["1", "2", "3"], phone.rows()
        phone.press("1", "1-0")
        assert hall.result(1) is None, "no PIN yet"
        phone.pin(SEATS["A"][2])
        phone.press("1", "1-0")
        assert "1" in phone.state() and hall.result(1) is None, "the second tap sends"
        phone.shot("sure")
        phone.press("1", "1-0")
        phone.until(lambda: hall.result(1) == ("1", "0"), "the result")
        assert hall.line()[4:6] == ["1-0", "A"] and hall.line()[0] == "written"
        phone.until(lambda: "Written" in phone.state(), "the word of the desk")
        # a board that has a result waits
        phone.press("1", "1/2-1/2")
        phone.press("1", "1/2-1/2")
        phone.until(lambda: "the arbiter will decide" in phone.state(), "waiting")
        assert hall.line()[:5] == ["proposal", "2", "2", "1", "1/2-1/2"]
        assert hall.result(1) == ("1", "0")
        # a wrong PIN is told
        phone.pin("000000")
        phone.press("2", "0-1")
        phone.press("2", "0-1")
        phone.until(lambda: "wrong PIN" in phone.state(), "refused")
        assert hall.result(2) is None
        phone.shot("seat")
        faults = phone.faults()
        assert all("403" in fault for fault in faults), faults


def offline():
    with Hall("--direct") as hall, Phone() as phone:
        phone.seat(hall, "B")
        phone.pin(SEATS["B"][2])
        phone.driver.execute_cdp_cmd("Network.enable", {})
        without = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        phone.driver.execute_cdp_cmd("Network.emulateNetworkConditions", without)
        phone.press("5", "0-1")
        phone.press("5", "0-1")
        phone.until(lambda: "Not sent yet" in phone.state(), "kept")
        assert hall.result(5) is None
        phone.driver.execute_cdp_cmd("Network.emulateNetworkConditions",
                                     {**without, "offline": False, "downloadThroughput": -1, "uploadThroughput": -1})
        phone.until(lambda: hall.result(5) == ("0", "1"), "sent when the network is back")


def pages():
    with Hall("--lang", "en", make=("--players", "60", "--played", "3")) as hall, Phone() as phone:
        for path in ("", "pairings", "standings", "seat"):
            phone.driver.get(hall.url + path)
            # tables may roll by themselves, the page may not be wider than the phone
            width = phone.driver.execute_script("return document.documentElement.scrollWidth")
            assert width <= 360, (path, width)
            phone.shot(path or "overview")
        faults = phone.faults()
        assert faults == [], faults


def main():
    cases = [("/share/browser/seat", seat), ("/share/browser/offline", offline), ("/share/browser/pages", pages)]
    hall_module.cases[:] = cases
    return hall_module.main()


if __name__ == "__main__":
    sys.exit(main())

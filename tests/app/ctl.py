"""Runs command lines of bergerctl: in a program that is started once (ctl-host.c), or by bergerctl itself."""
import os
import select
import struct
import subprocess
import tempfile

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}


def start(program, *arguments, timeout=120):
    """What bergerctl says that is started for this alone."""
    return subprocess.run([program, *arguments], capture_output=True, text=True, timeout=timeout, env=ENVIRONMENT)


class Host:
    """ctl-host; ask() answers as start() does."""

    def __init__(self, program):
        self.folder = tempfile.TemporaryDirectory()
        self.files = [os.path.join(self.folder.name, name) for name in ("out", "err")]
        self.program = program
        self.process = None

    def ask(self, *arguments, timeout=120):
        if self.process is None:
            self.process = subprocess.Popen([self.program, *self.files], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                            env=ENVIRONMENT)
        texts = [os.fsencode(argument) for argument in arguments]
        self.process.stdin.write(struct.pack("=i", len(texts)) +
                                 b"".join(struct.pack("=i", len(text)) + text for text in texts))
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], timeout)[0]:
            self.process.kill()
            self.close()
            raise subprocess.TimeoutExpired(arguments, timeout)
        answer = self.process.stdout.read(4)
        status = struct.unpack("=i", answer)[0] if len(answer) == 4 else self.close()
        return subprocess.CompletedProcess(arguments, status, *map(self.read, self.files))

    def close(self):
        """Its own exit status: not 0 if it was ended by a command, or if something was not freed."""
        process, self.process = self.process, None
        process.stdin.close()
        process.stdout.close()
        return process.wait()

    @staticmethod
    def read(path):
        with open(path, encoding="utf-8") as file:
            return file.read()

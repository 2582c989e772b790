"""Counts what held and says what did not."""


class Report:
    def __init__(self, verbose=False, quiet=False):
        self.passed = 0
        self.failures = []
        self.verbose = verbose
        self.quiet = quiet

    def check(self, holds, what, detail=""):
        """Notes one expectation; `detail` is shown where it does not hold."""
        if holds:
            self.passed += 1
            if self.verbose:
                print(f"ok   {what}")
        else:
            self.failures.append(what)
            if not self.quiet:
                print(f"FAIL {what}" + (f"\n     {detail}" if detail else ""), flush=True)
        return bool(holds)

    def close(self, name):
        """Prints the closing line; returns the exit status."""
        print(f"{name}: {self.passed} passed, {len(self.failures)} failed")
        return 1 if self.failures else 0

"""Why something could not be built, in a sentence and at length."""


class Failure(Exception):
    """`reason` is one sentence with a tool's first error; the full text also has the end of the tool's output."""

    def __init__(self, reason: str, said: str = "") -> None:
        lines = [line.strip() for line in said.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()] or lines[-1:]
        self.reason = ": ".join([reason, *errors[:1]])
        super().__init__(f"{self.reason}\n{said[-4000:]}".rstrip())

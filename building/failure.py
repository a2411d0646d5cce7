"""What could not be built, in a sentence and at length."""


class Failure(Exception):
    """`reason` is one sentence, with the first error among a tool's words; the whole also has the end of these."""

    def __init__(self, reason: str, said: str = "") -> None:
        lines = [line.strip() for line in said.splitlines() if line.strip()]
        errors = [line for line in lines if "error" in line.lower()] or lines[-1:]
        self.reason = ": ".join([reason, *errors[:1]])
        super().__init__(f"{self.reason}\n{said[-4000:]}".rstrip())

"""Logs of the server: lines of text or of JSON, with the id of the request, without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sys
import time
from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Names the request that is being answered."""

_SECRET = re.compile(r"[A-Za-z0-9_-]{22,}")
"""What could be a secret of a seat, a visitor or a link; hashes are left out with them."""


def without_secrets(text: str) -> str:
    """A text without anything that could open a seat."""
    return _SECRET.sub("…", text)


class _Lines(logging.Formatter):
    """`LEVEL name: message`, and the request."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{record.levelname} {record.name}: {without_secrets(record.getMessage())}"
        if mark := request_id.get():
            text += f" [{mark}]"
        if record.exc_info:
            text += "\n" + without_secrets(self.formatException(record.exc_info))
        return text


class _Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname,
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if mark := request_id.get():
            line["request"] = mark
        if record.exc_info:
            line["fault"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def _is_fault(record: logging.LogRecord) -> bool:
    """Whether the web server complains of more than requests it gave up when it was to end."""
    fault = record.exc_info[1] if record.exc_info else None
    if isinstance(fault, asyncio.CancelledError):
        return False
    return "graceful shutdown" not in str(record.msg)  # a message may be the error itself


def set_up_logs(form: str) -> None:
    """Write warnings and errors to the standard error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(_is_fault)

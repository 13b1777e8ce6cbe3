"""What a screen reader does with a program on Linux, through AT-SPI: it finds things by role and name, reads them, acts
on them, and hears what is announced. Nothing here knows where a thing stands or what the program is made of."""

import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60  # seconds; a busy machine may take its time

BUTTON = Atspi.Role.PUSH_BUTTON
CHECK_BOX = Atspi.Role.CHECK_BOX
CELL = Atspi.Role.TABLE_CELL
LEAVES = {BUTTON, CHECK_BOX, CELL, Atspi.Role.LABEL, Atspi.Role.IMAGE}
HEADING = Atspi.Role.HEADING
LIST_ITEM = Atspi.Role.LIST_ITEM


class Thing:
    """Something the reader sees, as it was when it was looked at."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.name = accessible.get_name() or ""

    def description(self):
        return self.accessible.get_description() or ""

    def checked(self):
        return self.has(Atspi.StateType.CHECKED)

    def has(self, state):
        return self.accessible.get_state_set().contains(state)

    def act(self, wanted):
        for index in range(self.accessible.get_n_actions()):
            if self.accessible.get_action_name(index).lower() == wanted:
                self.accessible.do_action(index)
                return
        sys.exit(f"{self.name} offers no {wanted}")


class Reader:
    def __init__(self, process):
        self.process = process
        self.heard = []
        self.listener = Atspi.EventListener.new(self._hear)
        self.listener.register("object:state-changed:showing")
        self.application = None

    def _hear(self, event):
        try:
            if event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
                event.source.clear_cache()
                self.heard.append(event.source.get_name())
        except GLib.Error:
            pass  # what spoke is gone already

    def wait_for(self, what, condition):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.listen()
            try:
                found = condition()
            except GLib.Error:
                found = None  # it went away while it was looked at
            if found:
                return found
            if self.process.poll() is not None:
                sys.exit(f"the program ended while {what} was awaited")
            time.sleep(0.02)
        self.tell()
        sys.exit(f"waited in vain for {what}")

    def listen(self):
        while GLib.MainContext.default().iteration(False):
            pass

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child and child.get_process_id() == self.process.pid:
                # What is read must be what is there now: this reader has no need to be quick.
                child.set_cache_mask(Atspi.Cache.NONE)
                return child if child.get_child_count() > 0 else None
        return None

    def meet(self):
        """Waits for the program to be there."""
        self.application = self.wait_for("the program", self._find_application)

    def shown(self, accessible=None):
        """Everything that shows, in reading order, each with its role."""
        accessible = accessible or self.application
        for index in range(accessible.get_child_count()):
            child = accessible.get_child_at_index(index)
            if child is None or not child.get_state_set().contains(Atspi.StateType.VISIBLE):
                continue
            role = child.get_role()
            yield child, role
            if role not in LEAVES:
                yield from self.shown(child)

    def all(self, role, pattern):
        things = (Thing(child) for child, its_role in self.shown() if its_role == role)
        return [thing for thing in things if re.fullmatch(pattern, thing.name)]

    def find(self, role, pattern):
        return self.wait_for(f"'{pattern}'", lambda: next(iter(self.all(role, pattern)), None))

    def press(self, role, pattern, until, action="press"):
        """Presses until it has an effect: a press may come too early, as a hasty double click would."""

        def pressed():
            for thing in self.all(role, pattern)[:1]:
                thing.act(action)
            end = time.monotonic() + 1
            while True:
                self.listen()
                if until():
                    return True
                if time.monotonic() > end:
                    return False
                time.sleep(0.02)

        self.wait_for(f"'{pattern}' to have an effect", pressed)

    def tell(self):
        """Shows what there is, for whoever has to find out why a test failed."""
        if not self.application:
            return
        for child, _ in self.shown():
            print(child.get_role_name(), repr(child.get_name()), file=sys.stderr)
        print("heard:", *self.heard[-10:], sep="\n  ", file=sys.stderr)

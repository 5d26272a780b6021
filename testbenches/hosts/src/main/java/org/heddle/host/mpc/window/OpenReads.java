package org.heddle.host.mpc.window;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.transport.Completion;

/** Reads and updates of a window that have begun and are not back. */
final class OpenReads {
    private final List<Completion> waiting = new ArrayList<>();
    private int count;

    void begin() {
        count++;
    }

    void end() {
        count--;
        tell();
    }

    /** Tells when none is open, at once if so. */
    void whenNone(Completion completion) {
        waiting.add(completion);
        tell();
    }

    private void tell() {
        if (count == 0) {
            List<Completion> told = List.copyOf(waiting);
            waiting.clear();
            told.forEach(Completion::completed);
        }
    }
}

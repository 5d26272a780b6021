package org.heddle.cosim.junit;

import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Recording;
import org.heddle.cosim.Replay;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;

/**
 * Finds what a design forgot to reset: repeats a run's inputs on two copies whose state starts differently, and compares
 * all outputs before each edge outside of reset, the payload of a stream while its valid is 1.
 */
final class InitialStates {
    private InitialStates() {}

    /**
     * Compares a finished run.
     *
     * @throws AssertionError at the first difference, with its cycle, output and both values
     */
    static void compare(Simulation finished) {
        Recording recording = finished.recording();
        for (InitialState other : InitialState.values()) {
            try (Replay run = recording.replay(options -> options);
                    Replay changed =
                            recording.replay(options -> options.initial(other).seed(~options.seed()))) {
                compare(run, changed, other);
            }
        }
    }

    private static void compare(Replay run, Replay changed, InitialState other) {
        boolean wasReset = false;
        StreamPayloads payloads = new StreamPayloads(run.simulation());
        for (long edge = 0; !run.isDone() && !changed.isDone(); edge++) {
            run.to(edge);
            changed.to(edge);
            boolean inReset = run.simulation().inReset();
            if (wasReset && !inReset) {
                requireEqual(run.simulation(), changed.simulation(), payloads, other);
            }
            wasReset |= inReset;
        }
        run.toEnd();
        changed.toEnd();
        if (wasReset && !run.simulation().inReset()) {
            requireEqual(run.simulation(), changed.simulation(), payloads, other);
        }
    }

    private static void requireEqual(Simulation run, Simulation changed, StreamPayloads payloads, InitialState other) {
        for (Port port : run.ports().stream().filter(payloads::count).toList()) {
            for (int word = 0; word < port.words(); word++) {
                if (run.peekWord(port, word) != changed.peekWord(port, word)) {
                    throw new AssertionError("output \"" + port.name() + "\" of \""
                            + run.design().top()
                            + "\" depends on state that is never reset: in cycle " + run.cycle() + " it is 0x"
                            + run.peekInteger(port).toString(16) + " after starting from seed "
                            + Seeds.text(run.options().seed()) + ", and 0x"
                            + changed.peekInteger(port).toString(16) + " after starting from " + start(changed, other)
                            + ": reset what it comes from, or keep it from the output until it is written");
                }
            }
        }
    }

    private static String start(Simulation changed, InitialState other) {
        return switch (other) {
            case ZERO -> "all zeros";
            case ONES -> "all ones";
            case RANDOM -> "seed " + Seeds.text(changed.options().seed());
        };
    }
}

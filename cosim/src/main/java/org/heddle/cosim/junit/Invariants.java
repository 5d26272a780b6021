package org.heddle.cosim.junit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.NativeChecker;
import org.heddle.cosim.stop.HardwareStoppedException.Reason;

/** The invariants of one test. */
final class Invariants {
    private final Set<Invariant> asked = EnumSet.allOf(Invariant.class);

    private Invariants() {}

    /** All but those that a test does without. */
    static Invariants of(HardwareTest test) {
        Invariants invariants = new Invariants();
        invariants.asked.removeAll(List.of(test.without()));
        return invariants;
    }

    /** Begins to watch a simulation. */
    void watch(Simulation simulation) {
        if (asked.contains(Invariant.STREAM_RULES)) {
            NativeChecker.onAll(simulation);
        }
    }

    /**
     * Checks simulations at the end of a test that passed.
     *
     * @throws AssertionError that names everything that is broken
     */
    void require(List<Simulation> simulations) {
        List<String> broken = new ArrayList<>();
        for (Simulation simulation : simulations) {
            String top = "\"" + simulation.design().top() + "\"";
            if (asked.contains(Invariant.NOT_ENDED)) {
                simulation
                        .stop()
                        .filter(stop -> stop.reason() != Reason.FINISH)
                        .ifPresent(stop -> broken.add(Invariant.NOT_ENDED + ": " + stop.getMessage()));
            }
            if (asked.contains(Invariant.NOTHING_STUCK)) {
                simulation
                        .unfinished()
                        .forEach(what -> broken.add(Invariant.NOTHING_STUCK + ": in cycle " + simulation.cycle()
                                + " of " + top + " " + what));
            }
        }
        if (!broken.isEmpty()) {
            throw new AssertionError("the test passed, but broke an invariant of every hardware test:\n  "
                    + String.join("\n  ", broken)
                    + "\n  (a test that means to says @HardwareTest(without = Invariant...))");
        }
    }
}

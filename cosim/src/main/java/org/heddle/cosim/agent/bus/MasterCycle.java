package org.heddle.cosim.agent.bus;

import java.util.Optional;
import org.heddle.cosim.Port;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.lib.bus.AxiLite;

/**
 * Cycles of a master that drives the signals of a bus itself: when it may offer something, what it draws at random, and what it says of others that
 * break the rules. Nothing is offered in a reset and in the cycle behind it, as the standards say.
 */
final class MasterCycle {
    private final Simulation simulation;
    private final String bus;
    private final long seed;
    private boolean began;
    private boolean wasReset;
    private long count;

    MasterCycle(Simulation simulation, String bus) {
        this.simulation = simulation;
        this.bus = bus;
        seed = simulation.options().seed();
    }

    /** A seed for what is drawn at random, another one for each number. */
    long seed(int number) {
        return Seeds.mix(seed + number);
    }

    /** Random bits for this cycle, others for each number. */
    long random(int number) {
        return Seeds.mix(seed(number) ^ count);
    }

    /**
     * Begins a cycle; returns whether something may be offered in it.
     *
     * @param reset loses what was offered or is under way
     */
    boolean begin(Runnable reset) {
        count++;
        boolean inReset = simulation.inReset();
        if (inReset) {
            wasReset = true;
            reset.run();
        }
        boolean may = began && !inReset;
        began = !inReset;
        return may;
    }

    /**
     * An error for a slave that breaks a rule, by which an answer belongs to nothing or has no meaning.
     *
     * @param what is seen
     * @param rule what is wrong with it, behind the cycle
     */
    AssertionError broken(String what, String rule) {
        return new AssertionError("bus \"" + bus + "\": " + what + " in cycle " + simulation.cycle() + rule);
    }

    /**
     * An answer came that nobody waits for. Before the first reset a slave may offer anything, as its registers do; later it breaks a rule.
     */
    void unasked(String what, String rule) {
        if (wasReset || !simulation.hasReset()) {
            throw broken(what, rule);
        }
    }

    /**
     * The standard's name of a response of AXI that refuses something.
     *
     * @param exclusive what is wrong with EXOKAY here
     */
    Optional<String> refusal(Port response, String exclusive) {
        int code = (int) simulation.peek(response);
        if (code == AxiLite.OKAY) {
            return Optional.empty();
        }
        if (code != AxiLite.SLVERR && code != AxiLite.DECERR) {
            throw broken(response.name() + " is EXOKAY", exclusive);
        }
        return Optional.of(code == AxiLite.SLVERR ? "SLVERR" : "DECERR");
    }

    /** Refuses that somebody else drives a signal too: two masters would lose each other's accesses without a word. */
    void requireDriven(Port port, boolean value) {
        if (simulation.isHigh(port) != value) {
            throw new IllegalStateException("bus \"" + bus + "\": " + port.name() + " is not " + (value ? 1 : 0)
                    + " in cycle " + simulation.cycle()
                    + ", as its master drove it: one master stands at a bus, and nobody else drives it");
        }
    }
}

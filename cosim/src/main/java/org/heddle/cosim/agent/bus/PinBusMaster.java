package org.heddle.cosim.agent.bus;

import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Seeds;

/** A master that drives the signals of a bus itself. It offers nothing in a reset and in the cycle behind it, as the standards say. */
abstract class PinBusMaster extends BusMaster implements Agent {
    private final BusPorts ports;
    private final long seed;
    private boolean began;
    private boolean wasReset;
    private long drives;

    PinBusMaster(BusPorts ports, String address, String data, long limitCycles) {
        super(
                ports.simulation(),
                ports.name(),
                ports.ofMaster(true, address).width(),
                ports.ofMaster(true, data).width(),
                limitCycles);
        this.ports = ports;
        this.seed = ports.simulation().options().seed();
    }

    final BusPorts ports() {
        return ports;
    }

    /** A seed for what is drawn at random, another one for each number. */
    final long seed(int number) {
        return Seeds.mix(seed + number);
    }

    /** Random bits for this cycle, others for each number. */
    final long random(int number) {
        return Seeds.mix(seed(number) ^ drives);
    }

    @Override
    public final void drive() {
        drives++;
        boolean inReset = simulation().inReset();
        if (inReset) {
            wasReset = true;
            reset();
        }
        drive(began && !inReset);
        began = !inReset;
    }

    @Override
    public final void sample() {
        if (!simulation().inReset()) {
            sampleBus();
        }
    }

    /** Loses what was offered or is under way. */
    abstract void reset();

    /**
     * Drives the bus for the coming edge.
     *
     * @param may whether an access may begin
     */
    abstract void drive(boolean may);

    /** Reads the bus, outside of resets. */
    abstract void sampleBus();

    /**
     * An error for a slave that breaks a rule, by which an answer belongs to nothing or has no meaning.
     *
     * @param what is seen
     * @param rule what is wrong with it, behind the cycle
     */
    final AssertionError broken(String what, String rule) {
        return new AssertionError(
                "bus \"" + name() + "\": " + what + " in cycle " + simulation().cycle() + rule);
    }

    /**
     * An answer came that nobody waits for. Before the first reset a slave may offer anything, as its registers do; later it breaks a rule.
     */
    final void unasked(String what, String rule) {
        if (wasReset || !simulation().hasReset()) {
            throw broken(what, rule);
        }
    }

    /** Refuses that somebody else drives a signal too: two masters would lose each other's accesses without a word. */
    final void requireDriven(Port port, boolean value) {
        if (simulation().isHigh(port) != value) {
            throw new IllegalStateException("bus \"" + name() + "\": " + port.name() + " is not " + (value ? 1 : 0)
                    + " in cycle " + simulation().cycle()
                    + ", as its master drove it: one master stands at a bus, and nobody else drives it");
        }
    }

    @Override
    public final String waitingFor() {
        int open = openAccesses();
        return open == 0 ? "" : open + " answers";
    }

    @Override
    public final String unfinished() {
        return waitingFor();
    }

    @Override
    public final String toString() {
        return "master of " + name();
    }
}

package org.heddle.testbench;

import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.ClockDomain;

/** The clocks of simulated nodes. */
public final class NodeClocks {
    /** Period of the core's clock of 100 MHz, the simulation's first, in ps. */
    public static final long CORE_PERIOD_PS = 10_000;
    /** Period of the link's clock of 125 MHz, in ps. */
    public static final long LINK_PERIOD_PS = 8_000;

    private static final ClockTiming LINK = ClockTiming.ofPeriod(LINK_PERIOD_PS);

    private NodeClocks() {}

    /** The options with the link's timing, unless they have one. */
    public static SimulationOptions timed(SimulationOptions options, ClockDomain link) {
        return options.clocks().containsKey(link.clockName()) ? options : options.clock(link, LINK);
    }

    /** The options with a link's clock of a period. */
    public static SimulationOptions timed(SimulationOptions options, ClockDomain link, long linkPeriodPs) {
        return options.clock(link, ClockTiming.ofPeriod(linkPeriodPs));
    }

    /** When the link's clock rose for the last time of so many. */
    static long linkRisePs(long rises) {
        return LINK.firstRisePs() + (rises - 1) * LINK.periodPs();
    }

    /** How often a link's clock has risen when the core's has risen so many times. */
    public static long linkRises(long coreRises, ClockTiming link) {
        long now = ClockTiming.DEFAULT.firstRisePs() + (coreRises - 1) * CORE_PERIOD_PS;
        return now < link.firstRisePs() ? 0 : (now - link.firstRisePs()) / link.periodPs() + 1;
    }
}

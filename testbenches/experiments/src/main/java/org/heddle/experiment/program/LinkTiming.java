package org.heddle.experiment.program;

import org.heddle.nic.stage.link.Switch;

/**
 * Time that a word needs from node to node, in cycles of the core.
 *
 * @param wireCycles on the wire
 * @param flightCycles behind that, through cables and a switch that holds nothing else
 */
public record LinkTiming(long wireCycles, long flightCycles) {
    private static final double CORE_PERIOD_PS = 10_000;

    /**
     * Returns the time of a fabric.
     *
     * @param cables one behind the other
     * @param cableCycles of the link's clock for each
     * @param switches between them
     */
    public static LinkTiming of(int cables, int cableCycles, int switches, int wordCycles, long periodPs) {
        double scale = periodPs / CORE_PERIOD_PS;
        return new LinkTiming((long) Math.ceil(wordCycles * scale), (long)
                Math.ceil((cables * cableCycles + switches * (Switch.LATENCY + wordCycles)) * scale));
    }
}

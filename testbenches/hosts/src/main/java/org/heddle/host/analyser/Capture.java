package org.heddle.host.analyser;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.hdl.lib.analyser.ProbeLayout;

/**
 * Samples of consecutive cycles.
 *
 * @param layout of a sample
 * @param samples from the oldest on
 * @param trigger place of the trigger's sample among them
 */
public record Capture(ProbeLayout layout, List<BigInteger> samples, int trigger) {
    /** Keeps a copy of the samples. */
    public Capture {
        samples = List.copyOf(samples);
    }

    /** Returns the values of a signal, the oldest first. */
    public List<BigInteger> values(LogicProbe probe) {
        return samples.stream().map(probe::in).toList();
    }
}

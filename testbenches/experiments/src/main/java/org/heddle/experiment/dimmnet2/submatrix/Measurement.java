package org.heddle.experiment.dimmnet2.submatrix;

import org.heddle.device.NodeMemory;

/**
 * Time of a transfer, and the memories that it left behind.
 *
 * @param cycles time in cycles of the 100-MHz clock from the first DRAM activation to the last DRAM write, at least 1
 * @param source memory of node 0 after the transfer
 * @param destination memory of node 1 after the transfer
 */
public record Measurement(long cycles, NodeMemory source, NodeMemory destination) {
    /** Refuses a transfer that took no time. */
    public Measurement {
        if (cycles < 1) {
            throw new IllegalArgumentException("cycles must be >= 1: cycles=" + cycles);
        }
    }
}

package org.heddle.experiment.dimmnet2.submatrix;

import org.heddle.device.PresetPattern;

/** The plain model of a transfer: which word must stand where in the destination afterwards. */
final class ExpectedMemory {
    private static final PresetPattern SOURCE = PresetPattern.splitMix64(0);
    private static final PresetPattern DESTINATION = PresetPattern.splitMix64(1);

    private final Submatrix workload;

    ExpectedMemory(Submatrix workload) {
        this.workload = workload;
    }

    /** The word of node 1 at a byte address, a multiple of 8, after the transfer. */
    long destinationWord(long address) {
        return workload.moves(address) ? SOURCE.word(address) : DESTINATION.word(address);
    }

    /** The word of node 0 at a byte address, a multiple of 8, before and after the transfer. */
    long sourceWord(long address) {
        return SOURCE.word(address);
    }
}

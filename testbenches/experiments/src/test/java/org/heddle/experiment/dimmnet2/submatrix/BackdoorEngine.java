package org.heddle.experiment.dimmnet2.submatrix;

import java.util.function.BiConsumer;
import org.heddle.device.NodeMemory;

/**
 * A test double: copies through the back door, in a number of cycles of its own choice, and then spoils what it is
 * told to.
 */
final class BackdoorEngine implements TransferEngine {
    private final BiConsumer<NodeMemory, NodeMemory> spoil;

    BackdoorEngine(BiConsumer<NodeMemory, NodeMemory> spoil) {
        this.spoil = spoil;
    }

    static BackdoorEngine correct() {
        return new BackdoorEngine((source, destination) -> {});
    }

    @Override
    public String configuration() {
        return "published";
    }

    @Override
    public String description() {
        return "a test double <without> hardware";
    }

    @Override
    public Measurement run(Submatrix workload, ProgressListener progress) {
        NodeMemory source = NodeMemory.published(0);
        NodeMemory destination = NodeMemory.published(1);
        byte[] piece = new byte[(int) workload.elementBytes()];
        for (int i = 0; i < workload.elements(); i++) {
            source.backdoorRead(i * workload.strideBytes(), piece, 0, piece.length);
            destination.backdoorWrite(i * workload.strideBytes(), piece, 0, piece.length);
            progress.moved((i + 1L) * piece.length);
        }
        spoil.accept(source, destination);
        // So that plots made from it look like a network: a start-up of 80 cycles, then 6 cycles a row and 12 bytes a
        // cycle.
        long cycles = 80 + 6L * workload.elements() + workload.bytes() / 12;
        return new Measurement(cycles, source, destination);
    }
}

package org.heddle.experiment.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.experiment.prove.unit.CreditCounterProof;
import org.heddle.experiment.prove.unit.MemoryArbiterProof;
import org.heddle.experiment.prove.unit.PacketStoreProof;
import org.heddle.experiment.prove.unit.QueueProof;
import org.heddle.experiment.prove.unit.RoundRobinArbiterProof;
import org.heddle.experiment.prove.unit.SkidBufferProof;
import org.heddle.experiment.prove.unit.SpacingTimerProof;
import org.heddle.experiment.prove.unit.StatusRingProof;

/** The catalogue of proofs, in the order of the table. */
public final class Proofs {
    private Proofs() {}

    /** Every proof. */
    public static List<Proof> all() {
        List<Proof> proofs = new ArrayList<>();
        IntStream.of(1, 2, 3, 4, 5, 8).mapToObj(Proofs::queue).forEach(proofs::add);
        proofs.add(new Proof(
                "skid-buffer",
                "order, no loss, no repetition, two beats",
                SkidBufferProof::new,
                4,
                new PlantedFault("SkidBuffer", "spareFull <= 1'b1;", "spareFull <= 1'b0;")));
        IntStream.of(1, 3, 8).mapToObj(Proofs::credits).forEach(proofs::add);
        proofs.add(new Proof(
                "round-robin-3",
                "one at a time, unchanged, in turn",
                RoundRobinArbiterProof::new,
                4,
                new PlantedFault("RoundRobinArbiter", "kept <= 1'b1;", "kept <= 1'b0;")));
        proofs.addAll(LibraryProofs.all());
        proofs.add(new Proof(
                "spacing-timer",
                "allowed exactly when events lie far enough back",
                () -> new SpacingTimerProof(2, 5, 7),
                4,
                new PlantedFault("SpacingTimer", "wait_ <= wait_ - 3'd1;", "wait_ <= 3'd0;")));
        proofs.add(new Proof(
                "memory-arbiter",
                "one at a time, unchanged, in turn",
                MemoryArbiterProof::new,
                4,
                new PlantedFault("MemoryArbiter", "lastWasWriter <= choosesWriter;", "lastWasWriter <= 1'b0;")));
        proofs.add(new Proof(
                "status-ring",
                "no entry overwritten, each in its place",
                StatusRingProof::new,
                4,
                new PlantedFault("StatusRing", "second <= !second;", "second <= 1'b1;")));
        IntStream.of(2, 4).mapToObj(Proofs::packetStore).forEach(proofs::add);
        return List.copyOf(proofs);
    }

    private static Proof queue(int depth) {
        return new Proof(
                "queue-" + depth,
                "order, no loss, no repetition, count",
                () -> new QueueProof(depth),
                4,
                depth == 1
                        ? new PlantedFault("Queue", "used <= used + 1'b1;", "used <= used;")
                        : new PlantedFault("Queue", "words[tail] <= enqueue_data;", "words[head] <= enqueue_data;"));
    }

    private static Proof credits(int limit) {
        int width = limit == 1 ? 1 : limit == 3 ? 2 : 4;
        String one = width + (width == 1 ? "'b1" : "'d1");
        return new Proof(
                "credit-counter-" + limit,
                "credits are neither made nor lost",
                () -> new CreditCounterProof(limit),
                4,
                new PlantedFault("CreditCounter", "left <= left + " + one + ";", "left <= left;"));
    }

    private static Proof packetStore(int slots) {
        int width = slots == 2 ? 2 : 3;
        return new Proof(
                "packet-store-" + slots,
                "counts whole packets, no full slot written",
                () -> new PacketStoreProof(slots),
                4,
                new PlantedFault(
                        "PacketStore", "stored <= stored - " + width + "'d1;", "stored <= stored - " + width + "'d2;"));
    }
}

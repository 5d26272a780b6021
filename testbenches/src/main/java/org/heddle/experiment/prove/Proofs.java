package org.heddle.experiment.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.experiment.prove.unit.AsynchronousQueueProof;
import org.heddle.experiment.prove.unit.CreditCounterProof;
import org.heddle.experiment.prove.unit.CrossbarProof;
import org.heddle.experiment.prove.unit.GrayCounterProof;
import org.heddle.experiment.prove.unit.HandshakeCrossingProof;
import org.heddle.experiment.prove.unit.MemoryArbiterProof;
import org.heddle.experiment.prove.unit.PacketStoreProof;
import org.heddle.experiment.prove.unit.PassingQueueProof;
import org.heddle.experiment.prove.unit.PulseCrossingProof;
import org.heddle.experiment.prove.unit.QueueProof;
import org.heddle.experiment.prove.unit.RoundRobinArbiterProof;
import org.heddle.experiment.prove.unit.SkidBufferProof;
import org.heddle.experiment.prove.unit.SpacingTimerProof;
import org.heddle.experiment.prove.unit.StatusRingProof;

/** The catalogue of proofs, in the order of the table. */
public final class Proofs {
    /** With two clocks a step is at most an edge or its end: so many until both sides of a queue run, and it is full. */
    private static final int AFTER_A_RESET = 40;

    /** Steps until an answer is back. */
    private static final int ROUND_TRIP = 20;

    private Proofs() {}

    /** Every proof. */
    public static List<Proof> all() {
        List<Proof> proofs = new ArrayList<>();
        IntStream.of(1, 2, 3, 4, 5, 8).mapToObj(Proofs::queue).forEach(proofs::add);
        proofs.add(new Proof(
                "passing-queue-4",
                "order, no loss, no repetition, none overtaken",
                () -> new PassingQueueProof(4),
                4,
                new PlantedFault("PassingQueue", "wire passes = isEmpty && dequeue_ready;", "wire passes = 1'b0;")));
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
        proofs.add(new Proof(
                "crossbar-2",
                "every word once, at its sink, packets whole",
                CrossbarProof::new,
                4,
                new PlantedFault("RoundRobinArbiter", "kept <= !sink_data;", "kept <= 1'b0;")));
        proofs.addAll(NodeProofs.all());
        proofs.addAll(ReductionProofs.all());
        crossings(proofs);
        return List.copyOf(proofs);
    }

    private static void crossings(List<Proof> proofs) {
        proofs.add(new Proof(
                "gray-counter-4",
                "one bit at a time, also where it wraps",
                () -> new GrayCounterProof(4),
                4,
                new PlantedFault("GrayCounter", "code <= next ^ {1'b0, next[3:1]};", "code <= next;")));
        proofs.add(new Proof(
                "asynchronous-queue-2",
                "two clocks: order, no loss, no overflow, Gray codes",
                () -> new AsynchronousQueueProof(2),
                3,
                AFTER_A_RESET,
                new PlantedFault(
                        "AsynchronousQueue",
                        "wire [1:0] crossing_1 = tail_gray;",
                        "wire [1:0] crossing_1 = tail_binary;")));
        proofs.add(new Proof(
                "asynchronous-queue-4",
                "two clocks: order, no loss, no overflow, Gray codes",
                () -> new AsynchronousQueueProof(4),
                3,
                AFTER_A_RESET,
                new PlantedFault(
                        "AsynchronousQueue",
                        "wire full = tail_gray == (head_seen ^ 3'd6);",
                        "wire full = tail_gray == (head_seen ^ 3'd7);")));
        proofs.add(new Proof(
                "handshake-crossing",
                "two clocks: each beat once, unchanged",
                HandshakeCrossingProof::new,
                3,
                ROUND_TRIP,
                new PlantedFault(
                        "HandshakeCrossing",
                        "assign source_ready = back_sink == sent;",
                        "assign source_ready = back_sink == taken;")));
        proofs.add(new Proof(
                "pulse-crossing",
                "two clocks: each event once",
                PulseCrossingProof::new,
                3,
                ROUND_TRIP,
                new PlantedFault("PulseCrossing", "assign ready = back_sink == sent;", "assign ready = 1'b1;")));
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

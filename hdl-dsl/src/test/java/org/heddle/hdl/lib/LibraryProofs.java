package org.heddle.hdl.lib;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.lib.bus.ApbSlaveProof;
import org.heddle.hdl.lib.bus.Axi4SlaveProof;
import org.heddle.hdl.lib.bus.AxiLiteMasterProof;
import org.heddle.hdl.lib.bus.AxiLiteSlaveProof;
import org.heddle.hdl.lib.bus.Wishbone;
import org.heddle.hdl.lib.bus.WishboneMasterProof;
import org.heddle.hdl.lib.bus.WishboneSlaveProof;
import org.heddle.hdl.lib.crossing.AsynchronousQueueProof;
import org.heddle.hdl.lib.crossing.GrayCounterProof;
import org.heddle.hdl.lib.crossing.HandshakeCrossingProof;
import org.heddle.hdl.lib.crossing.PulseCrossingProof;
import org.heddle.hdl.lib.stream.CreditCounterProof;
import org.heddle.hdl.lib.stream.PassingQueueProof;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.QueueProof;
import org.heddle.hdl.lib.stream.RoundRobinArbiterProof;
import org.heddle.hdl.lib.stream.SkidBufferProof;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.hdl.proof.ProofCatalogue;

/** The proofs of the library, in the order of the table. */
public final class LibraryProofs implements ProofCatalogue {
    /** With two clocks a step is at most an edge or its end: so many until both sides of a queue run, and it is full. */
    private static final int AFTER_A_RESET = 40;

    /** Steps until an answer is back. */
    private static final int ROUND_TRIP = 20;

    @Override
    public List<Proof> proofs() {
        List<Proof> proofs = new ArrayList<>();
        IntStream.of(1, 2, 3, 4, 5, 8).mapToObj(LibraryProofs::queue).forEach(proofs::add);
        IntStream.of(2, 3, 4, 5).mapToObj(LibraryProofs::registeredQueue).forEach(proofs::add);
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
        IntStream.of(1, 3, 8).mapToObj(LibraryProofs::credits).forEach(proofs::add);
        proofs.add(new Proof(
                "round-robin-3",
                "one at a time, unchanged, in turn",
                RoundRobinArbiterProof::new,
                4,
                new PlantedFault("RoundRobinArbiter", "kept <= 1'b1;", "kept <= 1'b0;")));
        proofs.addAll(UnitProofs.all());
        buses(proofs);
        masters(proofs);
        crossings(proofs);
        return List.copyOf(proofs);
    }

    private static void buses(List<Proof> proofs) {
        proofs.add(new Proof(
                "axi-lite-slave",
                "AXI4-Lite: its rules, one answer for each access",
                AxiLiteSlaveProof::new,
                3,
                new PlantedFault(
                        "AxiLiteSlave",
                        "wire goesOn = !underWay || (response_valid && response_ready);",
                        "wire goesOn = 1'b1;")));
        proofs.add(new Proof(
                "axi4-slave",
                "AXI4: its rules, one answer for each burst",
                Axi4SlaveProof::new,
                3,
                new PlantedFault("Axi4Slave", "assign bus_rlast = isLast;", "assign bus_rlast = 1'b1;")));
        proofs.add(new Proof(
                "wishbone-slave-classic",
                "Wishbone B4 classic: its rules, one answer for each access",
                () -> new WishboneSlaveProof(Wishbone.Mode.CLASSIC),
                3,
                new PlantedFault("WishboneSlave", "asked <= 1'b1;", "asked <= 1'b0;")));
        proofs.add(new Proof(
                "wishbone-slave-pipelined",
                "Wishbone B4 pipelined: its rules, one answer for each access",
                () -> new WishboneSlaveProof(Wishbone.Mode.PIPELINED),
                3,
                new PlantedFault("WishboneSlave", "assign bus_stall = !request_ready;", "assign bus_stall = 1'b0;")));
        proofs.add(new Proof(
                "apb-slave",
                "APB4: its rules, one answer for each transfer",
                ApbSlaveProof::new,
                3,
                new PlantedFault("ApbSlave", "asked <= 1'b1;", "asked <= 1'b0;")));
    }

    private static void masters(List<Proof> proofs) {
        proofs.add(new Proof(
                "axi-lite-master",
                "AXI4-Lite: a master's rules, one answer for each request",
                AxiLiteMasterProof::new,
                3,
                new PlantedFault("AxiLiteMaster", "addressGone <= addressDone;", "addressGone <= 1'b0;")));
        proofs.add(new Proof(
                "wishbone-master-classic",
                "Wishbone B4 classic: a master's rules, one answer for each request",
                () -> new WishboneMasterProof(Wishbone.Mode.CLASSIC),
                3,
                new PlantedFault("WishboneMaster", "full <= 1'b1;", "full <= 1'b0;")));
        proofs.add(new Proof(
                "wishbone-master-pipelined",
                "Wishbone B4 pipelined: a master's rules, room for each answer",
                () -> new WishboneMasterProof(Wishbone.Mode.PIPELINED),
                3,
                new PlantedFault(
                        "WishboneMaster",
                        "assign bus_cyc = offers || (underWay != 3'd0);",
                        "assign bus_cyc = offers;")));
    }

    private static void crossings(List<Proof> proofs) {
        proofs.add(new Proof(
                "gray-counter-4",
                "one bit at a time, also where it wraps",
                () -> new GrayCounterProof(4),
                4,
                new PlantedFault(
                        "GrayCounter",
                        "code <= clear ? 4'd0 : (advance ? (ahead ^ {1'b0, ahead[3:1]}) : code);",
                        "code <= clear ? 4'd0 : (advance ? ahead : code);")));
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
                () -> new QueueProof(depth, Queue.Output.MEMORY),
                4,
                depth == 1
                        ? new PlantedFault("Queue", "used <= used + 1'b1;", "used <= used;")
                        : new PlantedFault("Queue", "words[tail] <= enqueue_data;", "words[head] <= enqueue_data;"));
    }

    private static Proof registeredQueue(int depth) {
        return new Proof(
                "registered-queue-" + depth,
                "order, no loss, no repetition, count",
                () -> new QueueProof(depth, Queue.Output.REGISTER),
                4,
                new PlantedFault("Queue", "if (waits || pushes) begin", "if (waits) begin"));
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
}

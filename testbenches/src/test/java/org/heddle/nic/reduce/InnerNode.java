package org.heddle.nic.reduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.packet.PacketFormat;

/** Thread 1 of 256 alone: the test plays its parent, on node 77, and its children, thread i on node 100 + i. */
final class InnerNode {
    private static final Design<ReductionUnits> DESIGN =
            Heddle.elaborate(() -> new ReductionUnits(1, new ReductionSize(4, 4, 160, 256, true)));
    static final int THREADS = 256;
    static final int PARENTS_NODE = 77;

    final Fabric fabric;
    private int generation;

    InnerNode(TestBench bench) {
        var sim = bench.open(DESIGN);
        fabric = new Fabric(sim, DESIGN.component(), StallProfile.NEVER, message -> 1);
        sim.reset(2);
    }

    /** Opens port 0 with another arity. */
    Communicator open(int arity) {
        Communicator communicator = new Communicator(0, ++generation & 0xFF, THREADS, arity);
        fabric.submit(0, communicator.place(0, PARENTS_NODE));
        for (int i = 0; i < communicator.children(1); i++) {
            int child = communicator.firstChild(1) + i;
            fabric.submit(0, communicator.place(child, 100 + child));
        }
        fabric.submit(0, communicator.open(1));
        int before = fabric.told(0).size();
        fabric.simulation
                .runUntil("the port", () -> fabric.told(0).size() > before)
                .within(2000);
        if (fabric.told(0).get(before).status() != ReductionStatus.OPENED) {
            throw new AssertionError(fabric.told(0).get(before).status());
        }
        return communicator;
    }

    /** Submits the node's own part. */
    void submit(Communicator communicator, int epoch, Communicator.Call call, long[] own) {
        fabric.submit(0, communicator.reduce(1, epoch, 0, call, own));
        fabric.submit(0, communicator.broadcast(1, epoch, epoch));
    }

    /** A child's message, as its unit would send it. */
    static List<long[]> message(Communicator communicator, int epoch, Communicator.Call call, int child, long[] data) {
        int rank = communicator.firstChild(1) + child;
        long[] words = communicator.reduce(rank, epoch, 0, call, data);
        DescriptorField.BRANCH.put(words, communicator.children(1));
        DescriptorField.CHILD.put(words, child);
        return packet(100 + rank, words);
    }

    /** The parent's message with the result. */
    static List<long[]> result(Communicator communicator, int epoch, Communicator.Call call, long[] data) {
        long[] words = communicator.reduce(0, epoch, 0, call, data);
        DescriptorField.REDUCES.put(words, 0);
        return packet(PARENTS_NODE, words);
    }

    private static List<long[]> packet(int from, long[] words) {
        List<long[]> beats = new ArrayList<>();
        long bytes = 8L * (words.length - DescriptorField.WORDS);
        beats.add(new long[] {(long) from << 16 | bytes << 32, 0});
        for (int i = 0; i < words.length; i++) {
            beats.add(new long[] {words[i], i == words.length - 1 ? 1 : 0});
        }
        return beats;
    }

    /** The words of a message's data. */
    static long[] data(Fabric.Outside message) {
        return Arrays.copyOfRange(message.words(), PacketFormat.LINK_HEADER_WORDS, message.words().length);
    }
}

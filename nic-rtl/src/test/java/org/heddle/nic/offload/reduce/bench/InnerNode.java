package org.heddle.nic.offload.reduce.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.stage.packet.PacketFormat;

/** Thread 1 of 256 alone: the testbench plays its parent, on node 77, and its children, thread i on node 100 + i. */
public final class InnerNode {
    /** Ports of the unit. */
    public static final int PORTS = 4;
    /** Reductions of a port at once. */
    public static final int SLOTS = 4;
    /** The unit; simulations of it are opened with this. */
    public static final Design<ReductionUnits> DESIGN =
            Heddle.elaborate(() -> new ReductionUnits(1, new ReductionSize(PORTS, SLOTS, 160, 256, true)));
    /** Where its parent runs. */
    public static final int PARENTS_NODE = 77;

    private static final int THREADS = 256;
    private static final int MOST_CYCLES = 2000;

    /** Fabric that brings its messages. */
    public final MessageFabric fabric;

    private int generation;

    /**
     * Resets the node.
     *
     * @param simulation of {@link #DESIGN}
     */
    public InnerNode(Simulation simulation) {
        fabric = new MessageFabric(simulation, DESIGN.component(), StallProfile.NEVER, message -> 1);
        simulation.reset(2);
    }

    /** Opens port 0 with another arity. */
    public Communicator open(int arity) {
        return open(0, arity);
    }

    /** Opens a port with another arity. */
    public Communicator open(int port, int arity) {
        Communicator communicator = new Communicator(port, ++generation & 0xFF, THREADS, arity);
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
    public void submit(Communicator communicator, int epoch, Communicator.Call call, long[] own) {
        fabric.submit(0, communicator.reduce(1, epoch, 0, call, own));
        fabric.submit(0, communicator.broadcast(1, epoch, epoch));
    }

    /** A child's message, as its unit would send it. */
    public static List<long[]> message(
            Communicator communicator, int epoch, Communicator.Call call, int child, long[] data) {
        int rank = communicator.firstChild(1) + child;
        long[] words = communicator.reduce(rank, epoch, 0, call, data);
        DescriptorField.BRANCH.put(words, communicator.children(1));
        DescriptorField.CHILD.put(words, child);
        return packet(100 + rank, words);
    }

    /** The parent's message with the result. */
    public static List<long[]> result(Communicator communicator, int epoch, Communicator.Call call, long[] data) {
        long[] words = communicator.reduce(0, epoch, 0, call, data);
        DescriptorField.REDUCES.put(words, 0);
        return packet(PARENTS_NODE, words);
    }

    /** Waits for the next message to the parent. */
    public MessageFabric.Outside upwards() {
        fabric.simulation
                .runUntil("the parent's message", () -> !fabric.outside.isEmpty())
                .within(MOST_CYCLES);
        MessageFabric.Outside message = fabric.outside.remove(0);
        require((message.words()[0] & 0xFFFF) == PARENTS_NODE, "the message goes to the parent");
        return message;
    }

    /** Brings the result and waits until the node and its children have it. */
    public void end(Communicator communicator, int epoch, Communicator.Call call, long[] result) {
        int before = fabric.told(0).size();
        fabric.deliver(0, result(communicator, epoch, call, result));
        fabric.simulation
                .runUntil("the completion", () -> fabric.told(0).size() > before)
                .within(MOST_CYCLES);
        require(Arrays.equals(fabric.told(0).get(before).data(), result), "the host is told the result");
        require(fabric.outside.size() == communicator.children(1), "each child is sent a message");
        fabric.outside.forEach(message -> require(Arrays.equals(data(message), result), "a child is sent the result"));
        fabric.outside.clear();
        fabric.simulation.step(3);
    }

    private static void require(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError("does not hold: " + what);
        }
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
    public static long[] data(MessageFabric.Outside message) {
        return Arrays.copyOfRange(message.words(), PacketFormat.LINK_HEADER_WORDS, message.words().length);
    }
}

package org.heddle.experiment.verbs.message;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Locale;
import org.heddle.cosim.tool.Sha256;
import org.heddle.experiment.CoreClock;
import org.heddle.host.verbs.cost.VerbsCosts;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.mpi.MethodChoice;
import org.heddle.host.verbs.mpi.VerbsTransport;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.heddle.testbench.verbs.VerbsPacket;
import org.heddle.testbench.verbs.VerbsPacketKind;

/** One message from rank 0 to rank 1 on two nodes in RTL. */
public final class VerbsMessageRun {
    private static final int GUARD_BYTES = 64;
    private static final byte GUARD = 0x5A;
    /** Both ranks are connected by then. */
    private static final long START_CYCLES = 50_000;

    private static final long LIMIT_CYCLES = 200_000_000;

    private final VerbsMessage message;
    private final VerbsTransport transport;
    private final VerbsNodes nodes;
    private final byte[] expected;
    private final long[] called = new long[2];
    private final long[] returned = new long[2];
    private final VerbsCounts[] before = new VerbsCounts[2];
    private final VerbsCounts[] after = new VerbsCounts[2];
    private byte[] received = new byte[0];
    private int packetsBefore;

    private VerbsMessageRun(
            VerbsMessage message, VerbsNodes nodes, VerbsCosts costs, VerbsConfiguration configuration) {
        this.message = message;
        this.nodes = nodes;
        transport = new VerbsTransport(nodes, 2, message.settings(costs, configuration));
        expected = message.contents();
    }

    /**
     * Sends a message twice: between hosts with their costs, and between hosts that take no time.
     *
     * @param options of the nodes, with a relay
     */
    public static VerbsMessageResult run(VerbsMessage message, VerbsNodesOptions options) {
        VerbsMessageResult alone;
        try (VerbsNodes nodes = new VerbsNodes(2, options)) {
            alone = new VerbsMessageRun(message, nodes, VerbsCosts.NONE, options.configuration()).run(0);
        }
        try (VerbsNodes nodes = new VerbsNodes(2, options)) {
            return new VerbsMessageRun(message, nodes, VerbsCosts.DEFAULT, options.configuration()).run(alone.cycles());
        }
    }

    private VerbsMessageResult run(long nicCycles) {
        MpiJob.run(transport, LIMIT_CYCLES, mpi -> {
            int me = mpi.world().getRank();
            byte[] guarded = guarded(me, me == 0);
            Place place = transport.allocate(me, guarded.length);
            place.memory().write(place.address(), guarded, 0, guarded.length);
            Place data = Place.of(place.memory(), place.address() + GUARD_BYTES);
            mpi.idle(START_CYCLES - mpi.cycle());
            before[me] = transport.counts(me);
            packetsBefore = nodes.packetCount();
            called[me] = mpi.cycle();
            if (me == 0) {
                mpi.world().send(data, message.count(), message.type(0), 1, 0);
            } else {
                mpi.world().recv(data, message.count(), message.type(1), 0, 0);
            }
            returned[me] = mpi.cycle();
            after[me] = transport.counts(me);
            if (me == 1) {
                received = new byte[guarded.length];
                place.memory().read(place.address(), received, 0, received.length);
            }
        });
        return result(nicCycles);
    }

    private VerbsMessageResult result(long nicCycles) {
        long cycles = Math.max(returned[0], returned[1]) - Math.max(called[0], called[1]);
        VerbsCounts work = after[0].since(before[0]).plus(after[1].since(before[1]));
        byte[] data = buffer(received, 1).packed(message.bytes());
        boolean verified = Arrays.equals(received, guarded(1, true));
        MethodChoice choice = message.blocks() == null || transport.choices().isEmpty()
                ? null
                : transport.choices().get(transport.choices().size() - 1);
        long acknowledgements = nodes.packets().stream()
                .skip(packetsBefore)
                .filter(VerbsMessageRun::isAcknowledgement)
                .count();
        return new VerbsMessageResult(
                CoreClock.microseconds(cycles),
                cycles,
                nicCycles,
                message.bytes(),
                message.protocol().name().toLowerCase(Locale.ROOT),
                work.sends() + work.receives(),
                work.doorbells(),
                nodes.packetCount() - packetsBefore - acknowledgements,
                acknowledgements,
                work.copies(),
                work.copiedBytes(),
                work.polls(),
                work.emptyPolls(),
                work.completions(),
                work.registrations(),
                verified,
                Sha256.of(data),
                choice == null ? null : work.creations(),
                choice == null ? null : choice.chosen().method().text(),
                choice == null ? null : choice.chosen().reason());
    }

    /** Returns the memory of a rank, with the message in it or without. */
    private byte[] guarded(int rank, boolean holds) {
        byte[] memory = new byte[message.room(rank) + 2 * GUARD_BYTES];
        Arrays.fill(memory, GUARD);
        if (holds) {
            buffer(memory, rank).write(0, expected, 0, expected.length);
        }
        return memory;
    }

    private TypedBuffer buffer(byte[] memory, int rank) {
        return new TypedBuffer(
                MessageMemory.of(ByteBuffer.wrap(memory)), GUARD_BYTES, message.count(), message.type(rank));
    }

    private static boolean isAcknowledgement(VerbsPacket packet) {
        return packet.kind() != VerbsPacketKind.REQUEST
                && packet.kind() != VerbsPacketKind.READ_RESPONSE
                && packet.kind() != VerbsPacketKind.ATOMIC_RESPONSE;
    }
}

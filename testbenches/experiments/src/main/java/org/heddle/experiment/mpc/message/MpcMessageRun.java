package org.heddle.experiment.mpc.message;

import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.tool.Sha256;
import org.heddle.experiment.GuardedMessage;
import org.heddle.host.mpc.cost.FragmentCount;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.cost.MpcCounts;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.MemoryBackDoor;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcSystem;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;

/** One message from rank 0 to rank 1 on two nodes after reset. */
public final class MpcMessageRun {
    private static final int GUARD_BYTES = 4096;
    /** Both ranks are ready by then. */
    private static final long START_CYCLES = 10_000;
    /** The second call comes so much later: the first one has done all that it can do alone. */
    private static final long LATER_CYCLES = 200_000;

    private static final double CYCLES_PER_MICROSECOND = 100;

    private final MpcMessage message;
    private final MpcSystem system;
    private final MpcTransport transport;
    private final byte[] expected;
    private final long[] called = new long[2];
    private final long[] returned = new long[2];
    private final long[] addresses = new long[2];

    private MpcMessageRun(MpcSystem system, MpcMessage message, MpcConstants constants) {
        this.system = system;
        this.message = message;
        transport = new MpcTransport(
                system,
                2,
                MpcSettings.published(message.settings().mode())
                        .with(message.settings())
                        .with(constants));
        expected = message.contents();
    }

    /**
     * Sends a message.
     *
     * @param system two nodes after reset
     * @param constants what the hosts' work takes
     */
    public static MpcMessageResult run(MpcSystem system, MpcMessage message, MpcConstants constants) {
        return new MpcMessageRun(system, message, constants).run();
    }

    private MpcMessageResult run() {
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            boolean sends = me == 0;
            BufferPlacement placement = sends ? message.source() : message.destination();
            Place place = transport.allocate(me, message.bytes(), placement, 1);
            addresses[me] = place.address();
            prepare(me, sends ? expected : new byte[message.bytes()]);
            mpi.idle(START_CYCLES - mpi.cycle() + (sends == message.receiveFirst() ? LATER_CYCLES : 0));
            called[me] = mpi.cycle();
            if (sends) {
                mpi.world().iSend(place, message.bytes(), Datatype.BYTE, 1, 0).waitFor();
            } else {
                mpi.world().recv(place, message.bytes(), Datatype.BYTE, 0, 0);
            }
            returned[me] = mpi.cycle();
        });
        return result();
    }

    private void prepare(int rank, byte[] data) {
        byte[] guarded = GuardedMessage.of(data, GUARD_BYTES);
        transport.memory(rank).fill(system.backDoor(rank), addresses[rank] - GUARD_BYTES, guarded);
    }

    private MpcMessageResult result() {
        MpcCounts counts = transport.counts();
        long cycles = Math.max(returned[0], returned[1]) - Math.max(called[0], called[1]);
        List<FragmentCount> fragments = counts.fragments();
        return new MpcMessageResult(
                cycles / CYCLES_PER_MICROSECOND,
                cycles,
                message.bytes(),
                MpcMessageResult.protocolOf(counts),
                fragments.size(),
                fragments.stream().map(FragmentCount::recvMapEntries).toList(),
                fragments.stream().map(FragmentCount::dataWrites).toList(),
                counts.systemCalls(),
                counts.interrupts(),
                counts.copies(),
                counts.rdmaSends(),
                counts.locks(),
                counts.registrations(),
                counts.control(),
                counts.controlBytes(),
                isSound(0) && isSound(1),
                Sha256.of(contents(1, addresses[1], message.bytes())));
    }

    /** Returns whether a buffer holds the message, and its guards what they held before. */
    private boolean isSound(int rank) {
        byte[] guarded = GuardedMessage.of(expected, GUARD_BYTES);
        return Arrays.equals(contents(rank, addresses[rank] - GUARD_BYTES, guarded.length), guarded);
    }

    private byte[] contents(int rank, long address, int length) {
        MemoryBackDoor door = system.backDoor(rank);
        ProcessMemory memory = transport.memory(rank);
        return memory.contents(door, address, length);
    }
}

package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Receives that come behind their message, and messages of many fragments. */
class LateReceiveTest {
    private static final long COMPUTED = 10_000_000;

    private final ModelNodes nodes = new ModelNodes(2, 64, 150);

    /** Whoever waits answers the receiver itself, though that could read. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void aSenderThatWaitsIsNotHeldUpByTheReceiversWork(MpcMode mode) {
        int bytes = 64 * 1024;
        MpcTransport transport = new MpcTransport(nodes, 2, MpcSettings.published(mode));
        long[] returned = new long[1];
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place place = transport.allocate(me, bytes, BufferPlacement.SCATTERED);
            if (me == 0) {
                mpi.world().send(place, bytes, Datatype.BYTE, 1, 3);
                returned[0] = transport.cycle();
            } else {
                mpi.idle(100_000);
                mpi.world().probe(0, 3);
                Request request = mpi.world().iRecv(place, bytes, Datatype.BYTE, 0, 3);
                mpi.idle(COMPUTED);
                request.waitFor();
            }
        });
        assertThat(returned[0]).as("return of the send").isLessThan(COMPUTED / 10);
        assertThat(transport.counts().reads()).isZero();
    }

    /** The highest bit of a rid names offers: fragment 128 is none. */
    @ParameterizedTest
    @Tag("slow")
    @EnumSource(MpcMode.class)
    void aMessageOfMoreThan128FragmentsComesWhole(MpcMode mode) {
        int bytes = 300 * 4096;
        ChSettings channel = ChSettings.published(mode).withFragmentBytes(4096).withMostShort(16);
        MpcTransport transport =
                new MpcTransport(nodes, 2, MpcSettings.published(mode).with(channel));
        byte[] sent = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            sent[i] = (byte) (i * 31 + i / 4096);
        }
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place place = transport.allocate(me, bytes, BufferPlacement.SCATTERED);
            if (me == 0) {
                transport.memory(0).fill(nodes.backDoor(0), place.address(), sent);
                mpi.world().send(place, bytes, Datatype.BYTE, 1, 3);
            } else {
                mpi.world().recv(place, bytes, Datatype.BYTE, 0, 3);
                assertThat(Arrays.equals(transport.memory(1).contents(nodes.backDoor(1), place.address(), bytes), sent))
                        .isTrue();
            }
        });
    }
}

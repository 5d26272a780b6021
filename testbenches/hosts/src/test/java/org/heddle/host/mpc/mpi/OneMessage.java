package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.MpcCounts;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;

/** One message from rank 0 to rank 1 on fresh nodes, and what it cost on both; its bytes and 4,096 on each side are verified. */
final class OneMessage {
    private static final int GUARD = 4096;

    private final ModelNodes nodes = new ModelNodes(2, 64, 150);
    private final MpcTransport transport;

    OneMessage(
            ChSettings channel, int bytes, BufferPlacement source, BufferPlacement destination, boolean receiveFirst) {
        transport =
                new MpcTransport(nodes, 2, MpcSettings.published(channel.mode()).with(channel));
        byte[] data = new byte[bytes];
        new Random(bytes).nextBytes(data);
        MpiJob.run(transport, mpi -> {
            boolean sends = mpi.world().getRank() == 0;
            Place place = transport.allocate(mpi.world().getRank(), bytes, sends ? source : destination, 1);
            if (sends) {
                place.memory().write(place.address(), data, 0, bytes);
                mpi.idle(receiveFirst ? 20_000 : 0);
                mpi.world().send(place, bytes, Datatype.BYTE, 1, 3);
                return;
            }
            mpi.idle(receiveFirst ? 0 : 20_000);
            mpi.world().recv(place, bytes, Datatype.BYTE, 0, 3);
            byte[] whole = new byte[bytes + 2 * GUARD];
            place.memory().read(place.address() - GUARD, whole, 0, whole.length);
            byte[] expected = new byte[whole.length];
            System.arraycopy(data, 0, expected, GUARD, bytes);
            assertThat(whole).isEqualTo(expected);
        });
    }

    static OneMessage of(MpcMode mode, int bytes) {
        return new OneMessage(
                ChSettings.published(mode), bytes, BufferPlacement.SCATTERED, BufferPlacement.SCATTERED, true);
    }

    MpcCounts counts() {
        return transport.counts();
    }

    ModelNodes nodes() {
        return nodes;
    }
}

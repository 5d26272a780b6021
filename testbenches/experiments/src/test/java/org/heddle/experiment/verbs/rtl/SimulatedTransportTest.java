package org.heddle.experiment.verbs.rtl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.heddle.host.verbs.mpi.RendezvousProtocol;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.host.verbs.mpi.VerbsTransport;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsPacketKind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages of MPI over two nodes in RTL. */
@Tag("slow")
class SimulatedTransportTest {
    private static byte[] random(int bytes, long seed) {
        byte[] data = new byte[bytes];
        new Random(seed).nextBytes(data);
        return data;
    }

    /** P04, P08: eager and long messages pass each other. */
    @ParameterizedTest
    @EnumSource(RendezvousProtocol.class)
    void messagesOfAllSizesPassEachOther(RendezvousProtocol protocol) {
        VerbsNodes system = SimulatedPair.nodes(VerbsConfiguration.published());
        try {
            VerbsTransport transport = new VerbsTransport(
                    system, 2, VerbsMpiSettings.DEFAULT.with(protocol).withEagerLimit(1_000));
            MpiJob.run(transport, 20_000_000, mpi -> {
                int me = mpi.world().getRank();
                for (int bytes : new int[] {0, 1, 16, 17, 999, 1_000, 1_001, 5_000, 20_000}) {
                    Place out = transport.allocate(me, bytes);
                    byte[] data = random(bytes, bytes + me);
                    out.memory().write(out.address(), data, 0, bytes);
                    Place in = transport.allocate(me, bytes + 8);
                    mpi.world().sendRecv(out, bytes, Datatype.BYTE, 1 - me, 0, in, bytes, Datatype.BYTE, 1 - me, 0);
                    byte[] got = new byte[bytes + 8];
                    in.memory().read(in.address(), got, 0, got.length);
                    byte[] expected = Arrays.copyOf(random(bytes, bytes + 1 - me), bytes + 8);
                    assertThat(got).as("%d bytes to rank %d", bytes, me).isEqualTo(expected);
                }
            });
            assertThat(system.packets()).noneMatch(packet -> packet.kind() == VerbsPacketKind.NAK_RNR);
        } finally {
            system.close();
        }
    }
}

package org.heddle.experiment.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.host.message.MessageTransport;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.loopback.LoopbackPair;
import org.heddle.testbench.SimulatedPair;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two loopback nodes on a cable, their hosts and MPI. */
class LoopbackMessagesTest {
    private static byte[] random(int rank, int bytes) {
        byte[] data = new byte[bytes];
        new Random(31L * bytes + rank).nextBytes(data);
        return data;
    }

    // job:
    @Test
    @Tag("slow")
    void twoRanksExchangeMessagesOfAnyLengthWithEachOtherAndThemselves() {
        try (SimulatedPair nodes = new SimulatedPair(LoopbackPair::new, SimulationOptions.defaults())) {
            MpiJob.run(new MessageTransport(nodes.ranks(), LoopbackDriver::new), mpi -> {
                Comm world = mpi.world();
                int me = world.getRank();
                for (int bytes : new int[] {0, 1, 8, 215, 216, 217, 5_000}) {
                    for (int other : new int[] {me, 1 - me}) {
                        byte[] landed = new byte[bytes];
                        Place place = Place.of(ByteBuffer.wrap(landed));
                        Request receive = world.iRecv(place, bytes, Datatype.BYTE, other, bytes);
                        world.sSend(Place.of(ByteBuffer.wrap(random(me, bytes))), bytes, Datatype.BYTE, other, bytes);
                        receive.waitFor();
                        assertThat(landed).isEqualTo(random(other, bytes));
                    }
                }
            });
        }
    }
    // :job

    @Test
    @Tag("slow")
    void aMessageTakesLongerOverTheCableAndALongOneLongerStill() {
        try (SimulatedPair nodes = new SimulatedPair(LoopbackPair::new, SimulationOptions.defaults())) {
            List<LoopbackLatency> rows = LoopbackLatency.measure(nodes, 4, 32);
            assertThat(rows)
                    .allSatisfy(row -> assertThat(row.other() - row.own()).isBetween(12L, 200L));
            // Each word is written and read once, and no access takes less than two cycles.
            assertThat(rows.get(1).own() - rows.get(0).own()).isGreaterThanOrEqualTo(2 * 2 * (32 - 4));
            assertThatThrownBy(() -> LoopbackLatency.measure(nodes, 33))
                    .hasMessageContaining("words from 4 to 32: to=0, words=33");
        }
    }
}

package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongUnaryOperator;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.window.LockKind;
import org.heddle.mpi.window.Win;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** M10: the paper assumes a reliable network; on another one nothing is delivered twice, and what is lost is told. */
class UnreliableNetworkTest {
    private static final int[] SIZES = {0, 8, 500, 3_000, 20_000};

    private static MpcTransport run(MpcMode mode, LongUnaryOperator copies) {
        ModelNodes nodes = new ModelNodes(2, 64, 150);
        nodes.setFaults(copies);
        MpcTransport transport = new MpcTransport(
                nodes,
                2,
                MpcSettings.published(mode)
                        .with(new ChSettings(mode, 1_000, 4096, 8, 8))
                        .withLimitCycles(1_000_000));
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Place place = transport.allocate(me, 20_000, BufferPlacement.SCATTERED);
            for (int i = 0; i < 40; i++) {
                int bytes = SIZES[i % SIZES.length];
                byte[] data = new byte[bytes];
                new Random(i).nextBytes(data);
                if (i / 2 % 2 == me) {
                    place.memory().write(place.address(), data, 0, bytes);
                    world.send(place, bytes, Datatype.BYTE, 1 - me, i);
                } else {
                    world.recv(place, bytes, Datatype.BYTE, 1 - me, i);
                    byte[] got = new byte[bytes];
                    place.memory().read(place.address(), got, 0, bytes);
                    assertThat(got).as("message " + i).isEqualTo(data);
                }
            }
        });
        return transport;
    }

    /** M10. */
    @ParameterizedTest
    @Tag("slow")
    @EnumSource(MpcMode.class)
    void remoteWritesThatArriveTwiceAreDeliveredOnceAndCounted(MpcMode mode) {
        MpcTransport transport = run(mode, number -> 2);
        assertThat(transport.counts().duplicates()).isGreaterThan(40);
        for (int seed = 0; seed < 5; seed++) {
            Random random = new Random(seed);
            assertThat(run(mode, number -> 1 + random.nextInt(2)).counts().duplicates())
                    .isPositive();
        }
        assertThat(run(mode, number -> 1).counts().duplicates()).isZero();
    }

    /** M10. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void aControlMessageThatIsLostIsNamedByTheNextOneOrGivenUp(MpcMode mode) {
        assertThatThrownBy(() -> run(mode, number -> number == 0 ? 0 : 1))
                .hasRootCauseMessage(
                        "ERR_OTHER: control message 0 of rank 0 to rank 1 has been lost, for number 1 is there:"
                                + " the network must be reliable, look for its faults");
        assertThatThrownBy(() -> run(mode, number -> number == 1 ? 0 : 1))
                .rootCause()
                .isInstanceOf(HostTimeoutException.class)
                .hasMessageContaining("waited 1000000 cycles for a notification that is under way to rank")
                .hasMessageContaining("lost a remote write");
    }

    @Test
    void aFlagOfAWindowThatIsLostIsGivenUp() {
        ModelNodes nodes = new ModelNodes(2, 64, 150);
        AtomicBoolean losesNext = new AtomicBoolean();
        nodes.setFaults(number -> losesNext.getAndSet(false) ? 0 : 1);
        MpcTransport transport = new MpcTransport(
                nodes, 2, MpcSettings.published(MpcMode.IMPROVED).withLimitCycles(50_000));
        assertThatThrownBy(() -> MpiJob.run(transport, mpi -> {
                    int me = mpi.world().getRank();
                    Place own = transport.allocate(me, 8, BufferPlacement.SCATTERED);
                    Win win = Win.create(mpi.world(), own, 8, 8);
                    if (me == 0) {
                        win.lock(LockKind.SHARED, 1);
                        win.put(own, 1, Datatype.LONG, 1, 0, 1, Datatype.LONG);
                        mpi.idle(20_000);
                        losesNext.set(true);
                        win.flush(1);
                    }
                    mpi.idle(200_000);
                }))
                .rootCause()
                .isInstanceOf(HostTimeoutException.class)
                .hasMessageContaining("waited 50000 cycles for flag 3 of world rank 0 at world rank 1")
                .hasMessageContaining("the network has lost a remote write, for flag 2 is there");
    }
}

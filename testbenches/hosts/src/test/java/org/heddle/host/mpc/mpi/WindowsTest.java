package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.datatype.Datatype.LONG;
import static org.heddle.mpi.datatype.Datatype.SHORT;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.stream.LongStream;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.Transport;
import org.heddle.mpi.window.AccumulateContract;
import org.heddle.mpi.window.LockKind;
import org.heddle.mpi.window.Win;
import org.heddle.mpi.window.WindowPlaces;
import org.junit.jupiter.api.Test;

/** Windows over improved nodes, one rank on each. */
class WindowsTest extends AccumulateContract {
    private static final int ENTRIES = 64;

    int nodes(int ranks) {
        return ranks;
    }

    @Override
    protected Transport transport(int ranks) {
        return new MpcTransport(
                new ModelNodes(nodes(ranks), ENTRIES, 150), ranks, MpcSettings.published(MpcMode.IMPROVED));
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return ((MpcTransport) transport).allocate(rank, bytes, BufferPlacement.SCATTERED);
    }

    @Test
    void whatNoNodeAccumulatesIsRefusedByName() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            Place own = allocate(transport, mpi.world().getRank(), 32);
            Win win = Win.create(mpi.world(), own.plus(16), 16, 1);
            win.fence();
            for (int target = 0; target < 2; target++) {
                int there = target;
                assertError(
                        ErrorClass.ERR_UNSUPPORTED_OPERATION,
                        () -> win.accumulate(own, 1, LONG, there, 0, 1, LONG, Op.PROD),
                        "not PROD of LONG",
                        "exclusive lock");
                assertError(
                        ErrorClass.ERR_UNSUPPORTED_OPERATION,
                        () -> win.accumulate(own, 1, SHORT, there, 0, 1, SHORT, Op.SUM),
                        "not SUM of SHORT");
                assertError(
                        ErrorClass.ERR_UNSUPPORTED_OPERATION,
                        () -> win.accumulate(own, 1, LONG, there, 4, 1, LONG, Op.SUM),
                        "multiples of their size, 8 bytes",
                        "align");
            }
            // They have had no effect: the epoch is one in which nothing has begun.
            win.lock(LockKind.SHARED, 1);
            win.unlock(1);
            win.free();
        });
    }

    /** Old values go where a result lies on a page's border, and elements of Java's big-endian memory keep their values. */
    @Test
    void resultsAndOperandsMayLieAnywhere() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 8);
            Place own = allocate(transport, me, 8192);
            WindowPlaces.put(window, 40 + me);
            Win win = Win.create(mpi.world(), window, 8, 8);
            win.fence();
            Place old = own.plus(4092);
            win.fetchAndOp(Place.of(ByteBuffer.allocate(8).putLong(0, 2)), old, LONG, 1 - me, 0, Op.SUM);
            win.fence();
            assertThat(WindowPlaces.longs(old, 1)).containsExactly(41 - me);
            assertThat(WindowPlaces.longs(window, 1)).containsExactly(42 + me);
            ByteBuffer java = ByteBuffer.allocate(8);
            win.fetchAndOp(own, Place.of(java), LONG, me, 0, Op.NO_OP);
            win.fence();
            assertThat(java.getLong(0)).isEqualTo(42 + me);
            win.free();
        });
    }

    @Test
    void publishedNodesHaveNoWindows() {
        MpcTransport transport =
                new MpcTransport(new ModelNodes(2, ENTRIES, 150), 2, MpcSettings.published(MpcMode.MPC2));
        MpiJob.run(transport, mpi -> {
            Place own = allocate(transport, mpi.world().getRank(), 8);
            assertError(ErrorClass.ERR_UNSUPPORTED_OPERATION, () -> Win.create(mpi.world(), own, 8, 8), "improved MPC");
        });
    }

    @Test
    void aBigEndianBufferIsRefusedAsAWindow() {
        MpiJob.run(transport(2), mpi -> {
            Place java = Place.of(ByteBuffer.allocate(8));
            assertError(
                    ErrorClass.ERR_BUFFER,
                    () -> Win.create(mpi.world(), java, 8, 8),
                    "big-endian",
                    "rank " + mpi.world().getRank(),
                    "ByteOrder.LITTLE_ENDIAN");
        });
    }

    /** More of them than the heap holds at once: nothing is kept of one that was refused, or freed. */
    @Test
    void copiesOfWindowsInJavaMemoryAreGivenBack() {
        MpcTransport transport = (MpcTransport) transport(1);
        MpiJob.run(transport, mpi -> {
            long heap = transport.memory(0).heap().bytes();
            int bytes = (int) (heap / 3);
            Place java = Place.of(ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
            Place large = Place.of(ByteBuffer.allocate((int) heap).order(ByteOrder.LITTLE_ENDIAN));
            for (int i = 0; i < 5; i++) {
                assertError(
                        ErrorClass.ERR_BUFFER, () -> Win.create(mpi.world(), large, heap, 1), "no memory", "rank 0");
                Win.create(mpi.world(), java, bytes, 1).free();
            }
        });
    }

    /** Each origin in Java memory takes two pages until it is flushed, and the heap has 512. */
    @Test
    void anEpochMayHaveMoreOperationsThanTheHeapHasRoomForAtATime() {
        int most = 1000;
        MpcSettings usual = MpcSettings.published(MpcMode.IMPROVED);
        MpcSettings small =
                new MpcSettings(usual.channel(), usual.constants(), 512 * 4096, usual.seed(), usual.limitCycles());
        MpcTransport transport = new MpcTransport(new ModelNodes(nodes(2), ENTRIES, 150), 2, small);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 8 * most);
            Win win = Win.create(mpi.world(), window, 8 * most, 8);
            win.fence();
            for (int i = 0; i < most; i++) {
                ByteBuffer word =
                        ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(0, 1000L * me + i);
                win.put(Place.of(word), 1, LONG, 1 - me, i, 1, LONG);
            }
            win.fence();
            for (int i = 0; i < most; i++) {
                ByteBuffer old = ByteBuffer.allocate(8);
                win.fetchAndOp(Place.of(ByteBuffer.allocate(8)), Place.of(old), LONG, 1 - me, i, Op.NO_OP);
            }
            win.fence();
            long[] expected =
                    LongStream.range(0, most).map(i -> 1000L * (1 - me) + i).toArray();
            assertThat(WindowPlaces.longs(window, most)).containsExactly(expected);
            win.free();
        });
    }

    @Test
    void aRankThatExposesNothingMayNameAnyMemory() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place own = allocate(transport, me, 8);
            WindowPlaces.put(own, 5);
            Win win = Win.create(mpi.world(), me == 0 ? Place.of(ByteBuffer.allocate(0)) : own, 8L * me, 8);
            win.fence();
            if (me == 0) {
                win.put(own, 1, LONG, 1, 0, 1, LONG);
            }
            win.fence();
            win.free();
        });
    }

    @Test
    void aLockThatIsNeverGivenBackEndsWithWhoHoldsIt() {
        MpcTransport transport = new MpcTransport(
                new ModelNodes(2, ENTRIES, 150),
                2,
                MpcSettings.published(MpcMode.IMPROVED).withLimitCycles(50_000));
        assertThatThrownBy(() -> MpiJob.run(transport, mpi -> {
                    int me = mpi.world().getRank();
                    Place own = allocate(transport, me, 8);
                    Win win = Win.create(mpi.world(), own, 8, 8);
                    if (me == 1) {
                        mpi.idle(5_000);
                    }
                    win.lock(LockKind.EXCLUSIVE, 0);
                    mpi.idle(200_000);
                }))
                .hasCauseInstanceOf(HostTimeoutException.class)
                .hasMessageContaining("the lock of world rank 0's window")
                .hasMessageContaining("world rank 0 holds it or waits before: let it unlock()");
    }

    /** Buffers in Java's memory are copied into the simulated one and out of it. */
    @Test
    void originsMayLieOutsideOfTheSimulation() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 16);
            WindowPlaces.put(window, me, 10 + me);
            ByteBuffer own = ByteBuffer.allocate(16).order(java.nio.ByteOrder.LITTLE_ENDIAN);
            Win win = Win.create(mpi.world(), window, 16, 8);
            win.fence();
            win.get(Place.of(own), 1, LONG, 1 - me, 1, 1, LONG);
            win.fence();
            assertThat(own.getLong(0)).isEqualTo(11 - me);
            win.put(Place.of(own.putLong(0, 77)), 1, LONG, 1 - me, 0, 1, LONG);
            win.fence();
            assertThat(WindowPlaces.longs(window, 2)).containsExactly(77, 10 + me);
            win.free();
        });
    }
}

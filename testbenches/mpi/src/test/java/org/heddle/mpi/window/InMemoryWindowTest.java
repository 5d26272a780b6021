package org.heddle.mpi.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.heddle.mpi.Group;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.rank.DeadlockException;
import org.heddle.mpi.transport.InMemoryMessage;
import org.heddle.mpi.transport.InMemoryTransport;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.Test;

/** Windows over the transport in memory. */
class InMemoryWindowTest extends AccumulateContract {
    @Override
    protected Transport transport(int ranks) {
        return new InMemoryTransport(ranks);
    }

    @Override
    protected Place allocate(Transport transport, int rank, int bytes) {
        return Place.of(ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN));
    }

    @Test
    void bigEndianMemoryIsCombinedAsItsNumbers() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            ByteBuffer window = ByteBuffer.allocate(8).putInt(4, 255);
            ByteBuffer own = ByteBuffer.allocate(4).putInt(0, 2);
            Win win = Win.create(mpi.world(), Place.of(window), 8, 4);
            win.fence();
            if (mpi.world().getRank() == 0) {
                win.accumulate(Place.of(own), 1, Datatype.INT, 1, 1, 1, Datatype.INT, Op.SUM);
            }
            win.fence();
            assertThat(window.getInt(4)).isEqualTo(mpi.world().getRank() == 0 ? 255 : 257);
            win.free();
        });
    }

    @Test
    void aLockThatIsNeverGivenBackShowsWhoWaitsForIt() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(2), mpi -> {
                    Place own = Place.of(ByteBuffer.allocate(8));
                    Win win = Win.create(mpi.world(), own, 8, 8);
                    if (mpi.world().getRank() == 0) {
                        win.lock(LockKind.EXCLUSIVE, 1);
                        mpi.world().recv(own, 1, Datatype.BYTE, 1, 0);
                    }
                    mpi.idle(1000);
                    win.lock(LockKind.SHARED, 1);
                }))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContaining("the lock of rank 1 on window");
    }

    @Test
    void operationsOfWindowsAreNoReductions() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            Place a = Place.of(ByteBuffer.allocate(8));
            Place b = Place.of(ByteBuffer.allocate(8));
            Collectives collectives = new Collectives(mpi.world());
            assertError(
                    ErrorClass.ERR_OP, () -> collectives.allReduce(a, b, 1, Datatype.LONG, Op.REPLACE), "accumulate");
            assertError(ErrorClass.ERR_OP, () -> collectives.allReduce(a, b, 1, Datatype.LONG, Op.NO_OP), "accumulate");
        });
    }

    @Test
    void whatIsReadBetweenStartAndCompleteIsThereBehindTheComplete() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            int me = mpi.world().getRank();
            ByteBuffer window = ByteBuffer.allocate(8).putLong(0, 5 + me);
            Win win = Win.create(mpi.world(), Place.of(window), 8, 8);
            Group other = win.getGroup().incl(1 - me);
            if (me == 0) {
                ByteBuffer own = ByteBuffer.allocate(8);
                win.start(other);
                win.get(Place.of(own), 1, Datatype.LONG, 1, 0, 1, Datatype.LONG);
                win.complete();
                assertThat(own.getLong(0)).isEqualTo(6);
            } else {
                win.post(other);
                win.waitFor();
            }
            win.free();
        });
    }

    @Test
    void anOperationOnNoElementsSendsNothing() {
        InMemoryTransport transport = new InMemoryTransport(2);
        MpiJob.run(transport, mpi -> {
            Place own = Place.of(ByteBuffer.allocate(8));
            Win win = Win.create(mpi.world(), Place.of(ByteBuffer.allocate(8)), 8, 8);
            win.fence();
            long data = transport.count(InMemoryMessage.DATA);
            long reads = transport.count(InMemoryMessage.READ);
            win.put(own, 0, Datatype.LONG, 1, 0, 0, Datatype.LONG);
            win.get(own, 0, Datatype.LONG, 1, 0, 0, Datatype.LONG);
            assertThat(transport.count(InMemoryMessage.DATA)).isEqualTo(data);
            assertThat(transport.count(InMemoryMessage.READ)).isEqualTo(reads);
            win.fence();
            win.free();
        });
    }

    @Test
    void aFreedWindowHasNoGroupAnyMore() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            Win win = Win.create(mpi.world(), Place.of(ByteBuffer.allocate(8)), 8, 8);
            assertThat(win.getGroup().getSize()).isEqualTo(1);
            win.free();
            assertError(ErrorClass.ERR_COMM, win::getGroup, "was freed");
        });
    }
}

package org.heddle.mpi.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;
import static org.heddle.mpi.datatype.Datatype.LONG;
import static org.heddle.mpi.window.WindowPlaces.longs;
import static org.heddle.mpi.window.WindowPlaces.put;

import java.util.Set;
import java.util.TreeSet;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.Transport;
import org.junit.jupiter.api.Test;

/** The same contract, over transports that can accumulate. */
public abstract class AccumulateContract extends OneSidedContract {
    @Test
    void accumulationsOfAllRanksAreAllThere() {
        int ranks = 4;
        Transport transport = transport(ranks);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 32);
            Place own = allocate(transport, me, 32);
            Win win = Win.create(mpi.world(), window, 32, 8);
            put(window, 1000, 0, -1, 5);
            win.fence();
            put(own, 1 + me, 1L << 40, me);
            for (int round = 0; round < 3; round++) {
                win.accumulate(own, 2, LONG, 3, 0, 2, LONG, Op.SUM);
                win.accumulate(own.plus(16), 1, LONG, 3, 2, 1, LONG, Op.MAX);
            }
            win.fence();
            if (me == 3) {
                assertThat(longs(window, 4)).containsExactly(1000 + 3 * (1 + 2 + 3 + 4), 12L << 40, 3, 5);
            }
            win.free();
        });
    }

    @Test
    void everyTicketIsDrawnOnce() {
        int ranks = 4;
        int rounds = 4;
        Transport transport = transport(ranks);
        Set<Long> drawn = new TreeSet<>();
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 8);
            Place one = allocate(transport, me, 8);
            Place ticket = allocate(transport, me, 8);
            put(one, 1);
            Win win = Win.create(mpi.world(), window, 8, 8);
            win.lock(LockKind.SHARED, 1);
            for (int round = 0; round < rounds; round++) {
                win.fetchAndOp(one, ticket, LONG, 1, 0, Op.SUM);
                win.flush(1);
                assertThat(drawn.add(longs(ticket, 1)[0])).isTrue();
            }
            win.unlock(1);
            win.free();
        });
        assertThat(drawn).hasSize(ranks * rounds).contains(0L, (long) ranks * rounds - 1);
    }

    @Test
    void replaceSwapsNoOpReadsAndSmallElementsKeepTheirNeighbours() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 16);
            Place own = allocate(transport, me, 24);
            put(window, 0x1111_1111_2222_2222L, Double.doubleToLongBits(1.5));
            Win win = Win.create(mpi.world(), window, 16, 4);
            win.fence();
            if (me == 0) {
                put(own, 0x7777_7777L, 0, Double.doubleToLongBits(0.25));
                win.fetchAndOp(own, own.plus(8), INT, 1, 1, Op.REPLACE);
                win.fence();
                assertThat(longs(own, 2)[1]).isEqualTo(0x1111_1111L);
                win.fetchAndOp(own, own.plus(8), INT, 1, 0, Op.NO_OP);
                win.accumulate(own.plus(16), 1, DOUBLE, 1, 2, 1, DOUBLE, Op.SUM);
                win.fence();
                assertThat(longs(own, 2)[1]).isEqualTo(0x2222_2222L);
            } else {
                win.fence();
                win.fence();
                assertThat(longs(window, 2)).containsExactly(0x7777_7777_2222_2222L, Double.doubleToLongBits(1.75));
            }
            win.free();
        });
    }

    @Test
    void whatCannotBeCombinedIsRefusedWithoutEffect() {
        Transport transport = transport(2);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place window = allocate(transport, me, 16);
            Place own = allocate(transport, me, 32);
            put(own, 1, 1, 1, 1);
            Win win = Win.create(mpi.world(), window, 16, 8);
            assertSync(() -> win.accumulate(own, 1, LONG, 1, 0, 1, LONG, Op.SUM), "MPI_Accumulate", "rank 1");
            win.fence();
            assertError(ErrorClass.ERR_OP, () -> win.accumulate(own, 1, BYTE, 1, 0, 1, BYTE, Op.SUM), "SUM", "BYTE");
            assertError(ErrorClass.ERR_OP, () -> win.accumulate(own, 1, DOUBLE, 1, 0, 1, DOUBLE, Op.BAND), "BAND");
            Op userOp = Op.create((in, inOut, count, type) -> {}, true);
            assertError(ErrorClass.ERR_OP, () -> win.accumulate(own, 1, LONG, 1, 0, 1, LONG, userOp), "predefined");
            assertError(ErrorClass.ERR_TYPE, () -> win.accumulate(own, 1, LONG, 1, 0, 2, LONG, Op.SUM), "elements");
            Datatype mixed = Datatype.LONG_INT;
            assertError(ErrorClass.ERR_TYPE, () -> win.accumulate(own, 1, mixed, 1, 0, 1, mixed, Op.SUM), "several");
            Datatype two = Datatype.createContiguous(2, LONG);
            two.commit();
            assertError(ErrorClass.ERR_TYPE, () -> win.fetchAndOp(own, own.plus(16), two, 1, 0, Op.SUM), "one element");
            assertError(ErrorClass.ERR_BUFFER, () -> win.fetchAndOp(own, own, LONG, 1, 0, Op.SUM), "common");
            assertError(ErrorClass.ERR_RMA_RANGE, () -> win.fetchAndOp(own, own.plus(8), LONG, 1, 2, Op.SUM), "rank 1");
            win.fence();
            assertThat(longs(window, 2)).containsOnly(0);
            win.free();
        });
    }
}

package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Place.IN_PLACE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.assertj.core.api.AbstractThrowableAssert;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.api.Test;

/** Ranks that do not call the same: the error names both, and no invented value is delivered. */
class AgreementTest {
    private interface Call {
        void run(Collectives all, int rank, Place result);
    }

    private static final int UNTOUCHED = 0x77777777;

    /** Runs a call of which one rank gives other arguments, and sees that nobody gets a result who took part in the disagreement. */
    private static AbstractThrowableAssert<?, ? extends Throwable> assertDisagreement(
            int ranks, Algorithm algorithm, Call call) {
        boolean[] returned = new boolean[ranks];
        ByteBuffer[] results = new ByteBuffer[ranks];
        AbstractThrowableAssert<?, ? extends Throwable> thrown = assertThatThrownBy(() -> Ranks.run(ranks, mpi -> {
            int me = mpi.world().getRank();
            results[me] = Ranks.ints(UNTOUCHED, UNTOUCHED);
            call.run(new Collectives(mpi.world(), algorithm, 2), me, Place.of(results[me]));
            returned[me] = true;
        }));
        for (int rank = 0; rank < ranks; rank++) {
            if (!returned[rank]) {
                assertThat(Ranks.ints(results[rank])).containsOnly(UNTOUCHED);
            }
        }
        return thrown;
    }

    private static void assertClass(ErrorClass expected, Throwable thrown) {
        assertThat(thrown.getCause())
                .isInstanceOfSatisfying(
                        MpiException.class, e -> assertThat(e.getErrorClass()).isEqualTo(expected));
    }

    @Test
    void anAllReduceWithAnotherOperationIsAnErrorThatNamesBothRanks() {
        for (Algorithm algorithm : Algorithm.values()) {
            for (int ranks : new int[] {2, 3, 5, 8}) {
                for (int odd = 0; odd < ranks; odd++) {
                    int other = odd;
                    assertDisagreement(
                                    ranks,
                                    algorithm,
                                    (all, me, result) -> all.allReduce(
                                            Ranks.place(me, 1), result, 2, INT, me == other ? Op.MAX : Op.SUM))
                            .satisfies(e -> assertClass(ErrorClass.ERR_OP, e))
                            .hasMessageContainingAll(
                                    "rank " + odd + " ",
                                    " do not agree in ALL_REDUCE (operation 0)",
                                    "by SUM",
                                    "by MAX",
                                    "the same operation");
                }
            }
        }
    }

    @Test
    void soIsANonBlockingOneByItsWait() {
        assertDisagreement(
                        2,
                        Algorithm.RING,
                        (all, me, result) -> all.iAllReduce(
                                        Ranks.place(me, 1), result, 2, INT, me == 0 ? Op.BOR : Op.BXOR)
                                .waitFor())
                .satisfies(e -> assertClass(ErrorClass.ERR_OP, e))
                .hasMessageContainingAll("rank 0", "rank 1", "BOR", "BXOR");
    }

    @Test
    void otherReductionsWithAnotherOperationAreFoundOutToo() {
        Op own = Op.create((in, inOut, count, type) -> {}, false);
        Call[] calls = {
            (all, me, result) -> all.reduce(Ranks.place(me, 1), result, 2, INT, me == 1 ? Op.MIN : Op.SUM, 0),
            (all, me, result) -> all.scan(Ranks.place(me, 1), result, 2, INT, me == 1 ? Op.MIN : Op.SUM),
            (all, me, result) -> all.exScan(Ranks.place(me, 1), result, 2, INT, me == 1 ? own : Op.SUM),
            (all, me, result) -> all.reduceScatter(
                    Ranks.place(me, 1, 2), result, new int[] {1, 1, 1}, INT, me == 1 ? Op.PROD : Op.SUM)
        };
        for (Call call : calls) {
            assertDisagreement(3, Algorithm.TREE, call)
                    .satisfies(e -> assertClass(ErrorClass.ERR_OP, e))
                    .hasMessageContainingAll("rank 1 ", "do not agree", "SUM");
        }
    }

    @Test
    void anotherAlgorithmIsNamed() {
        assertThatThrownBy(() -> Ranks.run(2, mpi -> {
                    int me = mpi.world().getRank();
                    new Collectives(mpi.world(), me == 0 ? Algorithm.TREE : Algorithm.RING, 3)
                            .allReduce(IN_PLACE, Ranks.place(me), 1, INT, Op.SUM);
                }))
                .hasMessageContainingAll("rank 0 ", "rank 1 ", "TREE of arity 3", "RING");
    }

    @Test
    void anotherRootIsNamedByWhoeverHearsOfIt() {
        assertDisagreement(
                        3,
                        Algorithm.TREE,
                        (all, me, result) -> all.reduce(Ranks.place(me, 1), result, 2, INT, Op.SUM, me == 2 ? 1 : 0))
                .satisfies(e -> assertClass(ErrorClass.ERR_ROOT, e))
                .hasMessageContainingAll("rank 2 and rank 0", "REDUCE", "root 1", "root 0", "the same root");
        assertDisagreement(3, Algorithm.TREE, (all, me, result) -> all.bcast(result, 2, INT, me == 1 ? 2 : 0))
                .hasMessageContainingAll("rank 1", "rank 0");
        assertDisagreement(
                        3,
                        Algorithm.TREE,
                        (all, me, result) ->
                                all.gather(Ranks.place(me), 1, INT, Place.of(Ranks.bytes(12)), 1, INT, me == 1 ? 2 : 0))
                .hasMessageContainingAll("rank 1", "rank 0");
    }

    @Test
    void scanAndExScanAreDifferentOperations() {
        assertDisagreement(2, Algorithm.TREE, (all, me, result) -> {
                    if (me == 0) {
                        all.scan(Ranks.place(me, 1), result, 2, INT, Op.SUM);
                    } else {
                        all.exScan(Ranks.place(me, 1), result, 2, INT, Op.SUM);
                    }
                })
                .hasMessageContainingAll("rank 0 is in SCAN (operation 0)", "rank 1 is in EX_SCAN (operation 0)");
    }

    @Test
    void otherCountsAndTypesNameBothRanksAsBefore() {
        for (Algorithm algorithm : Algorithm.values()) {
            assertDisagreement(
                            3,
                            algorithm,
                            (all, me, result) ->
                                    all.allReduce(Ranks.place(me, 1), result, me == 1 ? 1 : 2, INT, Op.SUM))
                    .hasMessageContainingAll("rank 1", "calls ALL_REDUCE (operation 0) with other counts or types");
            assertDisagreement(
                            3,
                            algorithm,
                            (all, me, result) -> all.allReduce(
                                    Ranks.place(me, 1), result, 2, me == 1 ? Datatype.UINT32 : INT, Op.SUM))
                    .hasMessageContainingAll("rank 1", "other basic types");
        }
    }

    private static void assertError(ErrorClass expected, Runnable call, String words) {
        assertThatThrownBy(call::run)
                .isInstanceOfSatisfying(
                        MpiException.class, e -> assertThat(e.getErrorClass()).isEqualTo(expected))
                .hasMessageContaining(words);
    }

    /** Each refusal is followed by a call that must go well: what was refused is no call. */
    @Test
    void inPlaceAwayFromTheRootIsRefused() {
        Ranks.run(3, mpi -> {
            Collectives all = new Collectives(mpi.world());
            int me = mpi.world().getRank();
            ByteBuffer blocks = Ranks.ints(10, 11, 12);
            ByteBuffer block = Ranks.ints(-1);
            if (me != 1) {
                assertError(
                        ErrorClass.ERR_BUFFER,
                        () -> all.scatter(Place.of(blocks), 1, INT, IN_PLACE, 1, INT, 1),
                        "at the root of a reduce, gather or scatter only: root=1, rank=" + me);
                assertError(
                        ErrorClass.ERR_BUFFER, () -> all.gather(IN_PLACE, 1, INT, Place.of(blocks), 1, INT, 1), "root");
            }
            all.scatter(Place.of(blocks), 1, INT, Place.of(block), 1, INT, 1);
            assertThat(block.getInt(0)).isEqualTo(10 + me);
        });
    }

    @Test
    void resultsIntoOverlappingTypesOrBuffersAreRefused() {
        Datatype twice = Datatype.createHVector(2, 1, 2, INT);
        Datatype overlapping = Datatype.createResized(INT, 0, 2);
        Datatype even = Datatype.createVector(2, 1, 2, INT);
        twice.commit();
        overlapping.commit();
        even.commit();
        Ranks.run(2, mpi -> {
            Collectives all = new Collectives(mpi.world());
            ByteBuffer memory = Ranks.ints(1, 2, 3, 4, 5, 6, 7, 8);
            int[] before = Ranks.ints(memory);
            Place own = Ranks.place(1, 2, 3, 4);
            Place recv = Place.of(memory);
            assertError(ErrorClass.ERR_TYPE, () -> all.allReduce(own, recv, 1, twice, Op.SUM), "overlap");
            assertError(ErrorClass.ERR_TYPE, () -> all.allReduce(IN_PLACE, recv, 2, overlapping, Op.SUM), "overlap");
            assertError(ErrorClass.ERR_TYPE, () -> all.scan(own, recv, 2, overlapping, Op.SUM), "overlap");
            assertError(
                    ErrorClass.ERR_BUFFER, () -> all.allReduce(recv.plus(4), recv, 2, INT, Op.SUM), "byte 4 in common");
            assertError(
                    ErrorClass.ERR_BUFFER, () -> all.exScan(recv, recv.plus(4), 2, INT, Op.SUM), "byte 4 in common");
            Place slice = Place.of(memory.slice(4, 8));
            assertError(ErrorClass.ERR_BUFFER, () -> all.allReduce(slice, recv, 2, INT, Op.SUM), "byte 4 in common");
            assertError(
                    ErrorClass.ERR_BUFFER, () -> all.allGather(recv.plus(4), 1, INT, recv, 1, INT), "byte 4 in common");
            assertError(
                    ErrorClass.ERR_BUFFER, () -> all.allToAll(recv.plus(4), 1, INT, recv, 1, INT), "byte 4 in common");
            assertThat(Ranks.ints(memory)).isEqualTo(before);
            // Interleaved data have no byte in common.
            all.allReduce(recv, recv.plus(4), 1, even, Op.SUM);
            assertThat(Ranks.ints(memory)).isEqualTo(new int[] {1, 2, 3, 6, 5, 6, 7, 8});
        });
    }

    @Test
    void reductionsOfMoreBytesThanTheyCanPackAreRefused() {
        Datatype row = Datatype.createContiguous(1 << 10, INT);
        Datatype large = Datatype.createResized(Datatype.createHVector(1 << 20, 1, 0, row), 0, 0);
        large.commit();
        Ranks.run(1, mpi -> {
            Collectives all = new Collectives(mpi.world());
            Place data = Place.of(ByteBuffer.allocate(1 << 12));
            assertError(ErrorClass.ERR_COUNT, () -> all.allReduce(data, data, 1, large, Op.SUM), "must be below 2^31");
            assertError(
                    ErrorClass.ERR_COUNT,
                    () -> all.allReduce(data, data, Integer.MAX_VALUE, INT, Op.SUM),
                    "must be below 2^31");
            assertError(ErrorClass.ERR_COUNT, () -> all.bcast(data, 1, large, 0), "must be below 2^31");
            assertError(
                    ErrorClass.ERR_COUNT,
                    () -> all.scatter(data, Integer.MAX_VALUE, large, IN_PLACE, 0, INT, 0),
                    "must be below 2^31");
            int[] counts = new int[1];
            Arrays.fill(counts, Integer.MAX_VALUE);
            assertError(ErrorClass.ERR_COUNT, () -> all.reduceScatter(data, data, counts, INT, Op.SUM), "below 2^31");
        });
    }
}

package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.collective.OffloadedRuns.RANKS;
import static org.heddle.mpi.collective.OffloadedRuns.run;
import static org.heddle.mpi.collective.OffloadedRuns.sum;
import static org.heddle.mpi.collective.Ranks.bytes;

import java.util.List;
import org.heddle.mpi.Place;
import org.heddle.mpi.SparseMemory;
import org.heddle.mpi.collective.OffloadedRuns.Program;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.offload.CallTerms;
import org.heddle.mpi.offload.OffloadCall;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.api.Test;

/** Terms that ranks compare in each call, and the error that all are told where they are not the same; over interfaces in memory. */
class OffloadAgreementTest {
    @Test
    void ranksThatDoNotMakeTheSameCallAreTold() {
        Datatype pair = Datatype.createStruct(
                new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {Datatype.INT, Datatype.FLOAT});
        pair.commit();
        Datatype reverse = Datatype.createStruct(
                new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {Datatype.FLOAT, Datatype.INT});
        reverse.commit();
        Datatype sameBegin = Datatype.createStruct(
                new int[] {1, 1}, new long[] {0, 4}, new Datatype[] {Datatype.INT, Datatype.UINT32});
        sameBegin.commit();
        Place huge = Place.of(new SparseMemory(1L << 40), 0);
        Place memory = Place.of(bytes(512));
        Place other = Place.of(bytes(512));
        List<List<Program>> disagreements = List.of(
                List.of((mpi, c) -> c.barrier(), (mpi, c) -> c.bcast(memory, 1, Datatype.LONG, 0)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 1, Datatype.LONG, 0),
                        (mpi, c) -> c.bcast(memory, 1, Datatype.LONG, 1)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 13, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(memory, 14, Datatype.BYTE, 0)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 2, Datatype.INT, 0),
                        (mpi, c) -> c.bcast(memory, 2, Datatype.FLOAT, 0)),
                List.of((mpi, c) -> c.bcast(memory, 1, pair, 0), (mpi, c) -> c.bcast(memory, 1, reverse, 0)),
                List.of((mpi, c) -> c.bcast(memory, 1, pair, 0), (mpi, c) -> c.bcast(memory, 2, Datatype.INT, 0)),
                List.of((mpi, c) -> c.bcast(memory, 1, pair, 0), (mpi, c) -> c.bcast(memory, 1, sameBegin, 0)),
                // Software does both of each pair.
                List.of(
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE - 1, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE, Datatype.BYTE, 0)),
                List.of(
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(huge, Integer.MAX_VALUE, Datatype.LONG, 0)),
                List.of(
                        (mpi, c) -> c.bcast(memory, 100, Datatype.BYTE, 0),
                        (mpi, c) -> c.bcast(memory, 101, Datatype.BYTE, 0)),
                List.of(
                        (mpi, c) -> c.allReduce(memory, other, 20, Datatype.INT, Op.SUM),
                        (mpi, c) -> c.allReduce(memory, other, 20, Datatype.INT, Op.MAX)),
                List.of(
                        (mpi, c) -> c.allReduce(memory, other, 1, Datatype.INT, Op.PROD),
                        (mpi, c) -> c.allReduce(memory, other, 2, Datatype.INT, Op.PROD)),
                List.of(
                        (mpi, c) -> c.gather(memory, 1, Datatype.INT, other, 1, Datatype.INT, 0),
                        (mpi, c) -> c.gather(memory, 1, Datatype.INT, other, 1, Datatype.INT, 1)),
                List.of(
                        (mpi, c) -> c.scan(memory, other, 1, Datatype.INT, Op.SUM),
                        (mpi, c) -> c.exScan(memory, other, 1, Datatype.INT, Op.SUM)),
                // One of them software.
                List.of(
                        (mpi, c) -> c.allReduce(memory, other, 16, Datatype.INT, Op.SUM),
                        (mpi, c) -> c.allReduce(memory, other, 17, Datatype.INT, Op.SUM)),
                List.of(
                        (mpi, c) -> c.reduce(memory, other, 1, Datatype.INT, Op.SUM, 0),
                        (mpi, c) -> c.allReduce(memory, other, 1, Datatype.INT, Op.SUM)));
        run((mpi, offloaded) -> {
            int rank = mpi.world().getRank();
            for (List<Program> two : disagreements) {
                Program own = two.get(rank == 1 ? 1 : 0);
                assertThatThrownBy(() -> own.run(mpi, offloaded))
                        .as("disagreement " + disagreements.indexOf(two))
                        .isInstanceOf(MpiException.class)
                        .hasMessageContaining("ranks 0 and 1 do not agree");
                assertThat(sum(offloaded, 1)).as("behind it").containsExactly(RANKS);
            }
        });
    }

    @Test
    void theRanksCompareWhatTheElementsDoNotSay() {
        Datatype everyOther = Datatype.createVector(3, 1, 2, Datatype.INT);
        everyOther.commit();
        OffloadInMemory network = run((mpi, offloaded) -> {
            offloaded.barrier();
            offloaded.bcast(Place.of(bytes(24)), 1, everyOther, 1);
            offloaded.bcast(Place.of(bytes(7)), 7, Datatype.BYTE, 2);
            offloaded.reduce(Place.of(bytes(24)), Place.of(bytes(24)), 3, Datatype.DOUBLE, Op.SUM, 2);
            offloaded.allReduce(Place.of(bytes(12)), Place.of(bytes(12)), 3, Datatype.UINT32, Op.BXOR);
            offloaded.allReduce(Place.of(bytes(32)), Place.of(bytes(32)), 2, Datatype.DOUBLE_INT, Op.MAXLOC);
            offloaded.allReduce(Place.of(bytes(24)), Place.of(bytes(24)), 3, Datatype.INT2, Op.MINLOC);
        });
        assertThat(network.calls())
                .containsExactly(
                        words(1, new CallTerms("barrier", 1, 0, false, 0, 0)),
                        words(2, new CallTerms("bcast", 2, 1, false, 12, Basic.INT.code())),
                        words(1, new CallTerms("bcast", 2, 2, false, 7, Basic.BYTE.code())),
                        new OffloadCall(Op.SUM, Basic.DOUBLE, false, 3, CallTerms.of("reduce", 3, 2)),
                        new OffloadCall(Op.BXOR, Basic.UINT32, false, 3, CallTerms.of("allReduce", 4, 0)),
                        new OffloadCall(Op.MAXLOC, Basic.DOUBLE, true, 2, CallTerms.of("allReduce", 4, 0)),
                        new OffloadCall(Op.MINLOC, Basic.INT, true, 3, CallTerms.of("allReduce", 4, 0)),
                        words(1, new CallTerms("close", 12, 0, false, 0, 0)));
    }

    private static OffloadCall words(int words, CallTerms terms) {
        return new OffloadCall(Op.BOR, Basic.UINT64, false, words, terms);
    }

    @Test
    void ranksAgreeOnWhatIsAlwaysSoftwareAndItIsNoFallback() {
        int[] ones = {1, 1, 1};
        int[] places = {0, 1, 2};
        int[] inBytes = {0, 4, 8};
        Datatype[] types = {Datatype.INT, Datatype.INT, Datatype.INT};
        OffloadInMemory network = run((mpi, c) -> {
            Place in = Place.of(bytes(12));
            Place out = Place.of(bytes(12));
            c.gather(in, 1, Datatype.INT, out, 1, Datatype.INT, 1);
            c.gatherV(in, 1, Datatype.INT, out, ones, places, Datatype.INT, 2);
            c.scatter(in, 1, Datatype.INT, out, 1, Datatype.INT, 2);
            c.scatterV(in, ones, places, Datatype.INT, out, 1, Datatype.INT, 1);
            c.allGather(in, 1, Datatype.INT, out, 1, Datatype.INT);
            c.allGatherV(in, 1, Datatype.INT, out, ones, places, Datatype.INT);
            c.allToAll(in, 1, Datatype.INT, out, 1, Datatype.INT);
            c.allToAllV(in, ones, places, Datatype.INT, out, ones, places, Datatype.INT);
            c.allToAllW(in, ones, inBytes, types, out, ones, inBytes, types);
            c.scan(in, out, 1, Datatype.INT, Op.SUM);
            c.exScan(in, out, 1, Datatype.INT, Op.SUM);
            c.reduceScatter(in, out, ones, Datatype.INT, Op.SUM);
            c.reduceScatterBlock(in, out, 1, Datatype.INT, Op.SUM);
            assertThat(c.offloadedCalls()).isZero();
            assertThat(c.fallbacks()).isEmpty();
            c.close();
            c.scan(in, out, 1, Datatype.INT, Op.SUM);
        });
        assertThat(network.calls())
                .containsExactly(
                        agreement("GATHER", 5, 1),
                        agreement("GATHER_V", 5, 2),
                        agreement("SCATTER", 6, 2),
                        agreement("SCATTER_V", 6, 1),
                        agreement("ALL_GATHER", 7, 0),
                        agreement("ALL_GATHER_V", 7, 0),
                        agreement("ALL_TO_ALL", 8, 0),
                        agreement("ALL_TO_ALL_V", 8, 0),
                        agreement("ALL_TO_ALL_W", 8, 0),
                        agreement("SCAN", 9, 0),
                        agreement("EX_SCAN", 11, 0),
                        agreement("REDUCE_SCATTER", 10, 0),
                        agreement("REDUCE_SCATTER_BLOCK", 10, 0),
                        words(1, CallTerms.of("close", 12, 0)));
    }

    private static OffloadCall agreement(String name, int kind, int root) {
        return words(1, new CallTerms(name, kind, root, true, 0, 0));
    }
}

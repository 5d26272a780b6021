package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.experiment.mpi.Offloaded.allReduce;
import static org.heddle.experiment.mpi.Offloaded.longs;
import static org.heddle.experiment.mpi.Offloaded.tree;
import static org.heddle.experiment.mpi.Offloaded.zeros;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.heddle.nic.offload.ReductionConfiguration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Ranks in different collective operations, or in the same with different roots, operations, types or lengths: all of them are told which
 * two do not agree, no buffer changes, and the next operation is right.
 */
@Tag("slow")
class OffloadedDisagreementTest {
    /** A root, an inner rank, two leaves. */
    private static final int RANKS = 4;
    /** Value in all bytes of a receive buffer, which a refused operation must not change. */
    private static final byte UNTOUCHED = 0x5A;

    private static final int BYTES = 8_000;

    /** Collective call of a rank, with a buffer of its own to receive into. */
    @FunctionalInterface
    private interface Call {
        void make(Collectives ranks, ByteBuffer receive);
    }

    private static Call allReduces(int count, Datatype type, Op op) {
        return (ranks, receive) -> ranks.allReduce(Place.of(zeros(BYTES)), Place.of(receive), count, type, op);
    }

    private static Call reduces(int count, Datatype type, Op op, int root) {
        return (ranks, receive) -> ranks.reduce(Place.of(zeros(BYTES)), Place.of(receive), count, type, op, root);
    }

    private static Call bcasts(int count, Datatype type, int root) {
        return (ranks, receive) -> ranks.bcast(Place.of(receive), count, type, root);
    }

    /** By name: any two of them disagree. */
    private static Map<String, Call> calls() {
        Map<String, Call> calls = new LinkedHashMap<>();
        calls.put("barrier", (ranks, receive) -> ranks.barrier());
        calls.put("bcast of a long from 0", bcasts(1, Datatype.LONG, 0));
        calls.put("bcast of a long from 3", bcasts(1, Datatype.LONG, 3));
        calls.put("bcast of a double from 0", bcasts(1, Datatype.DOUBLE, 0));
        calls.put("bcast of 13 bytes from 0", bcasts(13, Datatype.BYTE, 0));
        calls.put("bcast of 14 bytes from 0", bcasts(14, Datatype.BYTE, 0));
        calls.put("bcast of 5,000 bytes from 0", bcasts(5_000, Datatype.BYTE, 0));
        calls.put("reduce of a long to 0", reduces(1, Datatype.LONG, Op.BOR, 0));
        calls.put("reduce of a long to 3", reduces(1, Datatype.LONG, Op.BOR, 3));
        calls.put("allreduce of a long", allReduces(1, Datatype.LONG, Op.BOR));
        calls.put("largest long", allReduces(1, Datatype.LONG, Op.MAX));
        calls.put("largest unsigned long", allReduces(1, Datatype.UINT64, Op.MAX));
        calls.put("allreduce of 6 longs", allReduces(6, Datatype.LONG, Op.MAX));
        calls.put("allreduce of 7 longs", allReduces(7, Datatype.LONG, Op.MAX));
        calls.put("allreduce of 40 longs", allReduces(40, Datatype.LONG, Op.MAX));
        calls.put("product", allReduces(1, Datatype.LONG, Op.PROD));
        calls.put("product of 2", allReduces(2, Datatype.LONG, Op.PROD));
        calls.put("largest short", allReduces(1, Datatype.SHORT, Op.MAX));
        calls.put("allreduce of 600 longs", allReduces(600, Datatype.LONG, Op.MAX));
        calls.put("allreduce of nothing", allReduces(0, Datatype.LONG, Op.MAX));
        calls.put(
                "gather to 0",
                (ranks, receive) ->
                        ranks.gather(Place.of(zeros(8)), 1, Datatype.LONG, Place.of(receive), 1, Datatype.LONG, 0));
        calls.put(
                "gather to 1",
                (ranks, receive) ->
                        ranks.gather(Place.of(zeros(8)), 1, Datatype.LONG, Place.of(receive), 1, Datatype.LONG, 1));
        calls.put(
                "scatter from 1",
                (ranks, receive) ->
                        ranks.scatter(Place.of(zeros(32)), 1, Datatype.LONG, Place.of(receive), 1, Datatype.LONG, 1));
        calls.put(
                "scan",
                (ranks, receive) -> ranks.scan(Place.of(zeros(8)), Place.of(receive), 1, Datatype.LONG, Op.SUM));
        return calls;
    }

    private static ReductionConfiguration configuration(String name) {
        return ReductionConfiguration.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Each call by most ranks and by few, beside six others; whole: every two. */
    @ParameterizedTest
    @ValueSource(strings = {"published", "improved"})
    void eachCallDisagreesWithSixOthersOnBothSides(String name) {
        assertThat(refusedPairs(name, List.of(1, 5, 10, 14, 19, 23))).isEqualTo(24 * 6);
    }

    @Tag("whole")
    @ParameterizedTest
    @ValueSource(strings = {"published", "improved"})
    void everyPairOfCallsNamesTwoRanks(String name) {
        assertThat(refusedPairs(name, IntStream.range(1, 24).boxed().toList())).isEqualTo(24 * 23);
    }

    /**
     * Two calls at a time, the second one made by one rank or by two, anywhere in the tree.
     *
     * @param distances of the second call from the first one in the list of all
     * @return how many pairs each rank saw
     */
    private static int refusedPairs(String name, List<Integer> distances) {
        List<Map.Entry<String, Call>> calls = List.copyOf(calls().entrySet());
        int[] pairs = new int[RANKS];
        Offloaded.run(RANKS, configuration(name), tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            int number = 0;
            for (int i = 0; i < calls.size(); i++) {
                Map.Entry<String, Call> most = calls.get(i);
                for (int distance : distances) {
                    Map.Entry<String, Call> few = calls.get((i + distance) % calls.size());
                    int odd = number % RANKS;
                    int second = number / RANKS % 2 == 0 ? odd : (odd + 1 + number % 3) % RANKS;
                    boolean isOdd = rank == odd || rank == second;
                    String where = "%s at %d and %d, %s elsewhere".formatted(few.getKey(), odd, second, most.getKey());
                    expectRefusal(offloaded, (isOdd ? few : most).getValue(), pair(odd, second), where);
                    assertThat(allReduce(offloaded, longs(rank, number), 2, Datatype.LONG, Op.SUM))
                            .as("behind %s", where)
                            .isEqualTo(longs(6, 4L * number).array());
                    number++;
                }
            }
            pairs[rank] = number;
        });
        assertThat(pairs).containsOnly(pairs[0]);
        return pairs[0];
    }

    /** The lowest rank that differs from its parent, and that. */
    private static String pair(int odd, int second) {
        for (int rank = 1; rank < RANKS; rank++) {
            int parent = (rank - 1) / 2;
            boolean isOdd = rank == odd || rank == second;
            boolean isParentOdd = parent == odd || parent == second;
            if (isOdd != isParentOdd) {
                return "ranks " + parent + " and " + rank + " do not agree on ";
            }
        }
        throw new AssertionError("all ranks agree");
    }

    private static String expectRefusal(Collectives ranks, Call call, String named, String where) {
        ByteBuffer receive = zeros(BYTES);
        Arrays.fill(receive.array(), UNTOUCHED);
        try {
            call.make(ranks, receive);
        } catch (MpiException error) {
            assertThat(error).as(where).hasMessageContaining(named);
            assertThat(receive.array()).as(where).containsOnly(UNTOUCHED);
            return error.getMessage();
        }
        throw new AssertionError(where + ": a rank got a result");
    }

    /** The message names the matter on which the ranks do not agree. */
    @Test
    void theMatterIsNamed() {
        Map<String, List<Call>> matters = new LinkedHashMap<>();
        matters.put(
                "which operation is called",
                List.of(bcasts(1, Datatype.LONG, 0), reduces(1, Datatype.LONG, Op.SUM, 0)));
        matters.put("the root", List.of(bcasts(1, Datatype.LONG, 0), bcasts(1, Datatype.LONG, 1)));
        matters.put(
                "the operation", List.of(allReduces(1, Datatype.LONG, Op.SUM), allReduces(1, Datatype.LONG, Op.MAX)));
        matters.put("the type", List.of(allReduces(1, Datatype.LONG, Op.SUM), allReduces(1, Datatype.DOUBLE, Op.SUM)));
        matters.put(
                "the number of elements",
                List.of(allReduces(6, Datatype.LONG, Op.SUM), allReduces(12, Datatype.LONG, Op.SUM)));
        matters.put(
                "an operation, type or number of elements that network interfaces have",
                List.of(allReduces(1, Datatype.LONG, Op.SUM), allReduces(1, Datatype.LONG, Op.PROD)));
        Offloaded.run(RANKS, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (Map.Entry<String, List<Call>> matter : matters.entrySet()) {
                Call call = matter.getValue().get(rank == 2 ? 1 : 0);
                String message = expectRefusal(offloaded, call, "ranks 0 and 2 do not agree on ", matter.getKey());
                assertThat(message).contains("agree on " + matter.getKey() + ": all ranks must");
            }
        });
    }

    /** Operations that were started behind one whose lengths differ are neither lost nor mixed up. */
    @ParameterizedTest
    @ValueSource(strings = {"published", "improved"})
    void whatWasStartedBehindADisagreementIsRight(String name) {
        Offloaded.run(RANKS, configuration(name), tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (int odd = 0; odd < RANKS; odd++) {
                ByteBuffer receive = zeros(BYTES);
                Request wrong = offloaded.iAllReduce(
                        Place.IN_PLACE, Place.of(receive), rank == odd ? 20 : 6, Datatype.LONG, Op.SUM);
                List<Request> requests = new ArrayList<>();
                List<ByteBuffer> results = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    ByteBuffer result = zeros(BYTES);
                    result.putLong(0, rank).putLong(8 * i * 5, i);
                    results.add(result);
                    requests.add(
                            offloaded.iAllReduce(Place.IN_PLACE, Place.of(result), 5 * i + 1, Datatype.LONG, Op.SUM));
                }
                try {
                    wrong.waitFor();
                    throw new AssertionError("ranks that do not agree got a result");
                } catch (MpiException error) {
                    assertThat(error).hasMessageContaining("the number of elements");
                }
                requests.forEach(Request::waitFor);
                for (int i = 1; i < 6; i++) {
                    assertThat(results.get(i).getLong(0))
                            .as("odd %d, call %d", odd, i)
                            .isEqualTo(6);
                    assertThat(results.get(i).getLong(40 * i)).isEqualTo(4 * i);
                }
            }
        });
    }

    @Test
    void closingIsNoBarrier() {
        Offloaded.run(RANKS, tree(2), (mpi, offloaded, software) -> {
            Call call = mpi.world().getRank() == 3
                    ? (ranks, receive) -> ranks.close()
                    : (ranks, receive) -> ranks.barrier();
            expectRefusal(offloaded, call, "ranks 1 and 3 do not agree on which operation", "close");
            offloaded.close();
        });
    }
}

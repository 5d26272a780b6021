package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.experiment.mpi.Offloaded.allReduce;
import static org.heddle.experiment.mpi.Offloaded.doubles;
import static org.heddle.experiment.mpi.Offloaded.longs;
import static org.heddle.experiment.mpi.Offloaded.random;
import static org.heddle.experiment.mpi.Offloaded.tree;
import static org.heddle.experiment.mpi.Offloaded.zeros;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.heddle.host.offload.mpi.ReductionTransport;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.mpi.operation.Op;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.host.ReductionHostMap.Counter;
import org.heddle.nic.stage.arithmetic.BinnedSum;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How collective operations behave that reducing nodes take: order, time, sizes, communicators, errors. */
@Tag("slow")
class OffloadedBehaviourTest {
    /** C01. */
    @Test
    void nobodyLeavesABarrierBeforeTheLastHasEnteredIt() {
        long[] entered = new long[5];
        long[] left = new long[5];
        Offloaded.run(5, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (int round = 0; round < 4; round++) {
                mpi.idle(new Random(10 * round + rank).nextInt(3_000));
                entered[rank] = mpi.cycle();
                if (round % 2 == 0) {
                    offloaded.barrier();
                } else {
                    offloaded.iBarrier().waitFor();
                }
                left[rank] = mpi.cycle();
                software.barrier();
                assertThat(Arrays.stream(left).min().orElseThrow())
                        .isGreaterThan(Arrays.stream(entered).max().orElseThrow());
                software.barrier();
            }
            assertThat(offloaded.offloadedCalls()).isEqualTo(4);
            assertThat(software.fallbacks()).isEmpty();
        });
    }

    /** C02. */
    @Test
    void everyRootsDataReachEverybody() {
        Datatype everyOther = Datatype.createVector(5, 1, 2, Datatype.INT);
        everyOther.commit();
        Offloaded.run(5, tree(3), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (int root = 0; root < 5; root++) {
                ByteBuffer data = rank == root ? random(40, root, root) : zeros(40);
                offloaded.bcast(Place.of(data), 1, everyOther, root);
                ByteBuffer expected = random(40, root, root);
                for (int i = 0; i < 9; i += 2) {
                    assertThat(data.getInt(4 * i)).isEqualTo(expected.getInt(4 * i));
                }
                assertThat(data.getInt(4)).isEqualTo(rank == root ? expected.getInt(4) : 0);
            }
            offloaded.bcast(Place.of(zeros(1)), 0, Datatype.BYTE, 2);
            ByteBuffer odd = rank == 3 ? random(13, 9, 3) : zeros(13);
            offloaded.iBcast(Place.of(odd), 13, Datatype.BYTE, 3).waitFor();
            assertThat(odd).isEqualTo(random(13, 9, 3));
            assertThat(offloaded.fallbacks()).hasSize(1);
            assertThat(offloaded.fallbacks().get(0).rule()).isEqualTo("empty");
        });
    }

    /** C10: the same bits as the documented order for any delays. */
    @Test
    void inTheOrderOfTheTreeEveryRunHasTheSameBits() {
        Offloaded.run(5, tree(3).withOrder(FoldOrder.TREE), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            ByteBuffer own = doubles(new Random(rank).nextGaussian() * 1e9, 1.0 / (rank + 3));
            byte[] expected = allReduce(software, own, 2, Datatype.DOUBLE, Op.SUM);
            for (int run = 0; run < 100; run++) {
                mpi.idle(new Random(100 * run + rank).nextInt(400));
                assertThat(allReduce(offloaded, own, 2, Datatype.DOUBLE, Op.SUM))
                        .isEqualTo(expected);
            }
            assertThat(offloaded.offloadedCalls()).isEqualTo(100);
        });
    }

    /** C10: in no order at all, the bits are the once rounded sum of all values, whatever the tree. */
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void anExactSumIsTheSameForEveryTree(int arity) {
        double[] values = {1e300, 1, -1e300, 1e-300, 0.1};
        BinnedSum exact = new BinnedSum();
        BinnedSum exactFloats = new BinnedSum();
        for (double value : values) {
            exact.add(value);
            exactFloats.add((float) (value / 1e280));
        }
        Offloaded.run(5, tree(arity).withOrder(FoldOrder.EXACT), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            double own = values[rank];
            for (int run = 0; run < 3; run++) {
                mpi.idle(new Random(10 * run + rank).nextInt(400));
                byte[] sum = allReduce(offloaded, doubles(own, 2 * own), 2, Datatype.DOUBLE, Op.SUM);
                assertThat(sum)
                        .isEqualTo(
                                doubles(exact.toDouble(), 2 * exact.toDouble()).array());
                ByteBuffer single = zeros(4).putFloat(0, (float) (own / 1e280));
                assertThat(allReduce(offloaded, single, 1, Datatype.FLOAT, Op.SUM))
                        .isEqualTo(zeros(4).putFloat(0, exactFloats.toFloat()).array());
            }
            assertThat(allReduce(offloaded, longs(rank), 1, Datatype.LONG, Op.SUM))
                    .isEqualTo(longs(10).array());
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    /** C12: around one descriptor of 48 bytes and its multiples, in both configurations. */
    @ParameterizedTest
    @ValueSource(strings = {"published", "improved"})
    void everySizeIsWhole(String name) {
        ReductionConfiguration configuration =
                name.equals("published") ? ReductionConfiguration.published() : ReductionConfiguration.improved();
        Offloaded.run(3, configuration, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (int bytes : new int[] {4, 8, 44, 48, 52, 56, 96, 100, 4096}) {
                ByteBuffer own = random(bytes, bytes, rank);
                assertThat(allReduce(offloaded, own, bytes / 4, Datatype.INT, Op.SUM))
                        .as("%d bytes", bytes)
                        .isEqualTo(allReduce(software, own, bytes / 4, Datatype.INT, Op.SUM));
            }
            assertThat(offloaded.fallbacks()).isEmpty();
            allReduce(offloaded, zeros(4104), 513, Datatype.LONG, Op.SUM);
            assertThat(offloaded.fallbacks()).hasSize(1);
            assertThat(offloaded.fallbacks().get(0).toString()).contains("size", "4104 bytes");
        });
    }

    /** C13, C16: every kind of node; all children's messages are there before the parent's own descriptor. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 2", "5, 4", "8, 15", "16, 15", "17, 4", "17, 16"})
    void anyNumberOfRanksAndChildren(int ranks, int arity) {
        Offloaded.run(ranks, tree(arity), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            for (int run = 0; run < 3; run++) {
                mpi.idle(run == 0 ? 100L * (ranks - rank) : new Random(ranks * run + rank).nextInt(1_000));
                ByteBuffer own = longs(rank, 1L << rank, -rank);
                long all = (long) ranks * (ranks - 1) / 2;
                assertThat(allReduce(offloaded, own, 3, Datatype.LONG, Op.SUM))
                        .isEqualTo(longs(all, (1L << ranks) - 1, -all).array());
            }
            assertThat(offloaded.fallbacks()).isEmpty();
        });
    }

    /** C13: a communicator of one rank. */
    @Test
    void aRankAloneReducesWithItself() {
        Offloaded.run(2, tree(2), (mpi, offloaded, software) -> {
            Comm alone = mpi.world().split(mpi.world().getRank(), 0);
            Collectives own = Collectives.offloaded(alone, tree(2));
            assertThat(allReduce(own, longs(7), 1, Datatype.LONG, Op.SUM)).isEqualTo(longs(7).array());
            own.barrier();
            assertThat(own.offloadedCalls()).isEqualTo(2);
            own.close();
        });
    }

    /** C14: a fast rank is in the next operation while a slow one is in this; disagreement is an error at all, and the next works. */
    @Test
    void operationsDoNotMixAndDisagreementIsToldToAll() {
        Offloaded.run(4, tree(2), (mpi, offloaded, software) -> {
            int rank = mpi.world().getRank();
            List<Request> requests = new ArrayList<>();
            List<ByteBuffer> results = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                mpi.idle(rank == 2 ? 500 : 0);
                ByteBuffer result = longs(100 * i + rank);
                results.add(result);
                requests.add(offloaded.iAllReduce(Place.IN_PLACE, Place.of(result), 1, Datatype.LONG, Op.SUM));
            }
            Request.waitAll(requests.toArray(Request[]::new));
            for (int i = 0; i < 12; i++) {
                assertThat(results.get(i).getLong(0)).isEqualTo(400 * i + 6);
            }
            Op op = rank == 3 ? Op.MAX : Op.SUM;
            try {
                allReduce(offloaded, longs(1), 1, Datatype.LONG, op);
                throw new AssertionError("ranks that do not agree got a result");
            } catch (MpiException error) {
                assertThat(error).hasMessageContaining("do not agree on the operation");
            }
            assertThat(allReduce(offloaded, longs(1), 1, Datatype.LONG, Op.SUM)).isEqualTo(longs(4).array());
        });
    }

    /** C14: a rank that never calls is named, the others are released. */
    @Test
    void aMissingRankIsNamed() {
        Offloaded.run(4, tree(2).withTimeout(20_000), (mpi, offloaded, software) -> {
            if (mpi.world().getRank() == 3) {
                mpi.idle(200_000);
                return;
            }
            try {
                allReduce(offloaded, longs(1), 1, Datatype.LONG, Op.SUM);
                throw new AssertionError("a reduction without a rank got a result");
            } catch (MpiException error) {
                assertThat(error).hasMessageContaining("rank 3 did not answer in time");
            }
        });
    }

    /** C15: two communicators at once, interleaved with messages; 200 reductions of each do not mix. */
    @Test
    void twoCommunicatorsAndMessagesDoNotMix() {
        Offloaded.run(6, tree(2), (mpi, offloaded, software) -> {
            Comm world = mpi.world();
            int rank = world.getRank();
            Comm half = world.split(rank % 2, -rank);
            Collectives halves = Collectives.offloaded(half, tree(3));
            int here = half.getSize() * (rank % 2) + 6;
            for (int batch = 0; batch < 20; batch++) {
                List<Request> requests = new ArrayList<>();
                List<ByteBuffer> all = new ArrayList<>();
                List<ByteBuffer> ofHalf = new ArrayList<>();
                for (int i = 0; i < 10; i++) {
                    all.add(longs(1_000L * batch + i + rank));
                    ofHalf.add(doubles(batch + i + rank));
                    requests.add(offloaded.iAllReduce(Place.IN_PLACE, Place.of(all.get(i)), 1, Datatype.LONG, Op.SUM));
                    requests.add(
                            halves.iAllReduce(Place.IN_PLACE, Place.of(ofHalf.get(i)), 1, Datatype.DOUBLE, Op.SUM));
                    ByteBuffer passed = longs(rank);
                    world.sendRecvReplace(Place.of(passed), 1, Datatype.LONG, (rank + 1) % 6, i, (rank + 5) % 6, i);
                    assertThat(passed.getLong(0)).isEqualTo((rank + 5) % 6);
                }
                Request.waitAll(requests.toArray(Request[]::new));
                for (int i = 0; i < 10; i++) {
                    assertThat(all.get(i).getLong(0)).isEqualTo(6 * (1_000L * batch + i) + 15);
                    assertThat(ofHalf.get(i).getDouble(0)).isEqualTo(3.0 * (batch + i) + here);
                }
            }
            assertThat(offloaded.offloadedCalls()).isEqualTo(200);
            assertThat(halves.offloadedCalls()).isEqualTo(200);
            halves.close();
        });
    }

    /** C18: the root's message to itself lets exactly one broadcast go: n - 1 messages up, n - 1 down, and nothing dropped. */
    @Test
    void everyNodeSendsExactlyItsMessages() {
        try (ClusterTransports transports = ClusterTransports.fast()) {
            ReductionTransport transport = transports.open(7);
            long[] sent = new long[7];
            MpiJob.run(transport, mpi -> {
                Collectives offloaded = Collectives.offloaded(mpi.world(), tree(2));
                int rank = mpi.world().getRank();
                allReduce(offloaded, longs(rank), 1, Datatype.LONG, Op.SUM);
                new Collectives(mpi.world()).barrier();
                sent[rank] = transport.driver(rank).counter(Counter.MESSAGES);
                assertThat(transport.driver(rank).counter(Counter.DROPPED)).isZero();
            });
            assertThat(sent).containsExactly(2, 3, 3, 1, 1, 1, 1);
        }
    }

    /** C19: a transposition there and back by alltoall is nothing. */
    @Test
    void transposedTwiceIsNothing() {
        int ranks = 4;
        int side = 8;
        int rows = side / ranks;
        Datatype column = Datatype.createVector(rows, 2 * rows, 2 * side, Datatype.DOUBLE);
        Datatype block = Datatype.createResized(column, 0, 16L * rows);
        Datatype row = Datatype.createContiguous(2 * rows * rows, Datatype.DOUBLE);
        block.commit();
        row.commit();
        Offloaded.run(ranks, tree(2), (mpi, offloaded, software) -> {
            ByteBuffer own = random(16 * side * rows, 1, mpi.world().getRank());
            ByteBuffer there = zeros(own.capacity());
            ByteBuffer back = zeros(own.capacity());
            offloaded.allToAll(Place.of(own), 1, block, Place.of(there), 1, row);
            offloaded.allToAll(Place.of(there), 1, row, Place.of(back), 1, block);
            assertThat(back).isEqualTo(own);
            assertThat(there).isNotEqualTo(own);
        });
    }

    @Test
    void withoutAFreePortEverythingStaysInSoftware() {
        Offloaded.run(2, tree(2), (mpi, offloaded, software) -> {
            List<Collectives> all = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                all.add(Collectives.offloaded(mpi.world(), tree(2)));
            }
            Collectives last = all.get(3);
            assertThat(allReduce(last, longs(2), 1, Datatype.LONG, Op.SUM)).isEqualTo(longs(4).array());
            assertThat(last.fallbacks()).hasSize(1);
            assertThat(last.fallbacks().get(0).toString()).contains("communicator", "no port is free");
            all.get(0).close();
            Collectives again = Collectives.offloaded(mpi.world(), tree(2));
            assertThat(allReduce(again, longs(2), 1, Datatype.LONG, Op.SUM)).isEqualTo(longs(4).array());
            assertThat(again.fallbacks()).isEmpty();
        });
    }
}

package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Place.IN_PLACE;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.rank.DeadlockException;
import org.junit.jupiter.api.Test;

/** Collective operations that move data, and their order. */
class MovementTest {
    private static final int[] SIZES = {1, 2, 3, 5, 8, 17};

    /** C01; a call takes no time on this transport, so the last to enter may leave in the same cycle. */
    @Test
    void nobodyLeavesABarrierBeforeTheLastHasEntered() {
        for (int ranks : SIZES) {
            for (int seed = 0; seed < 5; seed++) {
                int delays = seed;
                long[] entered = new long[ranks];
                long[] left = new long[ranks];
                Ranks.run(ranks, mpi -> {
                    int me = mpi.world().getRank();
                    mpi.idle(new Random(100L * delays + me).nextInt(5000));
                    entered[me] = mpi.cycle();
                    new Collectives(mpi.world()).barrier();
                    left[me] = mpi.cycle();
                });
                assertThat(Arrays.stream(left).min().getAsLong())
                        .isGreaterThanOrEqualTo(Arrays.stream(entered).max().getAsLong());
            }
        }
    }

    /** C02. */
    @Test
    void broadcastsFromEveryRootFollowEachOtherWithoutMixing() {
        Datatype column = Datatype.createVector(5, 1, 4, INT);
        column.commit();
        for (int ranks : SIZES) {
            Ranks.run(ranks, mpi -> {
                Comm world = mpi.world();
                Collectives all = new Collectives(world);
                for (int root = 0; root < ranks; root++) {
                    for (int bytes : new int[] {0, 3, 5000}) {
                        byte[] sent = Ranks.random(bytes, root);
                        byte[] data = world.getRank() == root ? sent.clone() : new byte[bytes];
                        all.bcast(Place.of(ByteBuffer.wrap(data)), bytes, BYTE, root);
                        assertThat(data).isEqualTo(sent);
                    }
                    int[] grid = new int[20];
                    if (world.getRank() == root) {
                        Arrays.setAll(grid, i -> i + 1);
                    }
                    ByteBuffer buffer = Ranks.ints(grid);
                    all.bcast(Place.of(buffer, 8), 1, column, root);
                    for (int i = 0; i < 20 && world.getRank() != root; i++) {
                        assertThat(buffer.getInt(4 * i)).isEqualTo(i % 4 == 2 ? i + 1 : 0);
                    }
                }
            });
        }
    }

    @Test
    void gatherAndScatterAreInverse() {
        for (int ranks : SIZES) {
            Ranks.run(ranks, mpi -> {
                int me = mpi.world().getRank();
                Collectives all = new Collectives(mpi.world());
                int root = ranks - 1;
                int[] everything = IntStream.range(0, 2 * ranks).map(i -> i * i).toArray();
                ByteBuffer collected = me == root ? Ranks.bytes(8 * ranks) : Ranks.bytes(0);
                int[] own = {everything[2 * me], everything[2 * me + 1]};
                all.gather(Ranks.place(own), 2, INT, Place.of(collected), 2, INT, root);
                assertThat(Ranks.ints(collected)).isEqualTo(me == root ? everything : new int[0]);
                ByteBuffer back = Ranks.bytes(8);
                all.scatter(Place.of(collected), 2, INT, Place.of(back), 2, INT, root);
                assertThat(Ranks.ints(back)).isEqualTo(own);

                ByteBuffer inPlace = me == root ? Ranks.bytes(8 * ranks) : Ranks.bytes(0);
                if (me == root) {
                    inPlace.putInt(8 * root, own[0]).putInt(8 * root + 4, own[1]);
                }
                Place send = me == root ? IN_PLACE : Ranks.place(own);
                all.gather(send, 2, INT, Place.of(inPlace), 2, INT, root);
                assertThat(Ranks.ints(inPlace)).isEqualTo(Ranks.ints(collected));
                all.scatter(Place.of(inPlace), 2, INT, me == root ? IN_PLACE : Place.of(back), 2, INT, root);
            });
        }
    }

    @Test
    void allGatherGivesEveryBlockToEverybody() {
        for (int ranks : SIZES) {
            for (int bytes : new int[] {4, 3000}) {
                Ranks.run(ranks, mpi -> {
                    int me = mpi.world().getRank();
                    Collectives all = new Collectives(mpi.world());
                    byte[] expected = new byte[ranks * bytes];
                    for (int rank = 0; rank < ranks; rank++) {
                        System.arraycopy(Ranks.random(bytes, rank), 0, expected, rank * bytes, bytes);
                    }
                    byte[] got = new byte[ranks * bytes];
                    Place own = Place.of(ByteBuffer.wrap(Ranks.random(bytes, me)));
                    all.allGather(own, bytes, BYTE, Place.of(ByteBuffer.wrap(got)), bytes, BYTE);
                    assertThat(got).isEqualTo(expected);
                    byte[] inPlace = new byte[ranks * bytes];
                    System.arraycopy(Ranks.random(bytes, me), 0, inPlace, me * bytes, bytes);
                    all.allGather(IN_PLACE, 0, BYTE, Place.of(ByteBuffer.wrap(inPlace)), bytes, BYTE);
                    assertThat(inPlace).isEqualTo(expected);
                });
            }
        }
    }

    /** C19: the transposition of a two-dimensional FFT, as in DDTBench: N by N complex values, N / P rows each. */
    @Test
    void theTransposeOfAnFftByDerivedTypesIsATransposeAndTwiceItIsNothing() {
        for (int[] sizes : new int[][] {{4, 2}, {12, 3}, {16, 4}, {10, 5}}) {
            int n = sizes[0];
            int ranks = sizes[1];
            int rows = n / ranks;
            Datatype complex = Datatype.createContiguous(2, DOUBLE);
            Datatype block = Datatype.createResized(
                    Datatype.createVector(rows, rows, n, complex), 0, rows * complex.getExtent());
            Datatype column = Datatype.createResized(Datatype.createVector(rows, 1, n, complex), 0, 16);
            Datatype columns = Datatype.createResized(Datatype.createContiguous(rows, column), 0, 16L * rows);
            block.commit();
            columns.commit();
            Ranks.run(ranks, mpi -> {
                int me = mpi.world().getRank();
                Collectives all = new Collectives(mpi.world());
                ByteBuffer matrix = Ranks.bytes(16 * n * rows);
                for (int i = 0; i < n * rows; i++) {
                    matrix.putDouble(16 * i, me * rows + i / n).putDouble(16 * i + 8, i % n);
                }
                ByteBuffer turned = Ranks.bytes(16 * n * rows);
                all.allToAll(Place.of(matrix), 1, block, Place.of(turned), 1, columns);
                for (int i = 0; i < n * rows; i++) {
                    assertThat(turned.getDouble(16 * i)).isEqualTo(i % n);
                    assertThat(turned.getDouble(16 * i + 8)).isEqualTo(me * rows + i / n);
                }
                ByteBuffer back = Ranks.bytes(16 * n * rows);
                all.allToAll(Place.of(turned), 1, block, Place.of(back), 1, columns);
                assertThat(back.array()).isEqualTo(matrix.array());
            });
        }
    }

    /** C14. */
    @Test
    void aFastRankInTheNextOperationDoesNotMixWithASlowOne() {
        Ranks.run(7, mpi -> {
            int me = mpi.world().getRank();
            Collectives all = new Collectives(mpi.world(), Algorithm.TREE, 2);
            for (int round = 0; round < 30; round++) {
                mpi.idle(me == round % 7 ? 3000 : 0);
                ByteBuffer sum = Ranks.ints(me + round);
                all.allReduce(IN_PLACE, Place.of(sum), 1, INT, Op.SUM);
                assertThat(sum.getInt(0)).isEqualTo(21 + 7 * round);
                ByteBuffer told = Ranks.ints(me == round % 7 ? round : -1);
                all.bcast(Place.of(told), 1, INT, round % 7);
                assertThat(told.getInt(0)).isEqualTo(round);
            }
        });
    }

    /** C14. */
    @Test
    void ranksInDifferentOperationsAreToldSo() {
        assertThatThrownBy(() -> Ranks.run(2, mpi -> {
                    Collectives all = new Collectives(mpi.world());
                    if (mpi.world().getRank() == 0) {
                        all.bcast(Ranks.place(1), 1, INT, 0);
                    } else {
                        all.barrier();
                    }
                }))
                .hasMessageContainingAll("rank 0 is in BCAST (operation 0) while rank 1 is in BARRIER (operation 0)");
        assertThatThrownBy(() -> Ranks.run(2, mpi -> {
                    Collectives all = new Collectives(mpi.world());
                    int me = mpi.world().getRank();
                    all.allReduce(Ranks.place(1, 2), Ranks.place(0, 0), 1 + me, INT, Op.SUM);
                }))
                .hasMessageContaining("calls ALL_REDUCE (operation 0) with other counts or types");
        assertThatThrownBy(() -> Ranks.run(2, mpi -> {
                    Collectives all = new Collectives(mpi.world());
                    Datatype type = mpi.world().getRank() == 0 ? INT : Datatype.FLOAT;
                    all.allReduce(Ranks.place(1), Ranks.place(0), 1, type, Op.SUM);
                }))
                .hasMessageContaining("other basic types");
        assertThatThrownBy(() -> Ranks.run(2, mpi -> {
                    if (mpi.world().getRank() == 0) {
                        new Collectives(mpi.world()).barrier();
                    }
                }))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContaining("rank 0 waits for");
    }

    /** C15. */
    @Test
    void collectivesOfTwoCommunicatorsAndMessagesGoOnSideBySide() {
        Ranks.run(6, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Comm half = world.split(me % 2, me);
            assertThat(half).isNotNull();
            Collectives ours = new Collectives(half);
            Collectives all = new Collectives(world, Algorithm.RING, 2);
            Random random = new Random(me);
            for (int round = 0; round < 20; round++) {
                Ranks.delay(mpi, random);
                ByteBuffer token = Ranks.ints(-1);
                var receive = world.iRecv(Place.of(token), 1, INT, (me + 5) % 6, round);
                ByteBuffer sum = Ranks.ints(me);
                ours.allReduce(IN_PLACE, Place.of(sum), 1, INT, Op.SUM);
                world.send(Ranks.place(100 * me + round), 1, INT, (me + 1) % 6, round);
                ByteBuffer most = Ranks.ints(me * round);
                all.allReduce(IN_PLACE, Place.of(most), 1, INT, Op.MAX);
                receive.waitFor();
                assertThat(sum.getInt(0)).isEqualTo(me % 2 == 0 ? 6 : 9);
                assertThat(most.getInt(0)).isEqualTo(5 * round);
                assertThat(token.getInt(0)).isEqualTo(100 * ((me + 5) % 6) + round);
            }
        });
    }
}

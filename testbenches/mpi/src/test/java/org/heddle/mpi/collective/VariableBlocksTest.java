package org.heddle.mpi.collective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Place.IN_PLACE;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.api.Test;

/** Collective operations whose blocks have counts, places and types of their own, blocking and not. */
class VariableBlocksTest {
    private static final int HOLE = -7;

    /** Rank r gives r + 1 ints of r, which land from the last rank to the first, a hole behind each. */
    private record Layout(int[] counts, int[] displacements, int size) {
        static Layout of(int ranks) {
            int[] counts = new int[ranks];
            int[] displacements = new int[ranks];
            int at = 0;
            for (int rank = ranks - 1; rank >= 0; rank--) {
                counts[rank] = rank == 1 ? 0 : rank + 1;
                displacements[rank] = at;
                at += counts[rank] + 1;
            }
            return new Layout(counts, displacements, at);
        }

        int[] whole(int base) {
            int[] all = new int[size];
            Arrays.fill(all, HOLE);
            for (int rank = 0; rank < counts.length; rank++) {
                Arrays.fill(all, displacements[rank], displacements[rank] + counts[rank], base + rank);
            }
            return all;
        }

        int[] block(int rank, int value) {
            int[] block = new int[counts[rank]];
            Arrays.fill(block, value);
            return block;
        }

        ByteBuffer holes() {
            int[] all = new int[size];
            Arrays.fill(all, HOLE);
            return Ranks.ints(all);
        }
    }

    @Test
    void gatherVPutsEachBlockWhereTheRootSaysAndLeavesHoles() {
        for (int ranks : new int[] {1, 2, 3, 5}) {
            Layout layout = Layout.of(ranks);
            Ranks.run(ranks, mpi -> {
                Collectives all = new Collectives(mpi.world());
                int me = mpi.world().getRank();
                for (int root = 0; root < ranks; root++) {
                    boolean isRoot = me == root;
                    ByteBuffer got = layout.holes();
                    Place own = Place.of(Ranks.ints(layout.block(me, 10 + me)));
                    all.gatherV(
                            own,
                            layout.counts()[me],
                            INT,
                            isRoot ? Place.of(got) : null,
                            isRoot ? layout.counts() : null,
                            isRoot ? layout.displacements() : null,
                            isRoot ? INT : null,
                            root);
                    assertThat(Ranks.ints(got)).isEqualTo(isRoot ? layout.whole(10) : Ranks.ints(layout.holes()));
                    ByteBuffer inPlace = Ranks.ints(layout.whole(20));
                    Request request = all.iGatherV(
                            isRoot ? IN_PLACE : own,
                            layout.counts()[me],
                            INT,
                            Place.of(inPlace),
                            layout.counts(),
                            layout.displacements(),
                            INT,
                            root);
                    request.waitFor();
                    int[] expected = layout.whole(10);
                    Arrays.fill(
                            expected,
                            layout.displacements()[root],
                            layout.displacements()[root] + layout.counts()[root],
                            20 + root);
                    assertThat(Ranks.ints(inPlace)).isEqualTo(isRoot ? expected : layout.whole(20));
                }
            });
        }
    }

    @Test
    void scatterVGivesEachItsBlock() {
        for (int ranks : new int[] {1, 2, 3, 5}) {
            Layout layout = Layout.of(ranks);
            Ranks.run(ranks, mpi -> {
                Collectives all = new Collectives(mpi.world());
                int me = mpi.world().getRank();
                for (int root = 0; root < ranks; root++) {
                    Place send = me == root ? Place.of(Ranks.ints(layout.whole(30))) : null;
                    ByteBuffer got = Ranks.ints(layout.block(me, HOLE));
                    all.scatterV(
                            send,
                            layout.counts(),
                            layout.displacements(),
                            INT,
                            Place.of(got),
                            layout.counts()[me],
                            INT,
                            root);
                    assertThat(Ranks.ints(got)).isEqualTo(layout.block(me, 30 + me));
                    ByteBuffer again = Ranks.ints(layout.block(me, HOLE));
                    all.iScatterV(
                                    send,
                                    layout.counts(),
                                    layout.displacements(),
                                    INT,
                                    me == root ? IN_PLACE : Place.of(again),
                                    layout.counts()[me],
                                    INT,
                                    root)
                            .waitFor();
                    assertThat(Ranks.ints(again)).isEqualTo(layout.block(me, me == root ? HOLE : 30 + me));
                }
            });
        }
    }

    @Test
    void allGatherVGivesAllBlocksToAll() {
        for (int ranks : new int[] {1, 2, 3, 5}) {
            Layout layout = Layout.of(ranks);
            Ranks.run(ranks, mpi -> {
                Collectives all = new Collectives(mpi.world());
                int me = mpi.world().getRank();
                ByteBuffer got = layout.holes();
                Place own = Place.of(Ranks.ints(layout.block(me, 40 + me)));
                all.allGatherV(
                        own, layout.counts()[me], INT, Place.of(got), layout.counts(), layout.displacements(), INT);
                assertThat(Ranks.ints(got)).isEqualTo(layout.whole(40));
                int[] start = Ranks.ints(layout.holes());
                Arrays.fill(
                        start, layout.displacements()[me], layout.displacements()[me] + layout.counts()[me], 50 + me);
                ByteBuffer inPlace = Ranks.ints(start);
                all.iAllGatherV(IN_PLACE, 0, INT, Place.of(inPlace), layout.counts(), layout.displacements(), INT)
                        .waitFor();
                assertThat(Ranks.ints(inPlace)).isEqualTo(layout.whole(50));
            });
        }
    }

    /** Rank s sends (s + 2 r) % 4 ints of 100 s + r to rank r. */
    @Test
    void allToAllVExchangesBlocksOfAllSizes() {
        for (int ranks : new int[] {1, 2, 3, 5}) {
            Ranks.run(ranks, mpi -> {
                Collectives all = new Collectives(mpi.world());
                int me = mpi.world().getRank();
                int[] sendCounts = new int[ranks];
                int[] recvCounts = new int[ranks];
                int[] displacements = new int[ranks];
                int[] sent = new int[4 * ranks];
                int[] expected = new int[4 * ranks];
                Arrays.fill(expected, HOLE);
                for (int other = 0; other < ranks; other++) {
                    sendCounts[other] = (me + 2 * other) % 4;
                    recvCounts[other] = (other + 2 * me) % 4;
                    displacements[other] = 4 * (ranks - 1 - other);
                    Arrays.fill(sent, displacements[other], displacements[other] + sendCounts[other], 100 * me + other);
                    Arrays.fill(
                            expected, displacements[other], displacements[other] + recvCounts[other], 100 * other + me);
                }
                int[] holes = new int[4 * ranks];
                Arrays.fill(holes, HOLE);
                ByteBuffer got = Ranks.ints(holes);
                ByteBuffer later = Ranks.ints(holes);
                Place out = Place.of(Ranks.ints(sent));
                all.allToAllV(out, sendCounts, displacements, INT, Place.of(got), recvCounts, displacements, INT);
                Request request = all.iAllToAllV(
                        out, sendCounts, displacements, INT, Place.of(later), recvCounts, displacements, INT);
                Ranks.delay(mpi, new Random(me));
                request.waitFor();
                assertThat(Ranks.ints(got)).isEqualTo(expected);
                assertThat(Ranks.ints(later)).isEqualTo(expected);
            });
        }
    }

    /** Rows of ints from each to each, received as columns; to oneself a double. */
    @Test
    void allToAllWHasTypesOfItsOwnForEachRank() {
        Datatype row = Datatype.createContiguous(3, INT);
        Datatype column = Datatype.createVector(3, 1, 4, INT);
        row.commit();
        column.commit();
        int ranks = 3;
        Ranks.run(ranks, mpi -> {
            int me = mpi.world().getRank();
            Collectives all = new Collectives(mpi.world());
            ByteBuffer send = Ranks.bytes(16 * ranks);
            ByteBuffer recv = Ranks.bytes(64);
            Datatype[] out = new Datatype[ranks];
            Datatype[] in = new Datatype[ranks];
            int[] sendDisplacements = new int[ranks];
            int[] recvDisplacements = new int[ranks];
            for (int other = 0; other < ranks; other++) {
                out[other] = other == me ? DOUBLE : row;
                in[other] = other == me ? DOUBLE : column;
                sendDisplacements[other] = 16 * other;
                recvDisplacements[other] = other == me ? 48 : 4 * other;
                for (int i = 0; i < 3; i++) {
                    send.putInt(16 * other + 4 * i, 100 * me + 10 * other + i);
                }
            }
            send.putDouble(16 * me, me + 0.5);
            int[] ones = {1, 1, 1};
            all.allToAllW(Place.of(send), ones, sendDisplacements, out, Place.of(recv), ones, recvDisplacements, in);
            ByteBuffer later = Ranks.bytes(64);
            all.iAllToAllW(Place.of(send), ones, sendDisplacements, out, Place.of(later), ones, recvDisplacements, in)
                    .waitFor();
            assertThat(later).isEqualTo(recv);
            assertThat(recv.getDouble(48)).isEqualTo(me + 0.5);
            for (int other = 0; other < ranks; other++) {
                for (int i = 0; i < 3; i++) {
                    assertThat(recv.getInt(16 * i + 4 * other)).isEqualTo(other == me ? 0 : 100 * other + 10 * me + i);
                }
            }
        });
    }

    @Test
    void theNonBlockingFormsOfAllOthersDoWhatTheBlockingOnesDo() {
        int ranks = 4;
        Ranks.run(ranks, mpi -> {
            int me = mpi.world().getRank();
            Collectives all = new Collectives(mpi.world());
            ByteBuffer gathered = Ranks.ints(0, 0, 0, 0);
            ByteBuffer scattered = Ranks.ints(0);
            ByteBuffer scanned = Ranks.ints(0);
            ByteBuffer below = Ranks.ints(HOLE);
            ByteBuffer part = Ranks.ints(0);
            ByteBuffer block = Ranks.ints(0, 0);
            Request[] requests = {
                all.iGather(Ranks.place(me), 1, INT, Place.of(gathered), 1, INT, 2),
                all.iScatter(Ranks.place(5, 6, 7, 8), 1, INT, Place.of(scattered), 1, INT, 1),
                all.iScan(Ranks.place(me + 1), Place.of(scanned), 1, INT, Op.SUM),
                all.iExScan(Ranks.place(me + 1), Place.of(below), 1, INT, Op.SUM),
                all.iReduceScatter(
                        Ranks.place(me, 10 * me, 100 * me, 1000 * me),
                        Place.of(part),
                        new int[] {1, 1, 1, 1},
                        INT,
                        Op.SUM),
                all.iReduceScatterBlock(
                        Ranks.place(me, 1, 2 * me, 2, 3 * me, 3, 4 * me, 4), Place.of(block), 2, INT, Op.SUM)
            };
            Request.waitAll(requests);
            assertThat(Ranks.ints(gathered)).isEqualTo(me == 2 ? new int[] {0, 1, 2, 3} : new int[4]);
            assertThat(scattered.getInt(0)).isEqualTo(5 + me);
            assertThat(scanned.getInt(0)).isEqualTo((me + 1) * (me + 2) / 2);
            assertThat(below.getInt(0)).isEqualTo(me == 0 ? HOLE : me * (me + 1) / 2);
            assertThat(part.getInt(0)).isEqualTo(6 * (int) Math.pow(10, me));
            assertThat(Ranks.ints(block)).containsExactly(6 * (me + 1), 4 * (me + 1));
            ByteBuffer blocking = Ranks.ints(0, 0);
            all.reduceScatterBlock(
                    Ranks.place(me, 1, 2 * me, 2, 3 * me, 3, 4 * me, 4), Place.of(blocking), 2, INT, Op.SUM);
            assertThat(blocking).isEqualTo(block);
        });
    }

    @Test
    void argumentsThatDoNotFitAreRefusedWithoutEffect() {
        Ranks.run(2, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Collectives all = new Collectives(world);
            int[] ones = {1, 1};
            int[] at = {0, 1};
            Place pair = Ranks.place(1, 2);
            ByteBuffer got = Ranks.ints(0, 0);
            Place recv = Place.of(got);
            Datatype[] types = {INT, INT};
            refused("ERR_COUNT", () -> all.allGatherV(pair, 1, INT, recv, new int[1], at, INT));
            refused("ERR_COUNT", () -> all.allGatherV(pair, 1, INT, recv, null, at, INT));
            refused("ERR_COUNT", () -> all.allGatherV(pair, 1, INT, recv, new int[] {1, -1}, at, INT));
            refused("ERR_COUNT", () -> all.allGatherV(pair, 2, INT, recv, ones, at, INT));
            refused("ERR_ARG", () -> all.allGatherV(pair, 1, INT, recv, ones, null, INT));
            refused("ERR_ARG", () -> all.allGatherV(pair, 1, INT, recv, ones, new int[3], INT));
            refused("ERR_TYPE", () -> all.allGatherV(pair, 1, INT, recv, ones, at, null));
            refused("ERR_TYPE", () -> all.allGatherV(pair, 1, INT, recv, ones, new int[2], INT));
            refused("ERR_BUFFER", () -> all.allGatherV(pair, 1, INT, recv, ones, new int[] {0, 2}, INT));
            refused("ERR_BUFFER", () -> all.allGatherV(recv, 1, INT, recv, ones, at, INT));
            refused("ERR_BUFFER", () -> all.allGatherV(pair, 1, INT, null, ones, at, INT));
            refused("ERR_BUFFER", () -> all.allToAllV(IN_PLACE, ones, at, INT, recv, ones, at, INT));
            refused("ERR_COUNT", () -> all.allToAllV(pair, new int[] {2, 2}, new int[2], INT, recv, ones, at, INT));
            refused("ERR_ARG", () -> all.allToAllW(pair, ones, null, types, recv, ones, at, types));
            refused("ERR_TYPE", () -> all.allToAllW(pair, ones, at, new Datatype[2], recv, ones, at, types));
            refused("ERR_TYPE", () -> all.allToAllW(pair, ones, at, new Datatype[1], recv, ones, at, types));
            refused("ERR_ROOT", () -> all.gatherV(pair, 1, INT, recv, ones, at, INT, 2));
            refused("ERR_ROOT", () -> all.scatterV(pair, ones, at, INT, recv, 1, INT, -1));
            refused("ERR_BUFFER", () -> all.gatherV(IN_PLACE, 1, INT, recv, ones, at, INT, 1 - me));
            refused("ERR_BUFFER", () -> all.scatterV(pair, ones, at, INT, IN_PLACE, 1, INT, 1 - me));
            refusedInPlace(me, () -> all.gatherV(IN_PLACE, 1, INT, recv, ones, at, INT, 1 - me));
            refusedInPlace(me, () -> all.scatterV(pair, ones, at, INT, IN_PLACE, 1, INT, 1 - me));
            refused("ERR_COUNT", () -> all.gatherV(pair, 2, INT, recv, ones, at, INT, me));
            refused("ERR_COUNT", () -> all.scatterV(pair, ones, at, INT, recv, 2, INT, me));
            int[] twice = {2, 2};
            int[] inBytes = {0, 4};
            refused("ERR_COUNT", () -> all.allToAllW(pair, twice, new int[2], types, recv, ones, inBytes, types));
            refused("ERR_COUNT", () -> all.reduceScatterBlock(pair, recv, -1, INT, Op.SUM));
            refused("ERR_BUFFER", () -> all.reduceScatterBlock(pair, recv, 2, INT, Op.SUM));
            Op freed = Op.create((in, inOut, count, type) -> {}, true);
            freed.free();
            refused("ERR_OP", () -> all.allReduce(pair, recv, 1, INT, freed));
            refused("ERR_OP", freed::free);
            refused("ERR_OP", Op.SUM::free);
            assertThat(Ranks.ints(got)).containsExactly(0, 0);
            assertThat(mpi.cycle()).isZero();
            all.allGatherV(Ranks.place(8 + me), 1, INT, recv, ones, at, INT);
            assertThat(Ranks.ints(got)).containsExactly(8, 9);
        });
    }

    private static void refusedInPlace(int rank, Runnable call) {
        assertThatThrownBy(call::run)
                .hasMessageStartingWith("ERR_BUFFER")
                .hasMessageContaining("IN_PLACE is allowed at the root of a reduce, gather or scatter only: root="
                        + (1 - rank) + ", rank=" + rank);
    }

    private static void refused(String error, Runnable call) {
        assertThatThrownBy(call::run).hasMessageStartingWith(error);
    }

    @Test
    void aRankThatCallsThePlainFormIsFoundOut() {
        assertThatThrownBy(() -> Ranks.run(2, mpi -> {
                    Collectives all = new Collectives(mpi.world());
                    Place recv = Ranks.place(0, 0);
                    if (mpi.world().getRank() == 0) {
                        all.allGather(Ranks.place(1), 1, INT, recv, 1, INT);
                    } else {
                        all.allGatherV(Ranks.place(1), 1, INT, recv, new int[] {1, 1}, new int[] {0, 1}, INT);
                    }
                }))
                .hasMessageContainingAll("ALL_GATHER (operation 0)", "ALL_GATHER_V (operation 0)");
    }
}

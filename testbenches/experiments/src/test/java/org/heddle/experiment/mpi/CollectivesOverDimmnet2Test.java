package org.heddle.experiment.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.datatype.Datatype.DOUBLE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Random;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.MpiProgram;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.collective.Ranks;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.operation.Op;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Collective operations of two to four ranks on two nodes in RTL. */
@Tag("slow")
class CollectivesOverDimmnet2Test {
    private static void run(int ranks, MpiProgram program) {
        try (SimulatedTransports transports = new SimulatedTransports()) {
            MpiJob.run(transports.open(ranks, Dimmnet2Settings.DEFAULT), program);
        }
    }

    /** C01. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nobodyLeavesABarrierBeforeTheLastOneHasCome(int ranks) {
        for (int late = 0; late < ranks; late++) {
            long[] entered = new long[ranks];
            long[] left = new long[ranks];
            int last = late;
            run(ranks, mpi -> {
                int me = mpi.world().getRank();
                mpi.idle(me == last ? 20_000 : 100L * me);
                entered[me] = mpi.cycle();
                new Collectives(mpi.world()).barrier();
                left[me] = mpi.cycle();
            });
            assertThat(Arrays.stream(left).min().orElseThrow())
                    .isGreaterThan(Arrays.stream(entered).max().orElseThrow());
        }
    }

    /** C02: columns of a matrix in the nodes' own memories, from every root, back to back. */
    @Test
    void broadcastsOfAColumnFromEveryRootReachEverybody() {
        Datatype column = Datatype.createVector(64, 1, 5, DOUBLE);
        column.commit();
        try (SimulatedTransports transports = new SimulatedTransports()) {
            Dimmnet2Transport transport = transports.open(4, Dimmnet2Settings.DEFAULT);
            MpiJob.run(transport, mpi -> {
                int me = mpi.world().getRank();
                Place matrix = transport.allocate(me, 64 * 5 * 8);
                for (int root = 0; root < 4; root++) {
                    double[] values = new Random(root).doubles(64).toArray();
                    ByteBuffer rows = Ranks.bytes(64 * 5 * 8);
                    for (int i = 0; i < 64; i++) {
                        rows.putDouble(i * 40, me == root ? values[i] : -1);
                    }
                    matrix.memory().write(matrix.address(), rows.array(), 0, rows.capacity());
                    new Collectives(mpi.world()).bcast(matrix, 1, column, root);
                    matrix.memory().read(matrix.address(), rows.array(), 0, rows.capacity());
                    for (int i = 0; i < 64; i++) {
                        assertThat(rows.getDouble(i * 40)).isEqualTo(values[i]);
                    }
                }
            });
        }
    }

    /** C09: the same bits everywhere, and those of a sum in memory. */
    @Test
    void sumsHaveTheSameBitsEverywhereAndAsInMemory() {
        int count = 300;
        double[][] own = new double[4][];
        for (int rank = 0; rank < 4; rank++) {
            own[rank] = new Random(rank).doubles(count, -1e9, 1e9).toArray();
        }
        byte[][] inMemory = new byte[4][];
        Ranks.run(4, mpi -> sum(mpi.world(), own, inMemory));
        byte[][] onNodes = new byte[4][];
        run(4, mpi -> sum(mpi.world(), own, onNodes));
        for (int rank = 0; rank < 4; rank++) {
            assertThat(onNodes[rank]).isEqualTo(inMemory[0]);
        }
    }

    private static void sum(Comm world, double[][] own, byte[][] results) {
        ByteBuffer got = Ranks.bytes(8 * own[0].length);
        Place mine = Place.of(Ranks.doubles(own[world.getRank()]));
        new Collectives(world).allReduce(mine, Place.of(got), own[0].length, DOUBLE, Op.SUM);
        results[world.getRank()] = got.array();
    }

    /** C19. */
    @Test
    void exchangingTwiceIsTheIdentityAndCollectivesMixWithMessages() {
        run(4, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            int[] values = new Random(me).ints(4 * 50).toArray();
            ByteBuffer there = Ranks.bytes(4 * values.length);
            ByteBuffer back = Ranks.bytes(4 * values.length);
            Request send = world.iSend(Ranks.place(me), 1, INT, (me + 1) % 4, 9);
            new Collectives(world).allToAll(Ranks.place(values), 50, INT, Place.of(there), 50, INT);
            new Collectives(world).allToAll(Place.of(there), 50, INT, Place.of(back), 50, INT);
            ByteBuffer token = Ranks.ints(-1);
            world.recv(Place.of(token), 1, INT, (me + 3) % 4, 9);
            send.waitFor();
            assertThat(Ranks.ints(back)).isEqualTo(values);
            assertThat(token.getInt(0)).isEqualTo((me + 3) % 4);
        });
    }
}

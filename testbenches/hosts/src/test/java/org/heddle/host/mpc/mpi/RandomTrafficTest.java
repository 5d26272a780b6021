package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Everybody sends everybody messages of any size, on 2 to 5 nodes of one or two processes, in any mode and with any settings. */
class RandomTrafficTest {
    private static final int ROUNDS = 8;

    private final List<String> mistakes = new ArrayList<>();
    private MpcTransport transport;
    private long seed;

    /** P19, M04, M05, M07, M10: with few channels, buffers and entries, and some remote writes that arrive twice. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void everyMessageArrivesOnceAndWhole(long number) {
        seed = number;
        Random random = new Random(seed);
        MpcMode mode = MpcMode.values()[random.nextInt(MpcMode.values().length)];
        int count = 2 + random.nextInt(4);
        int ranks = count * (1 + random.nextInt(2));
        ModelNodes nodes = new ModelNodes(count, 1 << random.nextInt(7), 100 + random.nextInt(200));
        if (random.nextInt(3) == 0) {
            nodes.setFaults(write -> write % 4 == seed % 4 ? 2 : 1);
        }
        ChSettings channel = new ChSettings(
                mode,
                random.nextInt(4) == 0 ? -1 : random.nextInt(3_000),
                4096 * (1 + random.nextInt(4)),
                4 + random.nextInt(12),
                1 + random.nextInt(20));
        transport =
                new MpcTransport(nodes, ranks, new MpcSettings(channel, MpcConstants.PAPER, 4 << 20, seed, 10_000_000));
        MpiJob.run(new CheckedTransport(transport), this::converse);
        assertThat(mistakes)
                .as("seed %d: %s on %d nodes, %d ranks", seed, channel, count, ranks)
                .isEmpty();
    }

    private void converse(Mpi mpi) {
        Comm world = mpi.world();
        int me = world.getRank();
        int ranks = world.getSize();
        Random random = new Random(seed * 100 + me);
        List<Request> requests = new ArrayList<>();
        Place[][] received = new Place[ROUNDS][ranks];
        for (int round = 0; round < ROUNDS; round++) {
            for (int peer = 0; peer < ranks; peer++) {
                byte[] data = message(round, me, peer);
                Place place = allocate(me, data.length, random);
                place.memory().write(place.address(), data, 0, data.length);
                requests.add(
                        random.nextInt(5) == 0
                                ? world.iSsend(place, data.length, Datatype.BYTE, peer, round)
                                : world.iSend(place, data.length, Datatype.BYTE, peer, round));
                mpi.idle(random.nextInt(2_000));
            }
            for (int peer = 0; peer < ranks; peer++) {
                int bytes = message(round, peer, me).length;
                received[round][peer] = allocate(me, bytes, random);
                requests.add(world.iRecv(received[round][peer], bytes, Datatype.BYTE, peer, round));
                mpi.idle(random.nextInt(2_000));
            }
        }
        Request.waitAll(requests.toArray(Request[]::new));
        for (int round = 0; round < ROUNDS; round++) {
            for (int peer = 0; peer < ranks; peer++) {
                byte[] data = message(round, peer, me);
                byte[] got = new byte[data.length];
                received[round][peer].memory().read(received[round][peer].address(), got, 0, got.length);
                if (!Arrays.equals(got, data)) {
                    mistakes.add("round " + round + " from rank " + peer + " to rank " + me);
                }
            }
        }
    }

    private Place allocate(int rank, int bytes, Random random) {
        return transport.allocate(rank, bytes, new BufferPlacement(random.nextInt(4096), random.nextInt(4)));
    }

    private byte[] message(int round, int from, int to) {
        Random random = new Random(((seed * 1_009 + round) * 31 + from) * 31 + to);
        int kind = random.nextInt(6);
        byte[] data = new byte[kind == 0 ? 0 : kind == 1 ? random.nextInt(30_000) : random.nextInt(2_000)];
        random.nextBytes(data);
        return data;
    }
}

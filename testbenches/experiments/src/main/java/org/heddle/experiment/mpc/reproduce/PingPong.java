package org.heddle.experiment.mpc.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.SplitMix64;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.testbench.mpc.MpcNodes;

/** A message that goes there and back between two ranks, for each of some sizes; half of a round trip is its one-way time. */
final class PingPong {
    /** Bytes that are not much longer under way than a rank takes for a look: their rounds differ, and are averaged. */
    private static final int FEW_BYTES = 4096;

    private static final int ROUNDS_OF_FEW = 8;
    private static final int ROUNDS = 2;
    private static final int MANY_BYTES = 65_536;
    private static final long HEAP_BYTES = 4L << 20;
    /** Both ranks are ready by then. */
    private static final long START_CYCLES = 20_000;

    private final MpcSetting setting;
    private final ChSettings channel;
    private final SimulationOptions simulation;

    /**
     * One size.
     *
     * @param bytes of a message
     * @param cycles one way, mean
     * @param verified whether every byte came back
     */
    record Point(int bytes, double cycles, boolean verified) {}

    PingPong(MpcSetting setting, ChSettings channel, SimulationOptions simulation) {
        this.setting = setting;
        this.channel = channel;
        this.simulation = simulation;
    }

    /** Returns the powers of two from 1 to the largest one. */
    static List<Integer> powers(int largest) {
        return IntStream.rangeClosed(0, Integer.numberOfTrailingZeros(largest))
                .mapToObj(power -> 1 << power)
                .toList();
    }

    /** Measures each size, on nodes after reset. */
    List<Point> run(List<Integer> sizes) {
        try (MpcNodes nodes = new MpcNodes(2, setting.options(simulation))) {
            MpcSettings published = MpcSettings.published(channel.mode());
            MpcTransport transport = new MpcTransport(
                    nodes, 2, new MpcSettings(channel, setting.host(), HEAP_BYTES, 1, published.limitCycles()));
            List<Point> points = new ArrayList<>();
            Set<Integer> wrong = new HashSet<>();
            MpiJob.run(transport, mpi -> {
                int most = sizes.stream().mapToInt(size -> size).max().orElse(1);
                int me = mpi.world().getRank();
                Place there = transport.allocate(me, most, BufferPlacement.SCATTERED);
                Place back = me == 0 ? transport.allocate(me, most, BufferPlacement.SCATTERED) : there;
                trip(mpi, there, back, 1);
                for (int bytes : sizes) {
                    byte[] sent = contents(bytes);
                    ProcessMemory memory = transport.memory(me);
                    memory.fill(nodes.backDoor(me), there.address(), me == 0 ? sent : new byte[bytes]);
                    double cycles = measure(mpi, there, back, bytes);
                    boolean isWhole = Arrays.equals(memory.contents(nodes.backDoor(me), back.address(), bytes), sent);
                    memory.fill(nodes.backDoor(me), back.address(), new byte[bytes]);
                    if (!isWhole) {
                        wrong.add(bytes);
                    }
                    if (me == 0) {
                        points.add(new Point(bytes, cycles, true));
                    }
                }
            });
            return points.stream()
                    .map(point -> new Point(point.bytes, point.cycles, !wrong.contains(point.bytes)))
                    .toList();
        }
    }

    private static double measure(Mpi mpi, Place there, Place back, int bytes) {
        int rounds = bytes <= FEW_BYTES ? ROUNDS_OF_FEW : bytes <= MANY_BYTES ? ROUNDS : 1;
        long start = mpi.cycle();
        for (int round = 0; round < rounds; round++) {
            trip(mpi, there, back, bytes);
        }
        return (mpi.cycle() - start) / (2.0 * rounds);
    }

    private static void trip(Mpi mpi, Place there, Place back, int bytes) {
        Comm world = mpi.world();
        if (world.getRank() == 0) {
            world.send(there, bytes, Datatype.BYTE, 1, 0);
            world.recv(back, bytes, Datatype.BYTE, 1, 0);
        } else {
            world.recv(there, bytes, Datatype.BYTE, 0, 0);
            world.send(back, bytes, Datatype.BYTE, 0, 0);
        }
    }

    /** Measures a message each way at once, on nodes after reset: the cycles until both ranks have theirs. */
    Point bothWays(int bytes) {
        try (MpcNodes nodes = new MpcNodes(2, setting.options(simulation))) {
            MpcSettings published = MpcSettings.published(channel.mode());
            MpcTransport transport = new MpcTransport(
                    nodes, 2, new MpcSettings(channel, setting.host(), HEAP_BYTES, 1, published.limitCycles()));
            boolean[] isWhole = new boolean[2];
            long[] cycles = new long[2];
            byte[] sent = contents(bytes);
            MpiJob.run(transport, mpi -> {
                int me = mpi.world().getRank();
                Place from = transport.allocate(me, bytes, BufferPlacement.SCATTERED);
                Place to = transport.allocate(me, bytes, BufferPlacement.SCATTERED);
                ProcessMemory memory = transport.memory(me);
                memory.fill(nodes.backDoor(me), from.address(), sent);
                mpi.idle(START_CYCLES - mpi.cycle());
                long start = mpi.cycle();
                mpi.world().sendRecv(from, bytes, Datatype.BYTE, 1 - me, 0, to, bytes, Datatype.BYTE, 1 - me, 0);
                cycles[me] = mpi.cycle() - start;
                isWhole[me] = Arrays.equals(memory.contents(nodes.backDoor(me), to.address(), bytes), sent);
            });
            return new Point(bytes, Math.max(cycles[0], cycles[1]), isWhole[0] && isWhole[1]);
        }
    }

    private static byte[] contents(int bytes) {
        byte[] contents = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            contents[i] = (byte) (SplitMix64.of(bytes * 31L + i / Long.BYTES) >>> 8 * (i % Long.BYTES));
        }
        return contents;
    }
}

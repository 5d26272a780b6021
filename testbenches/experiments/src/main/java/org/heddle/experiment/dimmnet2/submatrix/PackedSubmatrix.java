package org.heddle.experiment.dimmnet2.submatrix;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.mpi.Comm;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.testbench.Dimmnet2Designs;
import org.heddle.testbench.NodePair;

/**
 * The paper's baseline (section 5.3): the sender's processor packs a sub-matrix in d segments, each of which is sent when it is packed,
 * and the receiver's unpacks each when it has come. Segments travel as contiguous messages on the same MPI and the same nodes as the
 * derived types of {@link MpiSubmatrix}.
 *
 * <p>A segment's packing takes the paper's time from the first word read to the last one written: where our host's accesses to
 * the Write Window take less, it works for the rest of that time. Unpacking likewise. The matrix itself lies in the host's memory; its
 * rows are n + 1 doubles apart, as the paper's times stand for whatever its caches do.
 */
public final class PackedSubmatrix {
    private static final long START_CYCLES = 2_000;
    private static final long LIMIT_CYCLES = 100_000_000;
    private final Dimmnet2Configuration configuration;
    private final HostCosts costs;
    private final Design<Dimmnet2Pair> design;

    /**
     * One transfer.
     *
     * @param programCycles measured: both programs run, from the later call to the later return
     * @param paperCycles the paper's formula, t_pack d + t_send (d - 1) + t_transfer + t_unpack, with the transfer of one segment and
     *     the first send call measured here. It takes all unpacking but the last to be hidden, which it is not where unpacking takes
     *     longer than packing: the program takes longer then
     * @param transferCycles the transfer of one segment, measured
     * @param isVerified whether every byte arrived in its place and no other was touched
     */
    public record Result(long programCycles, long paperCycles, long transferCycles, boolean isVerified) {
        /** By the paper's formula. */
        public double paperMicroseconds() {
            return CoreClock.microseconds(paperCycles);
        }

        /** By running it. */
        public double programMicroseconds() {
            return CoreClock.microseconds(programCycles);
        }
    }

    /**
     * @param configuration of both nodes
     * @param costs of both hosts, packing excepted
     */
    public PackedSubmatrix(Dimmnet2Configuration configuration, HostCosts costs) {
        this.configuration = configuration;
        this.costs = costs;
        this.design = Dimmnet2Designs.pair(configuration);
    }

    /**
     * Runs a transfer.
     *
     * @param d segments
     * @throws IllegalArgumentException if the paper does not tell how long packing such a segment takes
     */
    public Result run(int m, int n, int d) {
        return run(PaperPacking.of(m / d, n), d);
    }

    /**
     * Runs a transfer.
     *
     * @param packing of one segment, and how long it takes
     * @param d segments
     */
    public Result run(PaperPacking packing, int d) {
        long transfer = new MpiSubmatrix(configuration, costs)
                .run(Submatrix.contiguous(packing.m(), packing.n()))
                .cycles();
        Transfer program = new Transfer(packing, d);
        try (NodePair nodes = new NodePair(design, SimulationOptions.defaults())) {
            Dimmnet2Transport transport =
                    new Dimmnet2Transport(nodes.ranks(), 2, Dimmnet2Settings.DEFAULT.withCosts(costs));
            MpiJob.run(transport, LIMIT_CYCLES, mpi -> program.run(mpi, transport));
        }
        long formula =
                cycles(packing.pack()) * d + program.firstSendCall * (d - 1) + transfer + cycles(packing.unpack());
        return new Result(program.cycles(), formula, transfer, program.isVerified());
    }

    private static long cycles(double microseconds) {
        return Math.round(CoreClock.cycles(microseconds));
    }

    /** Both programs of one transfer. */
    private static final class Transfer {
        private final PaperPacking packing;
        private final int segments;
        private final int bytes;
        private final Datatype rows;
        private final ByteBuffer source;
        private final ByteBuffer destination;
        private final long[] called = new long[2];
        private final long[] returned = new long[2];
        private long firstSendCall;

        Transfer(PaperPacking packing, int segments) {
            this.packing = packing;
            this.segments = segments;
            this.bytes = packing.m() * packing.n() * Double.BYTES;
            this.rows = Datatype.createVector(packing.m(), packing.n(), packing.n() + 1, Datatype.DOUBLE);
            rows.commit();
            int matrix = segments * packing.m() * (packing.n() + 1) * Double.BYTES;
            source = ByteBuffer.allocate(matrix).order(ByteOrder.LITTLE_ENDIAN);
            destination = ByteBuffer.allocate(matrix).order(ByteOrder.LITTLE_ENDIAN);
            new Random(bytes).nextBytes(source.array());
        }

        void run(Mpi mpi, Dimmnet2Transport transport) {
            int rank = mpi.world().getRank();
            List<Place> places = new ArrayList<>();
            for (int i = 0; i < segments; i++) {
                places.add(transport.allocate(rank, bytes));
            }
            mpi.idle(START_CYCLES - mpi.cycle());
            called[rank] = mpi.cycle();
            if (rank == 0) {
                send(mpi, places);
            } else {
                receive(mpi, places);
            }
            returned[rank] = mpi.cycle();
        }

        private void send(Mpi mpi, List<Place> places) {
            Request[] sends = new Request[segments];
            for (int i = 0; i < segments; i++) {
                Place place = places.get(i);
                Place segment = Place.of(source, segmentOffset(i));
                taking(mpi, packing.pack(), () -> {
                    byte[] packed = new byte[bytes];
                    mpi.world().pack(segment, 1, rows, packed, 0);
                    place.memory().write(place.address(), packed, 0, bytes);
                });
                long call = mpi.cycle();
                sends[i] = mpi.world().iSend(place, bytes, Datatype.BYTE, 1, i);
                firstSendCall = i == 0 ? mpi.cycle() - call : firstSendCall;
            }
            Request.waitAll(sends);
        }

        private void receive(Mpi mpi, List<Place> places) {
            Comm world = mpi.world();
            Request[] receives = new Request[segments];
            for (int i = 0; i < segments; i++) {
                receives[i] = world.iRecv(places.get(i), bytes, Datatype.BYTE, 0, i);
            }
            for (int i = 0; i < segments; i++) {
                receives[i].waitFor();
                if (i + 1 < segments) {
                    receives[i + 1].test(); // its transfer may begin before this one is unpacked
                }
                Place place = places.get(i);
                Place segment = Place.of(destination, segmentOffset(i));
                taking(mpi, packing.unpack(), () -> {
                    byte[] packed = new byte[bytes];
                    place.memory().read(place.address(), packed, 0, bytes);
                    world.unpack(packed, 0, segment, 1, rows);
                });
            }
        }

        private int segmentOffset(int segment) {
            return segment * packing.m() * (packing.n() + 1) * Double.BYTES;
        }

        private static void taking(Mpi mpi, double microseconds, Runnable work) {
            long end = mpi.cycle() + PackedSubmatrix.cycles(microseconds);
            work.run();
            mpi.idle(Math.max(0, end - mpi.cycle()));
        }

        long cycles() {
            return Math.max(returned[0], returned[1]) - Math.max(called[0], called[1]);
        }

        /** The last double of each row is none of the sub-matrix. */
        boolean isVerified() {
            int row = packing.n() + 1;
            for (int i = 0; i < destination.capacity() / Double.BYTES; i++) {
                long expected = i % row == packing.n() ? 0 : source.getLong(i * Double.BYTES);
                if (destination.getLong(i * Double.BYTES) != expected) {
                    return false;
                }
            }
            return true;
        }
    }
}

package org.heddle.experiment.dimmnet2.ddtbench.measure;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.plain.PlainMemory;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.host.HostRegisters;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.testbench.NodePair;
import org.heddle.testbench.PairFactory;

/**
 * Sends a pattern from rank 0 on node 0 to rank 1 on node 1, twice: with the first message lists are written, the second one is
 * measured, from the later of both calls to the later return.
 */
public final class PatternMessage {
    private static final long LIMIT_CYCLES = 1_000_000_000;
    /** Between the messages: both ranks are ready by then. */
    private static final long PAUSE_CYCLES = 20_000;

    private final HostCosts costs;
    private final PairFactory pairs;
    private final SimulationOptions options;

    /**
     * Result of one message: its time, its packets and its errors.
     *
     * @param cycles time in cycles of the 100-MHz clock
     * @param packets number of packets that both nodes sent for it
     * @param complaints what is wrong with the receiver's arrays, or the sender's; empty if every byte is right
     */
    public record Result(long cycles, long packets, List<String> complaints) {
        /** Takes a copy. */
        public Result {
            complaints = List.copyOf(complaints);
        }
    }

    /**
     * @param configuration of both nodes
     * @param costs of both hosts
     */
    public PatternMessage(Dimmnet2Configuration configuration, HostCosts costs, SimulationOptions options) {
        this.costs = costs;
        this.pairs = new PairFactory(configuration);
        this.options = options;
    }

    /** Sends a pattern between two fresh nodes. */
    public Result run(DdtPattern pattern) {
        long[] called = new long[2];
        long[] returned = new long[2];
        long[] packets = new long[2];
        try (NodePair nodes = pairs.open(options)) {
            Dimmnet2Transport transport =
                    new Dimmnet2Transport(nodes.ranks(), 2, Dimmnet2Settings.DEFAULT.withCosts(costs));
            MpiJob.run(transport, LIMIT_CYCLES, mpi -> {
                int rank = mpi.world().getRank();
                Place arrays = transport.allocate(rank, pattern.memoryBytes());
                exchange(mpi, arrays, pattern);
                mpi.idle(PAUSE_CYCLES);
                called[rank] = mpi.cycle();
                exchange(mpi, arrays, pattern);
                returned[rank] = mpi.cycle();
            });
            for (int node = 0; node < 2; node++) {
                HostMap registers = HostRegisters.connect(new HostMap(), nodes.hostPort(node));
                packets[node] = registers.counters.read(HostMap.Counter.PACKETS_SENT);
            }
            long cycles = Math.max(returned[0], returned[1]) - Math.max(called[0], called[1]);
            return new Result(cycles, (packets[0] + packets[1]) / 2, complaints(pattern, nodes));
        }
    }

    private static void exchange(Mpi mpi, Place arrays, DdtPattern pattern) {
        if (mpi.world().getRank() == 0) {
            mpi.world().send(arrays.plus(pattern.sendStart()), 1, pattern.send(), 1, 0);
        } else {
            mpi.world().recv(arrays.plus(pattern.receiveStart()), 1, pattern.receive(), 0, 0);
        }
    }

    /** Compares the arrays of both ranks with the message moved in plain memory. */
    private static List<String> complaints(DdtPattern pattern, NodePair nodes) {
        PlainMemory source = PlainMemory.ofNode(0);
        PlainMemory destination = PlainMemory.ofNode(1);
        new TypedBuffer(new View(source, pattern.memoryBytes()), pattern.sendStart(), 1, pattern.send())
                .copyTo(
                        new TypedBuffer(
                                new View(destination, pattern.memoryBytes()),
                                pattern.receiveStart(),
                                1,
                                pattern.receive()),
                        pattern.bytes());
        List<String> complaints = new ArrayList<>();
        source.complaints(nodes.node(0).memory(), pattern.memoryBytes())
                .forEach(each -> complaints.add("node 0: " + each));
        destination
                .complaints(nodes.node(1).memory(), pattern.memoryBytes())
                .forEach(each -> complaints.add("node 1: " + each));
        return complaints;
    }

    /** A plain memory as messages see it. */
    private record View(PlainMemory memory, long bytes) implements MessageMemory {
        @Override
        public ByteOrder order() {
            return ByteOrder.LITTLE_ENDIAN;
        }

        @Override
        public void read(long address, byte[] into, int offset, int length) {
            for (int i = 0; i < length; i++) {
                into[offset + i] = memory.read(address + i);
            }
        }

        @Override
        public void write(long address, byte[] from, int offset, int length) {
            for (int i = 0; i < length; i++) {
                memory.write(address + i, from[offset + i]);
            }
        }
    }
}

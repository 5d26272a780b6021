package org.heddle.experiment.verbs.layout;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.host.verbs.choose.ChosenMethod;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.mpi.MethodChoice;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.host.verbs.mpi.VerbsTransport;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/**
 * Sends messages from rank 0 to rank 1 on two nodes in RTL, one behind the other. Each is sent twice: with the first one regions are registered and
 * keys bound, the second one is measured. Then all memory of both processes is compared with what it must be.
 */
public final class LayoutMessages {
    private static final long LIMIT_CYCLES = 1L << 40;
    /** Between messages: both ranks are ready by then. */
    private static final long PAUSE_CYCLES = 1_000;

    private final VerbsNodesOptions options;
    private final VerbsMpiSettings settings;

    /**
     * @param options of the nodes
     * @param settings of the ranks; their chooser is not asked
     */
    public LayoutMessages(VerbsNodesOptions options, VerbsMpiSettings settings) {
        this.options = options;
        this.settings = settings;
    }

    /** Returns messages between nodes of a configuration, hosts and a cable as programs have them; all of them by rendezvous. */
    public static LayoutMessages between(
            VerbsConfiguration configuration, SimulationOptions simulation, VerilogSource verilog) {
        return new LayoutMessages(
                VerbsNodesOptions.published(simulation.cycleLimit(Long.MAX_VALUE))
                        .with(configuration)
                        .with(verilog)
                        .withoutRelay(),
                VerbsMpiSettings.of(configuration.name()).withEagerLimit(-1));
    }

    /**
     * Message that is sent.
     *
     * @param pattern layouts of both ends
     * @param chooser of its method
     */
    public record Order(DdtPattern pattern, MethodChooser chooser) {}

    /** Hears of each message when it has come. */
    @FunctionalInterface
    public interface Listener {
        /** The message has come. */
        void came(int index, LayoutResult result);
    }

    /** Sends all of some messages between two fresh nodes. */
    public List<LayoutResult> run(List<Order> orders, Listener listener) {
        List<LayoutResult> results = new ArrayList<>();
        try (VerbsNodes nodes = new VerbsNodes(2, options)) {
            SwitchedChooser chooser = new SwitchedChooser(settings.chooser());
            VerbsTransport transport = new VerbsTransport(nodes, 2, settings.with(chooser));
            Meeting meeting = new Meeting();
            MpiJob.run(transport, LIMIT_CYCLES, mpi -> {
                for (int i = 0; i < orders.size(); i++) {
                    DdtPattern pattern = orders.get(i).pattern;
                    chooser.set(orders.get(i).chooser);
                    int me = mpi.world().getRank();
                    int room = Math.toIntExact(pattern.memoryBytes());
                    Place place = transport.allocate(me, room);
                    place.memory().write(place.address(), filled(me, i, room), 0, room);
                    exchange(mpi, place, pattern);
                    meet(mpi, meeting);
                    VerbsCounts before = transport.counts(me);
                    int known = transport.choices().size();
                    meeting.called[me] = mpi.cycle();
                    exchange(mpi, place, pattern);
                    meeting.returned[me] = mpi.cycle();
                    meeting.work[me] = transport.counts(me).since(before);
                    meeting.memory[me] = new byte[room];
                    place.memory().read(place.address(), meeting.memory[me], 0, room);
                    meet(mpi, meeting);
                    if (me == 0) {
                        results.add(result(meeting, pattern, i, latest(transport, known)));
                        listener.came(i, results.get(i));
                    }
                    transport.free(me, place, room);
                    meet(mpi, meeting);
                }
            });
        }
        return results;
    }

    /** Times and memory of both ranks, which run one at a time in one process. */
    private static final class Meeting {
        final long[] called = new long[2];
        final long[] returned = new long[2];
        final VerbsCounts[] work = new VerbsCounts[2];
        final byte[][] memory = new byte[2][];
        final long[] meetings = new long[2];
    }

    /** Waits for the other rank, without a message. */
    private static void meet(Mpi mpi, Meeting meeting) {
        int me = mpi.world().getRank();
        meeting.meetings[me]++;
        do {
            mpi.idle(PAUSE_CYCLES);
        } while (meeting.meetings[1 - me] < meeting.meetings[me]);
    }

    private static ChosenMethod latest(VerbsTransport transport, int known) {
        List<MethodChoice> all = transport.choices();
        return all.size() <= known
                ? ChosenMethod.packing("both ends' data are one run")
                : all.get(all.size() - 1).chosen();
    }

    private static void exchange(Mpi mpi, Place place, DdtPattern pattern) {
        if (mpi.world().getRank() == 0) {
            mpi.world().send(place.plus(pattern.sendStart()), 1, pattern.send(), 1, 0);
        } else {
            mpi.world().recv(place.plus(pattern.receiveStart()), 1, pattern.receive(), 0, 0);
        }
    }

    private static byte[] filled(int rank, int index, int bytes) {
        byte[] data = new byte[bytes];
        new Random(2L * index + rank).nextBytes(data);
        return data;
    }

    private static LayoutResult result(Meeting meeting, DdtPattern pattern, int index, ChosenMethod chosen) {
        int room = Math.toIntExact(pattern.memoryBytes());
        byte[] source = filled(0, index, room);
        byte[] sink = filled(1, index, room);
        buffer(source, pattern.sendStart(), pattern, true)
                .copyTo(buffer(sink, pattern.receiveStart(), pattern, false), pattern.bytes());
        VerbsCounts work = meeting.work[0].plus(meeting.work[1]);
        return new LayoutResult(
                Math.max(meeting.returned[0], meeting.returned[1]) - Math.max(meeting.called[0], meeting.called[1]),
                work.copiedBytes(),
                work.sends() + work.receives(),
                work.creations(),
                chosen,
                Arrays.equals(meeting.memory[0], source) && Arrays.equals(meeting.memory[1], sink));
    }

    private static TypedBuffer buffer(byte[] memory, long start, DdtPattern pattern, boolean sends) {
        return new TypedBuffer(
                MessageMemory.of(ByteBuffer.wrap(memory)), start, 1, sends ? pattern.send() : pattern.receive());
    }
}

package org.heddle.mpi.collective;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.offload.CallTerms;
import org.heddle.mpi.offload.CollectiveOffload;
import org.heddle.mpi.offload.OffloadCall;
import org.heddle.mpi.offload.OffloadPort;
import org.heddle.mpi.offload.OffloadRefusal;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.mpi.offload.OffloadedCall;
import org.heddle.mpi.operation.Kernel;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.transport.Arrivals;
import org.heddle.mpi.transport.ChangedEndpoint;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.HostWork;
import org.heddle.mpi.transport.InMemoryMessage;
import org.heddle.mpi.transport.InMemoryTransport;
import org.heddle.mpi.transport.Transport;

/**
 * A network in memory whose interfaces reduce: what ranks give to one call is folded in their order once all of them have given it. A
 * port opens, and a result comes, some cycles after it could.
 */
final class OffloadInMemory implements Transport {
    /** Cycles until an interface has opened a port. */
    private static final long OPENING = 50;
    /** Cycles from the last rank's data to the result. */
    private static final long REDUCING = 20;

    private static final Map<Basic, Datatype> PAIRS = Map.of(
            Basic.INT, Datatype.INT2,
            Basic.SHORT, Datatype.SHORT_INT,
            Basic.LONG, Datatype.LONG_INT,
            Basic.FLOAT, Datatype.FLOAT_INT,
            Basic.DOUBLE, Datatype.DOUBLE_INT);

    private record Event(long cycle, Runnable action) {}

    private final InMemoryTransport messages;
    /** Work that interfaces still have to do, in the order of its cycles. */
    private final PriorityQueue<Event> pending = new PriorityQueue<>(Comparator.comparingLong(Event::cycle));
    /** Free ports of each rank, as a mask, or null for a rank without an interface. */
    private final Long[] free;

    private final long[] generations;
    /** Ranks for which something is over that they have not looked at. */
    private final boolean[] news;

    /** Rank that opens no port, -1 for none. */
    private int refusing = -1;

    private final List<Map<HostWork, Long>> works = new ArrayList<>();
    /** Calls by port, generation and number. */
    private final Map<String, Meeting> meetings = new HashMap<>();
    /** Openings and closings of ports, in their order. */
    private final List<String> events = new ArrayList<>();
    /** Calls that rank 0 has given to its ports, in their order. */
    private final List<OffloadCall> calls = new ArrayList<>();

    OffloadInMemory(int ranks) {
        messages = new InMemoryTransport(ranks);
        free = new Long[ranks];
        generations = new long[ranks];
        news = new boolean[ranks];
        for (int rank = 0; rank < ranks; rank++) {
            free[rank] = 0b11L;
            works.add(new EnumMap<>(HostWork.class));
        }
    }

    /** The same, where a rank has these ports free. */
    OffloadInMemory withFree(int rank, long ports) {
        free[rank] = ports;
        return this;
    }

    /** The same, where a rank's interface computes nothing. */
    OffloadInMemory without(int rank) {
        free[rank] = null;
        return this;
    }

    /** The same, where a rank has used a generation less than this one. */
    OffloadInMemory withGeneration(int rank, long next) {
        generations[rank] = next;
        return this;
    }

    /** The same, where a rank's port cannot be opened. */
    OffloadInMemory refusing(int rank) {
        refusing = rank;
        return this;
    }

    /** Messages that ranks have sent so far. */
    long messages() {
        return Arrays.stream(InMemoryMessage.values())
                .mapToLong(messages::count)
                .sum();
    }

    List<String> events() {
        return events;
    }

    List<OffloadCall> calls() {
        return calls;
    }

    /** Amount of a kind of work of a rank. */
    long work(int rank, HostWork kind) {
        return works.get(rank).getOrDefault(kind, 0L);
    }

    @Override
    public int ranks() {
        return messages.ranks();
    }

    @Override
    public Endpoint open(Baton baton) {
        return new Door(messages.open(baton), baton.rank());
    }

    @Override
    public long cycle() {
        return messages.cycle();
    }

    @Override
    public void advance(long limit) {
        messages.advance(pending.isEmpty() ? limit : Math.min(limit, pending.element().cycle));
        while (!pending.isEmpty() && pending.element().cycle <= cycle()) {
            pending.remove().action.run();
        }
    }

    @Override
    public boolean isQuiet() {
        return messages.isQuiet() && pending.isEmpty();
    }

    private void later(long cycles, Runnable action) {
        pending.add(new Event(cycle() + cycles, action));
    }

    /** A rank's door: messages go through the one below. */
    private final class Door extends ChangedEndpoint {
        private final int rank;

        Door(Endpoint below, int rank) {
            super(below);
            this.rank = rank;
        }

        @Override
        public boolean hasNews() {
            return news[rank] || super.hasNews();
        }

        @Override
        public void progress(Arrivals arrivals) {
            news[rank] = false;
            super.progress(arrivals);
        }

        @Override
        public void work(HostWork kind, long amount) {
            works.get(rank).merge(kind, amount, Long::sum);
        }

        @Override
        public Optional<CollectiveOffload> collectives() {
            return free[rank] == null ? Optional.empty() : Optional.of(new Interface(rank));
        }
    }

    private final class Interface implements CollectiveOffload {
        private final int rank;

        Interface(int rank) {
            this.rank = rank;
        }

        @Override
        public long freePorts() {
            return free[rank];
        }

        @Override
        public long nextGeneration(int port) {
            return generations[rank];
        }

        @Override
        public OffloadPort open(
                int port, long generation, int member, List<Integer> worldRanks, OffloadSettings settings) {
            events.add("rank " + rank + " opens port " + port + " in generation " + generation);
            if ((free[rank] & 1L << port) == 0 || generation < generations[rank] || worldRanks.get(member) != rank) {
                throw new IllegalStateException("rank " + rank + " cannot open port " + port + " in generation "
                        + generation + " for " + member + " of " + worldRanks);
            }
            free[rank] &= ~(1L << port);
            generations[rank] = generation + 1;
            return new Port(rank, port, generation, member, worldRanks, settings);
        }
    }

    private final class Port implements OffloadPort {
        private final int rank;
        private final int number;
        private final String name;
        private final int member;
        private final List<Integer> worldRanks;
        private final OffloadSettings settings;
        private boolean isSettled;
        private int started;

        Port(int rank, int number, long generation, int member, List<Integer> worldRanks, OffloadSettings settings) {
            this.rank = rank;
            this.number = number;
            this.name = number + "." + generation + ".";
            this.member = member;
            this.worldRanks = worldRanks;
            this.settings = settings;
            later(OPENING, () -> {
                isSettled = true;
                news[rank] = true;
            });
        }

        @Override
        public boolean isSettled() {
            return isSettled;
        }

        @Override
        public Optional<OffloadRefusal> refusal() {
            return isSettled && rank == refusing
                    ? Optional.of(new OffloadRefusal("communicator", "no memory"))
                    : Optional.empty();
        }

        @Override
        public Optional<OffloadRefusal> refusal(OffloadCall call) {
            if (call.op() == Op.PROD) {
                return Optional.of(new OffloadRefusal("operation", "no multiplier"));
            }
            return call.bytes() > settings.mostBytes()
                    ? Optional.of(new OffloadRefusal("size", call.bytes() + " bytes"))
                    : Optional.empty();
        }

        @Override
        public OffloadedCall start(OffloadCall call, byte[] packed) {
            requireTravels(call, packed);
            if (rank == 0) {
                calls.add(call);
            }
            Meeting meeting = meetings.computeIfAbsent(name + started++, key -> new Meeting(worldRanks.size()));
            if (meeting.enter(member, call, packed)) {
                later(REDUCING, () -> {
                    meeting.isDone = true;
                    worldRanks.forEach(each -> news[each] = true);
                });
            }
            return meeting;
        }

        /** Makes sure that a call would fit into what interfaces send each other. */
        private void requireTravels(OffloadCall call, byte[] packed) {
            CallTerms terms = call.terms();
            boolean fits = isSettled
                    && packed.length == call.bytes()
                    && terms.kind() >= 1
                    && terms.kind() <= CallTerms.MOST_KIND
                    && terms.root() >= 0
                    && terms.root() < worldRanks.size()
                    && terms.layout() >= 0
                    && terms.layout() <= CallTerms.MOST_LAYOUT;
            if (!fits) {
                throw new IllegalStateException(call + " of " + packed.length + " bytes cannot be sent");
            }
        }

        @Override
        public void close() {
            events.add("rank " + rank + " closes port " + name);
            free[rank] |= 1L << number;
        }
    }

    /** One call of all ranks. */
    private static final class Meeting implements OffloadedCall {
        private final OffloadCall[] calls;
        private final byte[][] data;
        private int entered;
        private boolean isDone;

        Meeting(int members) {
            calls = new OffloadCall[members];
            data = new byte[members][];
        }

        /** Returns whether it was the last that was missing. */
        boolean enter(int member, OffloadCall call, byte[] packed) {
            calls[member] = call;
            data[member] = packed.clone();
            entered++;
            return entered == calls.length;
        }

        @Override
        public boolean isDone() {
            return isDone;
        }

        @Override
        public byte[] result() {
            if (!isDone) {
                throw new IllegalStateException("there is no result yet");
            }
            byte[] result = data[0].clone();
            for (int member = 1; member < calls.length; member++) {
                if (!calls[member].equals(calls[0])) {
                    throw new MpiException(
                            ErrorClass.ERR_OTHER, "ranks 0 and " + member + " do not agree: " + List.of(calls));
                }
                byte[] next = data[member].clone();
                kernel(calls[0]).apply(buffer(result), buffer(next), calls[0].elements());
                result = next;
            }
            return result;
        }

        private static Kernel kernel(OffloadCall call) {
            return call.op().kernel(call.located() ? PAIRS.get(call.basic()) : Datatype.of(call.basic()));
        }

        private static ByteBuffer buffer(byte[] bytes) {
            return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        }
    }
}

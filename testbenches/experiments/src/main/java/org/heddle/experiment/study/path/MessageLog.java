package org.heddle.experiment.study.path;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.heddle.mpi.CallObserver;

/** Messages of a job with their cycles, and the calls of each rank. */
final class MessageLog implements CallObserver {
    /**
     * One message.
     *
     * @param sent cycle in which its send was called
     * @param posted cycle in which its receive was called
     * @param received cycle in which its last byte was in place
     */
    record Flight(int source, int rank, long sent, long posted, long received) {}

    /** One call of a rank. */
    record Call(String name, long from, long to) {}

    private record Sent(long bytes, long cycle) {}

    private final Map<List<Integer>, Deque<Sent>> underWay = new HashMap<>();
    private final List<Flight> flights = new ArrayList<>();
    private final List<Long> sends = new ArrayList<>();
    private final List<List<Call>> calls = new ArrayList<>();
    private final long[] firstCall;
    private final long[] finalize;

    MessageLog(int ranks) {
        firstCall = new long[ranks];
        finalize = new long[ranks];
        for (int rank = 0; rank < ranks; rank++) {
            calls.add(new ArrayList<>());
            firstCall[rank] = -1;
        }
    }

    @Override
    public void calls(int rank, String name, long cycle) {
        if (firstCall[rank] < 0) {
            firstCall[rank] = cycle;
        }
        if (name.equals("MPI_Finalize")) {
            finalize[rank] = cycle;
        }
    }

    @Override
    public void called(int rank, String name, long from, long to) {
        calls.get(rank).add(new Call(name, from, to));
    }

    @Override
    public void sent(int rank, int destination, long bytes, long cycle) {
        sends.add(cycle);
        underWay.computeIfAbsent(List.of(rank, destination), any -> new ArrayDeque<>())
                .add(new Sent(bytes, cycle));
    }

    /** A pair's messages may be received in another order than they were sent: the oldest of the same length is taken. */
    @Override
    public void received(int source, int rank, long bytes, long posted, long cycle) {
        Deque<Sent> waiting = underWay.getOrDefault(List.of(source, rank), new ArrayDeque<>());
        Sent found = waiting.peek();
        for (Iterator<Sent> each = waiting.iterator(); each.hasNext(); ) {
            Sent sent = each.next();
            if (sent.bytes == bytes) {
                found = sent;
                break;
            }
        }
        if (found != null) {
            waiting.remove(found);
            flights.add(new Flight(source, rank, found.cycle, posted, cycle));
        }
    }

    List<Flight> flights() {
        return flights;
    }

    List<Call> calls(int rank) {
        return calls.get(rank);
    }

    long firstCall(int rank) {
        return firstCall[rank];
    }

    long finalizeCall(int rank) {
        return finalize[rank];
    }

    long sends(long from, long to) {
        return sends.stream().filter(cycle -> cycle >= from && cycle < to).count();
    }
}

package org.heddle.cosim.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Simulations joined by delays, which run a quantum at a time; see the package's description. */
public final class Cluster {
    /** Some microseconds: a quantum of small designs is that long. */
    private static final int SPINS = 500;

    /** One simulation with everything around it. */
    @FunctionalInterface
    public interface Member {
        /**
         * Runs one cycle: receives from delays, steps, sends into delays. Touches nothing of another member.
         *
         * @param cycle counted from 0 over all calls of {@link Cluster#run}
         */
        void cycle(long cycle);
    }

    private final List<Member> members;
    private final int quantumCycles;
    private long cycle;

    /**
     * A cluster.
     *
     * @param members in the order in which one thread runs them
     * @param delays every wire between them: the shortest one makes the quantum
     * @throws IllegalArgumentException if there is no member or no wire
     */
    public Cluster(List<? extends Member> members, List<LatencyWire> delays) {
        if (members.isEmpty() || delays.isEmpty()) {
            throw new IllegalArgumentException("a cluster needs members and delays: members=" + members.size()
                    + ", delays=" + delays.size() + "; run simulations that are not joined one by one");
        }
        this.members = List.copyOf(members);
        this.quantumCycles =
                delays.stream().mapToInt(LatencyWire::latencyCycles).min().orElseThrow();
    }

    /**
     * A cluster whose wires have cycles of another clock than its members.
     *
     * @param members in the order in which one thread runs them
     * @param quantumCycles so many cycles a member may run before it needs what another one sends meanwhile, at least 1
     */
    public Cluster(List<? extends Member> members, int quantumCycles) {
        this(members, quantumCycles, 0);
        if (members.isEmpty() || quantumCycles < 1) {
            throw new IllegalArgumentException("a cluster needs members, and quanta of at least a cycle: members="
                    + members.size() + ", quantumCycles=" + quantumCycles);
        }
    }

    List<Member> members() {
        return members;
    }

    /** Runs as {@link #run} does, but with other members in their places. */
    void runInstead(List<? extends Member> others, long cycles, int threads) {
        Cluster stand = new Cluster(others, quantumCycles, cycle);
        stand.run(cycles, threads);
        cycle = stand.cycle;
    }

    private Cluster(List<? extends Member> members, int quantumCycles, long cycle) {
        this.members = List.copyOf(members);
        this.quantumCycles = quantumCycles;
        this.cycle = cycle;
    }

    /** Cycles that members run before they meet. */
    public int quantumCycles() {
        return quantumCycles;
    }

    /** Cycles run so far. */
    public long cycle() {
        return cycle;
    }

    /**
     * Runs all members.
     *
     * @param cycles at least 0; need not be whole quanta
     * @param threads at least 1; more than members are not used
     * @throws RuntimeException or Error of the first member, in their order, that failed in the first quantum in which
     *     any did; the others end with that quantum
     */
    public void run(long cycles, int threads) {
        if (cycles < 0 || threads < 1) {
            throw new IllegalArgumentException(
                    "cycles must be >= 0 and threads >= 1: cycles=" + cycles + ", threads=" + threads);
        }
        if (Math.min(threads, members.size()) == 1) {
            runAlone(cycles);
            return;
        }
        Meeting meeting = new Meeting(Math.min(threads, members.size()));
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < meeting.threads(); i++) {
            int number = i;
            Thread helper = new Thread(() -> run(cycles, number, meeting), "heddle-cluster-" + number);
            helper.setDaemon(true);
            helpers.add(helper);
            helper.start();
        }
        run(cycles, 0, meeting);
        helpers.forEach(Cluster::join);
        meeting.throwFailure();
        cycle += cycles;
    }

    /** One thread has nobody to meet: a single cycle, as a driver runs them, then costs no more than its members do. */
    private void runAlone(long cycles) {
        long end = cycle + cycles;
        for (long start = cycle; start < end; start += quantumCycles) {
            long stop = Math.min(end, start + quantumCycles);
            Throwable failure = null;
            for (Member member : members) {
                try {
                    for (long now = start; now < stop; now++) {
                        member.cycle(now);
                    }
                } catch (RuntimeException | Error thrown) {
                    failure = failure == null ? thrown : failure;
                }
            }
            rethrow(failure);
        }
        cycle = end;
    }

    private static void rethrow(@Nullable Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException problem) {
            throw problem;
        }
    }

    private void run(long cycles, int thread, Meeting meeting) {
        long end = cycle + cycles;
        for (long start = cycle; start < end && !meeting.failedBefore(start); start += quantumCycles) {
            long stop = Math.min(end, start + quantumCycles);
            for (int member = thread; member < members.size(); member += meeting.threads()) {
                try {
                    for (long now = start; now < stop; now++) {
                        members.get(member).cycle(now);
                    }
                } catch (RuntimeException | Error failure) {
                    meeting.fail(member, start, failure);
                }
            }
            meeting.await(thread);
        }
    }

    private static void join(Thread helper) {
        boolean interrupted = false;
        while (helper.isAlive()) {
            try {
                helper.join();
            } catch (InterruptedException later) {
                // The members' state is only whole when all have stopped.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Where threads wait for each other after each quantum. */
    private static final class Meeting {
        private final List<AtomicLong> arrivals = new ArrayList<>();
        private final Throwable[] failures = new Throwable[1];
        private int failedMember = Integer.MAX_VALUE;
        private volatile long failedQuantum = Long.MAX_VALUE;

        Meeting(int threads) {
            for (int i = 0; i < threads; i++) {
                arrivals.add(new AtomicLong());
            }
        }

        int threads() {
            return arrivals.size();
        }

        /** Spins as long as the others should take; then lets other programs have the processor. */
        void await(int thread) {
            long quantum = arrivals.get(thread).incrementAndGet();
            for (AtomicLong arrival : arrivals) {
                for (int spins = 0; arrival.getAcquire() < quantum; spins++) {
                    if (spins < SPINS) {
                        Thread.onSpinWait();
                    } else {
                        Thread.yield();
                    }
                }
            }
        }

        /**
         * Whether a quantum before this start failed. One that fails at this very moment does not count: another thread may
         * be in it already and will wait for this one at its end.
         */
        boolean failedBefore(long start) {
            return failedQuantum < start;
        }

        synchronized void fail(int member, long start, Throwable failure) {
            if (member < failedMember) {
                failedMember = member;
                failures[0] = failure;
            }
            failedQuantum = start;
        }

        synchronized void throwFailure() {
            rethrow(failures[0]);
        }
    }
}

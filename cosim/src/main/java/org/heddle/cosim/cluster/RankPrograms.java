package org.heddle.cosim.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.heddle.cosim.Wait;
import org.heddle.cosim.coroutine.Coroutine;
import org.heddle.cosim.stop.CycleLimitException;

/**
 * Runs plain blocking Java beside a cluster: one program for each member.
 *
 * <p>A program waits for something of its own member, which is looked at before each of the member's cycles, on whatever
 * thread runs it. When it is there the member stands still until the quantum's end, when all threads have met. Then the
 * programs run one at a time, in the order of their ranks, each in its own member's cycle, and members that stood still
 * catch up. So a program acts in the very cycle in which its wait ended, and the number of threads changes nothing.
 */
public final class RankPrograms {
    /** A program's view of its member; for its own lines only. */
    public final class Rank {
        private final int number;
        private final Cluster.Member member;
        private final Coroutine program;
        private long cycle;
        private boolean standing = true;
        private String what = "its first cycle";
        private BooleanSupplier watch = () -> true;
        private long deadline = Long.MAX_VALUE;

        private Rank(int number, Cluster.Member member, Consumer<? super Rank> body) {
            this.number = number;
            this.member = member;
            this.cycle = cluster.cycle();
            this.program = new Coroutine("heddle-rank-" + number, () -> body.accept(this));
        }

        /** The member's number, from 0. */
        public int number() {
            return number;
        }

        /** Cycles that the member has run. */
        public long cycle() {
            return cycle;
        }

        /** Waits for some cycles, at least 1. */
        public void idle(long cycles) {
            if (cycles < 1) {
                throw new IllegalArgumentException("a rank idles at least one cycle: cycles=" + cycles);
            }
            pause(cycles + " cycles to pass", () -> false, cycle + cycles);
        }

        /**
         * Waits for something of this rank's own member; at once if it is there.
         *
         * @param awaited in words, for the message of a failed wait
         */
        public Wait until(String awaited, BooleanSupplier condition) {
            return cycles -> {
                long start = cycle;
                if (!condition.getAsBoolean()) {
                    pause(awaited, condition, start + cycles);
                    if (!condition.getAsBoolean()) {
                        throw new CycleLimitException(
                                this + " waited " + cycles + " cycles for " + awaited + ", until cycle " + cycle
                                        + waiting(),
                                cycle);
                    }
                }
                return cycle - start;
            };
        }

        private void pause(String awaited, BooleanSupplier condition, long limit) {
            if (!program.isCurrent()) {
                throw new IllegalStateException(this + " can only be made to wait by its own lines");
            }
            what = awaited;
            watch = condition;
            deadline = limit;
            standing = false;
            program.pause();
        }

        /** Runs the member up to a cycle, or until the program's wait ends. */
        private void runTo(long end) {
            while (cycle < end && !stands()) {
                member.cycle(cycle);
                cycle++;
            }
        }

        private boolean stands() {
            standing = standing || !program.isDone() && (cycle >= deadline || watch.getAsBoolean());
            return standing;
        }

        /** Lets the program go on; false if its member does not stand still for it. */
        private boolean advance() {
            if (!standing) {
                return false;
            }
            program.resume();
            standing = standing && !program.isDone();
            return true;
        }

        @Override
        public String toString() {
            return "rank " + number;
        }
    }

    private final Cluster cluster;
    private final List<Rank> ranks = new ArrayList<>();

    /** Programs beside a cluster. */
    public RankPrograms(Cluster cluster) {
        this.cluster = cluster;
    }

    /**
     * Runs until all programs have ended, and on to the end of that quantum.
     *
     * @param programs one for each member, in their order
     * @param limitCycles most cycles that they may take
     * @param threads at least 1
     * @throws CycleLimitException if they take longer; it says what each waits for
     */
    public void run(List<? extends Consumer<? super Rank>> programs, long limitCycles, int threads) {
        if (programs.size() != cluster.members().size()) {
            throw new IllegalArgumentException("a cluster of "
                    + cluster.members().size() + " members needs a program" + " for each: programs=" + programs.size());
        }
        for (int i = 0; i < programs.size(); i++) {
            ranks.add(new Rank(i, cluster.members().get(i), programs.get(i)));
        }
        try {
            run(cluster.cycle() + limitCycles, threads);
        } finally {
            ranks.forEach(rank -> rank.program.abandon());
            ranks.clear();
        }
    }

    private void run(long limit, int threads) {
        List<Cluster.Member> gated = new ArrayList<>();
        ranks.forEach(rank -> gated.add(now -> rank.runTo(now + 1)));
        settle(cluster.cycle());
        while (ranks.stream().anyMatch(rank -> !rank.program.isDone())) {
            if (cluster.cycle() >= limit) {
                throw new CycleLimitException(
                        "the programs are not done at their limit, cycle " + cluster.cycle() + waiting(),
                        cluster.cycle());
            }
            cluster.runInstead(gated, cluster.quantumCycles(), threads);
            settle(cluster.cycle());
        }
    }

    /** Programs and members take turns until every member has come to a cycle. */
    private void settle(long end) {
        boolean moved = true;
        while (moved) {
            moved = false;
            for (Rank rank : ranks) {
                moved |= rank.advance();
            }
            ranks.forEach(rank -> rank.runTo(end));
        }
    }

    private String waiting() {
        StringBuilder lines = new StringBuilder();
        for (Rank rank : ranks) {
            if (!rank.program.isDone()) {
                lines.append("\n  ")
                        .append(rank)
                        .append(" in cycle ")
                        .append(rank.cycle)
                        .append(" waits for ")
                        .append(rank.what);
            }
        }
        return lines.toString();
    }
}

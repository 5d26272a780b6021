package org.heddle.testbench;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.host.HostPort;
import org.heddle.host.ranks.NodeSystem;
import org.heddle.mpi.rank.Baton;

/** A simulated system under ranks: it runs while all of them wait, and stops whenever one of them may go on. */
public final class RankNodes implements NodeSystem {
    private final SteppedSystem system;
    private final List<HostAccess> nodes;
    /** Whether a rank uses a node's host port. */
    private final boolean[] taken;

    /**
     * @param nodes the host port of each
     */
    public RankNodes(SteppedSystem system, List<? extends HostAccess> nodes) {
        this.system = system;
        this.nodes = List.copyOf(nodes);
        this.taken = new boolean[nodes.size()];
    }

    @Override
    public int nodes() {
        return nodes.size();
    }

    @Override
    public HostPort port(int node, Baton baton) {
        return new RankPort(node, baton);
    }

    @Override
    public long cycle() {
        return system.cycle();
    }

    @Override
    public void advance(long limit) {
        if (!isAnyTaken()) {
            // Only an answer can let a rank go on before the limit.
            system.idle(limit - system.cycle());
        }
        while (system.cycle() < limit) {
            system.step();
            for (int node = 0; node < taken.length; node++) {
                if (taken[node] && nodes.get(node).isAnswered()) {
                    return;
                }
            }
        }
    }

    private boolean isAnyTaken() {
        for (boolean each : taken) {
            if (each) {
                return true;
            }
        }
        return false;
    }

    /** Hardware may always do something; whoever drives it knows what it was asked. */
    @Override
    public boolean isQuiet() {
        return false;
    }

    /** A node's host port as one rank has it. */
    private final class RankPort extends AnsweredPort {
        private final int number;
        private final Baton baton;

        RankPort(int number, Baton baton) {
            super(RankNodes.this.system, nodes.get(number), " of node " + number);
            this.number = number;
            this.baton = baton;
        }

        @Override
        public void idle(long cycles) {
            long end = cycle() + cycles;
            while (cycle() < end) {
                baton.work(() -> false, end, () -> "the end of its host's work");
            }
        }

        @Override
        void exchange(Runnable request, Supplier<String> answer) {
            baton.requireRunning();
            long limit = cycle() + ANSWER_LIMIT;
            while (taken[number] && cycle() < limit) {
                baton.access(() -> !taken[number], limit, () -> "the host port of node " + number);
            }
            taken[number] = true;
            request.run();
            while (!node.isAnswered() && cycle() < limit) {
                baton.access(node::isAnswered, limit, answer);
            }
            taken[number] = false;
        }
    }
}

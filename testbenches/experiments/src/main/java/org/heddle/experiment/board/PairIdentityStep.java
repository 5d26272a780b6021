package org.heddle.experiment.board;

import org.heddle.nic.board.LossMap;
import org.heddle.nic.stage.host.HostIdentity;

/** Checks that both nodes, and the registers of the losses between them, are at their places. */
record PairIdentityStep(PairNodes nodes) implements BoardStep {
    @Override
    public String name() {
        return "identity";
    }

    @Override
    public String next() {
        return "the line and node 0 answered: a bitstream of another top, or noise on the line";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        boolean right = true;
        for (int node = 0; node < nodes.count(); node++) {
            right &= holds(seen, "node" + node, nodes.registers(node).identity);
        }
        LossMap losses = nodes.losses();
        return holds(seen, "losses", losses.identity) && right;
    }

    private static boolean holds(SeenRegisters seen, String name, HostIdentity identity) {
        long read = identity.read();
        seen.see(name + ".identity", read);
        return read == identity.resetValue();
    }
}

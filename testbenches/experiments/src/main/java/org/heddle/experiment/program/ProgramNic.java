package org.heddle.experiment.program;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Network that carries a program's messages. */
public enum ProgramNic {
    /** The reference, which moves messages in memory. */
    MEMORY(1, 1024),
    /** DIMMnet-2 nodes. */
    DIMMNET2(1, 16),
    /** Nodes that compute reductions. */
    OFFLOAD(2, 256),
    /** Nodes with remote writes. */
    MPC(1, 16),
    /** Nodes with verbs. */
    VERBS(1, 16);

    private final int fewest;
    private final int most;

    ProgramNic(int fewest, int most) {
        this.fewest = fewest;
        this.most = most;
    }

    /** Returns its name in words of the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the names of all. */
    public static List<String> words() {
        return Arrays.stream(values()).map(ProgramNic::word).toList();
    }

    void requireNodes(int nodes) {
        if (nodes < fewest || nodes > most) {
            throw new IllegalArgumentException(
                    "--nic " + word() + " joins " + fewest + " to " + most + " nodes: -n " + nodes);
        }
    }
}

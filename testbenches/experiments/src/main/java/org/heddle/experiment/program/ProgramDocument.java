package org.heddle.experiment.program;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Result of a program's run.
 *
 * @param main its main class
 * @param nic the network
 * @param configuration of the nodes, null for the reference
 * @param nodes a rank each
 * @param exit status of the program
 * @param microseconds of simulated time to the end
 * @param messages that were sent, those inside collective operations included
 * @param bytes of their data
 * @param copiedBytes by the hosts' processors, null where nobody counts them
 * @param counters of each node's network interface
 * @param calls of all ranks, by their names in the MPI standard
 */
public record ProgramDocument(
        String main,
        String nic,
        @Nullable String configuration,
        int nodes,
        int exit,
        double microseconds,
        long messages,
        long bytes,
        @Nullable Long copiedBytes,
        List<Map<String, Long>> counters,
        Map<String, Long> calls) {}

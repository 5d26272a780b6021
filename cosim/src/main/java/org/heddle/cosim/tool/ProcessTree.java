package org.heddle.cosim.tool;

import java.util.LinkedHashSet;
import java.util.Set;

/** A process with all that it has started. */
public final class ProcessTree {
    private static final int ROUNDS = 20;

    private ProcessTree() {}

    /**
     * Kills a process and everything below it, also what is started while that goes on.
     *
     * <p>From the root down: a shell whose child is killed first goes on with its next command.
     */
    public static void kill(ProcessHandle root) {
        Set<ProcessHandle> known = new LinkedHashSet<>();
        known.add(root);
        for (int round = 0; round < ROUNDS; round++) {
            int before = known.size();
            // While they live they can be asked for their children; killed from the root down, nobody starts more.
            for (ProcessHandle handle : Set.copyOf(known)) {
                handle.descendants().forEach(known::add);
            }
            known.forEach(ProcessHandle::destroyForcibly);
            if (known.size() == before) {
                return;
            }
        }
    }
}

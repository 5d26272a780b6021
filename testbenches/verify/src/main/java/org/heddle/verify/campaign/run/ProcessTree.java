package org.heddle.verify.campaign.run;

import java.util.LinkedHashSet;
import java.util.Set;

/** A process with all that it has started. */
final class ProcessTree {
    private static final int ROUNDS = 20;

    private ProcessTree() {}

    /** Kills a process and everything below it, also what is started while that goes on. */
    static void kill(Process process) {
        Set<ProcessHandle> known = new LinkedHashSet<>();
        known.add(process.toHandle());
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

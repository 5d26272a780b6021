package org.heddle.cosim.partition;

import java.util.List;
import java.util.function.Consumer;

/**
 * How the processes of a partitioned cluster are started.
 *
 * @param mainClass whose {@code main} calls {@link PartServer#serve}; found on this process's class path
 * @param members what each part has, in words for messages: "nodes 0 to 127"; one process for each
 * @param settings what each part is told, in bytes of the main class's own meaning
 * @param lookahead cycles that a part may run before it needs what another one sends meanwhile, at least 1
 * @param words shared words that the members need
 * @param machine options of each virtual machine, such as its most memory, {@code -Xmx1g}
 * @param progress takes lines that parts tell of what they do, on any thread
 */
public record PartOptions(
        String mainClass,
        List<String> members,
        byte[] settings,
        int lookahead,
        int words,
        List<String> machine,
        Consumer<String> progress) {
    /**
     * Takes copies.
     *
     * @throws IllegalArgumentException if there is no part, or a number is too small
     */
    public PartOptions {
        members = List.copyOf(members);
        machine = List.copyOf(machine);
        settings = settings.clone();
        if (members.isEmpty() || lookahead < 1 || words < 0) {
            throw new IllegalArgumentException(
                    "a partitioned cluster needs at least a part and a cycle of lookahead: parts=" + members.size()
                            + ", lookahead=" + lookahead + ", words=" + words);
        }
    }

    /** Number of processes. */
    public int parts() {
        return members.size();
    }
}

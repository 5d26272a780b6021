package org.heddle.experiment.study.path;

import java.util.Locale;

/** Part of a system that a cycle of the critical path is counted for. */
public enum PathPart {
    /** A host's processor works. */
    HOST("hosts' work"),
    /** A node reaches its host's memory, or a processor its node. */
    BUS("cycles of buses and register accesses"),
    /** A memory has not answered yet. */
    MEMORY("cycles of memories"),
    /** Words of packets are on a wire or under way behind it. */
    LINK("cycles of wires and cables"),
    /** A peer has not called yet. */
    WAITING("cycles before a peer's call"),
    /** No counter says what happens. */
    UNEXPLAINED("cycles that no counter explains");

    private final String counter;

    PathPart(String counter) {
        this.counter = counter;
    }

    /** Returns its name in JSON and tables. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the words for what is counted. */
    public String counter() {
        return counter;
    }
}

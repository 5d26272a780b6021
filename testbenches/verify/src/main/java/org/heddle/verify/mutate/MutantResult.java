package org.heddle.verify.mutate;

import org.jspecify.annotations.Nullable;

/**
 * Result of a mutant, as it stands in the file of results.
 *
 * @param index of the mutant
 * @param module Verilog name
 * @param verilogLine of the change in the module's file, from 1
 * @param javaLine that it came from, {@code File.java:41}
 * @param kind of fault, such as {@code off-by-one}
 * @param seenBy the check that saw it; null if none did
 * @param equivalent {@code proven} or {@code argued} if the fault changes nothing, and why that is known; else null
 */
public record MutantResult(
        int index,
        String module,
        int verilogLine,
        String javaLine,
        String kind,
        @Nullable String seenBy,
        @Nullable String equivalent) {
    /** Shown to change nothing by a tool. */
    public static final String PROVEN = "proven";

    /** Shown to change nothing in writing. */
    public static final String ARGUED = "argued";

    /** Whether it is a fault that no check sees. */
    public boolean survives() {
        return seenBy == null && equivalent == null;
    }

    /** Whether both are of the same mutant. Java lines may differ: an import more moves them, and changes no hardware. */
    boolean isSameMutant(MutantResult other) {
        return index == other.index
                && module.equals(other.module)
                && verilogLine == other.verilogLine
                && kind.equals(other.kind);
    }
}

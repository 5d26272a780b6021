package org.heddle.verify.against;

import org.jspecify.annotations.Nullable;

/**
 * Verdict on one module beside what it was.
 *
 * @param module its name; of a module that is gone, the former one
 * @param standing the verdict
 * @param detail how it was found, or why not more is known; empty if there is nothing to say
 * @param counterexample of a module that is different; null without one
 */
public record ComparedModule(
        String module,
        Standing standing,
        String detail,
        @Nullable Counterexample counterexample) {
    /** Verdicts. */
    public enum Standing {
        SAME_TEXT("same text"),
        PROVEN("proven"),
        /** Nothing differs in the first cycles behind a reset; what comes later is not known. */
        BOUNDED("bounded"),
        DIFFERENT("different"),
        PORTS_CHANGED("ports changed"),
        NEW("new"),
        GONE("gone"),
        UNKNOWN("unknown");

        private final String words;

        Standing(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** The verdict without a run. */
    static ComparedModule of(String module, Standing standing, String detail) {
        return new ComparedModule(module, standing, detail, null);
    }

    /** Whether the rewrite may have changed what the module does: it is different, or nothing is known. */
    public boolean fails() {
        return standing == Standing.DIFFERENT || standing == Standing.UNKNOWN;
    }
}

package org.heddle.mpi.collective;

/**
 * A call that software did although offloading was asked for.
 *
 * @param operation which
 * @param rule that offloading would break, in a word
 * @param reason in this case
 */
public record Fallback(String operation, String rule, String reason) {
    @Override
    public String toString() {
        return operation + " in software (" + rule + "): " + reason;
    }
}

package org.heddle.verify.mutate;

import org.heddle.verify.mutate.fault.Mutant;

/**
 * Outcome of a mutant, with more than the file of results keeps.
 *
 * @param mutant the mutant with its change
 * @param result as it is kept
 * @param detail what the check said that saw it; empty if none did
 * @param key of a line in the file of arguments
 * @param seconds that it took
 */
public record MutantOutcome(Mutant mutant, MutantResult result, String detail, String key, double seconds) {}

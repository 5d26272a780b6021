package org.heddle.launch;

/**
 * How a program ended on all ranks.
 *
 * @param exit status, 0 if every rank ended well
 * @param complaint why it did not, in words for the user; empty if it did
 */
public record ProgramOutcome(int exit, String complaint) {}

package org.heddle.experiment;

/**
 * An episode of a soak that went wrong.
 *
 * @param seed that repeats it alone
 * @param size of the episode, in the soak's unit
 * @param cause what was seen
 */
public record SoakFailure(long seed, int size, Throwable cause) {}

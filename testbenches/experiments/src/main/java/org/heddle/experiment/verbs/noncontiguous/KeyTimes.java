package org.heddle.experiment.verbs.noncontiguous;

/**
 * Cycles of a key's way.
 *
 * @param create from the call to its return
 * @param post from the call that binds a list to the poll of its completion
 * @param verified whether a transfer through the key brings every byte
 */
public record KeyTimes(long create, long post, boolean verified) {}

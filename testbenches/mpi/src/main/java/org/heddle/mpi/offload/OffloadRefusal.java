package org.heddle.mpi.offload;

/**
 * Why something is not offloaded.
 *
 * @param rule that it would break, in a word
 * @param reason in this case
 */
public record OffloadRefusal(String rule, String reason) {}

package org.heddle.experiment.verbs.soak;

/**
 * Bytes of a node's region.
 *
 * @param offset from the region's first byte
 * @param bytes how many
 */
record SoakPiece(int offset, int bytes) {}

package org.heddle.host.verbs.umr;

/**
 * Work of a pool and its cache so far.
 *
 * @param hits layouts that were bound already
 * @param creations of keys
 * @param posts of lists
 * @param drops of layouts, for room or with their region
 */
public record UmrCounts(long hits, long creations, long posts, long drops) {}

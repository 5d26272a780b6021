package org.heddle.host.verbs.device;

/**
 * Piece of memory that a request names.
 *
 * @param address virtual
 * @param length in bytes, 0 to 2^32 - 1
 * @param key local key
 */
public record PostedPiece(long address, long length, int key) {}

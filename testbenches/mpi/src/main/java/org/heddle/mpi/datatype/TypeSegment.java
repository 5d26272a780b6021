package org.heddle.mpi.datatype;

/**
 * One run of bytes.
 *
 * @param displacement of its first byte
 * @param length in bytes, at least 1
 */
public record TypeSegment(long displacement, long length) {}

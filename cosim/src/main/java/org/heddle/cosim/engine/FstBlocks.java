package org.heddle.cosim.engine;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/**
 * The blocks of a waveform in GTKWave's format FST: each has a byte that is its type and 8 bytes that are its length, and the next begins
 * behind that.
 */
final class FstBlocks {
    private static final int HEADER = 0;
    /** The type of a block that is not complete, and of one that holds nothing. */
    private static final int SKIPPED = 255;

    private FstBlocks() {}

    /** Returns whether a file begins with a header and ends with the end of a block. */
    static boolean areWhole(Path file) throws IOException {
        try (RandomAccessFile blocks = new RandomAccessFile(file.toFile(), "r")) {
            long end = blocks.length();
            long start = 0;
            int last = SKIPPED;
            while (start + 1 + Long.BYTES <= end) {
                blocks.seek(start);
                last = blocks.readUnsignedByte();
                long length = blocks.readLong();
                if ((start == 0) != (last == HEADER) || length < Long.BYTES || length > end - start - 1) {
                    return false;
                }
                start += 1 + length;
            }
            return start == end && last != SKIPPED;
        }
    }
}

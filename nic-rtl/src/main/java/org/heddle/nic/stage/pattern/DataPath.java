package org.heddle.nic.stage.pattern;

/**
 * Widths and timing of the data path between memory and packets.
 *
 * @param lineBytes bytes that one memory request reads or writes: 16 or 32
 * @param wordBytes bytes that move in one cycle: 8 or 16, at most a line
 * @param segmentSetup cycles that a unit spends on each segment beside moving its words
 * @param linesAhead lines that the Prefetch Unit may have asked for and not yet used, and lines that the Write Unit may have
 *     given and not yet heard of; at least the memory's latency in cycles, if lines are to follow each other without a gap
 * @param segments lanes, addresses and lengths
 */
public record DataPath(int lineBytes, int wordBytes, int segmentSetup, int linesAhead, SegmentFormat segments) {
    private static final int LEAST_WORD_BYTES = 8;

    /** Refuses widths that do not divide each other. */
    public DataPath {
        if (wordBytes < 2 * segments.laneBytes()
                || wordBytes < LEAST_WORD_BYTES
                || lineBytes % wordBytes != 0
                || Integer.bitCount(lineBytes) != 1
                || Integer.bitCount(wordBytes) != 1) {
            throw new IllegalArgumentException(
                    "lineBytes and wordBytes must be powers of two, 8 <= wordBytes <= lineBytes:" + " lineBytes="
                            + lineBytes + ", wordBytes=" + wordBytes);
        }
    }

    /** A data path of SO-DIMM memory. */
    public DataPath(int lineBytes, int wordBytes, int segmentSetup, int linesAhead) {
        this(lineBytes, wordBytes, segmentSetup, linesAhead, SegmentFormat.SO_DIMM);
    }

    /** Returns the same with another number of lines ahead. */
    public DataPath withLinesAhead(int lines) {
        return new DataPath(lineBytes, wordBytes, segmentSetup, lines, segments);
    }

    /** Lanes of a line. */
    public int lineLanes() {
        return lineBytes / segments.laneBytes();
    }

    /** Bits of a lane. */
    public int laneBits() {
        return Byte.SIZE * segments.laneBytes();
    }

    /** Lanes of a word. */
    public int wordLanes() {
        return wordBytes / segments.laneBytes();
    }

    /** Words of a line. */
    public int lineWords() {
        return lineBytes / wordBytes;
    }

    /** Bits that number the lanes of a line. */
    public int lineLaneBits() {
        return Integer.numberOfTrailingZeros(lineLanes());
    }

    /** Bits that number the lanes of a word. */
    public int wordLaneBits() {
        return Integer.numberOfTrailingZeros(wordLanes());
    }

    /** Bits of a line number. */
    public int lineNumberBits() {
        return segments.addressWidth() - Integer.numberOfTrailingZeros(lineBytes);
    }
}

package org.heddle.nic.harness;

import java.util.List;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;

/** The widths of road that the units are tested at. */
public final class Paths {
    /** Lines of 32 bytes and words of 8: the published road. */
    public static final DataPath NARROW = new DataPath(32, 8, 0, 8);

    /** Lines and words of 16 bytes. */
    public static final DataPath WIDE = new DataPath(16, 16, 0, 64);

    /** Host memory at any byte: lines of 32 bytes and words of 8. */
    public static final DataPath HOST = new DataPath(32, 8, 0, 16, SegmentFormat.HOST_MEMORY);

    /** The same with words of 16, of which all lanes are turned at once. */
    public static final DataPath WIDE_HOST = new DataPath(32, 16, 0, 32, SegmentFormat.PHYSICAL_MEMORY);

    private Paths() {}

    /** Lines of 32 bytes, so that both modules serve one request, and words of 16. */
    public static final DataPath WIDE_LINES = new DataPath(32, 16, 0, 64);

    /** All of SO-DIMM memory. */
    public static List<DataPath> all() {
        return List.of(NARROW, WIDE, WIDE_LINES);
    }

    /** All that words are packed for. */
    public static List<DataPath> packed() {
        return List.of(NARROW, WIDE, WIDE_LINES, HOST, WIDE_HOST);
    }

    /** The published road with so many cycles of setup for each segment. */
    public static DataPath published(int segmentSetup) {
        return new DataPath(32, 8, segmentSetup, 8);
    }
}

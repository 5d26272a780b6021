package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.pattern.SegmentFormat;

/** Splits line numbers of {@link SegmentFormat#SO_DIMM}, whose highest bit says that a line is of a window, not of the memory. */
final class WindowLines {
    private WindowLines() {}

    /**
     * Drives requests for lines of the memory or a window.
     *
     * @param memory requests, whose line numbers lack that bit
     * @param toWindow that bit
     * @param lines requests by the whole number
     */
    static void connect(Stream<LineRequest> memory, Bool toWindow, Stream<LineRequest> lines) {
        LineRequest asked = lines.data();
        UInt line = asked.line();
        memory.valid().set(lines.valid());
        lines.ready().set(memory.ready());
        memory.data().write().set(asked.write());
        memory.data().line().set(line.trunc(line.width() - 1));
        memory.data().data().set(asked.data());
        memory.data().lanes().set(asked.lanes());
        toWindow.set(line.bit(line.width() - 1));
    }
}

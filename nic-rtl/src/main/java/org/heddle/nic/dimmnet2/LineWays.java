package org.heddle.nic.dimmnet2;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.ReadSharing;
import org.heddle.nic.stage.memory.SpaceRouter;
import org.heddle.nic.stage.memory.sodimm.MemoryController;
import org.heddle.nic.stage.move.ListReader;
import org.heddle.nic.stage.move.PrefetchUnit;
import org.heddle.nic.stage.move.WriteUnit;

/** Ways of lines: units that read take turns at the memory, and those that move data reach the windows too. */
final class LineWays extends Dimmnet2Part {
    // Numbers of those that read the memory, from the most urgent on.
    static final int SOURCE_LISTS = 0;
    static final int DESTINATION_LISTS = 1;
    private static final int DATA = 2;

    private static final int READERS = 3;

    private final MemoryController memory;
    private final ReadSharing reads;

    LineWays(Dimmnet2Node unit) {
        super(unit);
        memory = unit.memory;
        // Both list readers and the Prefetch Unit; where they have asked, their lines have a place.
        int linesUnderWay = configuration.path().linesAhead() + 2 * ListReader.LINES_AHEAD;
        reads = instance(new ReadSharing(memory.lineBytes, READERS, linesUnderWay));
        connect(unit.arbiter.reader, reads.memory);
        reads.readValid.set(memory.readValid);
    }

    /**
     * Joins a unit that reads lists from the memory.
     *
     * @param number its own among the readers
     * @param asks for lines
     * @param isHere gets 1 while a line that it has asked for is here
     * @param line gets that line
     */
    void readLists(int number, Stream<LineRequest> asks, Bool isHere, UInt line) {
        connect(reads.readers.get(number), asks);
        isHere.set(reads.ownLine.bit(number));
        line.set(memory.readLine);
    }

    /** Reads lines for the Prefetch Unit, from the memory or a window. */
    void prefetch(PrefetchUnit prefetch) {
        SpaceRouter loads = instance(
                "loads", new SpaceRouter(memory.lineBytes, configuration.path().linesAhead()));
        connect(loads.request, prefetch.memory);
        loads.toWindow.set(prefetch.toWindow);
        connect(reads.readers.get(DATA), loads.memory);
        connect(unit.windows.load, loads.window);
        loads.memoryAnswers.set(reads.ownLine.bit(DATA));
        loads.windowAnswers.set(unit.windows.loaded);
        prefetch.readValid.set(loads.answers);
        prefetch.readLine.set(mux(unit.windows.loaded, unit.windows.loadedLine, memory.readLine));
        connect(unit.host.activity(HostMap.Block.PREFETCH_UNIT), prefetch.activity);
    }

    /** Writes lines of the Write Unit into the memory or a window. */
    void store(WriteUnit write) {
        SpaceRouter stores = instance(
                "stores", new SpaceRouter(memory.lineBytes, configuration.path().linesAhead()));
        connect(stores.request, write.memory);
        stores.toWindow.set(write.toWindow);
        connect(unit.arbiter.writer, stores.memory);
        connect(unit.windows.store, stores.window);
        stores.memoryAnswers.set(memory.writeDone);
        stores.windowAnswers.set(unit.windows.stored);
        write.writeDone.set(stores.answers);
        connect(unit.host.activity(HostMap.Block.WRITE_UNIT), write.activity);
    }
}

package org.heddle.testbench.counters;

import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.testbench.counters.Waveform.Signal;

/**
 * Busy from an access to its last line written. A word that is wanted and not stored waits for its sink while its line is complete
 * and has no place, among those that wait for the memory or among those that are given to it; else for payload.
 */
final class WatchedWriteUnit implements WatchedBlock {
    private static final int LINES_WAITING = 4;

    private final int linesGiven;
    private final Handshake access;
    private final Handshake payload;
    private final Handshake memory;
    private final Signal lineWritten;
    private final Signal accessWritten;
    private final Handshake step;
    private final Signal endsLine;
    private final Occupancy accesses = new Occupancy();
    private final Occupancy waiting = new Occupancy();
    private final Occupancy given = new Occupancy();

    WatchedWriteUnit(Waveform waves, String unit, DataPath path) {
        linesGiven = path.linesAhead();
        access = Handshake.of(waves, unit + ".access");
        payload = Handshake.of(waves, unit + ".payload");
        memory = Handshake.of(waves, unit + ".memory");
        lineWritten = waves.signal(unit + ".writeDone");
        accessWritten = waves.signal(unit + ".done");
        step = Handshake.of(waves, unit + ".scatter.walker.step");
        endsLine = waves.signal(unit + ".scatter.walker.step_data_endsPiece");
    }

    @Override
    public Block block() {
        return Block.WRITE_UNIT;
    }

    @Override
    public Doing cycle() {
        boolean isBusy = !accesses.isEmpty() || access.fires();
        boolean hasNoPlace = endsLine.isHigh() && (waiting.count() == LINES_WAITING || given.count() == linesGiven);
        boolean completes = step.fires() && endsLine.isHigh();
        accesses.pass(access.fires(), accessWritten.isHigh());
        waiting.pass(completes, memory.fires());
        given.pass(completes, lineWritten.isHigh());
        if (!isBusy) {
            return Doing.NOTHING;
        }
        if (!step.isBlocked()) {
            return Doing.WORKING;
        }
        if (hasNoPlace) {
            return Doing.WAITING_FOR_SINK;
        }
        if (payload.offers()) {
            throw new AssertionError("a word has a place and payload, and is not stored");
        }
        return Doing.WAITING_FOR_SOURCE;
    }
}

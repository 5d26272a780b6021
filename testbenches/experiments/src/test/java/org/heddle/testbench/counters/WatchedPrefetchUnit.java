package org.heddle.testbench.counters;

import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.testbench.counters.Waveform.Signal;

/**
 * Busy from an access to the last word of its payload. It waits for its sink while a word is not taken, else for the memory while
 * it could use a line, has asked for one, and has used up all that came.
 */
final class WatchedPrefetchUnit implements WatchedBlock {
    private final Handshake access;
    private final Handshake memory;
    private final Handshake payload;
    private final Signal lastWord;
    private final Signal lineComes;
    /** Words of lines, as they are wanted one after the other, and with the last of a line. */
    private final Handshake step;

    private final Signal endsLine;
    private final Occupancy accesses = new Occupancy();
    private final Occupancy linesAsked = new Occupancy();
    private final Occupancy linesHere = new Occupancy();

    WatchedPrefetchUnit(Waveform waves, String unit) {
        access = Handshake.of(waves, unit + ".access");
        memory = Handshake.of(waves, unit + ".memory");
        payload = Handshake.of(waves, unit + ".payload");
        lastWord = waves.signal(unit + ".payload_data_last");
        lineComes = waves.signal(unit + ".readValid");
        step = Handshake.of(waves, unit + ".gather.walker.step");
        endsLine = waves.signal(unit + ".gather.walker.step_data_endsPiece");
    }

    @Override
    public Block block() {
        return Block.PREFETCH_UNIT;
    }

    @Override
    public Doing cycle() {
        boolean isBusy = !accesses.isEmpty() || access.fires();
        boolean lacksLine = !linesAsked.isEmpty() && linesHere.isEmpty() && step.offers();
        boolean usesUp = step.fires() && endsLine.isHigh();
        accesses.pass(access.fires(), payload.fires() && lastWord.isHigh());
        linesAsked.pass(memory.fires(), usesUp);
        linesHere.pass(lineComes.isHigh(), usesUp);
        if (!isBusy) {
            return Doing.NOTHING;
        }
        if (payload.isBlocked()) {
            return Doing.WAITING_FOR_SINK;
        }
        return lacksLine ? Doing.WAITING_FOR_SOURCE : Doing.WORKING;
    }
}

package org.heddle.testbench.counters;

import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.testbench.counters.Waveform.Signal;

/**
 * Busy while a packet is offered, inside or not yet reported. It waits for its sink while payload, an access, a request or a status is
 * not taken, or a packet that it knows has no place among those that are to be reported; else for the next word of a packet that
 * it is inside of, but for the cycles between a header's last word and what is decided upon it.
 */
final class WatchedReceiveController implements WatchedBlock {
    private static final int PACKETS_UNDER_WAY = 4;

    private final int headerWords;
    private final int headerCycles;
    private final Handshake packet;
    private final Signal endsPacket;
    private final Handshake payload;
    private final Handshake write;
    private final Handshake asked;
    private final Handshake status;
    /** In: a packet has been decided upon; out: there is nothing more to say of it. */
    private final Handshake decided;

    private final Handshake settled;
    private final Occupancy reports = new Occupancy();
    private boolean isInside;
    private boolean isDecided;
    private int wordsTaken;
    private int cyclesOfHeader;

    /**
     * @param headerWords words of a packet's header
     * @param headerCycles cycles from its last word to the first one in which the packet is known, at least 1
     */
    WatchedReceiveController(Waveform waves, String controller, int headerWords, int headerCycles) {
        this.headerWords = headerWords;
        this.headerCycles = headerCycles;
        packet = Handshake.of(waves, controller + ".packet");
        endsPacket = waves.signal(controller + ".packet_data_last");
        payload = Handshake.of(waves, controller + ".payload");
        write = Handshake.of(waves, controller + ".write");
        asked = Handshake.of(waves, controller + ".asked");
        status = Handshake.of(waves, controller + ".status");
        decided = Handshake.of(waves, controller + ".reports.enqueue");
        settled = Handshake.of(waves, controller + ".reports.dequeue");
    }

    @Override
    public Block block() {
        return Block.RECEIVE_CONTROLLER;
    }

    @Override
    public Doing cycle() {
        boolean isBusy = packet.offers() || isInside || asked.offers() || !reports.isEmpty();
        boolean isKnown = wordsTaken == headerWords && cyclesOfHeader >= headerCycles - 1;
        boolean hasNoPlace = isKnown && !isDecided && reports.count() == PACKETS_UNDER_WAY;
        boolean isBlocked =
                payload.isBlocked() || write.isBlocked() || asked.isBlocked() || status.isBlocked() || hasNoPlace;
        boolean isDeciding = wordsTaken == headerWords && !isDecided;
        boolean lacksWord = isInside && !isDeciding && !packet.offers();
        pass();
        if (!isBusy) {
            return Doing.NOTHING;
        }
        if (isBlocked) {
            return Doing.WAITING_FOR_SINK;
        }
        return lacksWord ? Doing.WAITING_FOR_SOURCE : Doing.WORKING;
    }

    private void pass() {
        if (wordsTaken == headerWords) {
            cyclesOfHeader++;
        }
        isDecided |= decided.fires();
        reports.pass(decided.fires(), settled.fires());
        if (!packet.fires()) {
            return;
        }
        isInside = !endsPacket.isHigh();
        if (endsPacket.isHigh()) {
            wordsTaken = 0;
            cyclesOfHeader = 0;
            isDecided = false;
        } else if (wordsTaken < headerWords) {
            wordsTaken++;
        }
    }
}

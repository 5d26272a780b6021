package org.heddle.testbench.counters;

import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.testbench.counters.Waveform.Signal;

/**
 * Busy from the cycle after it sees a command to the one in which it has done with it. It waits for its sink while a packet's word or a
 * completion is not taken, and for payload while a packet's header has gone, the packet has not ended and no word comes.
 */
final class WatchedWindowController implements WatchedBlock {
    private final int headerWords;
    private final Handshake command;
    private final Handshake payload;
    private final Handshake packet;
    private final Signal endsPacket;
    private final Handshake completion;
    private boolean hasCommand;
    private int wordsSent;

    /**
     * @param headerWords words of each packet before its payload
     */
    WatchedWindowController(Waveform waves, String controller, int headerWords) {
        this.headerWords = headerWords;
        command = Handshake.of(waves, controller + ".transfer");
        payload = Handshake.of(waves, controller + ".payload");
        packet = Handshake.of(waves, controller + ".packet");
        endsPacket = waves.signal(controller + ".packet_data_last");
        completion = Handshake.of(waves, controller + ".completion");
    }

    @Override
    public Block block() {
        return Block.WINDOW_CONTROLLER;
    }

    @Override
    public Doing cycle() {
        boolean isBusy = hasCommand;
        boolean lacksPayload = wordsSent >= headerWords && !packet.offers();
        hasCommand = isBusy ? !command.fires() : command.offers();
        if (packet.fires()) {
            wordsSent = endsPacket.isHigh() ? 0 : wordsSent + 1;
        }
        if (!isBusy) {
            return Doing.NOTHING;
        }
        if (packet.isBlocked() || completion.isBlocked()) {
            return Doing.WAITING_FOR_SINK;
        }
        if (lacksPayload && payload.offers()) {
            throw new AssertionError("payload is here and makes no word of a packet");
        }
        return lacksPayload ? Doing.WAITING_FOR_SOURCE : Doing.WORKING;
    }
}

package org.heddle.nic.stage.link;

import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Capacities of the buffers of a link's end, in packets, and the rate of its wire; both ends have the same.
 *
 * @param sent packets that wait or are not yet acknowledged, a power of two from 2 to 64
 * @param gathered packets that wait for each other before they leave; 0 if each leaves when it is whole
 * @param received packets of a channel that have arrived, a power of two from 2 to 64; one place always stays free for a packet that
 *     is not known to be good
 * @param payloadBytes most payload bytes of a packet, a multiple of 8 up to {@value PacketFormat#MOST_PAYLOAD_BYTES}
 * @param wordCycles cycles of the link's clock for each word on the wire, at least 1: its rate
 * @param givesUp whether an end that gets no acknowledgement in {@value LinkPort#MOST_TIMEOUTS} timeouts drops what it is given from then on, until its reset
 * @param parity whether the stores of an end keep parity, and the end stops where a bit has flipped: {@link StoreFaults}; the wire is the same, so that one end may and the other not
 * @param recovers whether the link comes back after a reset of either end, and of either of its clocks, alone: {@link LinkRecovery}. Both ends must be so made:
 *     what they say on the wire is other than without it
 */
public record LinkBuffers(
        int sent,
        int gathered,
        int received,
        int payloadBytes,
        int wordCycles,
        boolean givesUp,
        boolean parity,
        boolean recovers) {
    /**
     * @throws IllegalArgumentException if an end would recover that gives up or keeps parity: both end with a reset of both ends
     */
    public LinkBuffers {
        if (recovers && (givesUp || parity)) {
            throw new IllegalArgumentException(
                    "a link that recovers goes down where another gives up or stops for good: recovers=true with givesUp="
                            + givesUp + ", parity=" + parity + ": leave out "
                            + (givesUp ? "thatGiveUp()" : "withParity(true)")
                            + ", or thatRecover()");
        }
    }

    /** Ends that agree once, behind the reset of both. */
    public LinkBuffers(
            int sent, int gathered, int received, int payloadBytes, int wordCycles, boolean givesUp, boolean parity) {
        this(sent, gathered, received, payloadBytes, wordCycles, givesUp, parity, false);
    }

    /** Stores without parity. */
    public LinkBuffers(int sent, int gathered, int received, int payloadBytes, int wordCycles, boolean givesUp) {
        this(sent, gathered, received, payloadBytes, wordCycles, givesUp, false);
    }

    /** Ends that never give up. */
    public LinkBuffers(int sent, int gathered, int received, int payloadBytes, int wordCycles) {
        this(sent, gathered, received, payloadBytes, wordCycles, false);
    }

    /** A word in each cycle. */
    public LinkBuffers(int sent, int gathered, int received, int payloadBytes) {
        this(sent, gathered, received, payloadBytes, 1);
    }

    /** For the usual packets, of {@value PacketFormat#USUAL_PAYLOAD_BYTES} bytes. */
    public LinkBuffers(int sent, int gathered, int received) {
        this(sent, gathered, received, PacketFormat.USUAL_PAYLOAD_BYTES);
    }

    /** As many packets of another length. */
    public LinkBuffers withPayloadBytes(int most) {
        return new LinkBuffers(sent, gathered, received, most, wordCycles, givesUp, parity, recovers);
    }

    /** The same on a slower wire, or a faster one. */
    public LinkBuffers withWordCycles(int cycles) {
        return new LinkBuffers(sent, gathered, received, payloadBytes, cycles, givesUp, parity, recovers);
    }

    /** Returns the same with ends that give up. */
    public LinkBuffers thatGiveUp() {
        return new LinkBuffers(sent, gathered, received, payloadBytes, wordCycles, true, parity, recovers);
    }

    /** The same with so many packets that wait for each other. */
    public LinkBuffers withGathered(int packets) {
        return new LinkBuffers(sent, packets, received, payloadBytes, wordCycles, givesUp, parity, recovers);
    }

    /** Returns the same with stores that keep parity, or do not. */
    public LinkBuffers withParity(boolean kept) {
        return new LinkBuffers(sent, gathered, received, payloadBytes, wordCycles, givesUp, kept, recovers);
    }

    /** Returns the same with a link that comes back after the reset of an end. */
    public LinkBuffers thatRecover() {
        return new LinkBuffers(sent, gathered, received, payloadBytes, wordCycles, givesUp, parity, true);
    }

    /**
     * Returns these buffers, and refuses parity for an end whose faults nobody would be told.
     *
     * @param who that end's owner, for the message
     * @throws IllegalArgumentException if the stores keep parity
     */
    public LinkBuffers requireNoParity(String who) {
        if (parity) {
            throw new IllegalArgumentException(
                    who
                            + " has no place that tells a flipped bit, and would stop in silence: parity=true must be false, say withParity(false)");
        }
        return this;
    }

    /** Words of the longest packet of any channel, its checks not counted. */
    int slotWords() {
        return PacketFormat.slotWords(payloadBytes);
    }

    /** Cycles of the link's clock that they take on the wire. */
    int slotCycles() {
        return slotWords() * wordCycles;
    }

    /** The packets of a channel that may be under way or wait at the other end. */
    int credits() {
        return received - 1;
    }
}

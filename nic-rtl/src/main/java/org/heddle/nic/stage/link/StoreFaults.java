package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.area.Area;
import org.heddle.nic.stage.packet.Channel;

/**
 * Faults that a {@link LinkPort} has found in its stores by their parity, told at the core's clock.
 *
 * <p>Latency: an event is told a few cycles later, as {@link EventCount} says. All is 0 after the reset, and stays until the next.
 */
public final class StoreFaults extends Area {
    /** Number of a port's stores: those of the channels' arrived packets by the channels' codes, and {@link #SENT}. */
    public static final int STORES = Channel.values().length + 1;
    /** Number of the store of sent packets, the {@link ReplayBuffer}, among them. */
    public static final int SENT = STORES - 1;
    /** Width of a count, which a packet's words do not fill: behind a wrong word a store is not read to much more than its packet's end. */
    public static final int COUNT_WIDTH = 16;

    /** 16 bits for each store: flipped words that have been read from it; the place of a packet's end that has flipped counts as one. */
    public final Vec<UInt> flips = out(vec(STORES, uint(COUNT_WIDTH)));
    /** 4 bits, one for each store: 1 if it has given a wrong word since the reset, for which the port has stopped. */
    public final UInt causes = out(uint(STORES));

    private final Hardware port;

    /** Adds the outputs to a port. */
    StoreFaults(Hardware port) {
        super(port, "");
        this.port = port;
        UInt any = flips.get(0).ne(0).asUInt();
        for (int store = 1; store < STORES; store++) {
            any = flips.get(store).ne(0).asUInt().cat(any);
        }
        causes.set(any);
    }

    /** Counts a store's events, which are 1 in a cycle of the link's clock each. */
    void count(int store, ClockDomain link, Bool event) {
        EventCount counter = new EventCount(COUNT_WIDTH);
        instance("flipCount" + store, counter);
        counter.there.set(link);
        counter.happens.set(event);
        flips.get(store).set(counter.count);
    }
}

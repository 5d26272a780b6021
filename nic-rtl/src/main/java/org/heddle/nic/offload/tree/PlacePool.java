package org.heddle.nic.offload.tree;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;

/**
 * The free places of the receive queue. Any reduction may take any place: first those that were never used, then those that came
 * back, in their order.
 *
 * <p>Latency: a place that is released can be taken from the next cycle on. Throughput: one taken and one released per cycle.
 */
public final class PlacePool extends Component {
    /** 1 while there is a free place. */
    public final Bool available = out(bool());
    /** The place that is taken next. */
    public final UInt place;
    /** 1 in the cycle in which a place is taken; only while {@link #available}. */
    public final Bool takes = in(bool());
    /** 1 in the cycle in which a place becomes free. */
    public final Bool releases = in(bool());
    /** Place that becomes free, with {@link #releases}. */
    public final UInt released;
    /** Places that are in use. */
    public final UInt used;

    /**
     * A pool with all its places free.
     *
     * @param places in all, at least 2
     */
    public PlacePool(int places) {
        parameter("places", places);
        int width = Types.bitsToNumber(places);
        place = out(uint(width));
        released = in(uint(width));
        used = out(uint(Types.bitsToNumber(places + 1)));

        UInt fresh = reg(uint(Types.bitsToNumber(places + 1))).init(0);
        UInt inUse = reg(uint(used.width())).init(0);
        Queue<UInt> back = instance("back", new Queue<>(uint(width), places));
        Bool takesFresh = fresh.ne(places);
        available.set(takesFresh.or(back.dequeue.valid()));
        place.set(mux(takesFresh, fresh.trunc(width), back.dequeue.data()));
        back.dequeue.ready().set(takes.and(takesFresh.not()));
        back.enqueue.valid().set(releases);
        back.enqueue.data().set(released);
        when(takes.and(takesFresh), fresh::increment);
        inUse.countUpDown(takes, releases);
        used.set(inUse);

        assertAlways(takes.not().or(available), "credits leave a place for every message that counts");
        assertAlways(releases.not().or(inUse.ne(0)), "only a place that is in use becomes free");
    }
}

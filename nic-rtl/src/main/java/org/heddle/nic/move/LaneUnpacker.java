package org.heddle.nic.move;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * Hands out packed payload lane by lane, one or two in each cycle: the inverse of {@link LanePacker}.
 *
 * <p>Latency: none. Throughput: one request per cycle.
 */
public final class LaneUnpacker extends Component {
    /**
     * What the memory word of this cycle wants; the same as a {@link LanePair} without its data.
     *
     * @param low 1 if a lane goes to bytes 0 to 3
     * @param high 1 if a lane goes to bytes 4 to 7
     * @param last 1 for the last word of an access: a lane left over is dropped
     */
    public record Want(Bool low, Bool high, Bool last) implements Bundle {
        public static BundleType<Want> type() {
            return bundle(Want.class, bool(), bool(), bool());
        }
    }

    public final Stream<PayloadWord> payload = in(stream(PayloadWord.type()));
    public final Stream<Want> want = in(stream(Want.type()));
    public final Stream<LanePair> lanes = out(stream(LanePair.type()));

    public LaneUnpacker() {
        UInt waiting = reg(uint(32));
        Bool hasWaiting = reg(bool()).init(false);

        Want wanted = want.data();
        Bool both = wanted.low().and(wanted.high());
        Bool needsPayload = both.or(hasWaiting.not());
        UInt low = payload.data().data().bits(31, 0);
        UInt high = payload.data().data().bits(63, 32);

        lanes.valid().set(want.valid().and(payload.valid().or(needsPayload.not())));
        want.ready().set(lanes.fires());
        payload.ready().set(lanes.fires().and(needsPayload));

        UInt first = mux(hasWaiting, waiting, low);
        UInt second = mux(hasWaiting, low, high);
        lanes.data().data().set(mux(both, second, first).cat(first));
        lanes.data().low().set(wanted.low());
        lanes.data().high().set(wanted.high());
        lanes.data().last().set(wanted.last());

        when(lanes.fires(), () -> {
            // Two new lanes less what was handed out: a pair leaves the number as it was, a single one changes it.
            hasWaiting.set(wanted.last().not().and(mux(both, hasWaiting, hasWaiting.not())));
            when(needsPayload, () -> waiting.set(high));
        });
    }
}

package org.heddle.nic.stage.move;

import static org.heddle.hdl.Types.bundle;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * Hands out packed payload in runs of lanes: the inverse of {@link LanePacker}.
 *
 * <p>Latency: none. Throughput: one run per cycle.
 */
public final class LaneUnpacker extends Component {
    /**
     * Lanes that the memory word of this cycle wants; a {@link LaneRun} without its data.
     *
     * @param first first lane that gets payload
     * @param last last lane that gets payload, at least first
     * @param ends 1 for the last word of an access: lanes left over are dropped
     */
    public record Want(UInt first, UInt last, Bool ends) implements Bundle {
        public static BundleType<Want> type(DataPath path) {
            return bundle(Want.class, Types.uint(path.wordLaneBits()), Types.uint(path.wordLaneBits()), Types.bool());
        }
    }

    public final Stream<PayloadWord> payload;
    public final Stream<Want> want;
    public final Stream<LaneRun> lanes;

    public LaneUnpacker(DataPath path) {
        parameter("lanes", path.wordLanes());
        payload = in(stream(PayloadWord.type(path)));
        want = in(stream(Want.type(path)));
        lanes = out(stream(LaneRun.type(path)));
        int wordLanes = path.wordLanes();
        int countBits = path.wordLaneBits() + 1;
        int wordBits = Lanes.bits(wordLanes);
        int poolBits = Lanes.bits(2 * wordLanes - 1);

        UInt waiting = reg(uint(Lanes.bits(wordLanes - 1))).init(0);
        UInt waitingLanes = reg(uint(path.wordLaneBits())).init(0);

        Want wanted = want.data();
        UInt wantedLanes = wanted.last()
                .zext(countBits)
                .subWrap(wanted.first().zext(countBits))
                .addWrap(1);
        Bool needsPayload = waitingLanes.lt(wantedLanes);

        lanes.valid().set(want.valid().and(payload.valid().or(needsPayload.not())));
        want.ready().set(lanes.fires());
        payload.ready().set(lanes.fires().and(needsPayload));

        UInt fresh = Lanes.up(payload.data().data().zext(poolBits), waitingLanes);
        UInt pool = waiting.zext(poolBits).or(mux(needsPayload, fresh, lit(0, poolBits)));
        lanes.data().data().set(Lanes.up(pool.trunc(wordBits), wanted.first()));
        lanes.data().first().set(wanted.first());
        lanes.data().last().set(wanted.last());
        lanes.data().ends().set(wanted.ends());

        UInt left = Lanes.down(pool, wantedLanes).trunc(waiting.width());
        // Modulo the lanes of a word: a fresh word adds nothing.
        UInt leftLanes = waitingLanes.subWrap(wantedLanes.trunc(path.wordLaneBits()));
        when(lanes.fires(), () -> {
            waiting.set(mux(wanted.ends(), lit(0, waiting.width()), left));
            waitingLanes.set(mux(wanted.ends(), lit(0, path.wordLaneBits()), leftLanes));
        });
    }
}

package org.heddle.nic.stage.move;

import static org.heddle.hdl.Types.bundle;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;
import org.jspecify.annotations.Nullable;

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
    /** With {@link #want}: how many lanes that are; null where it is worked out here. */
    public final @Nullable UInt count;

    /**
     * @param path widths
     */
    public LaneUnpacker(DataPath path) {
        this(path, false);
    }

    /**
     * @param path widths
     * @param isCounted whether {@link #count} is given
     */
    LaneUnpacker(DataPath path, boolean isCounted) {
        parameter("lanes", path.wordLanes());
        parameter("laneBits", path.laneBits());
        if (isCounted) {
            parameter("counted", "lanes");
        }
        payload = in(stream(PayloadWord.type(path)));
        want = in(stream(Want.type(path)));
        lanes = out(stream(LaneRun.type(path)));
        int wordLanes = path.wordLanes();
        int laneBits = path.wordLaneBits();
        int countBits = laneBits + 1;
        // The lanes that wait are the highest of the last word.
        UInt waiting = reg(uint(8 * path.wordBytes()));
        UInt waitingLanes = reg(uint(laneBits)).init(0);

        Want wanted = want.data();
        count = isCounted ? in(uint(countBits)) : null;
        UInt wantedLanes = count == null ? Lanes.count(wanted.first(), wanted.last()) : count;
        Bool needsPayload = waitingLanes.lt(wantedLanes);
        lanes.valid().set(want.valid().and(payload.valid().or(needsPayload.not())));
        want.ready().set(lanes.fires());
        payload.ready().set(lanes.fires().and(needsPayload));

        // A word that comes while it is not needed shows nowhere.
        UInt fresh = mux(needsPayload, payload.data().data(), lit(0, 8 * path.wordBytes()));
        UInt oldest = waitingLanes.not().addWrap(1);
        UInt turn = oldest.subWrap(wanted.first());
        List<UInt> inPlace = new ArrayList<>();
        for (int i = 0; i < wordLanes; i++) {
            int low = path.laneBits() * i;
            int high = low + path.laneBits() - 1;
            Bool waits = i == 0 ? lit(false) : waitingLanes.ge(wordLanes - i);
            inPlace.add(0, mux(waits, waiting.bits(high, low), fresh.bits(high, low)));
        }
        UInt pool = Types.cat(inPlace);
        if (Lanes.isTurned(path)) {
            lanes.data().data().set(Lanes.turned(path, pool, turn));
        } else {
            List<UInt> word = new ArrayList<>();
            for (int i = 0; i < wordLanes; i++) {
                word.add(0, Lanes.lane(path, pool, turn.addWrap(i)));
            }
            lanes.data().data().set(Types.cat(word));
        }
        lanes.data().first().set(wanted.first());
        lanes.data().last().set(wanted.last());
        lanes.data().ends().set(wanted.ends());

        // Modulo the lanes of a word: a fresh word adds nothing.
        UInt leftLanes = waitingLanes.subWrap(wantedLanes.trunc(laneBits));
        when(lanes.fires(), () -> {
            when(needsPayload, () -> waiting.set(payload.data().data()));
            waitingLanes.set(mux(wanted.ends(), lit(0, laneBits), leftLanes));
        });
    }
}

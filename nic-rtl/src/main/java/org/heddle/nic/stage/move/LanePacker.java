package org.heddle.nic.stage.move;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * Packs wanted lanes into full payload words. Lanes that fill no word wait for the next ones; what is left at the end of an
 * access goes out in a word that is not full.
 *
 * <p>Latency: none but for waiting lanes. Throughput: one memory word per cycle; one extra cycle where an access ends with
 * more lanes than one word holds.
 */
public final class LanePacker extends Component {
    public final Stream<LaneRun> lanes;
    public final Stream<PayloadWord> payload;

    public LanePacker(DataPath path) {
        parameter("lanes", path.wordLanes());
        parameter("laneBits", path.laneBits());
        lanes = in(stream(LaneRun.type(path)));
        payload = out(stream(PayloadWord.type(path)));
        int wordLanes = path.wordLanes();
        int laneBits = path.wordLaneBits();
        int countBits = laneBits + 1;
        UInt waitingLanes = reg(uint(laneBits)).init(0);
        Bool flushing = reg(bool()).init(false);

        LaneRun run = lanes.data();
        Bool ends = run.ends();
        UInt newLanes =
                run.last().zext(countBits).subWrap(run.first().zext(countBits)).addWrap(1);
        UInt poolLanes = waitingLanes.zext(countBits).addWrap(newLanes);
        Bool overflows = poolLanes.gt(wordLanes);
        Bool emitsNow = poolLanes.ge(wordLanes).or(ends);

        payload.valid().set(flushing.or(lanes.valid().and(emitsNow)));
        lanes.ready().set(flushing.not().and(payload.ready().or(emitsNow.not())));
        payload.data().last().set(flushing.or(ends.and(overflows.not())));

        // A lane keeps its place in the payload from here on: one that finds no room in this word has the same place in
        // the next.
        UInt turn = run.first().subWrap(waitingLanes);
        boolean isTurned = Lanes.isTurned(path);
        UInt turned = isTurned ? Lanes.turned(path, run.data(), turn) : run.data();
        Bool leaves = lanes.valid().and(emitsNow).and(payload.ready());
        List<UInt> word = new ArrayList<>();
        for (int i = 0; i < wordLanes; i++) {
            int low = path.laneBits() * i;
            UInt come =
                    isTurned ? turned.bits(low + path.laneBits() - 1, low) : Lanes.lane(path, turned, turn.addWrap(i));
            if (i == wordLanes - 1) {
                // Never one of those that are left at the end; what comes next must not show in a word that waits.
                word.add(0, mux(flushing, lit(0, path.laneBits()), come));
                continue;
            }
            UInt waiting = reg("waiting" + i, uint(path.laneBits()));
            Bool waits = waitingLanes.gt(i);
            word.add(0, mux(waits.or(flushing), waiting, come));
            // One that does not wait may take anything: whether lanes are taken in this cycle is known late.
            when(flushing.not().and(waits.not().or(leaves)), () -> waiting.set(come));
        }
        payload.data().data().set(Types.cat(word));
        when(lanes.fires(), () -> {
            waitingLanes.set(mux(ends, lit(0, laneBits), poolLanes.trunc(laneBits)));
            flushing.set(ends.and(overflows));
        });
        when(flushing.and(payload.ready()), () -> flushing.set(false));
    }
}

package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
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
        lanes = in(stream(LaneRun.type(path)));
        payload = out(stream(PayloadWord.type(path)));
        int wordLanes = path.wordLanes();
        int countBits = path.wordLaneBits() + 1;
        int wordBits = Lanes.bits(wordLanes);
        int poolBits = Lanes.bits(2 * wordLanes - 1);

        UInt waiting = reg(uint(Lanes.bits(wordLanes - 1))).init(0);
        UInt waitingLanes = reg(uint(path.wordLaneBits())).init(0);
        Bool flushing = reg(bool()).init(false);

        LaneRun run = lanes.data();
        Bool ends = run.ends();
        UInt newLanes =
                run.last().zext(countBits).subWrap(run.first().zext(countBits)).addWrap(1);
        // Lanes behind the run are cleared: what waits is joined to what comes by or.
        UInt unwanted = lit(wordLanes, countBits).subWrap(newLanes);
        UInt aligned = Lanes.down(Lanes.up(Lanes.down(run.data(), run.first()), unwanted), unwanted);
        UInt pool = waiting.zext(poolBits).or(Lanes.up(aligned.zext(poolBits), waitingLanes));
        UInt poolLanes = waitingLanes.zext(countBits).addWrap(newLanes);
        Bool overflows = poolLanes.gt(wordLanes);
        Bool emitsNow = poolLanes.ge(wordLanes).or(ends);

        payload.valid().set(flushing.or(lanes.valid().and(emitsNow)));
        lanes.ready().set(flushing.not().and(payload.ready().or(emitsNow.not())));
        payload.data().data().set(mux(flushing, waiting.zext(wordBits), pool.trunc(wordBits)));
        payload.data().last().set(flushing.or(ends.and(overflows.not())));

        when(lanes.fires(), () -> {
            waiting.set(mux(emitsNow, pool.bits(poolBits - 1, wordBits), pool.trunc(waiting.width())));
            waitingLanes.set(mux(ends, lit(0, path.wordLaneBits()), poolLanes.trunc(path.wordLaneBits())));
            flushing.set(ends.and(overflows));
        });
        when(flushing.and(payload.ready()), () -> {
            flushing.set(false);
            waiting.set(0);
        });
    }
}

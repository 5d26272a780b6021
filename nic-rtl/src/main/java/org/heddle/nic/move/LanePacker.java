package org.heddle.nic.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * Packs wanted lanes into full payload words. A single lane waits for its partner; what is left at the end of an access
 * goes out in a half-filled word.
 *
 * <p>Latency: none but for a waiting lane. Throughput: one memory word per cycle; one extra cycle where an access ends with
 * one lane more than the words it filled.
 */
public final class LanePacker extends Component {
    public final Stream<LanePair> lanes = in(stream(LanePair.type()));
    public final Stream<PayloadWord> payload = out(stream(PayloadWord.type()));

    public LanePacker() {
        UInt waiting = reg(uint(32));
        Bool hasWaiting = reg(bool()).init(false);
        Bool flushing = reg(bool()).init(false);

        LanePair pair = lanes.data();
        Bool both = pair.low().and(pair.high());
        UInt low = pair.data().bits(31, 0);
        UInt high = pair.data().bits(63, 32);
        UInt single = mux(pair.low(), low, high);

        // Lanes at hand: 1 or 2 new ones, and the waiting one.
        Bool fillsWord = both.or(hasWaiting);
        Bool overflows = both.and(hasWaiting);
        Bool ends = pair.last();
        Bool emitsNow = fillsWord.or(ends);

        payload.valid().set(flushing.or(lanes.valid().and(emitsNow)));
        lanes.ready().set(flushing.not().and(payload.ready().or(emitsNow.not())));

        UInt first = mux(hasWaiting, waiting, mux(both, low, single));
        UInt second = mux(hasWaiting, mux(both, low, single), high);
        payload.data().data().set(mux(flushing, waiting.zext(64), second.cat(first)));
        payload.data().last().set(flushing.or(ends.and(overflows.not())));

        when(lanes.fires(), () -> {
            when(overflows, () -> {
                        waiting.set(high);
                        hasWaiting.set(ends.not());
                        flushing.set(ends);
                    })
                    .elseWhen(fillsWord.or(ends), () -> hasWaiting.set(false))
                    .otherwise(() -> {
                        waiting.set(single);
                        hasWaiting.set(true);
                    });
        });
        when(flushing.and(payload.ready()), () -> flushing.set(false));
    }
}

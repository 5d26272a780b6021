package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.time.Timeout;

/**
 * Flow control between the two ends of a link in single words: acknowledged packets and the credits of places that became free.
 *
 * <p>A word is wanted when there is something new to say, and every {@value #SILENT_CYCLES} cycles anyhow, so that a lost one is
 * made up for. Whether there is a place comes from a register: a place that is told of counts one cycle later, one that is taken
 * at once. One request to send again is made for each gap; if what comes then is wrong too, the other end's timeout expires.
 *
 * <p>Where an end can give up, a word that tells of places that were never taken is not believed: the end that says so knows of packets that this one does not, which was reset.
 */
final class FlowControl extends Component {
    private static final int SILENT_CYCLES = 1000;

    // What has arrived here.
    /** 8 bits: the packet that is expected next. */
    final UInt expected = in(uint(FlowWord.SEQUENCE_WIDTH));
    /** 1 in the cycle in which a packet has been accepted, or has come once more. */
    final Bool arrived = in(bool());
    /** 1 in the cycle in which the packet that was expected is known to be missing. */
    final Bool missed = in(bool());
    /** 1 in the cycle in which a packet has been accepted. */
    final Bool accepted = in(bool());
    /** One bit for each channel: 1 in the cycle in which one of its places becomes free. */
    final UInt frees = in(uint(FlowWord.CHANNELS));

    /** 1 while a word is to be sent. */
    final Bool wanted = out(bool());
    /** 32 bits: the word. */
    final UInt word = out(uint(FlowWord.WIDTH));
    /** 1 in the cycle in which the word is sent. */
    final Bool sent = in(bool());

    // What the other end says.
    /** 1 in the cycle in which {@link #told} is a word from there. */
    final Bool tells = in(bool());

    final UInt told = in(uint(FlowWord.WIDTH));

    /** One bit for each channel: 1 if another packet has a place there. */
    final UInt hasPlace = out(uint(FlowWord.CHANNELS));
    /** One bit for each channel: 1 in the cycle in which a packet takes that place. */
    final UInt spends = in(uint(FlowWord.CHANNELS));
    /** 1 in the cycle behind a word that cannot be; empty where no end gives up. */
    final Optional<Bool> isImpossible;

    /** 7 bits for each channel, the first one lowest: packets that wait here from before; empty where both ends begin from one reset. */
    final Optional<UInt> waiting;
    /** 1 in the cycle in which the other end may have come up, and missed a word; there with {@link #waiting}. */
    final Optional<Bool> greeted;

    private final List<Bool> impossible = new ArrayList<>();

    /**
     * @param credits places of each channel at the other end
     */
    FlowControl(int credits) {
        this(credits, false);
    }

    /**
     * @param credits places of each channel at the other end
     * @param givesUp whether the other end may say what cannot be
     */
    FlowControl(int credits, boolean givesUp) {
        this(credits, givesUp, false);
    }

    /**
     * Flow control between ends that begin together, or each behind its own reset: then an end believes in no place until it is told of it, and tells at once of those that
     * are not taken by what has waited since before, as if so many had become free as would leave them.
     *
     * @param credits places of each channel at the other end
     * @param givesUp whether the other end may say what cannot be
     * @param recovers whether packets may {@linkplain #waiting wait} at the start
     */
    FlowControl(int credits, boolean givesUp, boolean recovers) {
        parameter("credits", credits);
        if (givesUp) {
            parameter("givesUp", true);
        }
        if (recovers) {
            parameter("recovers", true);
        }
        waiting = recovers
                ? Optional.of(in("waiting", uint(FlowWord.CHANNELS * FlowWord.FREED_WIDTH)))
                : Optional.empty();
        greeted = recovers ? Optional.of(in("greeted", bool())) : Optional.empty();
        isImpossible = givesUp ? Optional.of(out("isImpossible", bool())) : Optional.empty();
        Bool asked = reg(bool()).init(false);
        Bool again = reg(bool()).init(false);
        Bool news = reg(bool()).init(false);
        Timeout silence = instance(new Timeout(SILENT_CYCLES));
        silence.restart.set(sent);
        Bool asks = missed.and(asked.not());
        Bool learns = arrived.or(asks).or(frees.reduceOr());
        when(sent, () -> {
            news.set(false);
            again.set(false);
        });
        when(learns, () -> news.set(true));
        when(asks, () -> {
            again.set(true);
            asked.set(true);
        });
        when(accepted, () -> {
            again.set(false);
            asked.set(false);
        });
        when(silence.expired.and(sent.not()), () -> news.set(true));
        Optional<Bool> isFirst = waiting.map(any -> {
            Bool first = reg("first", bool()).init(true);
            first.set(false);
            when(first.or(greeted.orElseThrow()), () -> news.set(true));
            return first;
        });
        wanted.set(news);

        UInt[] freed = new UInt[FlowWord.CHANNELS];
        UInt[] places = new UInt[FlowWord.CHANNELS];
        for (int channel = 0; channel < FlowWord.CHANNELS; channel++) {
            freed[channel] = reg("freed" + channel, uint(FlowWord.FREED_WIDTH)).init(0);
            UInt mine = freed[channel];
            when(frees.bit(channel), mine::increment);
            beginBehind(mine, channel, isFirst);
            places[channel] = place(channel, credits);
        }
        isImpossible.ifPresent(any -> {
            Bool wasImpossible = reg("wasImpossible", bool()).init(false);
            wasImpossible.set(impossible.stream().reduce(Bool::or).orElseThrow());
            any.set(wasImpossible);
        });
        word.set(FlowWord.of(expected, again, cat(freed[2], freed[1], freed[0])));
        hasPlace.set(cat(places[2], places[1], places[0]));
    }

    /** Lets the count of freed places begin below 0, by the packets that wait. */
    private void beginBehind(UInt freed, int channel, Optional<Bool> isFirst) {
        isFirst.ifPresent(first -> {
            UInt all = waiting.orElseThrow();
            UInt before = all.bits(FlowWord.FREED_WIDTH * (channel + 1) - 1, FlowWord.FREED_WIDTH * channel);
            UInt freedNow = frees.bit(channel).asUInt().zext(FlowWord.FREED_WIDTH);
            when(first, () -> freed.set(freedNow.subWrap(before)));
        });
    }

    /** 1 bit: packets of a channel that have left are not as many as there were places, and have become free. */
    private UInt place(int channel, int credits) {
        boolean recovers = waiting.isPresent();
        UInt freedThere = reg("freedThere" + channel, uint(FlowWord.FREED_WIDTH))
                .init(recovers ? (1 << FlowWord.FREED_WIDTH) - credits : 0);
        UInt spent = reg("spent" + channel, uint(FlowWord.FREED_WIDTH)).init(0);
        UInt said = FlowWord.freed(told, channel);
        // An old word counts fewer.
        Bool isNews = said.subWrap(freedThere).bit(FlowWord.FREED_WIDTH - 1).not();
        UInt used = spent.subWrap(freedThere);
        Bool believes = isNews;
        if (isImpossible.isPresent()) {
            believes = said.subWrap(freedThere).le(used);
            impossible.add(tells.and(isNews).and(believes.not()));
        }
        when(tells.and(believes), () -> freedThere.set(said));
        when(spends.bit(channel), spent::increment);
        Bool free = reg("free" + channel, bool()).init(!recovers);
        Bool freeBehind = credits == 1 ? lit(false) : used.lt(credits - 1);
        free.set(mux(spends.bit(channel), freeBehind, used.lt(credits)));
        assertAlways(used.le(credits), "no place is used twice, and none becomes free that was not used");
        assertAlways(spends.bit(channel).not().or(free), "a packet is sent only to a place that is free");
        return free.asUInt();
    }
}

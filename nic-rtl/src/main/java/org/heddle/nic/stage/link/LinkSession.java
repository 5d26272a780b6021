package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.hdl.lib.time.Timeout;

/**
 * Agreement of one end of a link with the other on what they count from, at the link's clock. It stands in a domain without a reset: an epoch that the end's reset
 * took back would be one of before. Proofs: {@code link-session}, and {@code session-receiver} of what is taken in a session.
 *
 * <pre>
 * Design
 *
 * An end has an epoch, and goes from up to down by drawing the next one. A session is the pair of epochs of both ends. An end goes up
 * when it hears a hello that names its own epoch as the one heard: so the other end knows it, and what that one says of itself is of now, or of
 * before a reset of its own. While it is down, all that belongs to a session stands in its reset (replay, numbers, credits, turns), so that a
 * session begins from there at both ends. In one that is up, packets and words of flow control carry or are checked with the pair.
 *
 *            ┌──── hello(m, heard = mine): heard := m ────┐
 *            │                                            ▼
 *          DOWN  asks every 128 cycles                    UP
 *            ▲   hello(m, ..): heard := m                 │
 *            └── mine + 1, all of the session forgotten ──┘
 *                reset of either clock of this end
 *                hello(m other than heard, heard = mine): the other end has drawn a new one, and knows this one
 *                nothing of the session heard for 16,384 cycles
 *
 * Safety. An end is up in a pair once, without a pause between, as each way down changes its own half. Words of a pair are sent while the
 * sender is up in it and taken while the receiver is: all that is taken was sent from one reset state on and meets one reset state. Lost,
 * late and repeated words are then what they are on a link that was never reset. A hello of long ago can send an end down or up, into
 * a session that the other end is not in; neither takes a packet then.
 *
 * Liveness. An end that is down asks, and an end that is up answers, with the epochs that it believes; so one that believes in an epoch that
 * is no more is told its own by the other, goes down by the third rule, and asks. Two that are up in different sessions hear
 * nothing of their own, and go down by the fourth.
 *
 * An end that has been configured anew has no epoch, and draws the one behind that which the other end has heard of it, if that
 * one has: epochs begin with 0 at each configuration, and 0 might be the one that the other end is up with. An epoch comes again after
 * 4,096: no word may be older than that many times down.
 *
 * To the core's side, SessionGate, go two levels with an answer each: isOpen until it answers, then 0 until that answer ends; the same for
 * clears. The two counts are at rest whenever the other side looks.
 * </pre>
 */
final class LinkSession extends Component {
    /** Cycles from one asking word to the next. */
    private static final int ASK_CYCLES = 128;
    /** Cycles without a word of the session until this end is down: sixteen words of an end that has nothing to say. */
    static final int SILENT_CYCLES = 16_384;
    /** Cycles that an end is down at least: more than a word takes from its check to what it does. */
    private static final int LEAST_DOWN_CYCLES = 8;

    static final int NUMBER_WIDTH = FlowWord.SEQUENCE_WIDTH;
    /** Width of a count of packets that have arrived and wait, for three channels of 64. */
    static final int ACCEPTED_WIDTH = 10;

    /** 1 for a cycle at least behind each reset of the link's clock. */
    final Bool wasReset = in(bool());

    /** 1 in the cycle in which {@link #told} is a {@link HelloWord}. */
    final Bool greets = in(bool());
    /** 32 bits. */
    final UInt told = in(uint(FlowWord.WIDTH));
    /** 1 in the cycle in which a word of flow control of this session has come. */
    final Bool hears = in(bool());
    /** 1 in the cycle in which a packet has been accepted. */
    final Bool accepts = in(bool());
    /** 1 in the cycle in which {@link #acknowledged} is news. */
    final Bool advances = in(bool());
    /** 8 bits: all packets of this session before this number have arrived. */
    final UInt acknowledged = in(uint(NUMBER_WIDTH));

    /** 1 while a hello is to be sent. */
    final Bool wanted = out(bool());
    /** 32 bits: a word without its check. */
    final UInt word = out(uint(FlowWord.WIDTH));
    /** 1 in the cycle in which it is sent. */
    final Bool sent = in(bool());

    /** 1 while the session is: packets and flow control may go and come; a register. */
    final Bool isUp = out(bool());
    /** 1 in the first cycle down; a register. */
    final Bool falls = out(bool());
    /** 1 while all of this end's link side is in reset; a register. */
    final Bool clearsPort = out(bool());
    /** 24 bits: the session as this end's packets name it. */
    final UInt session = out(uint(HelloWord.SESSION_WIDTH));
    /** 24 bits: the session as the other end's packets name it. */
    final UInt sessionThere = out(uint(HelloWord.SESSION_WIDTH));

    // To and from the core's side.
    final Bool isOpen = out(bool());
    final Bool clears = out(bool());
    /** 8 bits: packets of the last session that the other end has acknowledged; at rest while {@link #isOpen} is 0. */
    final UInt arrivedThere = out(uint(NUMBER_WIDTH));
    /** 10 bits: packets accepted since the last clearing; at rest while {@link #clears} is 1. */
    final UInt acceptedHere = out(uint(ACCEPTED_WIDTH));

    final Bool coreIsOpen = asynchronousIn(bool());
    final Bool coreIsClear = asynchronousIn(bool());
    final Bool coreWasReset = asynchronousIn(bool());

    private final Bool up = reg(bool()).init(false);
    private final Bool drawn = reg(bool()).init(false);
    private final UInt mine = reg(uint(HelloWord.EPOCH_WIDTH)).init(0);
    private final Bool hasHeard = reg(bool()).init(false);
    private final UInt heard = reg(uint(HelloWord.EPOCH_WIDTH)).init(0);
    private final Bool opened = reg(bool()).init(false);
    private final Bool clearing = reg(bool()).init(false);

    private final UInt said = HelloWord.epoch(told);
    private final Bool namesMine =
            drawn.and(HelloWord.hasHeard(told)).and(HelloWord.heard(told).eq(mine));
    private final Bool saysEpoch = greets.and(HelloWord.hasEpoch(told));
    private final Bool isNews = hasHeard.not().or(said.ne(heard));

    private Bool resets;
    private Bool mayRise;
    private Bool rises;
    private Bool sinks;

    /** Joins the parts. */
    LinkSession() {
        clear();
        decide();
        hear();
        greet();
        count();
        allow(
                Code.RECONVERGENCE,
                "each level stays until it is answered, and none is up again before all are down: the order in which they arrive does not matter");
        session.set(heard.cat(mine));
        sessionThere.set(mine.cat(heard));
    }

    private Bool synchronize(String name, Bool level) {
        BitSynchronizer synchronizer = instance(name, new BitSynchronizer());
        synchronizer.source.set(crossing(level, "a level that stays until it is answered"));
        return synchronizer.sink;
    }

    /** Resets the link's side, until the core's has seen it. */
    private void clear() {
        Bool open = synchronize("coreOpen", coreIsOpen);
        Bool clear = synchronize("coreClear", coreIsClear);
        Bool coreAsks = synchronize("coreAsks", coreWasReset);
        Bool linkAsks = synchronize("linkAsks", wasReset);
        Bool asked = reg("asked", bool()).init(true);
        Bool inReset = reg("inReset", bool()).init(true);
        Bool begins = asked.or(coreAsks).and(clearing.not()).and(clear.not());
        when(begins, () -> {
            clearing.set(true);
            asked.set(false);
        });
        when(clear, () -> clearing.set(false));
        when(linkAsks, () -> asked.set(true));
        resets = linkAsks.or(asked).or(coreAsks);
        inReset.set(resets.or(clearing));
        clearsPort.set(inReset);
        clears.set(clearing);

        UInt left = reg("left", uint(4)).init(LEAST_DOWN_CYCLES);
        when(up, () -> left.set(LEAST_DOWN_CYCLES)).elseWhen(left.ne(0), left::decrement);
        when(up.not().and(open), () -> opened.set(false));
        isOpen.set(opened);
        Bool isBusy = opened.or(open).or(clearing).or(clear).or(resets).or(inReset);
        mayRise = isBusy.not().and(left.eq(0));
    }

    private void decide() {
        Timeout silence = instance("silence", new Timeout(SILENT_CYCLES));
        silence.restart.set(hears.or(up.not()));
        rises = up.not().and(saysEpoch).and(namesMine).and(mayRise);
        Bool isReplaced = saysEpoch.and(isNews).and(namesMine);
        sinks = up.and(resets.or(isReplaced).or(silence.expired));
        Bool fell = reg("fell", bool()).init(true);
        fell.set(sinks);
        when(rises, () -> {
            up.set(true);
            opened.set(true);
        });
        when(sinks, () -> {
            up.set(false);
            mine.increment();
        });
        isUp.set(up);
        falls.set(fell);
    }

    private void hear() {
        when(saysEpoch.and(up.not().or(namesMine)), () -> {
            heard.set(said);
            hasHeard.set(true);
        });
        when(greets.and(drawn.not()), () -> {
            drawn.set(true);
            mine.set(mux(HelloWord.hasHeard(told), HelloWord.heard(told).addWrap(1), lit(0, HelloWord.EPOCH_WIDTH)));
        });
    }

    private void greet() {
        Bool wants = reg("wants", bool()).init(true);
        Timeout pause = instance("pause", new Timeout(ASK_CYCLES));
        pause.restart.set(sent.or(up));
        when(sent.or(resets), () -> wants.set(false));
        Bool answers = mux(up, HelloWord.asks(told), isNews.or(drawn.not()));
        when(greets.and(answers).or(rises).or(sinks).or(pause.expired.and(sent.not())), () -> wants.set(true));
        wanted.set(wants.and(clearsPort.not()));
        word.set(HelloWord.of(mine, drawn, heard, hasHeard, up.not()));
    }

    private void count() {
        UInt arrived = reg("arrived", uint(NUMBER_WIDTH)).init(0);
        when(rises, () -> arrived.set(0)).elseWhen(up.and(advances), () -> arrived.set(acknowledged));
        arrivedThere.set(arrived);
        UInt accepted = reg("accepted", uint(ACCEPTED_WIDTH)).init(0);
        when(accepts, accepted::increment);
        // The core's side answers when it has looked.
        Bool wasClearing = reg("wasClearing", bool()).init(false);
        wasClearing.set(clearing);
        when(wasClearing.and(clearing.not()), () -> accepted.set(0));
        acceptedHere.set(accepted);
        assertAlways(up.not().or(accepts.not()).or(clearing.not()), "nothing is accepted while this side is cleared");
    }
}

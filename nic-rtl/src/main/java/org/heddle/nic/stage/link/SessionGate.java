package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Core's side of a link that recovers: lets packets into the link while a {@link LinkSession} is, ends those that it has handed over a half of, and counts. It stands at the core's
 * clock, in a domain without a reset.
 *
 * <p>Sending: a packet begins while the link is up; one that has begun when it goes down is taken to its end, and dropped. Others wait. Arriving: a packet goes on, whether the
 * link is up or not, until this end is reset. If that was by the link's clock alone, a packet of which words have been handed over ends with one more, which is {@link #cut}.
 *
 * <p>Latency: none for what is sent, a cycle for what arrives. Throughput: a word per cycle. Each {@code arrived} comes from registers and keeps its word until it is taken.
 */
final class SessionGate extends Component {
    private static final int CHANNELS = Channel.values().length;
    /** Width of the number of channels. */
    private static final int HANDED_WIDTH = Types.bitsToNumber(CHANNELS + 1);

    /** 1 for a cycle at least behind each reset of the core's clock. */
    final Bool wasReset = in(bool());

    /** Packets of the core. */
    final Vec<Stream<PacketWord>> sent;
    /** Those of them that enter the link. */
    final Vec<Stream<PacketWord>> entering;
    /** Packets from the link. */
    final Vec<Stream<PacketWord>> leaving;
    /** Those of them for the core. */
    final Vec<Stream<PacketWord>> arrived;
    /** 3 bits: 1 for each channel whose word is the end of a packet that has been cut. */
    final UInt cut = out(uint(CHANNELS));

    /** 1 while the queues between the clocks are to be empty. */
    final Bool clearsQueues = out(bool());
    /** 1 while the link is up. */
    final Bool isUp = out(bool());

    final UInt givenUp = out(uint(LinkRecovery.COUNT_WIDTH));
    final UInt dropped = out(uint(LinkRecovery.COUNT_WIDTH));

    // From and to a LinkSession, by its names.
    final Bool isOpen = asynchronousIn(bool());
    final Bool clears = asynchronousIn(bool());
    final UInt arrivedThere = asynchronousIn(uint(LinkSession.NUMBER_WIDTH));
    final UInt acceptedHere = asynchronousIn(uint(LinkSession.ACCEPTED_WIDTH));
    final Bool coreIsOpen = out(bool());
    final Bool coreIsClear = out(bool());
    final Bool coreWasReset = out(bool());

    private final BundleType<PacketWord> word;
    private final Bool opened = reg(bool()).init(false);
    private final Bool cleared = reg(bool()).init(false);
    private final Bool asks = reg(bool()).init(true);

    private Bool open;
    private Bool blocked;
    /** 1 in the cycle in which counts are looked at behind a session's end, and behind a reset's beginning. */
    private Bool closes;

    private Bool begins;

    /** @param word of the core */
    SessionGate(BundleType<PacketWord> word) {
        parameter("payload", word);
        this.word = word;
        sent = in(vec(CHANNELS, stream(word)));
        entering = out(vec(CHANNELS, stream(word)));
        leaving = in(vec(CHANNELS, stream(word)));
        arrived = out(vec(CHANNELS, stream(word)));
        answer();
        send();
        receive();
    }

    private Bool synchronize(String name, Bool level) {
        BitSynchronizer synchronizer = instance(name, new BitSynchronizer());
        synchronizer.source.set(crossing(level, "a level that stays until it is answered"));
        return synchronizer.sink;
    }

    private void answer() {
        Bool openThere = reg("openSeen", bool()).init(false);
        Bool clearsThere = reg("clearsSeen", bool()).init(false);
        openThere.set(synchronize("openThere", isOpen));
        clearsThere.set(synchronize("clearsThere", clears));
        when(wasReset, () -> asks.set(true)).elseWhen(clearsThere, () -> asks.set(false));
        opened.set(openThere);
        cleared.set(clearsThere);
        coreIsOpen.set(opened);
        coreIsClear.set(cleared);
        coreWasReset.set(asks);
        blocked = wasReset.or(asks).or(clearsThere).or(cleared);
        clearsQueues.set(blocked);
        open = opened.and(openThere).and(blocked.not());
        closes = opened.and(openThere.not());
        begins = clearsThere.and(cleared.not());
        isUp.set(opened);
    }

    private void send() {
        List<Bool> starts = new ArrayList<>();
        for (int channel = 0; channel < CHANNELS; channel++) {
            starts.add(pass(channel));
        }
        UInt begun = reg("begun", uint(LinkSession.NUMBER_WIDTH)).init(0);
        UInt lost = reg("lost", uint(LinkRecovery.COUNT_WIDTH)).init(0);
        UInt known = crossing(arrivedThere, "at rest while the link is not open");
        when(closes, () -> {
                    begun.set(0);
                    lost.set(lost.addWrap(begun.subWrap(known).zext(LinkRecovery.COUNT_WIDTH)));
                })
                .otherwise(() -> begun.set(begun.addWrap(sum(starts, LinkSession.NUMBER_WIDTH))));
        givenUp.set(lost);
    }

    /** Lets a channel's packets into the link, or to their end; returns 1 in a cycle in which one begins. */
    private Bool pass(int channel) {
        Stream<PacketWord> from = sent.get(channel);
        Stream<PacketWord> to = entering.get(channel);
        Bool inside = reg("inside" + channel, bool()).init(false);
        Bool drains = reg("drains" + channel, bool()).init(false);
        Bool passes = open.and(drains.not());
        Bool sinks = inside.and(passes.not()).and(wasReset.not());
        connect(to.data(), from.data());
        to.valid().set(from.valid().and(passes));
        from.ready().set(to.ready().and(passes).or(sinks));
        Bool ends = from.fires().and(from.data().last());
        when(from.fires(), () -> inside.set(from.data().last().not()));
        when(ends, () -> drains.set(false)).elseWhen(sinks, () -> drains.set(true));
        when(wasReset, () -> {
            inside.set(false);
            drains.set(false);
        });
        return from.fires().and(inside.not()).and(passes);
    }

    private void receive() {
        List<Bool> handed = new ArrayList<>();
        List<Bool> forgotten = new ArrayList<>();
        List<Bool> cuts = new ArrayList<>();
        for (int channel = 0; channel < CHANNELS; channel++) {
            hand(channel, handed, forgotten, cuts);
        }
        int width = LinkSession.ACCEPTED_WIDTH;
        UInt delivered = reg("delivered", uint(width)).init(0);
        UInt left = reg("left", uint(width)).init(0);
        UInt gone = reg("gone", uint(LinkRecovery.COUNT_WIDTH)).init(0);
        // Whoever takes words is far from here: what is handed over is added a cycle later. None is when a reset
        // begins.
        UInt handedBefore = reg("handedBefore", uint(HANDED_WIDTH)).init(0);
        handedBefore.set(sum(handed, HANDED_WIDTH));
        UInt deliveredNow = delivered.addWrap(handedBefore.zext(width));
        UInt accepted = crossing(acceptedHere, "at rest while the link's side is cleared");
        delivered.set(mux(begins, lit(0, width), deliveredNow));
        left.set(mux(begins, accepted.subWrap(deliveredNow), lit(0, width)));
        UInt inReset = mux(wasReset, sum(forgotten, HANDED_WIDTH), lit(0, HANDED_WIDTH));
        gone.set(gone.addWrap(left.addWrap(inReset.zext(width)).zext(LinkRecovery.COUNT_WIDTH)));
        dropped.set(gone);
        cut.set(Types.cat(cuts));
    }

    private void hand(int channel, List<Bool> handed, List<Bool> forgotten, List<Bool> cuts) {
        Stream<PacketWord> from = leaving.get(channel);
        Stream<PacketWord> to = arrived.get(channel);
        Bool offered = reg("offered" + channel, bool()).init(false);
        PacketWord kept = reg("kept" + channel, word);
        Bool isCut = reg("isCut" + channel, bool()).init(false);
        Bool begun = reg("begun" + channel, bool()).init(false);
        Bool owed = reg("owed" + channel, bool()).init(false);
        Bool hasRoom = to.ready().or(offered.not());
        Bool takes = hasRoom.and(blocked.or(owed).not());
        from.ready().set(takes);
        to.valid().set(offered.and(wasReset.not()));
        connect(to.data(), kept);
        Bool enters = from.valid().and(takes);
        Bool ends = hasRoom.and(owed);
        when(hasRoom, () -> offered.set(enters.or(ends)));
        when(enters, () -> {
            connect(kept, from.data());
            isCut.set(false);
            begun.set(from.data().last().not());
        });
        when(begins, () -> owed.set(begun));
        when(ends, () -> {
            kept.data().set(0);
            kept.last().set(true);
            isCut.set(true);
            begun.set(false);
            owed.set(false);
        });
        when(wasReset, () -> {
            offered.set(false);
            begun.set(false);
            owed.set(false);
        });
        handed.add(enters.and(from.data().last()));
        forgotten.add(offered.and(kept.last()).and(isCut.not()));
        cuts.add(0, offered.and(isCut));
    }

    private static UInt sum(List<Bool> events, int width) {
        return events.stream()
                .map(event -> event.asUInt().zext(width))
                .reduce(UInt::addWrap)
                .orElseThrow();
    }
}

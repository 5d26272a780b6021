package org.heddle.nic.stage.link;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.polynomial.Crc;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Takes packets from the link, removes and verifies their checks and numbers. Words go on as they come, the last one with the
 * verdict: a packet whose check failed, whose length is not what its header says, or that is not the next one in order, is to be
 * discarded.
 *
 * <p>Latency: one word and one cycle, in which the checks are compared; two cycles for a word of flow control. Throughput: one word per cycle; the sink must take every word, also of packets that are then discarded.
 */
public final class LinkReceiver extends Component {
    private static final int HEADER_CHECK_INDEX = PacketFormat.LINK_HEADER_WORDS;
    /** Far behind the longest packet: words that come then are not counted. */
    private static final int LAST_INDEX = (1 << PacketFormat.LENGTH_WIDTH) - 1;

    private static final long ALL_ONES = 0xFFFF_FFFFL;

    public final LinkLane link = in(LinkLane.type());
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 2 bits: the packet's channel, if its header is right. */
    public final UInt channel = out(uint(Channel.WIDTH));
    /** With the last word: 1 if the packet must be forgotten. */
    public final Bool discard = out(bool());

    /** 8 bits: number of the packet that is expected. */
    public final UInt expected = out(uint(FlowWord.SEQUENCE_WIDTH));
    /** 1 in the cycle in which it has arrived whole and right. */
    public final Bool accepted = out(bool());
    /** 1 in the cycle in which a packet ends that has been accepted before. */
    public final Bool repeated = out(bool());
    /** 1 in the cycle in which a packet ends that shows that the expected one is lost: it is wrong, or a later one. */
    public final Bool missed = out(bool());
    /** 1 in the cycle in which a packet with a wrong check or length ends. */
    public final Bool packetWrong = out(bool());

    /** 1 in the cycle in which a packet has ended, wrong ones and wrong words of flow control too; one cycle behind the verdict. */
    public final Bool ended = out(bool());

    /** 1 in the cycle in which {@link #flow} is a word of the other end's flow control. */
    public final Bool flowArrives = out(bool());
    /** 32 bits. */
    public final UInt flow = out(uint(FlowWord.WIDTH));

    /** 1 while the session is: what comes is taken; of a receiver with sessions. */
    final Optional<Bool> isUp;
    /** 24 bits: the session as packets and words of flow control from the other end have it; does not change while {@link #isUp}. */
    final Optional<UInt> session;
    /** 1 in the cycle in which {@link #flow} is the lower half of a {@link HelloWord}. */
    final Optional<Bool> helloArrives;

    private final UInt word = link.data();
    private final UInt tail = word.bits(63, 32);
    private final UInt check = word.bits(31, 0);
    private final Bool isLast = link.last();

    /** Number of the word that comes, in its packet. */
    private final UInt index = reg(uint(PacketFormat.LENGTH_WIDTH)).init(0);

    private final UInt crc = reg(uint(32)).init(ALL_ONES);
    /** Number of the last word, by the packet's header. */
    private final UInt lastIndex = reg(uint(PacketFormat.LENGTH_WIDTH));

    private final Bool lengthIsPossible = reg(bool()).init(false);
    /** Words that a place for a packet of its channel holds. */
    private final UInt slotWords = reg(uint(PacketFormat.LENGTH_WIDTH));
    /** Channel of the packet, by its header. */
    private final UInt kind = reg(uint(Channel.WIDTH));
    /** Number of the packet, by its header's check word. */
    private final UInt number = reg(uint(FlowWord.SEQUENCE_WIDTH));

    // The same word a cycle later, when its checks have been worked out.
    private final UInt arrived = reg(uint(64));
    private final UInt headerCheck = reg(uint(32));
    private final UInt flowCheck = reg(uint(32));
    private final Bool ends = reg(bool()).init(false);
    private final Bool endsFirst = reg(bool()).init(false);
    private final Bool wasLast = reg(bool()).init(false);
    private final Bool checksHeader = reg(bool()).init(false);
    private final Bool keeps = reg(bool()).init(false);
    private final Bool moves = reg(bool()).init(false);
    private final Bool payloadRight = reg(bool()).init(false);
    private final Bool lengthRight = reg(bool()).init(false);

    private Bool isFirst;
    private Bool isHeaderCheck;

    /**
     * @param payloadBytes most payload bytes of a packet
     */
    public LinkReceiver(int payloadBytes) {
        this(payloadBytes, false);
    }

    /**
     * A receiver with sessions, or without. One with sessions takes no packet that began while it was down, or is of another session, and asks for none because of
     * it; its numbers begin anew whenever it is down. Its words are framed all the while.
     *
     * @param payloadBytes most payload bytes of a packet
     * @param hasSessions whether packets and flow control are of a session
     */
    LinkReceiver(int payloadBytes, boolean hasSessions) {
        parameter("payload", payloadBytes);
        if (hasSessions) {
            parameter("sessions", true);
        }
        isUp = hasSessions ? Optional.of(in("isUp", bool())) : Optional.empty();
        session = hasSessions ? Optional.of(in("session", uint(HelloWord.SESSION_WIDTH))) : Optional.empty();
        helloArrives = hasSessions ? Optional.of(out("helloArrives", bool())) : Optional.empty();
        placeWord();
        checkWord(payloadBytes);
        Bool accepts = judge();
        passWord(accepts);
        passFlow();
        assertAlways(moves.not().or(packet.ready()), "there is always a place for a packet that may be wrong");
    }

    /** Tells where the word stands in its packet, and what becomes of it a cycle later. */
    private void placeWord() {
        isFirst = index.eq(0);
        Bool isHeader = index.lt(PacketFormat.LINK_HEADER_WORDS);
        isHeaderCheck = index.eq(HEADER_CHECK_INDEX);
        Bool isWord = isHeader.or(isHeaderCheck.not().and(isLast.not()));
        // A place holds slotWords words; the header check between them is not one of them.
        Bool fits = isFirst.or(index.le(slotWords));
        ends.set(link.valid().and(isLast).and(isFirst.not()));
        endsFirst.set(link.valid().and(isLast).and(isFirst));
        wasLast.set(isLast);
        checksHeader.set(link.valid().and(isHeaderCheck).and(isLast.not()));
        keeps.set(link.valid().and(isWord).and(fits));
        // Each word waits until the next one shows whether it was the last.
        moves.set(link.valid()
                .and(isFirst.not())
                .and(isHeaderCheck.not().or(isLast))
                .and(fits.or(isLast)));
    }

    /** Works out the checks behind the word, and notes what the header says of the packet. */
    private void checkWord(int payloadBytes) {
        payloadRight.set(check.eq(crc.not()));
        lengthRight.set(index.eq(lastIndex).and(lengthIsPossible));
        lengthIsPossible.set(lastIndex.gt(HEADER_CHECK_INDEX + 1).and(lastIndex.le(slotWords.addWrap(1))));
        UInt nextCrc = Crc.CRC_32.next(crc, word);
        UInt channelOfHeader = PacketFormat.channel(word);
        when(link.valid(), () -> {
            arrived.set(word);
            headerCheck.set(Crc.CRC_32.next(crc, tail).not());
            flowCheck.set(FlowWord.check(check));
            index.set(mux(isLast, lit(0, index.width()), mux(index.eq(LAST_INDEX), index, index.addWrap(1))));
            crc.set(mux(isLast.or(isHeaderCheck), lit(ALL_ONES, 32), nextCrc));
            when(isFirst, () -> {
                // Behind the words that the header names come its check and the payload's.
                lastIndex.set(
                        PacketFormat.linkWords(PacketFormat.payloadBytes(word).zext(16))
                                .addWrap(1));
                kind.set(channelOfHeader);
                slotWords.set(mux(
                        channelOfHeader.eq(Channel.REQUEST.code()),
                        lit(Channel.REQUEST.slotWords(payloadBytes), slotWords.width()),
                        lit(PacketFormat.slotWords(payloadBytes), slotWords.width())));
            });
            when(isHeaderCheck, () -> number.set(tail.trunc(FlowWord.SEQUENCE_WIDTH)));
        });
    }

    /** Judges the packet with its last word; returns whether it is whole, right and the next one. */
    private Bool judge() {
        UInt next = reg(uint(FlowWord.SEQUENCE_WIDTH)).init(0);
        Bool isNext = reg(bool()).init(false);
        Bool isOld = reg(bool()).init(false);
        Bool headerRight = reg(bool()).init(false);
        UInt ahead = number.subWrap(next);
        isNext.set(ahead.eq(0));
        isOld.set(ahead.bit(FlowWord.SEQUENCE_WIDTH - 1));
        when(ends, () -> headerRight.set(false))
                .elseWhen(
                        checksHeader, () -> headerRight.set(arrived.bits(31, 0).eq(headerCheck)));
        Bool right = headerRight.and(payloadRight).and(lengthRight);
        Bool counts = isUp.map(up -> ends.and(up).and(isOfSession())).orElse(ends);
        Bool accepts = counts.and(right).and(isNext);
        accepted.set(accepts);
        repeated.set(counts.and(headerRight).and(isOld));
        missed.set(missedBy(ends, headerRight, counts)
                .and(headerRight.and(isOld).or(right.and(isNext)).not()));
        packetWrong.set(ends.and(right.not()));
        expected.set(next);
        when(accepts, next::increment);
        isUp.ifPresent(up -> when(up.not(), () -> next.set(0)));
        return accepts;
    }

    /** Whether a packet that ends counts where it is none that is expected: one with a wrong header may have been of this session. */
    private Bool missedBy(Bool ends, Bool headerRight, Bool counts) {
        return isUp.map(up -> ends.and(up).and(headerRight.not().or(counts))).orElse(ends);
    }

    /** Whether the packet that ends is of the session, which has been up since its header's check. */
    private Bool isOfSession() {
        Bool isOurs = reg("isOurs", bool()).init(false);
        UInt named = tail.bits(FlowWord.SEQUENCE_WIDTH + HelloWord.SESSION_WIDTH - 1, FlowWord.SEQUENCE_WIDTH);
        when(link.valid().and(isHeaderCheck), () -> isOurs.set(named.eq(session.orElseThrow())));
        when(isUp.orElseThrow().not(), () -> isOurs.set(false));
        return isOurs;
    }

    private void passWord(Bool accepts) {
        UInt kept = reg(uint(64));
        when(keeps, () -> kept.set(arrived));
        packet.valid().set(moves);
        packet.data().data().set(kept);
        packet.data().last().set(wasLast);
        channel.set(kind);
        discard.set(accepts.not());
    }

    private void passFlow() {
        Bool told = reg(bool()).init(false);
        Bool counts = reg(bool()).init(false);
        UInt lower = reg(uint(FlowWord.WIDTH));
        Bool flowRight = flowRight();
        told.set(endsFirst.and(flowRight));
        counts.set(ends.or(endsFirst.and(isRight(flowRight).not())));
        lower.set(arrived.bits(31, 0));
        flowArrives.set(told);
        flow.set(lower);
        ended.set(counts);
    }

    /** Whether the single word is right, and one of this session where there are any. */
    private Bool flowRight() {
        return session.map(ofAll -> flowCheck
                        .xor(ofAll.zext(FlowWord.WIDTH))
                        .eq(arrived.bits(63, 32))
                        .and(HelloWord.isHello(arrived.bits(31, 0)).not())
                        .and(isUp.orElseThrow()))
                .orElseGet(() -> flowCheck.eq(arrived.bits(63, 32)));
    }

    /** Whether a single word is right, of flow control or the hello that this tells. */
    private Bool isRight(Bool flowRight) {
        if (helloArrives.isEmpty()) {
            return flowRight;
        }
        Bool greets = reg("greets", bool()).init(false);
        Bool helloRight = flowCheck.eq(arrived.bits(63, 32)).and(HelloWord.isHello(arrived.bits(31, 0)));
        greets.set(endsFirst.and(helloRight));
        helloArrives.orElseThrow().set(greets);
        return flowRight.or(helloRight);
    }
}

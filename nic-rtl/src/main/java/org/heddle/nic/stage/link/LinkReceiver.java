package org.heddle.nic.stage.link;

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
 * <p>Latency: one word. Throughput: one word per cycle; the sink must take every word, also of packets that are then discarded.
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

    /** 1 in the cycle in which {@link #flow} is a word of the other end's flow control. */
    public final Bool flowArrives = out(bool());
    /** 32 bits. */
    public final UInt flow = out(uint(FlowWord.WIDTH));

    /**
     * @param payloadBytes most payload bytes of a packet
     */
    public LinkReceiver(int payloadBytes) {
        parameter("payload", payloadBytes);
        UInt index = reg(uint(PacketFormat.LENGTH_WIDTH)).init(0);
        UInt crc = reg(uint(32)).init(ALL_ONES);
        UInt expectedBytes = reg(uint(PacketFormat.BYTES_WIDTH));
        UInt slotWords = reg(uint(PacketFormat.LENGTH_WIDTH));
        UInt kind = reg(uint(Channel.WIDTH));
        UInt number = reg(uint(FlowWord.SEQUENCE_WIDTH));
        Bool headerRight = reg(bool()).init(false);
        UInt kept = reg(uint(64));
        Bool hasKept = reg(bool()).init(false);
        UInt next = reg(uint(FlowWord.SEQUENCE_WIDTH)).init(0);

        UInt word = link.data();
        Bool isLast = link.last();
        Bool isFirst = index.eq(0);
        Bool isHeader = index.lt(PacketFormat.LINK_HEADER_WORDS);
        Bool isHeaderCheck = index.eq(HEADER_CHECK_INDEX);
        UInt tail = word.bits(63, 32);
        UInt check = word.bits(31, 0);
        Bool isWord = isHeader.or(isHeaderCheck.not().and(isLast.not()));
        UInt payloadWords = index.subWrap(HEADER_CHECK_INDEX + 1);
        UInt wantedWords = PacketFormat.linkWords(expectedBytes.zext(16)).subWrap(PacketFormat.LINK_HEADER_WORDS);
        // A place holds slotWords words; the header check between them is not one of them.
        Bool fits = isFirst.or(index.le(slotWords));
        Bool lengthRight = index.gt(HEADER_CHECK_INDEX + 1)
                .and(payloadWords.eq(wantedWords))
                .and(index.le(slotWords.addWrap(1)));
        Bool right = headerRight.and(check.eq(crc.not())).and(lengthRight);

        Bool isFlow = isFirst.and(isLast);
        flow.set(check);
        flowArrives.set(link.valid().and(isFlow).and(FlowWord.check(check).eq(tail)));
        Bool ends = link.valid().and(isLast).and(isFirst.not());
        UInt ahead = number.subWrap(next);
        Bool isNext = ahead.eq(0);
        Bool isOld = ahead.bit(FlowWord.SEQUENCE_WIDTH - 1);
        Bool accepts = ends.and(right).and(isNext);
        accepted.set(accepts);
        repeated.set(ends.and(headerRight).and(isOld));
        missed.set(ends.and(headerRight.and(isOld).or(right.and(isNext)).not()));
        packetWrong.set(ends.and(right.not()));
        expected.set(next);
        when(accepts, next::increment);

        // Each word waits until the next one shows whether it was the last.
        Bool moves =
                link.valid().and(hasKept).and(isHeaderCheck.not().or(isLast)).and(fits.or(isLast));
        packet.valid().set(moves);
        packet.data().data().set(kept);
        packet.data().last().set(isLast);
        channel.set(kind);
        discard.set(accepts.not());

        UInt nextCrc = Crc.CRC_32.next(crc, word);
        UInt headerCheck = Crc.CRC_32.next(crc, tail).not();
        UInt channelOfHeader = PacketFormat.channel(word);
        when(link.valid(), () -> {
            index.set(mux(isLast, lit(0, index.width()), mux(index.eq(LAST_INDEX), index, index.addWrap(1))));
            crc.set(mux(isLast.or(isHeaderCheck), lit(ALL_ONES, 32), nextCrc));
            when(isWord.and(fits), () -> kept.set(word));
            hasKept.set(isLast.not());
            when(isFirst, () -> {
                expectedBytes.set(PacketFormat.payloadBytes(word));
                kind.set(channelOfHeader);
                slotWords.set(mux(
                        channelOfHeader.eq(Channel.REQUEST.code()),
                        lit(Channel.REQUEST.slotWords(payloadBytes), slotWords.width()),
                        lit(PacketFormat.slotWords(payloadBytes), slotWords.width())));
            });
            when(isHeaderCheck, () -> {
                headerRight.set(check.eq(headerCheck));
                number.set(tail.trunc(FlowWord.SEQUENCE_WIDTH));
            });
            when(isLast, () -> headerRight.set(false));
        });
        assertAlways(moves.not().or(packet.ready()), "there is always a place for a packet that may be wrong");
    }
}

package org.heddle.nic.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.polynomial.Crc;
import org.heddle.nic.packet.PacketFormat;
import org.heddle.nic.packet.PacketWord;

/**
 * Takes packets from the link, removes and verifies their checks. Words go on as they come, the last one with the verdict:
 * a packet whose check failed, or whose length is not what its header says, is to be discarded.
 *
 * <p>Latency: one payload word. Throughput: one word per cycle; the sink must have room for every packet the sender has a
 * credit for.
 */
public final class LinkReceiver extends Component {
    private static final int HEADER_CHECK_INDEX = PacketFormat.LINK_HEADER_WORDS;

    public final LinkLane link = in(LinkLane.type());
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** With the last word: 1 if the packet must be forgotten. */
    public final Bool discard = out(bool());
    /** From the buffer: 1 in the cycle in which it has room for one more packet. */
    public final Bool slotFreed = in(bool());
    /** 1 in the cycle in which a packet with a wrong check or length ends. */
    public final Bool packetWrong = out(bool());

    public LinkReceiver() {
        UInt index = reg(uint(9)).init(0);
        UInt crc = reg(uint(32)).init(0xFFFF_FFFFL);
        UInt expectedBytes = reg(uint(16));
        Bool headerWrong = reg(bool()).init(false);
        UInt kept = reg(uint(64));
        Bool hasKept = reg(bool()).init(false);

        Bool isHeader = index.lt(PacketFormat.LINK_HEADER_WORDS);
        Bool isHeaderCheck = index.eq(HEADER_CHECK_INDEX);
        Bool checkFails = link.data().bits(31, 0).ne(crc.not());
        Bool isLast = link.last();
        Bool isWord = isHeader.or(isHeaderCheck.not().and(isLast.not()));
        UInt payloadWords = index.subWrap(HEADER_CHECK_INDEX + 1);
        Bool lengthWrong =
                index.le(HEADER_CHECK_INDEX + 1).or(payloadWords.zext(17).ne(wordsOf(expectedBytes)));
        // A buffer holds SLOT_WORDS words; the header check between them is not one of them.
        Bool fits = index.le(PacketFormat.SLOT_WORDS);
        Bool tooLong = index.gt(PacketFormat.SLOT_WORDS + 1);
        Bool wrong = headerWrong.or(checkFails).or(lengthWrong).or(tooLong);

        // Each word waits until the next one shows whether it was the last.
        Bool moves =
                link.valid().and(hasKept).and(isHeaderCheck.not().or(isLast)).and(fits.or(isLast));
        packet.valid().set(moves);
        packet.data().data().set(kept);
        packet.data().last().set(isLast);
        discard.set(wrong);
        Bool ends = link.valid().and(isLast);
        packetWrong.set(ends.and(wrong));
        returnCredits(slotFreed, ends.and(wrong));

        UInt nextCrc = Crc.CRC_32.next(crc, link.data());
        when(link.valid(), () -> {
            index.set(mux(isLast, lit(0, 9), mux(index.eq(511), index, index.addWrap(1))));
            crc.set(mux(isLast.or(isHeaderCheck), lit(0xFFFF_FFFFL, 32), nextCrc));
            when(isWord.and(fits), () -> kept.set(link.data()));
            hasKept.set(isLast.not());
            when(index.eq(0), () -> expectedBytes.set(link.data().bits(47, 32)));
            when(isHeaderCheck, () -> headerWrong.set(checkFails));
            when(isLast, () -> headerWrong.set(false));
        });
        assertAlways(moves.not().or(packet.ready()), "credits leave room for every packet on the link");
    }

    /** Room comes back when a packet has left the buffer and when one was discarded; both can happen in one cycle. */
    private void returnCredits(Bool left, Bool discarded) {
        UInt owed = reg(uint(3)).init(0);
        Bool pays = owed.ne(0);
        link.credit().set(pays);
        UInt earned = left.asUInt().addGrow(discarded.asUInt());
        owed.set(owed.addWrap(earned.zext(3)).subWrap(pays.asUInt().zext(3)));
    }

    /** Bytes in words of eight, rounded up. */
    private UInt wordsOf(UInt bytes) {
        return bytes.addGrow(lit(7, 3)).bits(16, 3).zext(17);
    }
}

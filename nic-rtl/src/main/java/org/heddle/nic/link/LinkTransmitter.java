package org.heddle.nic.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.polynomial.Crc;
import org.heddle.nic.packet.PacketFormat;
import org.heddle.nic.packet.PacketWord;

/**
 * Puts packets on the link and adds their checks.
 *
 * <p>Latency: one cycle. Throughput: one word per cycle, two more words than the packet has. A packet begins when the
 * receiver has room for all of it, and then runs without a pause; its source must be able to deliver it so.
 */
public final class LinkTransmitter extends Component {
    private enum State {
        HEADER,
        HEADER_CHECK,
        PAYLOAD,
        PAYLOAD_CHECK
    }

    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    public final LinkLane link = out(LinkLane.type());
    /** 1 in the cycle in which the last word of a packet is put on the link. */
    public final Bool packetSent = out(bool());

    /**
     * @param credits packets that the receiver can hold
     */
    public LinkTransmitter(int credits) {
        parameter("credits", credits);
        EnumValue<State> state = reg(enumOf(State.class)).init(State.HEADER);
        UInt headerWord = reg(uint(2)).init(0);
        UInt held = reg(uint(Types.bitsToNumber(credits + 1))).init(credits);
        UInt crc = reg(uint(32)).init(0xFFFF_FFFFL);

        Bool begins = headerWord.eq(0);
        Bool mayPass = state.is(State.PAYLOAD)
                .or(state.is(State.HEADER).and(begins.not().or(held.ne(0))));
        packet.ready().set(mayPass);
        Bool passes = packet.fires();
        Bool checks = state.is(State.HEADER_CHECK).or(state.is(State.PAYLOAD_CHECK));

        Bool sends = reg(bool()).init(false);
        UInt word = reg(uint(64));
        Bool lastWord = reg(bool());
        sends.set(passes.or(checks));
        word.set(mux(checks, crc.not().zext(64), packet.data().data()));
        lastWord.set(state.is(State.PAYLOAD_CHECK));
        link.valid().set(sends);
        link.data().set(word);
        link.last().set(lastWord);
        packetSent.set(state.is(State.PAYLOAD_CHECK));

        UInt nextCrc = Crc.CRC_32.next(crc, packet.data().data());
        when(passes, () -> crc.set(nextCrc));
        when(checks, () -> crc.set(0xFFFF_FFFFL));
        switchOn(state)
                .is(
                        State.HEADER,
                        () -> when(passes, () -> {
                            headerWord.set(headerWord.addWrap(1));
                            when(
                                    headerWord.eq(PacketFormat.LINK_HEADER_WORDS - 1),
                                    () -> state.set(State.HEADER_CHECK));
                        }))
                .is(State.HEADER_CHECK, () -> state.set(State.PAYLOAD))
                .is(State.PAYLOAD, () -> when(passes.and(packet.data().last()), () -> state.set(State.PAYLOAD_CHECK)))
                .is(State.PAYLOAD_CHECK, () -> state.set(State.HEADER));

        Bool spends = passes.and(state.is(State.HEADER)).and(begins);
        when(spends.and(link.credit().not()), () -> held.set(held.subWrap(1)))
                .elseWhen(link.credit().and(spends.not()), () -> held.set(held.addWrap(1)));
        assertAlways(held.ne(credits).or(link.credit().not()).or(spends), "no more credits come back than were spent");
        assertAlways(
                state.is(State.PAYLOAD).not().or(packet.valid()),
                "a packet that has begun never waits for its own words");
    }
}

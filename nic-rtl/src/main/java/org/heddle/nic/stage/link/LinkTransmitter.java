package org.heddle.nic.stage.link;

import java.util.function.UnaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.polynomial.Crc;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Puts packets on the link, with their numbers and checks, and between them the words of {@link FlowControl}.
 *
 * <p>Latency: two cycles. Throughput: one word per cycle, or at the wire's rate; two more words than the packet has. A packet that has begun
 * runs without a pause; its source must be able to deliver it so. Words pass a register before they reach the checks, as they come from block RAM.
 */
public final class LinkTransmitter extends Component {
    private enum State {
        HEADER,
        HEADER_CHECK,
        PAYLOAD,
        PAYLOAD_CHECK
    }

    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 8 bits: the number of the packet of which {@link #packet} offers a word. */
    public final UInt number = in(uint(FlowWord.SEQUENCE_WIDTH));
    /** 1 while {@link #flow} is to be sent. */
    public final Bool flowWanted = in(bool());
    /** 32 bits: a word without its check. */
    public final UInt flow = in(uint(FlowWord.WIDTH));
    /** 1 in the cycle in which it is taken. */
    public final Bool flowSent = out(bool());

    public final LinkLane link = out(LinkLane.type());
    /** 1 in the cycle in which the last word of a packet is put on the link. */
    public final Bool packetSent = out(bool());

    /** A transmitter of a word per cycle. */
    public LinkTransmitter() {
        this(1);
    }

    /**
     * @param wordCycles cycles from one word to the next, at least 1
     */
    public LinkTransmitter(int wordCycles) {
        if (wordCycles > 1) {
            parameter("wordCycles", wordCycles);
        }
        ForwardRegister<PacketWord> input =
                instance("input", new ForwardRegister<>(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        connect(input.source, packet);
        Stream<PacketWord> next = input.sink;
        UInt numberOfNext = reg(uint(FlowWord.SEQUENCE_WIDTH));
        when(packet.fires(), () -> numberOfNext.set(number));
        Fsm<State> state = fsm(State.HEADER);
        UInt headerWord = reg(uint(2)).init(0);
        UInt crc = reg(uint(32)).init(0xFFFF_FFFFL);

        UnaryOperator<Bool> inTurn = wordCycles == 1 ? UnaryOperator.identity() : turn(wordCycles)::and;

        Bool between = state.is(State.HEADER).and(headerWord.eq(0));
        Bool flows = inTurn.apply(between.and(flowWanted));
        flowSent.set(flows);
        next.ready()
                .set(inTurn.apply(
                        state.is(State.PAYLOAD).or(state.is(State.HEADER).and(flows.not()))));
        Bool passes = next.fires();
        Bool checksHeader = inTurn.apply(state.is(State.HEADER_CHECK));
        Bool checksPayload = inTurn.apply(state.is(State.PAYLOAD_CHECK));
        UInt numbered = numberOfNext.zext(32);
        UInt headerCheck = numbered.cat(Crc.CRC_32.next(crc, numbered).not());

        Bool sends = reg(bool()).init(false);
        UInt word = reg(uint(64));
        Bool lastWord = reg(bool());
        sends.set(passes.or(checksHeader).or(checksPayload).or(flows));
        word.set(next.data().data());
        when(flows, () -> word.set(FlowWord.check(flow).cat(flow)));
        when(checksHeader, () -> word.set(headerCheck));
        when(checksPayload, () -> word.set(crc.not().zext(64)));
        lastWord.set(checksPayload.or(flows));
        link.valid().set(sends);
        link.data().set(word);
        link.last().set(lastWord);
        packetSent.set(checksPayload);

        UInt nextCrc = Crc.CRC_32.next(crc, next.data().data());
        when(passes, () -> crc.set(nextCrc));
        when(checksHeader.or(checksPayload), () -> crc.set(0xFFFF_FFFFL));
        Bool headerEnds = passes.and(headerWord.eq(PacketFormat.LINK_HEADER_WORDS - 1));
        Bool payloadEnds = passes.and(next.data().last());
        state.describe(m -> {
            m.state(State.HEADER)
                    .during(() -> when(passes, headerWord::increment))
                    .goTo(State.HEADER_CHECK, headerEnds);
            if (wordCycles == 1) {
                m.state(State.HEADER_CHECK).goTo(State.PAYLOAD);
                m.state(State.PAYLOAD_CHECK).goTo(State.HEADER);
            } else {
                m.state(State.HEADER_CHECK).goTo(State.PAYLOAD, checksHeader);
                m.state(State.PAYLOAD_CHECK).goTo(State.HEADER, checksPayload);
            }
            m.state(State.PAYLOAD).goTo(State.PAYLOAD_CHECK, payloadEnds);
        });
        assertAlways(
                state.is(State.PAYLOAD).or(headerWord.ne(0)).not().or(next.valid()),
                "a packet that has begun never waits for its own words");
    }

    /** 1 in a cycle in which a word may be put on the wire. */
    private Bool turn(int wordCycles) {
        UInt left = reg("left", uint(Types.bitsToNumber(wordCycles))).init(0);
        Bool isTurn = left.eq(0);
        left.set(mux(isTurn, lit(wordCycles - 1, left.width()), left.subWrap(1)));
        return isTurn;
    }
}

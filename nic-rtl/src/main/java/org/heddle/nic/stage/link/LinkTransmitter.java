package org.heddle.nic.stage.link;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.polynomial.Crc;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.packet.WordCheck;

/**
 * Puts packets on the link with their numbers and checks, two words each, and words of {@link FlowControl} between them; latency: two cycles.
 * A packet that has begun runs without a pause, and its source must deliver it so. Its words, as they come from block RAM, pass a register.
 *
 * <p>Where it gets a {@link #check} with each word it asks it behind that register. A packet with a wrong word goes out to its end, and the check on the wire behind the word is the complement of the
 * right one: no receiver takes the packet, as long as the cable does not turn 32 bits over.
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

    /** 1 while the wire has room for a word that is put on it in the next cycle; of a transmitter that waits for it. */
    final Optional<Bool> room;

    /** 24 bits: the session, which does not change while there are packets or words of it. */
    final Optional<UInt> session;

    /** Check of {@link #packet}'s word; of a transmitter whose source has parity. */
    final Optional<WordCheck> check;
    /** 1 while the word that is the next to leave is wrong. */
    final Optional<Bool> holdsFlip;
    /** 1 in the cycle in which a wrong word leaves; of those that are wrong only because their packet's end is, the first one of a packet. */
    final Optional<Bool> flipLeaves;

    /** @param wordCycles cycles from one word to the next, at least 1 */
    public LinkTransmitter(int wordCycles) {
        this(wordCycles, false);
    }

    /**
     * @param wordCycles cycles from one word to the next, at least 1
     * @param waits whether it waits for the wire's {@link #room}, also in the middle of a packet
     */
    LinkTransmitter(int wordCycles, boolean waits) {
        this(wordCycles, waits, false);
    }

    /**
     * @param wordCycles cycles from one word to the next, at least 1
     * @param waits whether it waits for the wire's {@link #room}, also in the middle of a packet
     * @param hasParity whether each word comes with its {@link #check}
     */
    LinkTransmitter(int wordCycles, boolean waits, boolean hasParity) {
        this(wordCycles, waits, hasParity, false);
    }

    /**
     * A transmitter that names its session in each packet, or does not. The check of a word of flow control, but of no {@link HelloWord}, is then the complement
     * of the session's bits where those are 1.
     *
     * @param wordCycles cycles from one word to the next, at least 1
     * @param waits whether it waits for the wire's {@link #room}, also in the middle of a packet
     * @param hasParity whether each word comes with its {@link #check}
     * @param hasSessions whether there is a {@link #session}
     */
    LinkTransmitter(int wordCycles, boolean waits, boolean hasParity, boolean hasSessions) {
        nameWith(hasSessions, hasParity);
        session = hasSessions ? Optional.of(in("session", uint(HelloWord.SESSION_WIDTH))) : Optional.empty();
        check = hasParity ? Optional.of(in("check", WordCheck.type())) : Optional.empty();
        holdsFlip = hasParity ? Optional.of(out("holdsFlip", bool())) : Optional.empty();
        flipLeaves = hasParity ? Optional.of(out("flipLeaves", bool())) : Optional.empty();
        room = waits ? Optional.of(in("room", bool())) : Optional.empty();
        if (waits) {
            parameter("wire", "waits");
        }
        isPaced = wordCycles > 1 || waits;
        turn = waits ? pace(wordCycles).and(room.orElseThrow()) : pace(wordCycles);
        ForwardRegister<PacketWord> input =
                instance("input", new ForwardRegister<>(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        connect(input.source, packet);
        Stream<PacketWord> next = input.sink;
        UInt numberOfNext = reg(uint(FlowWord.SEQUENCE_WIDTH));
        when(packet.fires(), () -> numberOfNext.set(number));
        Fsm<State> state = fsm(State.HEADER);
        UInt headerWord = reg(uint(2)).init(0);
        UInt crc = reg(uint(32)).init(0xFFFF_FFFFL);
        // It covers whatever a packet holds, fields that mean nothing in this one too.
        payloadOf(lit(false), crc);
        Bool between = state.is(State.HEADER).and(headerWord.eq(0));
        Bool flows = between.and(flowWanted);
        Bool flowsNow = inTurn(flows);
        flowSent.set(flowsNow);
        next.ready().set(inTurn(mayPass(state, flows)));
        Bool passes = next.fires();
        Bool checksHeader = state.is(State.HEADER_CHECK);
        Bool checksPayload = state.is(State.PAYLOAD_CHECK);
        Bool headerNow = inTurn(checksHeader);
        Bool payloadNow = inTurn(checksPayload);
        UInt numbered = session.map(ofAll -> ofAll.cat(numberOfNext)).orElseGet(() -> numberOfNext.zext(32));
        Optional<Bool> poisoned = hasParity ? Optional.of(poisoned(next, headerNow.or(payloadNow))) : Optional.empty();
        UInt headerCheck =
                numbered.cat(spoiled(poisoned, Crc.CRC_32.next(crc, numbered).not()));
        Bool sends = reg(bool()).init(false);
        UInt word = reg(uint(64));
        Bool lastWord = reg(bool());
        sends.set(passes.or(headerNow).or(payloadNow).or(flowsNow));
        word.set(next.data().data());
        when(flowsNow, () -> word.set(flowCheck().cat(flow)));
        when(headerNow, () -> word.set(headerCheck));
        when(payloadNow, () -> word.set(spoiled(poisoned, crc.not()).zext(64)));
        lastWord.set(payloadNow.or(flowsNow));
        link.valid().set(sends);
        link.data().set(word);
        link.last().set(lastWord);
        packetSent.set(payloadNow);
        UInt nextCrc = Crc.CRC_32.next(crc, next.data().data());
        when(passes, () -> crc.set(nextCrc));
        when(headerNow.or(payloadNow), () -> crc.set(0xFFFF_FFFFL));
        order(state, headerWord, passes, next.data().last(), headerNow, payloadNow);
        assertAlways(
                state.is(State.PAYLOAD).or(headerWord.ne(0)).not().or(next.valid()),
                "a packet that has begun never waits for its own words");
    }

    private void nameWith(boolean hasSessions, boolean hasParity) {
        if (hasSessions) {
            parameter("sessions", true);
        }
        if (hasParity) {
            parameter("parity", true);
        }
    }

    /** A packet's header, its check, its payload, and that one's. */
    private void order(Fsm<State> state, UInt headerWord, Bool passes, Bool isLast, Bool headerNow, Bool payloadNow) {
        Bool headerEnds = passes.and(headerWord.eq(PacketFormat.LINK_HEADER_WORDS - 1));
        Bool payloadEnds = passes.and(isLast);
        state.describe(m -> {
            m.state(State.HEADER)
                    .during(() -> when(passes, headerWord::increment))
                    .goTo(State.HEADER_CHECK, headerEnds);
            leave(m.state(State.HEADER_CHECK), State.PAYLOAD, headerNow);
            m.state(State.PAYLOAD).goTo(State.PAYLOAD_CHECK, payloadEnds);
            leave(m.state(State.PAYLOAD_CHECK), State.HEADER, payloadNow);
        });
    }

    /** Whether there are cycles in which no word may be put on the wire. */
    private final boolean isPaced;
    /** 1 in a cycle in which a word may be put on the wire. */
    private final Bool turn;

    /** A transmitter of a word per cycle. */
    public LinkTransmitter() {
        this(1);
    }

    private Bool pace(int cycles) {
        if (cycles == 1) {
            return lit(true);
        }
        parameter("wordCycles", cycles);
        UInt left = reg("left", uint(Integer.SIZE - Integer.numberOfLeadingZeros(cycles - 1)))
                .init(0);
        left.set(mux(left.eq(0), lit(cycles - 1, left.width()), left.subWrap(1)));
        return left.eq(0);
    }

    /** Holds something back until its turn on the wire. */
    private Bool inTurn(Bool wanted) {
        return isPaced ? wanted.and(turn) : wanted;
    }

    /** Tells wrong words; returns 1 from behind one until its check has been put on the wire. */
    private Bool poisoned(Stream<PacketWord> next, Bool checked) {
        WordCheck ofNext = reg("checkOfNext", WordCheck.type());
        when(packet.fires(), () -> connect(ofNext, check.orElseThrow()));
        Bool wordIsWrong = WordCheck.CODE.isWrong(next.data().data(), ofNext.parity());
        Bool isWrong = wordIsWrong.or(ofNext.endIsWrong());
        holdsFlip.orElseThrow().set(next.valid().and(isWrong));
        Bool endTold = reg("endTold", bool()).init(false);
        when(
                next.fires(),
                () -> endTold.set(ofNext.endIsWrong().and(next.data().last().not())));
        Bool isNews = wordIsWrong.or(ofNext.endIsWrong().and(endTold.not()));
        flipLeaves.orElseThrow().set(next.fires().and(isNews));
        Bool poisoned = reg("poisoned", bool()).init(false);
        when(checked, () -> poisoned.set(false)).elseWhen(next.fires().and(isWrong), () -> poisoned.set(true));
        return poisoned;
    }

    private static UInt spoiled(Optional<Bool> poisoned, UInt crc) {
        return poisoned.map(wrong -> mux(wrong, crc.not(), crc)).orElse(crc);
    }

    private UInt flowCheck() {
        return session.map(ofAll -> mux(HelloWord.isHello(flow), lit(0, FlowWord.WIDTH), ofAll.zext(FlowWord.WIDTH)))
                .map(turns -> FlowWord.check(flow).xor(turns))
                .orElseGet(() -> FlowWord.check(flow));
    }

    private static Bool mayPass(Fsm<State> state, Bool flows) {
        return state.is(State.PAYLOAD).or(state.is(State.HEADER).and(flows.not()));
    }

    private void leave(Fsm.State<State> from, State to, Bool now) {
        if (isPaced) {
            from.goTo(to, now);
        } else {
            from.goTo(to);
        }
    }
}

package org.heddle.nic.mpc.transfer;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.mpc.list.ControlBits;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.Segment;

/**
 * Takes packets apart: where the payload goes, the payload, and a receipt when all bytes of a message that asked for it are visible.
 *
 * <p>Throughput: a word per cycle, with a cycle behind each header. Up to {@value #UNDER_WAY} packets may be taken and not yet visible. A
 * packet whose bytes lie outside the memory, or that is for another node, is dropped whole, and its message gives no receipt. Proof, where addresses are physical: {@code mpc-receipts}.
 */
public final class ReceiveEngine extends Component {
    /** Packets that may be taken and not yet visible. */
    public static final int UNDER_WAY = 8;

    /** Packets that have arrived whole and right. */
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Where a packet's payload goes. */
    public final Stream<Segment> segment;
    /** The payload, with its last word marked. */
    public final Stream<PayloadWord> payload;
    /** 1 in the cycle in which the oldest segment that was given is visible. */
    public final Bool visible = in(bool());
    /** Messages whose bytes are all visible. */
    public final Stream<Receipt> receipt = out(stream(Receipt.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NDST.width()));
    /** 1 in the cycle in which a packet is dropped. */
    public final Bool drops = out(bool());
    /** 1 bit, with a segment: the process whose memory it is in; empty if addresses are physical. */
    public final Optional<UInt> owner;
    /** 1 in the cycle in which it is known that the segment is its process's; empty if addresses are physical. */
    public final Optional<Bool> passes;
    /** 1 in the cycle in which it is known that it is not. */
    public final Optional<Bool> fails;
    /** One bit for each node: 1 if it is lost, and its packets are dropped; empty if addresses are physical. */
    public final Optional<UInt> lost;
    /** 1 in the cycle in which the oldest packet that was taken is done with; empty if addresses are physical. */
    public final Optional<Bool> settles;
    /** 1 while no packet is taken and not done with; empty if addresses are physical. */
    public final Optional<Bool> isSettled;
    /** Messages of which a packet was dropped because its bytes are nobody's, each once, with or behind its last packet; empty if addresses are physical. */
    public final Optional<Stream<Receipt>> refused;

    private enum State {
        HEADER,
        CHECK,
        PAYLOAD,
        DROP
    }

    private static final int REFUSALS = 2;

    private final DataPath path;
    private final boolean isJudged;

    /**
     * @param path of host memory, with words of the link
     */
    public ReceiveEngine(DataPath path) {
        this(path, false);
    }

    /**
     * @param path of host memory, with words of the link
     * @param isJudged whether addresses are virtual, so that somebody else says whether a segment may be written
     */
    public ReceiveEngine(DataPath path, boolean isJudged) {
        this(path, isJudged, UNDER_WAY);
    }

    /** Another number of packets may be taken and not yet visible, a power of two up to {@value #UNDER_WAY}. */
    ReceiveEngine(DataPath path, boolean isJudged, int underWay) {
        this.path = path;
        this.isJudged = isJudged;
        name(underWay);
        owner = isJudged ? Optional.of(out("owner", uint(1))) : Optional.empty();
        passes = isJudged ? Optional.of(in("passes", bool())) : Optional.empty();
        fails = isJudged ? Optional.of(in("fails", bool())) : Optional.empty();
        refused = isJudged ? Optional.of(out("refused", stream(Receipt.type()))) : Optional.empty();
        lost = isJudged ? Optional.of(in("lost", uint(PacketFormat.NODES))) : Optional.empty();
        settles = isJudged ? Optional.of(out("settles", bool())) : Optional.empty();
        isSettled = isJudged ? Optional.of(out("isSettled", bool())) : Optional.empty();
        segment = out(stream(Segment.type(path.segments())));
        payload = out(stream(PayloadWord.type(path)));
        var state = fsm(State.HEADER);
        Header header = new Header(
                reg("index", uint(MpcHeader.INDEX_WIDTH)).init(0),
                reg("bytes", uint(PacketFormat.BYTES_WIDTH)),
                reg("address", uint(LmeField.PRAD.width())),
                reg("to", uint(LmeField.NDST.width())),
                reg("notifies", bool()),
                reg("message", Receipt.type()));
        Queue<Receipt> receipts = instance("receipts", new Queue<>(Receipt.type(), underWay));
        Queue<UInt> kinds = instance("kinds", new Queue<>(uint(1), underWay));

        UInt word = packet.data().data();
        Bool inHeader = state.is(State.HEADER);
        Bool inPayload = state.is(State.PAYLOAD);
        read(header, word, inHeader);
        Bool checks = state.is(State.CHECK);
        Bool isMisled = isWrong(header, checks, inHeader);
        Bool hasPlaces = kinds.enqueue.ready().and(receipts.enqueue.ready());
        Bool marks = inHeader.and(header.index.eq(2));
        Verdict verdict =
                isJudged ? judge(header, marks, checks.and(isMisled.not()).and(hasPlaces)) : null;
        Bool isWrong = verdict == null ? isMisled : isMisled.or(verdict.fails);
        Bool hasRoom = verdict == null ? hasPlaces : hasPlaces.and(verdict.mayAsk);
        Bool offers = checks.and(isMisled.not()).and(hasRoom);
        segment.valid().set(offers);
        segment.data().address().set(header.address.trunc(path.segments().addressWidth()));
        segment.data().bytes().set(header.bytes.zext(path.segments().bytesWidth()));
        segment.data().last().set(true);
        Bool begins = verdict == null ? segment.fires() : passes.orElseThrow();
        Bool tells = verdict == null ? header.notifies : header.notifies.and(verdict.hasFailed.not());
        kinds.enqueue.valid().set(begins);
        kinds.enqueue.data().set(tells.asUInt());
        receipts.enqueue.valid().set(begins.and(tells));
        connect(receipts.enqueue.data(), header.message);

        Bool dropping = state.is(State.DROP);
        packet.ready().set(inHeader.or(dropping).or(inPayload.and(payload.ready())));
        payload.valid().set(inPayload.and(packet.valid()));
        payload.data().data().set(word);
        payload.data().last().set(packet.data().last());
        drops.set(checks.and(isWrong));
        Bool ends = packet.fires().and(packet.data().last());
        state.describe(m -> {
            m.state(State.HEADER).goTo(State.CHECK, packet.fires().and(header.index.eq(MpcHeader.WORDS - 1)));
            m.state(State.CHECK).goTo(State.DROP, isWrong).goTo(State.PAYLOAD, begins);
            m.state(State.PAYLOAD).goTo(State.HEADER, ends);
            m.state(State.DROP).goTo(State.HEADER, ends);
        });

        notify(kinds, receipts, inHeader.or(dropping));
    }

    private void name(int underWay) {
        parameter("path", path);
        if (underWay != UNDER_WAY) {
            parameter("underWay", underWay);
        }
        if (isJudged) {
            parameter("addresses", "VIRTUAL");
        }
    }

    /**
     * State of a packet's header.
     *
     * @param index of the word that comes
     * @param bytes of payload
     * @param address of the first one
     * @param to node that it is for
     * @param notifies 1 for a receipt
     * @param message the receipt
     */
    private record Header(UInt index, UInt bytes, UInt address, UInt to, Bool notifies, Receipt message) {}

    private void read(Header header, UInt word, Bool inHeader) {
        when(packet.fires().and(inHeader), () -> {
            header.index.increment();
            when(header.index.eq(0), () -> {
                header.to.set(MpcHeader.to(word));
                header.message.nsrc().set(MpcHeader.from(word));
                header.bytes.set(PacketFormat.payloadBytes(word));
            });
            when(header.index.eq(1), () -> {
                header.address.set(MpcHeader.address(word));
                header.message.len().set(MpcHeader.length(word));
            });
            when(header.index.eq(2), () -> {
                header.message.rid().set(MpcHeader.rid(word));
                header.message.ctrl().set(MpcHeader.ctrl(word));
                header.notifies.set(MpcHeader.notifies(word));
            });
        });
    }

    /**
     * Verdict on a packet whose addresses are virtual.
     *
     * @param mayAsk 1 while its segment may be offered
     * @param fails 1 in the cycle in which it is known that its bytes are nobody's
     * @param hasFailed 1 if a packet of its message before it was so
     */
    private record Verdict(Bool mayAsk, Bool fails, Bool hasFailed) {}

    /**
     * Asks once for a packet, and refuses its message once: messages of a node come one after the other, and between their packets others of one packet
     * alone.
     *
     * @param marks 1 while word 2 of the header comes
     * @param checks 1 while a packet is to be judged, and there are places for it
     */
    private Verdict judge(Header header, Bool marks, Bool checks) {
        Receipt message = header.message;
        UInt word = packet.data().data();
        Queue<Receipt> refusals = instance("refusals", new Queue<>(Receipt.type(), REFUSALS));
        connect(refused.orElseThrow(), refusals.dequeue);
        owner.orElseThrow().set(ControlBits.receiver(message.ctrl()));
        Bool isLast = reg("isLast", bool());
        Bool isFirst = reg("isFirst", bool());
        when(packet.fires().and(marks), () -> {
            isLast.set(word.bit(MpcHeader.LAST));
            isFirst.set(word.bit(MpcHeader.FIRST));
        });
        Bool isOutside = reg("isOutside", bool()).init(false);
        isOutside.set(isOutside(header));
        Bool hasAsked = reg("hasAsked", bool()).init(false);
        Bool mayAsk = hasAsked.not().and(isOutside.not()).and(refusals.enqueue.ready());
        Bool known = passes.orElseThrow().or(fails.orElseThrow());
        when(segment.fires(), () -> hasAsked.set(true)).elseWhen(known, () -> hasAsked.set(false));
        Bool failsNow = fails.orElseThrow().or(checks.and(isOutside).and(refusals.enqueue.ready()));

        UInt failed = reg("failed", uint(PacketFormat.NODES)).init(0);
        UInt source = message.nsrc().trunc(PacketFormat.NODE_WIDTH).toOneHot(PacketFormat.NODES);
        Bool hasFailed = failed.and(source).ne(0).and(isFirst.not());
        Bool judged = passes.orElseThrow().or(failsNow);
        // A message of one packet leaves alone what is known of the one that it came into.
        when(judged.and(isFirst.and(isLast).not()), () -> {
            Bool goesOn = isLast.not().and(failsNow.or(hasFailed));
            failed.set(mux(goesOn, failed.or(source), failed.and(source.not())));
        });
        refusals.enqueue.valid().set(judged.and(isLast).and(failsNow.or(hasFailed)));
        connect(refusals.enqueue.data(), message);
        assertAlways(refusals.enqueue.valid().implies(refusals.enqueue.ready()), "a refusal has its place");
        return new Verdict(mayAsk, failsNow, hasFailed);
    }

    /**
     * Whether a packet is for another node, or its bytes lie outside the memory: the first two words say it, and two more follow, so that it is known
     * a cycle before it is asked for.
     */
    private Bool isWrong(Header header, Bool checks, Bool inHeader) {
        Bool isMisled = header.bytes.eq(0).or(header.to.ne(node));
        Bool isWrongNow = isJudged ? isMisled : isOutside(header).or(isMisled);
        Bool isWrong = reg("isWrong", bool()).init(false);
        isWrong.set(isWrongNow);
        assertAlways(checks.implies(isWrong.eq(isWrongNow)), "the header has been looked at");
        return lost.map(nodes -> isWrong.or(isFenced(header, nodes, inHeader))).orElse(isWrong);
    }

    /** Whether a packet's last byte lies behind the end of the memory. */
    private Bool isOutside(Header header) {
        return header.address
                .addGrow(header.bytes.zext(header.address.width()))
                .gt(1L << HostMemoryRequest.BYTE_ADDRESS_WIDTH);
    }

    /** Whether the packet is of a node that was lost when its last header word came: known before the packet is judged, and the same until it ends. */
    private Bool isFenced(Header header, UInt nodes, Bool inHeader) {
        Bool isFenced = reg("isFenced", bool()).init(false);
        payloadOf(inHeader.not(), isFenced);
        UInt source = header.message.nsrc().trunc(PacketFormat.NODE_WIDTH);
        when(packet.fires().and(inHeader), () -> isFenced.set(nodes.bit(source)));
        return isFenced;
    }

    /** Packets become visible in their order; what has become visible waits until its receipt is taken. */
    private void notify(Queue<UInt> kinds, Queue<Receipt> receipts, Bool isJudgingNone) {
        UInt done = reg("done", uint(4)).init(0);
        Bool isDone = done.ne(0);
        Bool asks = kinds.dequeue.data().bit(0);
        receipt.valid().set(isDone.and(asks).and(receipts.dequeue.valid()));
        connect(receipt.data(), receipts.dequeue.data());
        receipts.dequeue.ready().set(receipt.fires());
        Bool goes = isDone.and(asks.not()).or(receipt.fires());
        kinds.dequeue.ready().set(goes);
        done.set(done.addWrap(visible.asUInt().zext(4)).subWrap(goes.asUInt().zext(4)));
        assertAlways(isDone.implies(kinds.dequeue.valid()), "what has become visible was given");
        settles.ifPresent(one -> one.set(goes));
        isSettled.ifPresent(
                all -> all.set(isJudgingNone.and(kinds.dequeue.valid().not())));
    }
}

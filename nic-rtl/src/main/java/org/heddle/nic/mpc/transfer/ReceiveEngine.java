package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
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
 * packet whose bytes lie outside the memory, or that is for another node, is dropped whole, and its message gives no receipt.
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

    private enum State {
        HEADER,
        CHECK,
        PAYLOAD,
        DROP
    }

    private final DataPath path;

    /**
     * @param path of host memory, with words of the link
     */
    public ReceiveEngine(DataPath path) {
        this.path = path;
        parameter("path", path);
        segment = out(stream(Segment.type(path.segments())));
        payload = out(stream(PayloadWord.type(path)));
        var state = fsm(State.HEADER);
        UInt index = reg(uint(MpcHeader.INDEX_WIDTH)).init(0);
        UInt bytes = reg(uint(PacketFormat.BYTES_WIDTH));
        UInt address = reg(uint(LmeField.PRAD.width()));
        UInt to = reg(uint(LmeField.NDST.width()));
        Bool notifies = reg(bool());
        Receipt message = reg(Receipt.type());
        Queue<Receipt> receipts = instance("receipts", new Queue<>(Receipt.type(), UNDER_WAY));
        Queue<UInt> kinds = instance("kinds", new Queue<>(uint(1), UNDER_WAY));

        UInt word = packet.data().data();
        Bool inHeader = state.is(State.HEADER);
        Bool inPayload = state.is(State.PAYLOAD);
        when(packet.fires().and(inHeader), () -> {
            index.increment();
            when(index.eq(0), () -> {
                to.set(word.bits(15, 0));
                message.nsrc().set(word.bits(31, 16));
                bytes.set(PacketFormat.payloadBytes(word));
            });
            when(index.eq(1), () -> {
                address.set(word.bits(31, 0));
                message.len().set(word.bits(63, 32));
            });
            when(index.eq(2), () -> {
                message.rid().set(word.bits(31, 0));
                message.ctrl().set(word.bits(47, 32));
                notifies.set(word.bit(48));
            });
        });
        Bool checks = state.is(State.CHECK);
        Bool isWrong = isWrong(address, bytes, to, checks);
        Bool hasRoom = kinds.enqueue.ready().and(receipts.enqueue.ready());
        Bool offers = checks.and(isWrong.not()).and(hasRoom);
        segment.valid().set(offers);
        segment.data().address().set(address.trunc(path.segments().addressWidth()));
        segment.data().bytes().set(bytes.zext(path.segments().bytesWidth()));
        segment.data().last().set(true);
        Bool begins = segment.fires();
        kinds.enqueue.valid().set(begins);
        kinds.enqueue.data().set(notifies.asUInt());
        receipts.enqueue.valid().set(begins.and(notifies));
        connect(receipts.enqueue.data(), message);

        Bool dropping = state.is(State.DROP);
        packet.ready().set(inHeader.or(dropping).or(inPayload.and(payload.ready())));
        payload.valid().set(inPayload.and(packet.valid()));
        payload.data().data().set(word);
        payload.data().last().set(packet.data().last());
        drops.set(checks.and(isWrong));
        Bool ends = packet.fires().and(packet.data().last());
        state.describe(m -> {
            m.state(State.HEADER).goTo(State.CHECK, packet.fires().and(index.eq(MpcHeader.WORDS - 1)));
            m.state(State.CHECK).goTo(State.DROP, isWrong).goTo(State.PAYLOAD, begins);
            m.state(State.PAYLOAD).goTo(State.HEADER, ends);
            m.state(State.DROP).goTo(State.HEADER, ends);
        });

        notify(kinds, receipts);
    }

    /**
     * Whether a packet is for another node, or its bytes lie outside the memory: the first two words say it, and two more follow, so that it is known
     * a cycle before it is asked for.
     */
    private Bool isWrong(UInt address, UInt bytes, UInt to, Bool checks) {
        UInt end = address.addGrow(bytes.zext(address.width()));
        Bool isWrongNow = end.gt(1L << HostMemoryRequest.BYTE_ADDRESS_WIDTH)
                .or(bytes.eq(0))
                .or(to.ne(node));
        Bool isWrong = reg("isWrong", bool()).init(false);
        isWrong.set(isWrongNow);
        assertAlways(checks.implies(isWrong.eq(isWrongNow)), "the header has been looked at");
        return isWrong;
    }

    /** Packets become visible in their order; what has become visible waits until its receipt is taken. */
    private void notify(Queue<UInt> kinds, Queue<Receipt> receipts) {
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
    }
}

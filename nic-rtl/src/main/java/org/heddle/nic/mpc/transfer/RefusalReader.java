package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.OwnedEvent;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Takes packets of channel RESPONSE apart: each is the end of an order that another node has refused, the acknowledgement of a refusal, a probe, or an echo.
 *
 * <p>Each node waits for the acknowledgement of its refusal before it sends another one, so that there is a place for it here, and the packets behind it pass however long
 * the process lets its list of events full. A packet for another node, or of another length, is dropped, and so is the end of an order at a node that is lost: it has ended by
 * that, and is acknowledged.
 */
public final class RefusalReader extends Component {
    private static final int LAST_WORD = MpcHeader.WORDS;

    /** Packets that have arrived whole and right. */
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NDST.width()));
    /** One bit for each node: 1 if it is lost. */
    public final UInt lost = in(uint(PacketFormat.NODES));
    /** 1 in the cycle in which a probe is here. */
    public final Bool asked = out(bool());
    /** 1 in the cycle in which an echo is here. */
    public final Bool answered = out(bool());
    /** 4 bits, with them: the node that has sent it. */
    public final UInt by = out(uint(PacketFormat.NODE_WIDTH));
    /** 1 in the cycle in which an end is told, or dropped. */
    public final Bool tells = out(bool());
    /** 4 bits, with it: the node that has refused the order. */
    public final UInt refuser = out(uint(PacketFormat.NODE_WIDTH));
    /** 1 in the cycle in which a refusal of this node's is acknowledged, by another node or by itself. */
    public final Bool acknowledged = out(bool());
    /** 4 bits, with it: the node that acknowledges it. */
    public final UInt acknowledger = out(uint(PacketFormat.NODE_WIDTH));
    /** Ends of orders. */
    public final Stream<OwnedEvent> event = out(stream(OwnedEvent.type()));

    /** Makes the unit. */
    public RefusalReader() {
        UInt index = reg(uint(Types.bitsToNumber(LAST_WORD + 2))).init(0);
        Bool waits = reg(bool()).init(false);
        UInt to = reg(uint(LmeField.NDST.width()));
        UInt isFor = reg(uint(1));
        ListEvent told = reg(ListEvent.type());
        UInt word = packet.data().data();
        packet.ready().set(waits.not());
        when(packet.fires(), () -> {
            when(index.eq(0), () -> {
                to.set(MpcHeader.to(word));
                told.message().nsrc().set(MpcHeader.from(word));
            });
            when(index.eq(1), () -> told.message().len().set(MpcHeader.length(word)));
            when(index.eq(2), () -> {
                told.message().rid().set(MpcHeader.rid(word));
                told.message().ctrl().set(MpcHeader.ctrl(word));
                isFor.set(MpcHeader.notifies(word).asUInt());
            });
            when(
                    index.eq(LAST_WORD),
                    () -> told.status().set(word.trunc(told.status().width())));
            // Behind the last word of a packet that is too long the index stays.
            index.set(mux(
                    packet.data().last(),
                    lit(0, index.width()),
                    mux(index.eq(LAST_WORD + 1), index, index.addWrap(1))));
        });
        told.isSent().set(true);
        Bool isRight = index.eq(LAST_WORD).and(to.eq(node));
        UInt kind = MpcHeader.kind(word);
        Bool isWhole = packet.fires().and(packet.data().last()).and(isRight);
        by.set(told.message().nsrc().trunc(by.width()));
        Bool isProbe = reg(bool()).init(false);
        Bool isEcho = reg(bool()).init(false);
        isProbe.set(isWhole.and(kind.eq(MpcHeader.PROBE)));
        isEcho.set(isWhole.and(kind.eq(MpcHeader.ECHO)));
        asked.set(isProbe);
        answered.set(isEcho);
        payloadOf(asked.or(answered), by);
        Queue<OwnedEvent> ends = instance("ends", new Queue<>(OwnedEvent.type(), PacketFormat.NODES));
        when(isWhole.and(kind.eq(0)), () -> waits.set(true)).elseWhen(ends.enqueue.fires(), () -> waits.set(false));
        ends.enqueue.valid().set(waits);
        connect(ends.enqueue.data().event(), told);
        ends.enqueue.data().owner().set(isFor);
        tell(ends);
        Bool isAcknowledgement = reg(bool()).init(false);
        isAcknowledgement.set(isWhole.and(kind.eq(MpcHeader.ACKNOWLEDGEMENT)));
        // Of the two comes the one that this node's only refusal waits for.
        acknowledged.set(isAcknowledgement.or(tells.and(refuser.eq(node.trunc(PacketFormat.NODE_WIDTH)))));
        acknowledger.set(mux(isAcknowledgement, by, refuser));
        payloadOf(acknowledged, acknowledger);
    }

    /** Tells the oldest end: whether its node is lost is known a cycle after it has come here. */
    private void tell(Queue<OwnedEvent> ends) {
        OwnedEvent end = ends.dequeue.data();
        refuser.set(end.event().message().nsrc().trunc(PacketFormat.NODE_WIDTH));
        Bool isKnown = reg("isKnown", bool()).init(false);
        Bool isFromLost = reg("isFromLost", bool()).init(false);
        isKnown.set(ends.dequeue.valid().and(tells.not()));
        isFromLost.set(lost.bit(refuser));
        event.valid().set(isKnown.and(isFromLost.not()));
        connect(event.data(), end);
        tells.set(event.fires().or(isKnown.and(isFromLost)));
        payloadOf(tells, refuser);
        ends.dequeue.ready().set(tells);
    }
}

package org.heddle.nic.loopback;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.registers.block.QueueSide;
import org.heddle.nic.stage.host.RegisterHost;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Registers of {@link LoopbackMap}, and a buffer of whole messages in each direction.
 *
 * <p>Latency: a response one cycle behind its request; of a message, three cycles from its last word to its first one outside. A read of
 * {@link LoopbackMap#receive} stalls for at most two cycles between messages. Throughput: one access in two cycles.
 */
public final class LoopbackHost extends RegisterHost<LoopbackMap> {
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** Whole messages to nodes, this one too. */
    public final Stream<PacketWord> sent = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Messages for this node; others are discarded. */
    public final Stream<PacketWord> arrived = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** 1 with the last word of {@link #arrived} to forget the message; of a node whose link recovers. */
    final Optional<Bool> isCut;

    private final PacketStore outgoing = store("outgoing");
    private final PacketStore incoming = store("incoming");
    private final UInt refused = reg(uint(16)).init(0);
    private final UInt misrouted = reg(uint(16)).init(0);

    public LoopbackHost() {
        this(false);
    }

    /** @param hasCuts whether a message may end in the middle, which {@link #isCut} tells */
    LoopbackHost(boolean hasCuts) {
        super(new LoopbackMap());
        if (hasCuts) {
            parameter("cuts", true);
        }
        isCut = hasCuts ? Optional.of(in("isCut", bool())) : Optional.empty();
        connect(sent, outgoing.read);
        send();
        receive();
        show();
    }

    private PacketStore store(String name) {
        PacketStore store = instance(
                name, new PacketStore(LoopbackMap.MESSAGES, PacketFormat.slotWords(LoopbackMap.PAYLOAD_BYTES)));
        store.mayLeave.set(true);
        return store;
    }

    // send:
    private void send() {
        LoopbackHeader header = new LoopbackHeader(registers.value(map.begin.to), registers.value(map.begin.bytes));
        UInt missing = reg(uint(PacketFormat.LENGTH_WIDTH)).init(0);
        Bool begins = registers.written(map.begin.to);
        Bool adds = registers.written(map.word.data);
        Bool fits = header.bytes()
                .ne(0)
                .and(header.bytes().le(LoopbackMap.PAYLOAD_BYTES))
                .and(header.bytes().trunc(3).eq(0));
        Bool mayBegin =
                missing.eq(0).and(fits).and(PacketFormat.isNode(header.to())).and(outgoing.write.ready());
        Bool takes = begins.and(mayBegin).or(adds.and(missing.ne(0)));
        outgoing.write.valid().set(takes);
        outgoing.write.data().data().set(mux(begins, header.word(node), registers.value(map.word.data)));
        outgoing.write.data().last().set(adds.and(missing.eq(1)));
        outgoing.discard.set(false);
        when(
                takes,
                () -> missing.set(mux(
                        begins, PacketFormat.linkWords(header.bytes().zext(16)).subWrap(1), missing.subWrap(1))));
        when(begins.or(adds).and(takes.not()), refused::increment);
    }
    // :send

    private void receive() {
        Bool isFirst = reg(bool()).init(true);
        Bool isForeign = reg(bool()).init(false);
        connect(incoming.write, arrived);
        when(arrived.fires(), () -> isFirst.set(arrived.data().last()));
        when(
                arrived.fires().and(isFirst),
                () -> isForeign.set(
                        LoopbackHeader.of(arrived.data().data()).to().ne(node)));
        incoming.discard.set(isCut.map(isForeign::or).orElse(isForeign));
        when(arrived.fires().and(arrived.data().last()).and(isForeign), misrouted::increment);
    }

    private void show() {
        registers.value(map.node.number).set(node);
        registers.value(map.state.waiting).set(incoming.packets.zext(8));
        registers.value(map.state.room).set(lit(LoopbackMap.MESSAGES, 8).subWrap(outgoing.packets.zext(8)));
        registers.value(map.state.refused).set(refused);
        registers.value(map.state.misrouted).set(misrouted);
        QueueSide receive = registers.queue(map.receive);
        registers.value(map.receive.data).set(incoming.read.data().data());
        receive.valid().set(incoming.read.valid());
        receive.coming().set(incoming.packets.ne(0));
        incoming.read.ready().set(receive.ready());
    }
}

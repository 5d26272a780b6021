package org.heddle.nic.loopback;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Registers of {@link LoopbackMap}, and a buffer of whole messages in each direction.
 *
 * <p>Latency: a response one cycle behind its request; of a message, two cycles from its last word to its first one outside. A read of
 * {@link LoopbackMap#RECEIVE} stalls for at most two cycles between messages. Throughput: one access in two cycles.
 */
public final class LoopbackHost extends Component {
    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    /** 16 bits: this node. */
    public final UInt node = in(uint(16));
    /** Whole messages to nodes, this one too. */
    public final Stream<PacketWord> sent = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Messages for this node; others are discarded. */
    public final Stream<PacketWord> arrived = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    private final PacketStore outgoing = store("outgoing");
    private final PacketStore incoming = store("incoming");
    private final UInt refused = reg(uint(16)).init(0);
    private final UInt misrouted = reg(uint(16)).init(0);

    public LoopbackHost() {
        connect(sent, outgoing.read);
        send();
        receive();
        respond();
    }

    private PacketStore store(String name) {
        PacketStore store = instance(
                name, new PacketStore(LoopbackMap.MESSAGES, PacketFormat.slotWords(LoopbackMap.PAYLOAD_BYTES)));
        store.mayLeave.set(true);
        return store;
    }

    // send:
    private void send() {
        UInt data = request.data().data();
        LoopbackHeader header = LoopbackHeader.of(data);
        UInt missing = reg(uint(PacketFormat.LENGTH_WIDTH)).init(0);
        Bool begins = writesTo(LoopbackMap.BEGIN);
        Bool adds = writesTo(LoopbackMap.WORD);
        Bool fits = header.bytes()
                .ne(0)
                .and(header.bytes().le(LoopbackMap.PAYLOAD_BYTES))
                .and(header.bytes().trunc(3).eq(0));
        Bool mayBegin =
                missing.eq(0).and(fits).and(PacketFormat.isNode(header.to())).and(outgoing.write.ready());
        Bool takes = begins.and(mayBegin).or(adds.and(missing.ne(0)));
        outgoing.write.valid().set(takes);
        outgoing.write.data().data().set(mux(begins, header.word(node), data));
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
        incoming.discard.set(isForeign);
        when(arrived.fires().and(arrived.data().last()).and(isForeign), misrouted::increment);
    }

    private void respond() {
        Bool responds = reg(bool()).init(false);
        UInt shown = reg(uint(64));
        UInt value = wire("value", uint(64));
        Bool takes = isAt(LoopbackMap.RECEIVE).and(request.data().write().not());
        incoming.read.ready().set(request.fires().and(takes));
        UInt room = lit(LoopbackMap.MESSAGES, 8).subWrap(outgoing.packets.zext(8));
        value.set(0);
        when(isAt(LoopbackMap.IDENTITY), () -> value.set(LoopbackMap.IDENTITY_VALUE));
        when(isAt(LoopbackMap.NODE), () -> value.set(node.zext(64)));
        when(
                isAt(LoopbackMap.STATE),
                () -> value.set(
                        cat(misrouted, refused, room, incoming.packets.zext(8)).zext(64)));
        when(
                takes.and(incoming.read.valid()),
                () -> value.set(incoming.read.data().data()));
        Bool settles =
                takes.and(incoming.packets.ne(0)).and(incoming.read.valid().not());
        request.ready().set(responds.not().and(settles.not()));
        response.valid().set(responds);
        response.data().set(shown);
        when(request.fires(), () -> {
                    responds.set(true);
                    shown.set(mux(request.data().write(), lit(0, 64), value));
                })
                .elseWhen(response.ready(), () -> responds.set(false));
    }

    private Bool isAt(int address) {
        return request.data().address().bits(HostRequest.ADDRESS_WIDTH - 1, 3).eq(address >> 3);
    }

    private Bool writesTo(int address) {
        return request.fires().and(request.data().write()).and(isAt(address));
    }
}

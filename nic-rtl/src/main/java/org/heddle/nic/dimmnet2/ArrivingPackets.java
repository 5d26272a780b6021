package org.heddle.nic.dimmnet2;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.dimmnet2.packet.ArrivedWord;
import org.heddle.nic.dimmnet2.packet.ReceiveController;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;

/** Takes packets of the link's channels and of this node itself, in turn. */
final class ArrivingPackets extends Dimmnet2Part {
    /** Sources of packets that arrive: answers first, then writes, this node's own packets, requests. */
    private static final int ARRIVALS = Channel.values().length + 1;

    private static final int LOCAL_ARRIVAL = 2;

    ArrivingPackets(Dimmnet2Node unit, ReceiveController controller) {
        super(unit);
        PriorityArbiter<PacketWord> arrivals = instance(
                new PriorityArbiter<>(PacketWord.type(configuration.path().wordBytes()), ARRIVALS, PacketWord::last));
        connect(arrivals.sources.get(0), unit.port.arrived.get(Channel.RESPONSE.code()));
        connect(arrivals.sources.get(1), unit.port.arrived.get(Channel.PUT.code()));
        connect(arrivals.sources.get(LOCAL_ARRIVAL), unit.loop);
        takeRequests(unit.port.arrived.get(Channel.REQUEST.code()), arrivals.sources.get(LOCAL_ARRIVAL + 1));
        SkidBuffer<ArrivedWord> arriving = instance(
                "arriving",
                new SkidBuffer<>(ArrivedWord.type(configuration.path().wordBytes())));
        arriving.source.valid().set(arrivals.sink.valid());
        arrivals.sink.ready().set(arriving.source.ready());
        connect(arriving.source.data().word(), arrivals.sink.data());
        arriving.source.data().isLocal().set(arrivals.chosen.eq(LOCAL_ARRIVAL));
        controller.packet.valid().set(arriving.sink.valid());
        arriving.sink.ready().set(controller.packet.ready());
        connect(controller.packet.data(), arriving.sink.data().word());
        controller.isLocal.set(arriving.sink.data().isLocal());
    }

    /**
     * A request begins only when it has a place among those that are asked for, beside the one that may be on its way there: it must
     * not stop writes and answers behind it.
     */
    private void takeRequests(Stream<PacketWord> from, Stream<PacketWord> to) {
        Bool inside = reg("insideRequest", bool()).init(false);
        Bool mayBegin = inside.or(unit.asked.count.lt(configuration.outstandingReads()));
        connect(to.data(), from.data());
        to.valid().set(from.valid().and(mayBegin));
        from.ready().set(to.ready().and(mayBegin));
        inside.set(to.valid().and(from.fires().and(from.data().last()).not()));
    }
}

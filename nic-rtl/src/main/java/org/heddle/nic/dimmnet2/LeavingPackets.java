package org.heddle.nic.dimmnet2;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.stream.StreamDemux;
import org.heddle.nic.dimmnet2.command.CheckedTransfer;
import org.heddle.nic.dimmnet2.packet.HandOverTurn;
import org.heddle.nic.dimmnet2.packet.RoutedWord;
import org.heddle.nic.dimmnet2.packet.WindowController;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.AccessPattern;

/** Sends each packet its way: over a channel of the link, or back into this node. */
final class LeavingPackets extends Dimmnet2Part {
    /** Number of the way for packets that do not go over a channel of the link. */
    private static final int LOCAL_WAY = Channel.values().length;

    /** 1 in the cycle in which the last word of a local packet leaves the Window Controller. */
    final Bool localLeaves;

    private final SkidBuffer<RoutedWord> leaving;

    LeavingPackets(Dimmnet2Node unit, WindowController window) {
        super(unit);
        leaving = instance(
                "leaving", new SkidBuffer<>(RoutedWord.type(configuration.path().wordBytes())));
        Stream<PacketWord> handed = handedOver(window);
        leaving.source.valid().set(handed.valid());
        handed.ready().set(leaving.source.ready());
        connect(leaving.source.data().word(), handed.data());
        leaving.source.data().way().set(mux(window.isLocal, lit(LOCAL_WAY, 2), window.channel));
        StreamDemux<PacketWord> ways =
                instance(new StreamDemux<>(PacketWord.type(configuration.path().wordBytes()), LOCAL_WAY + 1));
        ways.source.valid().set(leaving.sink.valid());
        leaving.sink.ready().set(ways.source.ready());
        connect(ways.source.data(), leaving.sink.data().word());
        ways.select.set(leaving.sink.data().way());
        localLeaves = wire("localLeaves", bool());
        localLeaves.set(window.packet.fires().and(window.packet.data().last()).and(window.isLocal));
        connect(unit.port.sent.get(Channel.PUT.code()), ways.sinks.get(Channel.PUT.code()));
        connect(unit.port.sent.get(Channel.RESPONSE.code()), ways.sinks.get(Channel.RESPONSE.code()));
        // A place for the request of every ticket: the Window Controller never waits with one, and answers pass.
        Queue<PacketWord> requests = instance(
                "requestsSent",
                new Queue<>(
                        PacketWord.type(configuration.path().wordBytes()),
                        configuration.outstandingReads() * requestWords()));
        connect(requests.enqueue, ways.sinks.get(Channel.REQUEST.code()));
        connect(unit.port.sent.get(Channel.REQUEST.code()), requests.dequeue);
        SkidBuffer<PacketWord> looping = instance(
                "looping", new SkidBuffer<>(PacketWord.type(configuration.path().wordBytes())));
        connect(looping.source, ways.sinks.get(LOCAL_WAY));
        connect(unit.loop, looping.sink);
    }

    /** Whether a word waits for its way. */
    Bool areWaiting() {
        return leaving.sink.valid();
    }

    /** Packets of the Window Controller; where handing over takes time, those of gathered elements for the link take it. */
    private Stream<PacketWord> handedOver(WindowController window) {
        if (configuration.handOverCycles() == 0) {
            return window.packet;
        }
        HandOverTurn handOver = instance(new HandOverTurn(
                configuration.path().wordBytes(), configuration.packetPayload(), configuration.handOverCycles()));
        CheckedTransfer transfer = window.transfer.data();
        handOver.gathers.set(transfer.moves()
                .and(transfer.source().pattern().isNot(AccessPattern.CONTIGUOUS))
                .and(window.isLocal.not()));
        connect(handOver.packet, window.packet);
        return handOver.handed;
    }

    private int requestWords() {
        int bytes = PacketFormat.HEADER_BYTES + PacketFormat.REQUEST_BYTES;
        return bytes / configuration.path().wordBytes();
    }
}

package org.heddle.testbench.face;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.AxiStream;
import org.heddle.hdl.lib.bus.AxiStreamRules;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.hdl.option.Reset;
import org.heddle.nic.face.StreamLink;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Two ends of a link joined by AXI4-Stream, each with a clock of its own, and the stream of each direction with another. Each end sends numbered
 * packets of one payload word as fast as it can, and counts those that come from the other end in order.
 */
final class StreamedPorts extends Component {
    private static final int COUNT_WIDTH = 32;

    /** Clocks of the two ends' links. */
    final List<ClockDomain> links = new ArrayList<>();
    /** Clocks of the streams, named by the end that sends. */
    final List<ClockDomain> streams = new ArrayList<>();

    /** 1 to let an end send. */
    final Bool sends = in(bool());
    /** Bit of an end: the medium behind it takes nothing. */
    final UInt stalls = in(uint(2));

    /** Packets that an end has handed to its port. */
    final List<UInt> begun = new ArrayList<>();
    /** Packets that have come to an end, whole and in order. */
    final List<UInt> come = new ArrayList<>();
    /** 1 if an end has got anything else. */
    final List<Bool> wrong = new ArrayList<>();
    /** 1 while an end hears the other one. */
    final List<Bool> up = new ArrayList<>();

    StreamedPorts(LinkBuffers buffers) {
        List<StreamLink> faces = new ArrayList<>();
        for (int end = 0; end < 2; end++) {
            links.add(clockDomain("link" + end, Reset.synchronous()));
            streams.add(clockDomain("stream" + end, Reset.synchronous()));
        }
        for (int end = 0; end < 2; end++) {
            LinkPort port = instance("port" + end, LinkPort.thatWaits(PacketFormat.LINK_WORD_BYTES, buffers));
            StreamLink face = instance("face" + end, new StreamLink());
            port.link.set(links.get(end));
            port.moreWillCome.set(false);
            port.leaveUnused(Channel.REQUEST, Channel.RESPONSE);
            face.link.set(links.get(end));
            face.transmitting.set(streams.get(end));
            face.receiving.set(streams.get(1 - end));
            connect(face.transmit, port.transmit);
            port.room.orElseThrow().set(face.room);
            connect(port.receive, face.receive);
            send(end, port.sent.get(Channel.PUT.code()));
            take(end, port.arrived.get(Channel.PUT.code()));
            String shown = "up" + end;
            within(links.get(end), () -> {
                Bool isUp = out(shown, bool());
                isUp.set(face.isUp);
                up.add(isUp);
            });
            faces.add(face);
        }
        for (int end = 0; end < 2; end++) {
            join(end, faces.get(end).sent, faces.get(1 - end).arriving);
        }
    }

    private void send(int end, Stream<PacketWord> packet) {
        UInt word = reg("word" + end, uint(3)).init(0);
        UInt number = reg("number" + end, uint(COUNT_WIDTH)).init(0);
        Bool isLast = word.eq(PacketFormat.LINK_HEADER_WORDS);
        packet.valid().set(sends.or(word.ne(0)));
        packet.data().last().set(isLast);
        packet.data().data().set(mux(word.eq(0), lit(8L << 32, 64), number.cat(number.not())));
        when(packet.fires(), () -> {
            word.incrementOrClear(isLast);
            when(isLast, number::increment);
        });
        UInt count = out("begun" + end, uint(COUNT_WIDTH));
        count.set(number);
        begun.add(count);
    }

    private void take(int end, Stream<PacketWord> packet) {
        UInt word = reg("arrivedWord" + end, uint(3)).init(0);
        UInt number = reg("arrivedNumber" + end, uint(COUNT_WIDTH)).init(0);
        Bool failed = reg("failed" + end, bool()).init(false);
        Bool isLast = word.eq(PacketFormat.LINK_HEADER_WORDS);
        packet.ready().set(true);
        UInt expected = mux(word.eq(0), lit(8L << 32, 64), number.cat(number.not()));
        Bool isRight = packet.data().last().eq(isLast).and(packet.data().data().eq(expected));
        when(packet.fires(), () -> {
            word.incrementOrClear(isLast);
            when(isLast, number::increment);
            when(isRight.not(), () -> failed.set(true));
        });
        UInt count = out("come" + end, uint(COUNT_WIDTH));
        count.set(number);
        come.add(count);
        Bool shown = out("wrong" + end, bool());
        shown.set(failed);
        wrong.add(shown);
    }

    /** Joins a stream to the other end, with a gate in between. */
    private void join(int end, AxiStream from, AxiStream to) {
        within(streams.get(end), () -> {
            Bool held = reg("held" + end, bool()).init(false);
            held.set(crossing(stalls.bit(end), "set while nothing is under way, or for longer than any packet takes"));
            to.tvalid().set(from.tvalid().and(held.not()));
            to.tdata().set(from.tdata());
            to.tkeep().set(from.tkeep());
            to.tuser().set(from.tuser());
            to.tlast().set(from.tlast());
            from.tready().set(to.tready().and(held.not()));
            AxiStreamRules rules = instance("rules" + end, new AxiStreamRules(8, 1, Asserted.MASTER));
            rules.bus.set(from);
        });
    }
}

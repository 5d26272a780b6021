package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;

/** Two ends of a link with a cable that can be cut, and takers that can be held; what the ends tell of their stores are ports. */
final class ParityPorts extends Component {
    private static final int CHANNELS = Channel.values().length;
    private static final int CABLE_CYCLES = 5;

    final ClockDomain link = clockDomain();
    /** 1 while nothing passes the cable, in either direction. */
    final Bool cut = in(link, bool());
    /** 1 while no word is taken of what has arrived. */
    final Bool held = in(bool());

    final List<Vec<Stream<PacketWord>>> sent = new ArrayList<>();
    final List<Vec<Stream<PacketWord>>> arrived = new ArrayList<>();
    /** Valid of each end's words on the wire. */
    final List<Bool> speaks = new ArrayList<>();

    final List<UInt> packetsWrong = new ArrayList<>();
    /** As {@link StoreFaults#flips}; empty without parity. */
    final List<Vec<UInt>> flips = new ArrayList<>();
    /** As {@link StoreFaults#causes}. */
    final List<UInt> causes = new ArrayList<>();

    private final List<LinkPort> ports = new ArrayList<>();
    private final int wordBytes;

    ParityPorts(int wordBytes, LinkBuffers buffers) {
        this.wordBytes = wordBytes;
        for (int i = 0; i < 2; i++) {
            LinkPort port = instance("port" + i, new LinkPort(wordBytes, buffers));
            port.link.set(link);
            port.moreWillCome.set(false);
            ports.add(port);
            join(port, "" + i);
        }
        for (int i = 0; i < 2; i++) {
            LinkDelay cable = new LinkDelay(CABLE_CYCLES);
            String name = "cable" + i;
            within(link, () -> instance(name, cable));
            cable.from.valid().set(ports.get(i).transmit.valid().and(cut.not()));
            cable.from.data().set(ports.get(i).transmit.data());
            cable.from.last().set(ports.get(i).transmit.last());
            connect(ports.get(1 - i).receive, cable.to);
        }
    }

    private void join(LinkPort port, String end) {
        Vec<Stream<PacketWord>> goes = in("sent" + end, vec(CHANNELS, stream(PacketWord.type(wordBytes))));
        Vec<Stream<PacketWord>> comes = out("arrived" + end, vec(CHANNELS, stream(PacketWord.type(wordBytes))));
        connect(port.sent, goes);
        for (int channel = 0; channel < CHANNELS; channel++) {
            Stream<PacketWord> from = port.arrived.get(channel);
            Stream<PacketWord> to = comes.get(channel);
            to.valid().set(from.valid().and(held.not()));
            connect(to.data(), from.data());
            from.ready().set(to.ready().and(held.not()));
        }
        sent.add(goes);
        arrived.add(comes);
        within(link, () -> {
            Bool speaksNow = out("speaks" + end, bool());
            speaksNow.set(port.transmit.valid());
            speaks.add(speaksNow);
        });
        UInt wrong = out("wrong" + end, uint(port.packetsWrong.width()));
        wrong.set(port.packetsWrong);
        packetsWrong.add(wrong);
        unused(port.packetsSent);
        unused(port.packetsReceived);
        port.faults.ifPresent(faults -> {
            Vec<UInt> counts = out("flips" + end, vec(StoreFaults.STORES, uint(StoreFaults.COUNT_WIDTH)));
            UInt told = out("causes" + end, uint(StoreFaults.STORES));
            connect(counts, faults.flips);
            told.set(faults.causes);
            flips.add(counts);
            causes.add(told);
        });
    }
}

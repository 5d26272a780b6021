package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.option.Reset;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;

/** Two ends of a link that recover, each with a core's clock of its own and a reset for each clock; the cable is the test's. */
final class RecoveringPorts extends Component {
    private static final int CHANNELS = Channel.values().length;

    final ClockDomain link = clockDomain();
    final ClockDomain otherCore = clockDomain();
    /** Clock of each end's core. */
    final List<ClockDomain> cores = List.of(defaultDomain(), otherCore);

    /** Resets of each end, at its core's clock. */
    final List<Bool> resetsCore = new ArrayList<>();
    /** Resets of each end, at the link's clock. */
    final List<Bool> resetsLink = new ArrayList<>();

    final List<Vec<Stream<PacketWord>>> sent = new ArrayList<>();
    final List<Vec<Stream<PacketWord>>> arrived = new ArrayList<>();
    final List<UInt> cut = new ArrayList<>();
    final List<Bool> isUp = new ArrayList<>();
    final List<UInt> givenUp = new ArrayList<>();
    final List<UInt> dropped = new ArrayList<>();
    final List<LinkLane> transmit = new ArrayList<>();
    final List<LinkLane> receive = new ArrayList<>();

    RecoveringPorts(int wordBytes, LinkBuffers buffers) {
        for (int end = 0; end < 2; end++) {
            ClockDomain core = cores.get(end);
            Bool ofCore = in("resetsCore" + end, core, bool());
            Bool ofLink = in("resetsLink" + end, link, bool());
            resetsCore.add(ofCore);
            resetsLink.add(ofLink);
            LinkPort port = new LinkPort(wordBytes, buffers);
            String name = "port" + end;
            within(core.resetBy(ofCore, Reset.synchronous()), () -> {
                instance(name, port);
                port.moreWillCome.set(false);
            });
            port.link.set(link.resetBy(ofLink, Reset.synchronous()));
            join(port, core, "" + end, wordBytes);
        }
    }

    private Bool in(String name, ClockDomain domain, org.heddle.hdl.Type<Bool> type) {
        Bool[] made = new Bool[1];
        within(domain, () -> made[0] = in(name, type));
        return made[0];
    }

    private void join(LinkPort port, ClockDomain core, String end, int wordBytes) {
        within(core, () -> {
            Vec<Stream<PacketWord>> goes = in("sent" + end, vec(CHANNELS, stream(PacketWord.type(wordBytes))));
            Vec<Stream<PacketWord>> comes = out("arrived" + end, vec(CHANNELS, stream(PacketWord.type(wordBytes))));
            connect(port.sent, goes);
            connect(comes, port.arrived);
            sent.add(goes);
            arrived.add(comes);
            LinkRecovery told = port.recovery.orElseThrow();
            cut.add(show("cut" + end, told.cut));
            givenUp.add(show("givenUp" + end, told.givenUp));
            dropped.add(show("dropped" + end, told.dropped));
            Bool up = out("isUp" + end, bool());
            up.set(told.isUp);
            isUp.add(up);
        });
        unused(port.packetsSent);
        unused(port.packetsReceived);
        unused(port.packetsWrong);
        within(link, () -> {
            LinkLane goes = out("transmit" + end, LinkLane.type());
            LinkLane comes = in("receive" + end, LinkLane.type());
            connect(goes, port.transmit);
            connect(port.receive, comes);
            transmit.add(goes);
            receive.add(comes);
        });
    }

    private UInt show(String name, UInt value) {
        UInt shown = out(name, uint(value.width()));
        shown.set(value);
        return shown;
    }
}

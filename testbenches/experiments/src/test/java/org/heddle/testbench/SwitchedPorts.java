package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.RouteEntry;
import org.heddle.nic.stage.link.Switch;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/** A switch with an end of a link at each of its ports, without the cables between them. */
final class SwitchedPorts extends Component {
    final List<Vec<Stream<PacketWord>>> sent = new ArrayList<>();
    final List<Vec<Stream<PacketWord>>> arrived = new ArrayList<>();
    /** Outputs of the ends, by port; {@link #receive} has their inputs. */
    final List<LinkLane> transmit = new ArrayList<>();

    final List<LinkLane> receive = new ArrayList<>();
    /** Inputs of the switch, by port; {@link #switchTransmit} has its outputs. */
    final List<LinkLane> switchReceive = new ArrayList<>();

    final List<LinkLane> switchTransmit = new ArrayList<>();
    final Stream<RouteEntry> load = in(stream(RouteEntry.type()));
    final UInt forwarded = out(uint(32));
    final UInt discarded = out(uint(32));

    SwitchedPorts(int ports, int nodes, LinkBuffers buffers) {
        Switch middle = instance("middle", new Switch(ports, nodes, buffers));
        connect(middle.load, load);
        forwarded.set(middle.forwarded);
        discarded.set(middle.discarded);
        var words = vec(Channel.values().length, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
        for (int i = 0; i < ports; i++) {
            LinkPort port = instance("end" + i, LinkPort.ofOneClock(buffers, true));
            port.moreWillCome.set(false);
            sent.add(in("sent" + i, words));
            arrived.add(out("arrived" + i, words));
            transmit.add(out("transmit" + i, LinkLane.type()));
            receive.add(in("receive" + i, LinkLane.type()));
            switchReceive.add(in("switchReceive" + i, LinkLane.type()));
            switchTransmit.add(out("switchTransmit" + i, LinkLane.type()));
            connect(port.sent, sent.get(i));
            connect(arrived.get(i), port.arrived);
            connect(transmit.get(i), port.transmit);
            connect(port.receive, receive.get(i));
            connect(middle.receive.get(i), switchReceive.get(i));
            connect(switchTransmit.get(i), middle.transmit.get(i));
        }
    }
}

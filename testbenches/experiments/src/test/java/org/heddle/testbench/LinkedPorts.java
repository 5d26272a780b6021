package org.heddle.testbench;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Vec;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;

/** Two ends of a link without nodes and without a cable. */
final class LinkedPorts extends Component {
    final ClockDomain link = clockDomain();
    final List<Vec<Stream<PacketWord>>> sent = new ArrayList<>();
    final List<Vec<Stream<PacketWord>>> arrived = new ArrayList<>();
    final List<LinkLane> transmit = new ArrayList<>();
    final List<LinkLane> receive = new ArrayList<>();

    LinkedPorts(int wordBytes, LinkBuffers buffers) {
        int channels = Channel.values().length;
        for (int i = 0; i < 2; i++) {
            String end = "" + i;
            LinkPort port = instance("port" + end, new LinkPort(wordBytes, buffers));
            port.link.set(link);
            port.moreWillCome.set(false);
            sent.add(in("sent" + end, vec(channels, stream(PacketWord.type(wordBytes)))));
            arrived.add(out("arrived" + end, vec(channels, stream(PacketWord.type(wordBytes)))));
            within(link, () -> {
                transmit.add(out("transmit" + end, LinkLane.type()));
                receive.add(in("receive" + end, LinkLane.type()));
            });
            connect(port.sent, sent.get(i));
            connect(arrived.get(i), port.arrived);
            connect(transmit.get(i), port.transmit);
            connect(port.receive, receive.get(i));
        }
    }
}

package org.heddle.nic.mpc;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkDelay;
import org.heddle.nic.stage.memory.hostbus.BusPins;

/** Two MPC nodes, numbered 0 and 1, and their cable. */
final class MpcPair extends Component {
    private static final int CABLE_CYCLES = 13;

    final ClockDomain link = clockDomain();
    final List<Stream<HostRequest>> request = new ArrayList<>();
    final List<Stream<UInt>> response = new ArrayList<>();
    final List<BusPins> bus = new ArrayList<>();
    final List<Bool> interrupt = new ArrayList<>();

    MpcPair(MpcConfiguration configuration) {
        List<MpcNode> nodes =
                List.of(instance("node0", new MpcNode(configuration)), instance("node1", new MpcNode(configuration)));
        for (int i = 0; i < 2; i++) {
            MpcNode node = nodes.get(i);
            request.add(in("request" + i, stream(HostRequest.type())));
            response.add(out("response" + i, stream(uint(64))));
            bus.add(out("bus" + i, BusPins.type()));
            interrupt.add(out("interruptRequest" + i, bool()));
            connect(node.request, request.get(i));
            connect(response.get(i), node.response);
            connect(bus.get(i), node.bus.orElseThrow());
            interrupt.get(i).set(node.interruptRequest);
            node.node.set(i);
            node.link.set(link);
            LinkDelay cable = new LinkDelay(CABLE_CYCLES);
            String name = "cable" + i;
            within(link, () -> instance(name, cable));
            connect(cable.from, node.transmit);
            connect(nodes.get(1 - i).receive, cable.to);
        }
    }
}

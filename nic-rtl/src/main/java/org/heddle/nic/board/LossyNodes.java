package org.heddle.nic.board;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LossInjector;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * One or two DIMMnet-2 nodes of one clock, with their memories in block RAM, and a cable that loses packets.
 *
 * <pre>
 *  two:  node 0 ─► LossInjector ─► node 1       one:  node 0 ─► LossInjector ─┐
 *           ▲                        │                   ▲                    │
 *           └─────── LossInjector ◄──┘                   └────────────────────┘
 * </pre>
 *
 * <p>A single node reaches itself by its own number: what it writes to node 0 goes over its link, as it would to another.
 */
public final class LossyNodes extends Component {
    /** Most nodes. */
    public static final int MOST_NODES = 2;

    private static final int FIRST_SEED = 0x2007_0531;
    private static final int SECOND_SEED = 0x1CE4_0008;

    /** Accesses of each node's host. */
    public final Vec<Stream<HostRequest>> requests;
    /** 64 bits: their answers. */
    public final Vec<Stream<UInt>> responses;
    /** Accesses of {@link LossMap}. */
    public final Stream<HostRequest> lossRequest = in(stream(HostRequest.type()));
    /** 64 bits: their answers. */
    public final Stream<UInt> lossResponse = out(stream(uint(64)));

    private final List<Dimmnet2Node> nodes = new ArrayList<>();

    /**
     * @param configuration of each node, of one clock and with a memory of block RAM
     * @param count of nodes, 1 or {@value #MOST_NODES}
     * @throws IllegalArgumentException if the nodes need pins or a clock of their own
     */
    public LossyNodes(Dimmnet2Configuration configuration, int count) {
        if (configuration.extent().linkClock() || !configuration.extent().hasBlockMemory()) {
            throw new IllegalArgumentException(
                    "nodes of a board have one clock and block RAM as their memory: configuration \"%s\" has %s; take cut-down"
                            .formatted(configuration.name(), configuration.extent()));
        }
        if (count < 1 || count > MOST_NODES) {
            throw new IllegalArgumentException("a cable has one or two ends: count=" + count);
        }
        parameter("configuration", configuration.name());
        parameter("count", count);
        requests = in(vec(count, stream(HostRequest.type())));
        responses = out(vec(count, stream(uint(64))));
        for (int number = 0; number < count; number++) {
            nodes.add(node(configuration, number, count - 1 - number));
        }
        LossRegisters losses = instance("losses", new LossRegisters());
        connect(losses.request, lossRequest);
        connect(lossResponse, losses.response);
        losses.fromFirst.set(join(0, losses, FIRST_SEED, "there"));
        losses.toFirst.set(count == 1 ? lit(0, 32) : join(1, losses, SECOND_SEED, "back"));
    }

    private Dimmnet2Node node(Dimmnet2Configuration configuration, int number, int reached) {
        Dimmnet2Node node = instance("node" + number, new Dimmnet2Node(configuration));
        connect(node.request, requests.get(number));
        connect(responses.get(number), node.response);
        node.unreachable.set((1 << PacketFormat.NODES) - 1 - (1 << reached));
        node.sodimm0.readData().set(0);
        node.sodimm1.readData().set(0);
        return node;
    }

    /** Joins a node's transmitting end with the other end of the cable; returns what is lost on the way. */
    private UInt join(int from, LossRegisters losses, int seed, String name) {
        LossInjector injector = instance(name, new LossInjector(seed));
        injector.rate.set(losses.rate);
        connect(injector.from, nodes.get(from).transmit);
        connect(nodes.get(nodes.size() - 1 - from).receive, injector.to);
        return injector.lost;
    }
}

package org.heddle.nic.board;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LossInjector;

/**
 * One or two nodes of one kind and one clock, and a cable that loses packets.
 *
 * <pre>
 *  two:  node 0 ─► LossInjector ─► node 1       one:  node 0 ─► LossInjector ─┐
 *           ▲                        │                   ▲                    │
 *           └─────── LossInjector ◄──┘                   └────────────────────┘
 * </pre>
 *
 * <p>Memories of DIMMnet-2 nodes are block RAM. A single one reaches itself by its own number: what it writes to node 0 goes over its link, as it would to another.
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

    private final List<NodeKind.Ends> nodes = new ArrayList<>();

    /**
     * DIMMnet-2 nodes.
     *
     * @param configuration of each node, of one clock and with a memory of block RAM
     * @param count of nodes, 1 or {@value #MOST_NODES}
     * @throws IllegalArgumentException if the nodes need pins or a clock of their own
     */
    public LossyNodes(Dimmnet2Configuration configuration, int count) {
        this(NodeKind.dimmnet2(configuration), count);
    }

    /** Returns two loopback nodes. */
    public static LossyNodes ofLoopback() {
        return new LossyNodes(NodeKind.loopback(), MOST_NODES);
    }

    LossyNodes(NodeKind<?> kind, int count) {
        if (count < 1 || count > MOST_NODES) {
            throw new IllegalArgumentException("a cable has one or two ends: count=" + count);
        }
        parameter("configuration", kind.name());
        parameter("count", count);
        requests = in(vec(count, stream(HostRequest.type())));
        responses = out(vec(count, stream(uint(64))));
        for (int number = 0; number < count; number++) {
            nodes.add(node(kind, number, count - 1 - number));
        }
        LossRegisters losses = instance("losses", new LossRegisters());
        connect(losses.request, lossRequest);
        connect(lossResponse, losses.response);
        losses.fromFirst.set(join(0, losses, FIRST_SEED, "there"));
        losses.toFirst.set(count == 1 ? lit(0, 32) : join(1, losses, SECOND_SEED, "back"));
    }

    private <N extends Component> NodeKind.Ends node(NodeKind<N> kind, int number, int reached) {
        N node = instance("node" + number, kind.constructor().get());
        NodeKind.Ends ends = kind.ends().apply(node);
        connect(ends.request(), requests.get(number));
        connect(responses.get(number), ends.response());
        kind.rest().set(node, number, reached);
        return ends;
    }

    /** Joins a node's transmitting end with the other end of the cable; returns what is lost on the way. */
    private UInt join(int from, LossRegisters losses, int seed, String name) {
        LossInjector injector = instance(name, new LossInjector(seed));
        injector.rate.set(losses.rate);
        connect(injector.from, nodes.get(from).transmit());
        connect(nodes.get(nodes.size() - 1 - from).receive(), injector.to);
        return injector.lost;
    }
}

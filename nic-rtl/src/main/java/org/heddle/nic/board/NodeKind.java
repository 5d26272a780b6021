package org.heddle.nic.board;

import java.util.function.Function;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.loopback.LoopbackNode;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * A network interface that stands on boards beside others of its kind: of one clock, without pins of its own.
 *
 * @param <N> its component
 * @param name in the parameters of what holds it
 * @param constructor makes it
 * @param ends its ports
 * @param rest sets its other inputs
 */
record NodeKind<N extends Component>(String name, Supplier<N> constructor, Function<N, Ends> ends, Rest<N> rest) {
    /** Ports of a node to its host and to its cable. */
    record Ends(Stream<HostRequest> request, Stream<UInt> response, LinkLane transmit, LinkLane receive) {}

    /** Sets the inputs that depend on the node's place. */
    @FunctionalInterface
    interface Rest<N> {
        /**
         * Sets them.
         *
         * @param number of the node
         * @param reached number of the node at the other end of its cable
         */
        void set(N node, int number, int reached);
    }

    static NodeKind<LoopbackNode> loopback() {
        return new NodeKind<>(
                "loopback",
                LoopbackNode::ofOneClock,
                node -> new Ends(node.request, node.response, node.transmit, node.receive),
                (node, number, reached) -> node.node.set(number));
    }

    /**
     * DIMMnet-2 nodes, which are told their numbers by their hosts.
     *
     * @throws IllegalArgumentException if they need pins or a clock of their own
     */
    static NodeKind<Dimmnet2Node> dimmnet2(Dimmnet2Configuration configuration) {
        if (configuration.extent().linkClock() || !configuration.extent().hasBlockMemory()) {
            throw new IllegalArgumentException(
                    "nodes of a board have one clock and block RAM as their memory: configuration \"%s\" has %s; take cut-down"
                            .formatted(configuration.name(), configuration.extent()));
        }
        return new NodeKind<>(
                configuration.name(),
                () -> new Dimmnet2Node(configuration),
                node -> new Ends(node.request, node.response, node.transmit, node.receive),
                (node, number, reached) -> {
                    node.unreachable.set((1 << PacketFormat.NODES) - 1 - (1 << reached));
                    node.sodimm0.readData().set(0);
                    node.sodimm1.readData().set(0);
                });
    }
}

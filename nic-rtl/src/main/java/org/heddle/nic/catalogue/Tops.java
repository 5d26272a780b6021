package org.heddle.nic.catalogue;

import java.util.List;
import java.util.function.Function;
import org.heddle.hdl.Component;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.loopback.AxiLoopbackNode;
import org.heddle.nic.loopback.LoopbackNode;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.mpc.MpcNode;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.ReductionNode;
import org.heddle.nic.stage.link.Switch;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.nic.verbs.VerbsNode;

/** The catalogue of all tops in all their configurations: one line each. */
public final class Tops {
    private static final String NODE = "dimmnet2-node";
    private static final String PAIR = "dimmnet2-pair";
    /** Nodes that a switch has routes to. */
    private static final int NODES = 256;

    /** A node's core, and its link of 8 bytes a cycle. */
    private static final List<TopClock> NODE_CLOCKS =
            List.of(new TopClock("clock", 100), new TopClock("link_clock", 125));

    /** A node's core, its link, and the streams on both sides of that. */
    private static final List<TopClock> STREAM_CLOCKS = List.of(
            new TopClock("clock", 100),
            new TopClock("link_clock", 125),
            new TopClock("transmitting_clock", 125),
            new TopClock("receiving_clock", 125));

    /** A switch runs at its links' clock. */
    private static final List<TopClock> SWITCH_CLOCKS = List.of(new TopClock("clock", 125));

    private static final Top PUBLISHED_NODE = dimmnet2(
                    NODE, Dimmnet2Node::new, Dimmnet2Configuration.published(), "DIMMnet-2 node as measured in 2007")
            .withSynchronizedResets();
    private static final Top IMPROVED_NODE = dimmnet2(
                    NODE, Dimmnet2Node::new, Dimmnet2Configuration.improved(), "the same node without what limited it")
            .withSynchronizedResets();

    private static final List<Top> ALL = List.of(
            PUBLISHED_NODE,
            dimmnet2(PAIR, Dimmnet2Pair::new, Dimmnet2Configuration.published(), "two DIMMnet-2 nodes and their cable")
                    .around(PUBLISHED_NODE),
            IMPROVED_NODE,
            dimmnet2(PAIR, Dimmnet2Pair::new, Dimmnet2Configuration.improved(), "two of those and their cable")
                    .around(IMPROVED_NODE),
            reduction(ReductionConfiguration.published(), "node that reduces, one descriptor after another"),
            reduction(ReductionConfiguration.improved(), "the same node with reductions that overlap"),
            new Top(
                            "link-switch",
                            "8",
                            "switch of 8 ports between nodes",
                            () -> new Switch(
                                    8, NODES, ReductionConfiguration.improved().buffers()),
                            SWITCH_CLOCKS)
                    .withSynchronizedResets(),
            mpc(MpcConfiguration.published(), "node that writes into the memories of others, by lists in host memory"),
            mpc(MpcConfiguration.improved(), "the same node in bursts, with lists for each of two processes"),
            verbs(VerbsConfiguration.published(), "node of reliable connections between queue pairs"),
            verbs(VerbsConfiguration.improved(), "the same node with wide words, packets that overlap, longer lists"),
            verbs(VerbsConfiguration.streaming(), "the same node with published lists, data at the rate of the wire"),
            // top:
            new Top("loopback-node", "minimal", "smallest whole node: messages", LoopbackNode::new, NODE_CLOCKS)
                    .withSynchronizedResets(),
            // :top
            new Top("axi-loopback-node", "minimal", "the same node behind AXI", AxiLoopbackNode::new, STREAM_CLOCKS)
                    .withSynchronizedResets());

    private Tops() {}

    /** Every top in every configuration; the order is that of tables and of generation. */
    public static List<Top> all() {
        return ALL;
    }

    private static Top dimmnet2(
            String name,
            Function<Dimmnet2Configuration, Component> constructor,
            Dimmnet2Configuration configuration,
            String description) {
        return new Top(name, configuration.name(), description, () -> constructor.apply(configuration), NODE_CLOCKS);
    }

    private static Top reduction(ReductionConfiguration configuration, String description) {
        return new Top(
                        "reduction-node",
                        configuration.name(),
                        description,
                        () -> new ReductionNode(configuration),
                        NODE_CLOCKS)
                .withSynchronizedResets();
    }

    private static Top mpc(MpcConfiguration configuration, String description) {
        return new Top("mpc-node", configuration.name(), description, () -> new MpcNode(configuration), NODE_CLOCKS)
                .withSynchronizedResets();
    }

    private static Top verbs(VerbsConfiguration configuration, String description) {
        return new Top("verbs-node", configuration.name(), description, () -> new VerbsNode(configuration), NODE_CLOCKS)
                .withSynchronizedResets();
    }
}

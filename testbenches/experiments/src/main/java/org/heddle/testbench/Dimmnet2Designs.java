package org.heddle.testbench;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;

/** Elaborated DIMMnet-2 nodes and pairs: each configuration once in a process, since elaborating one takes a second. */
public final class Dimmnet2Designs {
    private static final Map<Dimmnet2Configuration, Design<Dimmnet2Node>> NODES = new ConcurrentHashMap<>();
    private static final Map<Dimmnet2Configuration, Design<Dimmnet2Pair>> PAIRS = new ConcurrentHashMap<>();
    private static final Map<Dimmnet2Configuration, Design<OpenPair>> OPEN_PAIRS = new ConcurrentHashMap<>();

    private Dimmnet2Designs() {}

    /** Returns a node of a configuration. */
    public static Design<Dimmnet2Node> node(Dimmnet2Configuration configuration) {
        return NODES.computeIfAbsent(configuration, each -> Heddle.elaborate(() -> new Dimmnet2Node(each)));
    }

    /** Returns two nodes of a configuration with the cables between them. */
    public static Design<Dimmnet2Pair> pair(Dimmnet2Configuration configuration) {
        return PAIRS.computeIfAbsent(configuration, each -> Heddle.elaborate(() -> new Dimmnet2Pair(each)));
    }

    /** Returns two nodes of a configuration whose cables a test holds. */
    public static Design<OpenPair> openPair(Dimmnet2Configuration configuration) {
        return OPEN_PAIRS.computeIfAbsent(configuration, each -> Heddle.elaborate(() -> new OpenPair(each)));
    }
}

package org.heddle.testbench.fabric;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.cluster.LatencyWire;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.Switch;
import org.heddle.testbench.CableEnd;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.VerilogSource;

/**
 * The switches and cables of a {@link FatTree}, each switch a simulation of its own. Whatever has a {@link LinkLane} in both directions
 * can be attached as a node.
 */
public final class SwitchedFabric implements AutoCloseable {
    /** The shortest cable behind which a node may run a cycle of its core before it needs what others send meanwhile. */
    public static final int LEAST_CABLE_CYCLES = 3;

    /** Lines of a routing table that is enough for most trees: few sizes, so that few models are compiled. */
    private static final int FEW_DESTINATIONS = 256;

    /** Parameters of one switch. */
    private record Kind(int ports, int destinations, LinkBuffers buffers) {}

    private static final Map<Kind, Design<Switch>> DESIGNS = new ConcurrentHashMap<>();

    private final FatTree tree;
    private final int cableCycles;
    private final long linkPeriodPs;
    private final long coreCyclesBefore;
    private final FabricPart part;
    /** By number. */
    private final SortedMap<Integer, SwitchMember> switches = new TreeMap<>();
    /** For each node: to its leaf, and from there. */
    private final Map<Integer, LatencyWire> upwards = new HashMap<>();

    private final Map<Integer, LatencyWire> downwards = new HashMap<>();
    private final Map<Integer, CableEnd> ends = new HashMap<>();

    /**
     * Switches with their tables loaded.
     *
     * @param buffers of all ports of switches, the same as the nodes'
     * @param cableCycles cycles of the link's clock that a word is under way in a cable, at least {@value #LEAST_CABLE_CYCLES}
     * @param verilog of the switches
     * @param coreCyclesBefore cycles that the nodes' cores have run, in reset, before the first of the cluster
     * @throws IllegalArgumentException if the cable is shorter
     */
    public SwitchedFabric(
            FatTree tree,
            LinkBuffers buffers,
            int cableCycles,
            SimulationOptions options,
            VerilogSource verilog,
            long coreCyclesBefore) {
        this(FabricPart.whole(tree, cableCycles), buffers, options, verilog, coreCyclesBefore);
    }

    /**
     * Switches with their tables loaded, between nodes whose links have another clock than the usual one.
     *
     * @param linkPeriodPs of it, beside one of 10,000 ps of the cores'
     */
    public SwitchedFabric(
            FatTree tree,
            LinkBuffers buffers,
            int cableCycles,
            SimulationOptions options,
            VerilogSource verilog,
            long coreCyclesBefore,
            long linkPeriodPs) {
        this(FabricPart.whole(tree, cableCycles), buffers, options, verilog, coreCyclesBefore, linkPeriodPs);
    }

    /** The switches and cables of a part, the same as in the whole otherwise. */
    SwitchedFabric(
            FabricPart part,
            LinkBuffers buffers,
            SimulationOptions options,
            VerilogSource verilog,
            long coreCyclesBefore) {
        this(part, buffers, options, verilog, coreCyclesBefore, NodeClocks.LINK_PERIOD_PS);
    }

    private SwitchedFabric(
            FabricPart part,
            LinkBuffers buffers,
            SimulationOptions options,
            VerilogSource verilog,
            long coreCyclesBefore,
            long linkPeriodPs) {
        int cableCycles = part.cableCycles();
        if (cableCycles < LEAST_CABLE_CYCLES) {
            throw new IllegalArgumentException(
                    "a cable takes at least " + LEAST_CABLE_CYCLES + " cycles: cableCycles=" + cableCycles);
        }
        this.part = part;
        this.tree = part.tree();
        this.cableCycles = cableCycles;
        this.linkPeriodPs = linkPeriodPs;
        this.coreCyclesBefore = coreCyclesBefore;
        try {
            build(buffers, options, verilog);
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    private void build(LinkBuffers buffers, SimulationOptions options, VerilogSource verilog) {
        int destinations = tree.nodes() <= FEW_DESTINATIONS ? FEW_DESTINATIONS : FatTree.MOST_NODES;
        for (int number = 0; number < tree.switches(); number++) {
            if (!part.hasSwitch(number)) {
                continue;
            }
            Design<Switch> design = verilog.in(DESIGNS.computeIfAbsent(
                    new Kind(size(tree.ports(number)), destinations, buffers),
                    kind -> Heddle.elaborate(() -> new Switch(kind.ports, kind.destinations, kind.buffers))));
            SwitchMember member = new SwitchMember(design, options, linkPeriodPs, coreCyclesBefore);
            int here = number;
            switches.put(number, member);
            member.load(IntStream.range(0, tree.nodes())
                    .map(node -> tree.route(here, node))
                    .toArray());
        }
        int cable = 0;
        for (int node = 0; node < tree.nodes(); node++, cable += 2) {
            FatTree.End leaf = tree.leaf(node);
            boolean isSwitchHere = part.hasSwitch(leaf.number());
            if (isSwitchHere || part.hasNode(node)) {
                boolean crosses = !isSwitchHere || !part.hasNode(node);
                upwards.put(node, part.cable(cable, crosses));
                downwards.put(node, part.cable(cable + 1, crosses));
            }
            if (isSwitchHere) {
                plug(leaf, Objects.requireNonNull(downwards.get(node)), Objects.requireNonNull(upwards.get(node)));
            }
        }
        for (int number = 0; number < tree.switches(); number++) {
            for (int port = 0; port < tree.ports(number); port++) {
                Optional<FatTree.End> peer = tree.peer(number, port);
                if (peer.isPresent() && !peer.get().isNode() && peer.get().number() > number) {
                    join(new FatTree.End(false, number, port), peer.get(), cable);
                    cable += 2;
                }
            }
        }
    }

    private void join(FatTree.End one, FatTree.End other, int cable) {
        boolean hasOne = part.hasSwitch(one.number());
        boolean hasOther = part.hasSwitch(other.number());
        if (!hasOne && !hasOther) {
            return;
        }
        LatencyWire there = part.cable(cable, hasOne != hasOther);
        LatencyWire back = part.cable(cable + 1, hasOne != hasOther);
        if (hasOne) {
            plug(one, there, back);
        }
        if (hasOther) {
            plug(other, back, there);
        }
    }

    private void plug(FatTree.End end, LatencyWire away, LatencyWire back) {
        Objects.requireNonNull(switches.get(end.number())).plug(end.port(), away, back);
    }

    /** Ports of the switch that is built where so many are needed: few sizes, so that few models are compiled. */
    private static int size(int ports) {
        int size = 2;
        while (size < ports) {
            size *= 2;
        }
        return size;
    }

    /**
     * Joins a node to the fabric, before the cluster's first cycle.
     *
     * @param link the clock of its lanes
     */
    public void attach(int node, Simulation simulation, ClockDomain link, LinkLane transmit, LinkLane receive) {
        CableEnd end = end(node, simulation, transmit, receive);
        ends.put(node, end);
        simulation.clock(link).add(end);
    }

    /**
     * Cuts a node's cable for good.
     *
     * @throws IllegalArgumentException unless the node is attached, with a clock of its link
     */
    public void cut(int node) {
        CableEnd end = ends.get(node);
        if (end == null) {
            throw new IllegalArgumentException("only an attached node's cable can be cut: node=" + node);
        }
        end.cut();
    }

    /**
     * Joins what has a single clock, the link's, in the place of a node, before the cluster's first cycle. It runs as many cycles as a link does.
     */
    public void attach(int node, Simulation simulation, LinkLane transmit, LinkLane receive) {
        simulation.add(end(node, simulation, transmit, receive));
    }

    private CableEnd end(int node, Simulation simulation, LinkLane transmit, LinkLane receive) {
        return new CableEnd(
                simulation,
                transmit,
                receive,
                Objects.requireNonNull(upwards.get(node)),
                Objects.requireNonNull(downwards.get(node)));
    }

    /**
     * Core cycles that any member may run before it needs what another one sends meanwhile: the link's clock rises in them less often
     * than a cable is long.
     */
    public int quantumCycles() {
        return quantumCycles(cableCycles);
    }

    /** The same of a fabric that need not be there. */
    static int quantumCycles(int cableCycles) {
        return (int) ((cableCycles - 1) * NodeClocks.LINK_PERIOD_PS / NodeClocks.CORE_PERIOD_PS);
    }

    /** The switches, to stand behind the nodes in a cluster. */
    public List<Cluster.Member> members() {
        return List.copyOf(switches.values());
    }

    /** The topology. */
    public FatTree tree() {
        return tree;
    }

    /** Packets that switches have forwarded, once for each switch on their way. */
    public long forwarded() {
        return switches.values().stream().mapToLong(SwitchMember::forwarded).sum();
    }

    /** Packets that switches had no route for. */
    public long discarded() {
        return switches.values().stream().mapToLong(SwitchMember::discarded).sum();
    }

    @Override
    public void close() {
        switches.values().forEach(SwitchMember::close);
    }
}

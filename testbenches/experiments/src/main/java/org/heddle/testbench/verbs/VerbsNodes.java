package org.heddle.testbench.verbs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.driver.DriverTime;
import org.heddle.host.verbs.driver.VerbsDriver;
import org.heddle.host.verbs.mpi.VerbsSystem;
import org.heddle.mpi.rank.Baton;
import org.heddle.nic.stage.link.LinkRelay;
import org.heddle.nic.stage.link.bench.PacketFate;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.nic.verbs.VerbsNode;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.FaultyCable;
import org.heddle.testbench.LinkFault;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.SimulatedHostPort;
import org.heddle.testbench.SteppedSystem;
import org.heddle.testbench.fabric.FatTree;
import org.heddle.testbench.fabric.SwitchedFabric;
import org.jspecify.annotations.Nullable;

/*
 * Design
 *
 * Every node is a simulation of its own, so that one model serves two nodes and many, with and without a relay. All advance together, a cycle of
 * the core at a time; relay and switches run the cycles of the link's clock that fall into it.
 *
 *   two nodes       node 0 ═══ relay ═══ node 1, or a cable alone
 *   more            node 0 ═══ relay ═══ switch ═══ nodes 1, 2, ..
 */
/**
 * Nodes with verbs in RTL, each with its host's memory and driver. Cores run at 100 MHz, links at 125 MHz. An access of a process to its node lets
 * time pass for all.
 */
public final class VerbsNodes implements VerbsSystem, SteppedSystem, AutoCloseable {
    private static final int RESET_CYCLES = 16;
    private static final int ADVANCE_CYCLES = 64;
    private static final int REQUESTS = 0;

    private static final Map<VerbsConfiguration, Design<VerbsNode>> DESIGNS = new ConcurrentHashMap<>();

    private final VerbsNodesOptions options;
    private final VerbsNode component;
    private final List<VerbsNodeSide> sides = new ArrayList<>();
    private final List<VerbsDriver> drivers = new ArrayList<>();
    private final List<FaultyCable> cables = new ArrayList<>();
    private final List<Cluster.Member> switches = new ArrayList<>();
    private final List<Runnable> closers = new ArrayList<>();
    private final List<VerbsPacket> packets = new ArrayList<>();
    private BiConsumer<Integer, List<Long>> packetListener = (side, words) -> {};
    private @Nullable RelayMember relay;
    private long cycle;

    /**
     * Nodes after their reset.
     *
     * @param count 2 to 16
     * @throws IllegalArgumentException if there are fewer or more, or faults on cables for more than two
     */
    public VerbsNodes(int count, VerbsNodesOptions options) {
        if (count < 2 || count > FatTree.MOST_RADIX) {
            throw new IllegalArgumentException(
                    "there are 2 to " + FatTree.MOST_RADIX + " nodes with verbs: count=" + count);
        }
        if (count > 2 && options.faults() != FaultPlan.NONE) {
            throw new IllegalArgumentException("faults strike the cables of two nodes: count=" + count);
        }
        this.options = options;
        Design<VerbsNode> design = options.verilog()
                .in(DESIGNS.computeIfAbsent(
                        options.configuration(), kind -> Heddle.elaborate(() -> new VerbsNode(kind))));
        component = design.component();
        SimulationOptions timed = NodeClocks.timed(options.simulation(), component.link, options.linkPeriodPs());
        try {
            for (int node = 0; node < count; node++) {
                Simulation simulation = Simulation.open(design, timed);
                closers.add(simulation::close);
                sides.add(new VerbsNodeSide(simulation, component, options, 2 * (options.seed() + 1) + node));
                simulation.poke(simulation.port(component.node), node);
                simulation.reset(RESET_CYCLES);
            }
            if (options.hasRelay()) {
                relay = new RelayMember(
                        options.configuration().buffers(), options.simulation(), options.linkPeriodPs(), started());
                closers.add(relay::close);
                listen();
            }
            if (count == 2) {
                joinTwo(component);
            } else {
                joinMany(component);
            }
            for (VerbsNodeSide side : sides) {
                drivers.add(new VerbsDriver(
                        new SimulatedHostPort(this, side.pins()), side.memory(), limits(options.configuration())));
            }
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** Returns the limits of a configuration as its driver tells them. */
    public static DeviceLimits limits(VerbsConfiguration configuration) {
        return new DeviceLimits(64, 1023, 4096, configuration.mostElements(), 64, 4096, 16);
    }

    private long started() {
        return sides.get(0).simulation().cycle();
    }

    private void listen() {
        for (int from = 0; from < LinkRelay.SIDES; from++) {
            int node = from;
            for (int channel = 0; channel < RelayMember.CHANNELS.size(); channel++) {
                relay.relay(from, channel).listen(words -> {
                    packets.add(VerbsPacket.of(cycle, node, words));
                    packetListener.accept(node, words);
                });
            }
        }
    }

    private void joinTwo(VerbsNode component) {
        if (relay == null) {
            join(0, sides.get(0), component, 1);
            join(1, sides.get(1), component, 0);
            return;
        }
        for (int node = 0; node < 2; node++) {
            attachToRelay(node, component);
        }
    }

    /** A cable from a node to another one. */
    private void join(int from, VerbsNodeSide sender, VerbsNode component, int to) {
        FaultyCable cable = new FaultyCable(
                sender.simulation(),
                component.transmit,
                sides.get(to).simulation(),
                component.receive,
                from,
                options.cableCycles(),
                options.faults(),
                options.seed());
        cable.lay(component.link);
        cables.add(cable);
    }

    /** Cables between a node and the relay's side of its number. The plan's packets are those from node to relay. */
    private void attachToRelay(int node, VerbsNode component) {
        Simulation own = sides.get(node).simulation();
        Simulation other = relay.simulation();
        FaultyCable there = new FaultyCable(
                own,
                component.transmit,
                other,
                relay.receive(node),
                node,
                options.cableCycles(),
                options.faults(),
                options.seed());
        own.clock(component.link).add(there.beginning());
        other.add(there.ending());
        FaultyCable back = new FaultyCable(
                other,
                relay.transmit(node),
                own,
                component.receive,
                node,
                options.cableCycles(),
                FaultPlan.NONE,
                options.seed());
        other.add(back.beginning());
        own.clock(component.link).add(back.ending());
        cables.add(there);
    }

    private void joinMany(VerbsNode component) {
        SwitchedFabric fabric = new SwitchedFabric(
                new FatTree(sides.size(), FatTree.MOST_RADIX),
                options.configuration().buffers(),
                options.cableCycles(),
                options.simulation(),
                options.verilog(),
                started(),
                options.linkPeriodPs());
        closers.add(fabric::close);
        for (int node = 0; node < sides.size(); node++) {
            if (node == 0 && relay != null) {
                attachToRelay(0, component);
                fabric.attach(0, relay.simulation(), relay.transmit(1), relay.receive(1));
            } else {
                fabric.attach(
                        node, sides.get(node).simulation(), component.link, component.transmit, component.receive);
            }
        }
        switches.addAll(fabric.members());
    }

    @Override
    public int nodes() {
        return sides.size();
    }

    /** Returns a node's simulation, for probes; its component is {@link #component}. */
    public Simulation simulation(int node) {
        return sides.get(node).simulation();
    }

    /** Returns the component of every node: its ports are those of each simulation. */
    public VerbsNode component() {
        return component;
    }

    /** Returns the memory of a node's host. */
    public VerbsHostMemory memory(int node) {
        return sides.get(node).memory();
    }

    /** Returns what stands between a node and its host's memory. */
    public HostMemorySocket socket(int node) {
        return sides.get(node).socket();
    }

    /** Returns the cycle in which a node took the last access of its host. */
    public long takenCycle(int node) {
        return ofSystem(node, sides.get(node).pins().takenCycle());
    }

    /** Sets who is told of the accesses of a node to its host's memory, instead of whoever was; cycles as {@link #cycle} counts them. */
    public void listen(int node, HostMemorySocket.Listener listener) {
        sides.get(node)
                .socket()
                .listen((write, address, asked, answered) ->
                        listener.accessed(write, address, ofSystem(node, asked), ofSystem(node, answered)));
    }

    /** Sets who is told the words of each packet that comes to the relay, and the side at which it comes. */
    public void listenToPackets(BiConsumer<Integer, List<Long>> newListener) {
        packetListener = newListener;
    }

    /** Cycles of a node's simulation, which was reset before, as this system counts them. */
    private long ofSystem(int node, long cycleThere) {
        return cycleThere < 0 ? -1 : cycleThere - (sides.get(node).simulation().cycle() - cycle);
    }

    /** Returns the packets that have come to the relay, in their order, whatever became of them. */
    public List<VerbsPacket> packets() {
        return packets;
    }

    /** Returns the number of {@link #packets}. */
    public int packetCount() {
        return packets.size();
    }

    /**
     * Sets what becomes of requests and responses at the relay from now on, by their numbers from there.
     *
     * @param from side at which they come: 0 from node 0, 1 from the others
     */
    public void fates(int from, PacketFate.Decider ofRequests, PacketFate.Decider ofResponses) {
        if (relay == null) {
            throw new IllegalStateException("these nodes have no relay: ask for one by VerbsNodesOptions.hasRelay");
        }
        relay.relay(from, REQUESTS).fates(ofRequests);
        relay.relay(from, 1 - REQUESTS).fates(ofResponses);
    }

    /** Returns whether the relay holds nothing. */
    public boolean isRelayEmpty() {
        return relay == null || relay.isEmpty();
    }

    /** Returns the faults that have happened on cables, of each kind. */
    public Map<LinkFault, Integer> cableFaults() {
        return FaultyCable.struck(cables);
    }

    /** Returns what a node has counted since its reset; lets some cycles pass. */
    public Map<VerbsCounter, Long> counters(int node) {
        return drivers.get(node).counters();
    }

    /**
     * Returns whether every request that was posted to a node has completed or was flushed, as its registers tell; lets some cycles pass. Requests
     * after which nothing can happen any more, for there is no timeout, count as not completed.
     */
    public boolean hasCompleted(int node) {
        return drivers.get(node).hasCompleted();
    }

    /** Returns whether an event of a node waits. */
    public boolean isInterrupted(int node) {
        return sides.get(node).isInterrupted();
    }

    /** Opens a node for a process that waits by itself. */
    public VerbsDevice open(int node, DriverTime time) {
        return drivers.get(node).open(time);
    }

    /** Opens a node for a process whose calls let time pass by themselves. */
    public VerbsDevice open(int node) {
        return open(node, new DriverTime() {
            @Override
            public void work(long cycles) {
                idle(cycles);
            }

            @Override
            public void await(BooleanSupplier wake, long until, Supplier<String> what) {
                while (!wake.getAsBoolean() && cycle() < until) {
                    step();
                }
            }
        });
    }

    @Override
    public VerbsDevice open(int node, Baton baton) {
        return open(node, new DriverTime() {
            @Override
            public void work(long cycles) {
                long end = baton.cycle() + cycles;
                while (baton.cycle() < end) {
                    baton.work(() -> false, end, () -> "the end of its own work");
                }
            }

            @Override
            public void await(BooleanSupplier wake, long until, Supplier<String> what) {
                baton.waitFor(wake, until, what);
            }
        });
    }

    @Override
    public long cycle() {
        return cycle;
    }

    @Override
    public void step() {
        for (int node = 0; node < sides.size(); node++) {
            sides.get(node).simulation().step();
        }
        if (relay != null) {
            relay.cycle(cycle);
        }
        for (int i = 0; i < switches.size(); i++) {
            switches.get(i).cycle(cycle);
        }
        cycle++;
    }

    @Override
    public void advance(long limit) {
        long end = Math.min(limit, cycle + ADVANCE_CYCLES);
        while (cycle < end) {
            step();
        }
    }

    /** Hardware may always do something; whoever drives it knows what it was asked. */
    @Override
    public boolean isQuiet() {
        return false;
    }

    @Override
    public void close() {
        closers.forEach(Runnable::run);
    }
}

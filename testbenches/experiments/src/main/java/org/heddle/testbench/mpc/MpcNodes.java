package org.heddle.testbench.mpc;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.device.host.BusCounters;
import org.heddle.device.host.HostBus;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.HostRegisters;
import org.heddle.host.mpc.driver.MpcDriver;
import org.heddle.host.mpc.driver.ProcessDriver;
import org.heddle.host.mpc.driver.SystemDriver;
import org.heddle.host.mpc.memory.MemoryBackDoor;
import org.heddle.host.mpc.memory.PhysicalMemory;
import org.heddle.host.mpc.mpi.MpcSystem;
import org.heddle.host.mpc.put.EventPort;
import org.heddle.host.mpc.put.PutPort;
import org.heddle.mpi.rank.Baton;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.mpc.MpcNode;
import org.heddle.nic.mpc.host.MpcMap;
import org.heddle.nic.mpc.host.ProcessMap;
import org.heddle.nic.mpc.transfer.PeerWatch;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.FaultyCable;
import org.heddle.testbench.LinkFault;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.SimulatedHostPort;
import org.heddle.testbench.SteppedSystem;
import org.heddle.testbench.fabric.FatTree;
import org.heddle.testbench.fabric.SwitchedFabric;

/*
 * Design
 *
 * All simulations advance together, a cycle of the core at a time, while every rank waits; the end of an access or a rising interrupt
 * line ends the advance, for a rank may go on then.
 *
 * While ranks compute, nothing moves at any pin. A node whose bus, host port and link have been still for longer than any of its
 * timeouts stays as it is until its host does something: its clocks then need not run, and time is counted on. Only a multiple of both clocks'
 * periods is left out, so that they stand to each other as they would. What differs is where in its 1,000 cycles of silence a link is, which repeats
 * its credits then. With faults on the cable nothing is left out.
 */
/**
 * MPC nodes in RTL, each a simulation of its own with its host's memory and bus: two on a cable, or up to 16 around a switch. Cores run at
 * 100 MHz, links at 125 MHz and a word in 8 cycles, 1 Gbit/s each way.
 */
public final class MpcNodes implements MpcSystem, AutoCloseable {
    private static final int RESET_CYCLES = 16;
    /** More cycles than a link waits before it repeats itself. */
    private static final long STILL_CYCLES = 5_000;
    /** Cycles of the core in which both clocks come to stand to each other as before. */
    private static final long PHASE_CYCLES = 4;
    /** The same, in which the turns of a watch over other nodes do so, too. */
    private static final long WATCH_PHASE_CYCLES = 16;
    /** Cycles in which a probe and its echo have passed. */
    private static final long ECHO_CYCLES = 2_000;

    private static final Map<MpcConfiguration, Design<MpcNode>> DESIGNS = new ConcurrentHashMap<>();

    private final MpcOptions options;
    private final MpcNode component;
    private final List<MpcHostSide> hosts = new ArrayList<>();
    private final List<FaultyCable> cables = new ArrayList<>();
    private final List<Cluster.Member> switches = new ArrayList<>();
    private final List<Runnable> closers = new ArrayList<>();
    private final boolean[] wasInterrupted;
    private Optional<SwitchedFabric> fabric = Optional.empty();
    /** Whether a cable has been cut: then timeouts run, and nothing is left out. */
    private boolean hasLoss;
    /** Cycles that the clocks have run. */
    private long ran;
    /** Cycles that were left out. */
    private long skipped;
    /** Cycle in which something moved for the last time, of those that the clocks have run. */
    private long moved;

    /**
     * Nodes after their reset.
     *
     * @param count 2 to 16
     * @throws IllegalArgumentException if there are fewer or more, or faults for more than two
     */
    public MpcNodes(int count, MpcOptions options) {
        if (count < 2 || count > FatTree.MOST_RADIX) {
            throw new IllegalArgumentException("there are 2 to " + FatTree.MOST_RADIX + " MPC nodes: count=" + count);
        }
        if (count > 2 && options.faults() != FaultPlan.NONE) {
            throw new IllegalArgumentException("faults strike the cable between two nodes: count=" + count);
        }
        this.options = options;
        wasInterrupted = new boolean[count];
        Design<MpcNode> design = options.verilog()
                .in(DESIGNS.computeIfAbsent(
                        options.configuration(), kind -> Heddle.elaborate(() -> new MpcNode(kind))));
        component = design.component();
        SimulationOptions timed = NodeClocks.timed(options.simulation(), component.link);
        try {
            for (int node = 0; node < count; node++) {
                Simulation simulation = Simulation.open(design, timed);
                closers.add(simulation::close);
                simulation.poke(simulation.port(component.node), node);
                simulation.reset(RESET_CYCLES);
                hosts.add(new MpcHostSide(simulation, component, options.bus(), options.seed() + node));
            }
            if (count == 2) {
                joinTwo(component);
            } else {
                joinMany(component);
            }
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    private void joinTwo(MpcNode component) {
        for (int from = 0; from < 2; from++) {
            FaultyCable cable = new FaultyCable(
                    hosts.get(from).simulation(),
                    component.transmit,
                    hosts.get(1 - from).simulation(),
                    component.receive,
                    from,
                    options.cableCycles(),
                    options.faults(),
                    options.seed());
            cable.lay(component.link);
            cables.add(cable);
        }
    }

    private void joinMany(MpcNode component) {
        SwitchedFabric joining = new SwitchedFabric(
                new FatTree(hosts.size(), FatTree.MOST_RADIX),
                options.configuration().buffers(),
                options.cableCycles(),
                options.simulation(),
                options.verilog(),
                hosts.get(0).simulation().cycle());
        fabric = Optional.of(joining);
        closers.add(joining::close);
        for (int node = 0; node < hosts.size(); node++) {
            joining.attach(node, hosts.get(node).simulation(), component.link, component.transmit, component.receive);
        }
        switches.addAll(joining.members());
    }

    @Override
    public int nodes() {
        return hosts.size();
    }

    @Override
    public PutPort port(int node, Baton baton) {
        MpcHostSide host = hosts.get(node);
        return new MpcDriver(
                new ConfigurationPort(this, host, node, baton, options.accessCycles()),
                host.memory(),
                host::isInterrupted,
                nodes());
    }

    @Override
    public EventPort eventPort(int node, int process, Baton baton) {
        MpcHostSide host = hosts.get(node);
        ConfigurationPort accesses = new ConfigurationPort(this, host, node, baton, options.accessCycles());
        return new ProcessDriver(
                new PostedPort(accesses, host, baton, options.postedCycles()), process, host.memory(), nodes());
    }

    @Override
    public PhysicalMemory memory(int node) {
        return hosts.get(node).memory();
    }

    @Override
    public MemoryBackDoor backDoor(int node) {
        return hosts.get(node).memory();
    }

    /** Returns a node's simulation, for probes; its component is {@link #component}. */
    public Simulation simulation(int node) {
        return hosts.get(node).simulation();
    }

    /** Returns the component of every node: its ports are those of each simulation. */
    public MpcNode component() {
        return component;
    }

    /** Returns the bus of a node's host, for probes. */
    public HostBus hostBus(int node) {
        return hosts.get(node).bus();
    }

    /** Returns what a node's bus has done, in the cycles that the clocks have run. */
    public BusCounters bus(int node) {
        return hosts.get(node).bus().counters();
    }

    /** Returns what a node has counted since its reset; takes some cycles, in which no rank may use its port. */
    public MpcNodeCounters counters(int node) {
        SimulatedHostPort port =
                new SimulatedHostPort(stepped(), hosts.get(node).pins());
        if (hasOwnLists()) {
            ProcessMap map = HostRegisters.connect(new ProcessMap(), port);
            long counted = map.counters.read();
            long peers = map.peers.read();
            return new MpcNodeCounters(
                    map.counters.sends.in(counted),
                    0,
                    map.counters.refused.in(counted),
                    map.counters.dropped.in(counted),
                    (int) map.peers.lost.in(peers),
                    map.peers.ended.in(peers));
        }
        MpcMap map = HostRegisters.connect(new MpcMap(), port);
        long counters = map.counters.read();
        return new MpcNodeCounters(
                map.counters.sends.in(counters),
                map.notifications.interrupts.read(),
                map.counters.refused.in(counters),
                map.counters.dropped.in(counters),
                0,
                0);
    }

    /**
     * Sets the timeout of an improved node; takes some cycles, in which no rank may use its port.
     *
     * @param cycles without an answer behind which another node is lost
     */
    public void setTimeout(int node, int cycles) {
        MpcHostSide host = hosts.get(node);
        SystemDriver system = new SystemDriver(new SimulatedHostPort(stepped(), host.pins()), 0, host.memory());
        system.setTimeout(cycles);
    }

    /**
     * Cuts a node's cable to the switch for good.
     *
     * @throws IllegalArgumentException if there is no switch
     */
    public void cut(int node) {
        fabric.orElseThrow(() -> new IllegalArgumentException("three nodes and more have a switch: count=" + nodes()))
                .cut(node);
        hasLoss = true;
    }

    /**
     * Resets a node, and neither its host nor its neighbours: what it knew of its link is gone too. Takes some cycles, in which no rank may use a port.
     *
     * @param node of which nothing is on its bus
     */
    public void reset(int node) {
        Simulation simulation = simulation(node);
        List<Port> resets = simulation.ports().stream()
                .filter(port -> port.isInput() && port.name().endsWith("reset"))
                .toList();
        resets.forEach(reset -> simulation.poke(reset, 1));
        for (int i = 0; i < RESET_CYCLES; i++) {
            step();
        }
        resets.forEach(reset -> simulation.poke(reset, 0));
        hasLoss = true;
    }

    private SteppedSystem stepped() {
        return new SteppedSystem() {
            @Override
            public long cycle() {
                return MpcNodes.this.cycle();
            }

            @Override
            public void step() {
                MpcNodes.this.step();
            }
        };
    }

    /**
     * Lets a processor of a node own the bus for some cycles, as for another device.
     *
     * @param cycles at least 1
     */
    public void disturb(int node, int cycles) {
        hosts.get(node).bus().access(cycles, () -> {});
    }

    /** Sets who is told of the transactions of a node on its bus, instead of whoever was. */
    public void listen(int node, HostBus.Listener listener) {
        hosts.get(node).bus().listen(listener);
    }

    /** Returns the faults that have happened, of each kind. */
    public Map<LinkFault, Integer> faults() {
        return FaultyCable.struck(cables);
    }

    /** Returns the cycles that were left out because nothing moved. */
    public long skipped() {
        return skipped;
    }

    @Override
    public long cycle() {
        return ran + skipped;
    }

    @Override
    public void advance(long limit) {
        while (cycle() < limit) {
            skip(limit);
            if (cycle() < limit && step()) {
                return;
            }
        }
    }

    private void skip(long limit) {
        long most = limit - cycle();
        long phase = hasOwnLists() ? WATCH_PHASE_CYCLES : PHASE_CYCLES;
        if (ran - moved > stillCycles()
                && most > phase
                && options.faults() == FaultPlan.NONE
                && !hasLoss
                && hosts.stream().noneMatch(MpcHostSide::isBusy)) {
            skipped += most - most % phase;
        }
    }

    /**
     * A link waits for three of its longest packets at least before it repeats itself; a cycle of the core is longer than one of the link. A watch over
     * other nodes is still when its last probe has been answered.
     */
    private long stillCycles() {
        LinkBuffers buffers = options.configuration().buffers();
        long watch = hasOwnLists() ? PeerWatch.PROBE_CYCLES + ECHO_CYCLES : 0;
        return Math.max(Math.max(STILL_CYCLES, watch), 4L * buffers.payloadBytes() / Long.BYTES * buffers.wordCycles());
    }

    /** Whether processes have lists of their own: then nodes watch over each other, too. */
    private boolean hasOwnLists() {
        return options.configuration().processes() > 1;
    }

    /** Runs a cycle; true if a rank may go on. */
    private boolean step() {
        boolean wakes = false;
        for (int node = 0; node < hosts.size(); node++) {
            MpcHostSide host = hosts.get(node);
            wakes |= host.servePosted(cycle());
            host.simulation().step();
            wakes |= host.isAnswered();
            boolean isInterrupted = host.isInterrupted();
            wakes |= isInterrupted && !wasInterrupted[node];
            wasInterrupted[node] = isInterrupted;
            if (host.hasMoved()) {
                moved = ran;
            }
        }
        for (Cluster.Member each : switches) {
            each.cycle(ran);
        }
        ran++;
        return wakes;
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

package org.heddle.experiment.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.experiment.resource.HostBusProbe;
import org.heddle.experiment.resource.LinkProbe;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Place;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.mpc.MpcNodeCounters;
import org.heddle.testbench.mpc.MpcNodes;
import org.jspecify.annotations.Nullable;

/** Nodes with remote writes: two on a cable, more around a switch. */
final class MpcNetwork implements ProgramNetwork {
    private static final String USUAL_MODE = "mpc2";

    private final MpcNodes nodes;
    private final LinkTiming timing;
    private final MpcTransport transport;

    MpcNetwork(
            ProgramNetworkOptions options,
            NetworkConstants constants,
            SimulationOptions simulation,
            VerilogSource verilog) {
        int wordCycles = constants.link().mpcWordCycles();
        MpcConfiguration configuration =
                wired(options.configured(MpcConfiguration.all(), MpcConfiguration::name), wordCycles);
        int cable = constants.link().mpcCable();
        MpcSetting setting = new MpcSetting(configuration, cable, constants.postedCycles(), constants.mpc());
        MpcMode mode = mode(options, setting);
        ChSettings channel = ChSettings.published(mode);
        Integer eager = options.eager();
        MpcSettings usual = MpcSettings.published(mode).with(setting.host());
        nodes = new MpcNodes(
                Math.max(2, options.nodes()),
                setting.options(simulation).with(verilog).with(constants.bus()));
        timing = options.nodes() <= 2
                ? LinkTiming.of(1, cable, 0, wordCycles, NodeClocks.LINK_PERIOD_PS)
                : LinkTiming.of(2, cable, 1, wordCycles, NodeClocks.LINK_PERIOD_PS);
        MpcSettings seeded = new MpcSettings(
                eager == null ? channel : channel.withMostShort(eager),
                usual.constants(),
                usual.heapBytes(),
                options.seed(),
                usual.limitCycles());
        transport = new MpcTransport(nodes, options.nodes(), seeded);
    }

    /** Improved nodes have one version of MPI; published ones take turns with three. */
    private static MpcMode mode(ProgramNetworkOptions options, MpcSetting setting) {
        if (setting.modes().equals(List.of(MpcMode.IMPROVED))) {
            return MpcMode.IMPROVED;
        }
        String word = options.mode() == null ? USUAL_MODE : options.mode();
        return MpcMode.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static MpcConfiguration wired(MpcConfiguration usual, int wordCycles) {
        LinkBuffers buffers = usual.buffers();
        return wordCycles == buffers.wordCycles()
                ? usual
                : new MpcConfiguration(
                        usual.name(),
                        usual.entries(),
                        usual.payloadBytes(),
                        usual.turnaround(),
                        usual.shortBytes(),
                        usual.burstLines(),
                        usual.processes(),
                        usual.entriesAhead(),
                        usual.path(),
                        buffers.withWordCycles(wordCycles));
    }

    @Override
    public MpcTransport transport() {
        return transport;
    }

    /** The hosts count copies, each over a whole message or fragment, and not their bytes. */
    @Override
    public @Nullable Long copiedBytes() {
        return null;
    }

    @Override
    public List<Map<String, Long>> counters() {
        List<Map<String, Long>> all = new ArrayList<>();
        for (int node = 0; node < transport.ranks(); node++) {
            MpcNodeCounters counters = nodes.counters(node);
            all.add(new TreeMap<>(Map.of(
                    "SENDS", counters.sends(),
                    "INTERRUPTS", counters.interrupts(),
                    "REFUSED", counters.refused(),
                    "DROPPED", counters.dropped())));
        }
        return all;
    }

    @Override
    public Place allocate(int rank, int bytes) {
        return transport.allocate(rank, bytes, BufferPlacement.CONTIGUOUS);
    }

    @Override
    public void watch(List<ResourceLog> logs) {
        for (int node = 0; node < logs.size(); node++) {
            Simulation simulation = nodes.simulation(node);
            LinkProbe.attach(
                    simulation,
                    nodes.component().link,
                    nodes.component().transmit,
                    nodes.component().receive,
                    logs.get(node),
                    nodes::cycle,
                    timing.wireCycles(),
                    timing.flightCycles());
            HostBusProbe.attach(simulation, nodes.hostBus(node), logs.get(node), nodes::cycle);
        }
    }

    @Override
    public void close() {
        nodes.close();
    }
}

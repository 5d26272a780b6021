package org.heddle.experiment.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.mpc.MpcNodeCounters;
import org.heddle.testbench.mpc.MpcNodes;
import org.jspecify.annotations.Nullable;

/** Nodes with remote writes: two on a cable, more around a switch. */
final class MpcNetwork implements ProgramNetwork {
    private static final String USUAL_MODE = "mpc2";

    private final MpcNodes nodes;
    private final MpcTransport transport;

    MpcNetwork(ProgramNetworkOptions options, SimulationOptions simulation, VerilogSource verilog) {
        MpcSetting setting = MpcSetting.of(options.configured(MpcConfiguration.all(), MpcConfiguration::name));
        String word = options.mode() == null ? USUAL_MODE : options.mode();
        MpcMode mode = MpcMode.valueOf(word.toUpperCase(Locale.ROOT));
        ChSettings channel = ChSettings.published(mode);
        Integer eager = options.eager();
        MpcSettings usual = MpcSettings.published(mode).with(setting.host());
        nodes = new MpcNodes(
                Math.max(2, options.nodes()), setting.options(simulation).with(verilog));
        MpcSettings seeded = new MpcSettings(
                eager == null ? channel : channel.withMostShort(eager),
                usual.constants(),
                usual.heapBytes(),
                options.seed(),
                usual.limitCycles());
        transport = new MpcTransport(nodes, options.nodes(), seeded);
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
    public void close() {
        nodes.close();
    }
}

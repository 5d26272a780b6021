package org.heddle.experiment.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.host.verbs.choose.EdgeTable;
import org.heddle.host.verbs.choose.MethodChooser;
import org.heddle.host.verbs.mpi.MethodChoice;
import org.heddle.host.verbs.mpi.RendezvousProtocol;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.host.verbs.mpi.VerbsTransport;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.mpi.Place;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.verbs.VerbsNodes;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Nodes with verbs: two on a cable, more around a switch. */
final class VerbsNetwork implements ProgramNetwork {
    private static final int MOST_EAGER = 1 << 20;

    private final VerbsNodes nodes;
    private final LinkTiming timing;
    private final VerbsTransport transport;

    VerbsNetwork(
            ProgramNetworkOptions options,
            NetworkConstants constants,
            SimulationOptions simulation,
            VerilogSource verilog) {
        NetworkConstants.Link link = constants.link();
        VerbsNodesOptions nodesOptions = VerbsNodesOptions.published(simulation)
                .with(options.configured(VerbsConfiguration.all(), VerbsConfiguration::name))
                .withCableCycles(link.verbsCable())
                .withMemoryCycles(
                        constants.memory().readCycles(), constants.memory().writeCycles())
                .withLinkPeriod(link.verbsPeriodPs())
                .withSeed(options.seed())
                .with(verilog);
        nodes = new VerbsNodes(
                Math.max(2, options.nodes()), link.verbsRelay() ? nodesOptions : nodesOptions.withoutRelay());
        int switches = options.nodes() > 2 ? 1 : 0;
        int relays = link.verbsRelay() ? 1 : 0;
        timing = LinkTiming.of(1 + switches + relays, link.verbsCable(), switches + relays, 1, link.verbsPeriodPs());
        transport = new VerbsTransport(nodes, options.nodes(), settings(options).with(constants.verbs()));
    }

    /** All messages eager that can be; or a READ or WRITE behind the eager limit, which both keep unless they are given another. */
    private static VerbsMpiSettings settings(ProgramNetworkOptions options) {
        VerbsMpiSettings usual = VerbsMpiSettings.DEFAULT;
        String protocol = options.protocol() == null ? "read" : options.protocol();
        VerbsMpiSettings chosen = switch (protocol) {
            case "eager" -> usual.withEagerLimit(MOST_EAGER);
            case "write" -> usual.with(RendezvousProtocol.WRITE);
            default -> usual;
        };
        Integer eager = options.eager();
        VerbsMpiSettings limited = eager == null ? chosen : chosen.withEagerLimit(eager);
        return limited.with(
                options.method() == null
                        ? EdgeTable.of(String.valueOf(options.configurationName()))
                        : MethodChooser.always(TransferMethod.named(options.method())));
    }

    @Override
    public VerbsTransport transport() {
        return transport;
    }

    @Override
    public Long copiedBytes() {
        long bytes = 0;
        for (int rank = 0; rank < transport.ranks(); rank++) {
            bytes += transport.counts(rank).copiedBytes();
        }
        return bytes;
    }

    @Override
    public List<String> choices() {
        return transport.choices().stream().map(MethodChoice::line).toList();
    }

    @Override
    public List<Map<String, Long>> counters() {
        List<Map<String, Long>> all = new ArrayList<>();
        for (int node = 0; node < transport.ranks(); node++) {
            Map<String, Long> counters = new TreeMap<>();
            nodes.counters(node).forEach((counter, value) -> counters.put(counter.name(), value));
            all.add(counters);
        }
        return all;
    }

    @Override
    public Place allocate(int rank, int bytes) {
        return transport.allocate(rank, bytes);
    }

    @Override
    public void watch(List<ResourceLog> logs) {
        for (int node = 0; node < logs.size(); node++) {
            VerbsNodeProbe.attach(nodes, node, logs.get(node), timing);
        }
    }

    @Override
    public void close() {
        nodes.close();
    }
}

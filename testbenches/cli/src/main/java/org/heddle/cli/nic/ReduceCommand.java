package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.FlushedLines;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.ReductionConfigurationConverter;
import org.heddle.cli.shared.Seed;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.offload.reproduce.AllreduceCall;
import org.heddle.experiment.offload.reproduce.AllreduceOutcome;
import org.heddle.experiment.offload.reproduce.ElementKind;
import org.heddle.experiment.offload.reproduce.Method;
import org.heddle.experiment.offload.reproduce.OperationKind;
import org.heddle.experiment.offload.reproduce.ReduceResult;
import org.heddle.experiment.offload.reproduce.ReductionFiles;
import org.heddle.experiment.offload.reproduce.ReductionMeasurement;
import org.heddle.experiment.offload.reproduce.ReductionSetting;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** One allreduce of any kind. */
@Command(
        name = "reduce",
        description = "Runs one allreduce of nodes in RTL, joined by a fat tree of switches in RTL.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "A data file has one line for each node: its values, separated by blanks,",
            "decimal integers or Java doubles. For minloc and maxloc a value's location is",
            "its node, or each value is followed by its own. Without a file the values are",
            "random. A delays file has one line for each node: cycles (10 ns) from the",
            "common start to its call.",
            "",
            "The result goes to standard output as JSON, its values as bits: one",
            "hexadecimal number per value, of minloc and maxloc per value and per location.",
            "messages are packets of all nodes; lastChildToParentCycles, the most of all",
            "inner nodes, is 0 where the hosts reduce.",
            "",
            "All values are compared with an oracle in Java: bit for bit where the order of",
            "additions is known or does not matter, else as close as any order comes.",
            "",
            "Exit status: 0 all nodes have the oracle's bits, 1 not so, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle reduce --nodes 16 --arity 4 --mode fixed \\",
            "      --type double --operation sum --bytes 48",
            "  ./heddle reduce --nodes 8 --arity 2 --mode fast \\",
            "      --type int32 --operation maxloc --bytes 8 \\",
            "      --data values.txt --delays random --seed 3",
        })
public final class ReduceCommand implements Callable<Integer>, Verb {
    private static final List<String> MODES = List.of("fast", "fixed", "repro");

    @Option(names = "--nodes", required = true, paramLabel = "N", description = "Nodes, 2 to 1024.")
    private int nodes = 2;

    @Option(names = "--arity", required = true, paramLabel = "K", description = "Most children of a node, 2 to 32.")
    private int arity = 2;

    @Option(
            names = "--type",
            required = true,
            paramLabel = "TYPE",
            description = "double, float, int32, uint32, int64 or uint64.")
    private String type = "";

    @Option(
            names = "--operation",
            required = true,
            paramLabel = "NAME",
            description = "sum, min, max, minloc, maxloc, land, lor, lxor, band, bor or bxor.")
    private String operation = "";

    @Option(
            names = "--bytes",
            required = true,
            paramLabel = "B",
            description = "Bytes of each node's values, locations not counted; up to 4096.")
    private int bytes = 8;

    @Option(
            names = "--mode",
            required = true,
            paramLabel = "MODE",
            description = "In which order the network interfaces add: fast, fixed or repro.")
    private String mode = "";

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "improved",
            converter = ReductionConfigurationConverter.class,
            description = ReductionConfigurationConverter.DESCRIPTION)
    private ReductionConfiguration configuration = ReductionConfiguration.improved();

    @Option(names = "--data", paramLabel = "FILE", description = "The values; without it they are random.")
    private @Nullable Path data;

    @Option(
            names = "--delays",
            paramLabel = "WHICH",
            defaultValue = "none",
            description = "When each node calls: none, random (0 to 999 cycles, from the seed) or a file."
                    + " Default: ${DEFAULT-VALUE}.")
    private String delays = "none";

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "0",
            converter = Seed.class,
            description = "Of random values and delays. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            defaultValue = "nic",
            description =
                    "Who reduces: nic, or the hosts by tree, recursive-doubling or ring. Default: ${DEFAULT-VALUE}.")
    private String algorithm = "nic";

    @Option(
            names = "--processes",
            paramLabel = "P",
            defaultValue = "1",
            description = "Processes that nodes and switches are divided over, 1 to N; bits and cycles are the same."
                    + " Default: ${DEFAULT-VALUE}.")
    private int processes = 1;

    @Mixin
    private JsonOption json;

    @Mixin
    private VerilogOption verilog;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Choice choice = new Choice(spec);
        ReductionSetting setting;
        AllreduceCall call;
        FoldOrder order;
        try {
            setting = ReductionSetting.of(configuration).withArity(arity);
            call = allreduce(choice);
            order = order(choice);
            requireProcesses();
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        try (JsonOption.Sink sink = json.open()) {
            return run(setting, call, order, sink);
        }
    }

    private int run(ReductionSetting setting, AllreduceCall call, FoldOrder order, JsonOption.Sink sink)
            throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        err.printf(
                Locale.ROOT,
                "%d nodes in RTL%s: %s of %d bytes of %s by %s ..%n",
                nodes,
                processes == 1 ? "" : ", over " + processes + " processes",
                operation,
                bytes,
                type,
                algorithm);
        err.flush();
        AllreduceOutcome outcome = measure(setting, call, order, err);
        ReduceResult result = ReduceResult.of(call, outcome);
        err.println(result.text());
        err.flush();
        sink.print(Json.pretty(result));
        List<String> complaints = outcome.complaints(call, order, arity);
        complaints.forEach(complaint -> err.println("NOT the oracle's bits: " + complaint));
        err.flush();
        return result.identicalOnAllNodes() && complaints.isEmpty() ? 0 : 1;
    }

    private AllreduceOutcome measure(ReductionSetting setting, AllreduceCall call, FoldOrder order, PrintWriter err)
            throws IOException {
        SimulationOptions options = FastSimulation.options(err);
        if (processes == 1) {
            return ReductionMeasurement.of(setting, call, order, options, verilog.source(spec, err));
        }
        return ReductionMeasurement.over(processes, setting, call, order, options, FlushedLines.on(err));
    }

    private void requireProcesses() {
        ReductionMeasurement.requireProcesses(nodes, processes);
        if (processes > 1 && verilog.isGiven()) {
            throw new IllegalArgumentException("--verilog is read by one process: leave out --verilog or --processes");
        }
    }

    private FoldOrder order(Choice choice) {
        return switch (choice.of("mode", mode, MODES)) {
            case "fast" -> FoldOrder.ARRIVAL;
            case "fixed" -> FoldOrder.TREE;
            default -> FoldOrder.EXACT;
        };
    }

    private AllreduceCall allreduce(Choice choice) throws IOException {
        ElementKind kind = choice.of("type", type, ElementKind.names(), ElementKind::of);
        OperationKind wanted = choice.of("operation", operation, OperationKind.names(), OperationKind::of);
        Method method = choice.of("algorithm", algorithm, Method.names(), Method::of);
        ReductionMeasurement.require(nodes, bytes, kind, wanted);
        int count = bytes / kind.bytes();
        AllreduceCall call = data == null
                ? AllreduceCall.of(method, wanted, kind, AllreduceCall.randomValues(kind, nodes, count, seed))
                : ReductionFiles.call(data, method, wanted, kind, nodes, count);
        return switch (delays) {
            case "none" -> call;
            case "random" -> call.delayed(AllreduceCall.randomDelays(nodes, seed));
            default -> call.delayed(ReductionFiles.delays(Path.of(delays), nodes));
        };
    }
}

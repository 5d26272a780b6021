package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.heddle.cli.board.LoopbackPairOptions;
import org.heddle.cli.board.PortMessage;
import org.heddle.cli.board.SimulatedOptions;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.Dimmnet2Option;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.dimmnet2.message.MessageCostTable;
import org.heddle.experiment.dimmnet2.submatrix.MpiTimeline;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.experiment.dimmnet2.transfer.BlockTable;
import org.heddle.experiment.mpc.message.MpcMessage;
import org.heddle.experiment.mpc.message.MpcMessageDocument;
import org.heddle.experiment.mpc.message.MpcMessageOnNodes;
import org.heddle.experiment.mpc.message.MpcMessageResult;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.experiment.verbs.message.VerbsMessage;
import org.heddle.experiment.verbs.message.VerbsMessageResult;
import org.heddle.experiment.verbs.message.VerbsMessageRun;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.report.Json;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.mpc.MpcOptions;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** One MPI message and what it cost: a sub-matrix between DIMMnet-2 nodes, or bytes over remote writes or verbs. */
@Command(
        name = "message",
        description = "Sends one MPI message between two nodes in RTL or on a board, and tells what it cost.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "--nic dimmnet2 sends a sub-matrix, MPI_Type_vector(m, n, z + 1, MPI_DOUBLE):",
            "options --rows, --doubles, --columns, --timeline. --nic mpc sends N bytes over",
            "remote writes; its result goes to standard output as JSON, with the costs of",
            "both nodes. Word w of that message is splitmix64(S + w). Hosts as in the paper.",
            "--nic verbs sends N bytes by SEND (eager), or has the receiver READ them or the",
            "sender WRITE them; nicCycles is the same between hosts that take no time. N x B",
            "bytes may lie in blocks, MPI_Type_create_hvector(N, B, B + G, MPI_BYTE); the",
            "result has the method that was chosen for them, and why. Keys are created and",
            "bound in the message's time.",
            "",
            "With --port the nodes are those of a board with the top loopback-pair, or of",
            "one that is simulated: cosim: here, pty:PATH as ./heddle board prints it. Its",
            "options are --bytes, --seed and --loss. The time is that of the line, which",
            "each access of a node goes over.",
            "",
            "Exit status: 0 verified, 1 not verified, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle message",
            "  ./heddle message --rows 4096 --doubles 1 --configuration improved",
            "  ./heddle message --timeline message.json",
            "  ./heddle message --nic mpc --bytes 1048576",
            "  ./heddle message --nic verbs --bytes 65536 --protocol write",
            "  ./heddle message --nic verbs --blocks 64 --block-bytes 1024",
            "  ./heddle message --nic verbs --blocks 64 --block-bytes 1024 --method umr-sr",
            "  ./heddle message --nic mpc --bytes 65536 --mode mpc3 --protocol rendezvous \\",
            "      --source offset=100,run=all --faults drop:3",
            "  ./heddle message --port serial:/dev/ttyUSB1 --bytes 4096 --loss 40",
        })
public final class MessageCommand implements Callable<Integer>, Verb {
    private static final String DIMMNET2 = "dimmnet2";
    private static final String MPC = "mpc";
    private static final String VERBS = "verbs";
    private static final List<String> OF_ALL =
            List.of("--nic", "--configuration", "--verilog", "--json", "--engine", "--no-install", "--help");
    private static final List<String> OF_DIMMNET2 = List.of("--rows", "--doubles", "--columns", "--timeline");
    private static final SimulatedOptions OF_SIMULATION = SimulatedOptions.of(
            "--nic",
            "--configuration",
            "--rows",
            "--doubles",
            "--columns",
            "--timeline",
            "--mode",
            "--protocol",
            "--fragments",
            "--threshold",
            "--source",
            "--destination",
            "--order",
            "--faults",
            "--constant",
            "--blocks",
            "--block-bytes",
            "--receive-block-bytes",
            "--gap",
            "--method",
            "--verilog");
    private static final List<String> OF_VERBS = List.of("--bytes", "--protocol", "--seed", "--json");

    @Option(
            names = "--nic",
            paramLabel = "NIC",
            defaultValue = DIMMNET2,
            description = "The network interface: dimmnet2, mpc or verbs. Default: ${DEFAULT-VALUE}.")
    private String nic = DIMMNET2;

    @Mixin
    private LoopbackPairOptions board;

    @Mixin
    private Dimmnet2Option node;

    @Mixin
    private MpcMessageOptions remote;

    @Mixin
    private MessageBlockOptions blocks;

    @Mixin
    private JsonOption json;

    @Option(
            names = "--rows",
            paramLabel = "M",
            defaultValue = "30",
            description = "Rows that are sent, 1 to 4096. Default: ${DEFAULT-VALUE}.")
    private int rows = 30;

    @Option(
            names = "--doubles",
            paramLabel = "N",
            defaultValue = "16",
            description = "Doubles of each row, 1 to Z + 1. Default: ${DEFAULT-VALUE}.")
    private int doubles = 16;

    @Option(
            names = "--columns",
            paramLabel = "Z",
            defaultValue = "4096",
            description = "Columns of the matrix, 1 to 4096. Default: ${DEFAULT-VALUE}.")
    private int columns = 4_096;

    @Option(
            names = "--timeline",
            paramLabel = "FILE",
            description = "Also writes a timeline (messages with their costs, link, memory commands), which"
                    + " ui.perfetto.dev shows.")
    private @Nullable Path timeline;

    @Mixin
    private VerilogOption verilog;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (board.isGiven()) {
            return onBoard();
        }
        String chosen = new Choice(spec).of("network interface", nic, List.of(DIMMNET2, MPC, VERBS));
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
            requireFor(chosen, option.longestName());
        }
        return switch (chosen) {
            case MPC -> remoteWrites();
            case VERBS -> workRequests();
            default -> submatrix();
        };
    }

    private int onBoard() throws IOException {
        board.check(OF_SIMULATION);
        int bytes;
        try {
            bytes = remote.bytes("--port");
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        return PortMessage.run(spec, board, bytes, remote.seed(), json);
    }

    private void requireFor(String chosen, String option) {
        List<String> owners = new ArrayList<>();
        if (OF_DIMMNET2.contains(option)) {
            owners.add(DIMMNET2);
        } else if (MessageBlockOptions.NAMES.contains(option)) {
            owners.add(VERBS);
        } else {
            owners.add(MPC);
            if (OF_VERBS.contains(option)) {
                owners.add(VERBS);
            }
        }
        boolean isForAll = OF_ALL.contains(option) && !(chosen.equals(DIMMNET2) && option.equals("--json"));
        if (!isForAll && !owners.contains(chosen)) {
            throw new ParameterException(
                    spec.commandLine(),
                    option + " is no option of --nic " + chosen + ", but of --nic " + String.join(" and ", owners)
                            + ".");
        }
    }

    private int workRequests() throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        String configuration = node.configuration().name();
        VerbsMessage message;
        VerbsNodesOptions options;
        try {
            message = remote.verbsMessage(blocks.blocks(), blocks.bytes());
            options = VerbsNodesOptions.published(
                            FastSimulation.told(err).seed(remote.seed()).cycleLimit(Long.MAX_VALUE))
                    .with(VerbsConfiguration.all().stream()
                            .filter(each -> each.name().equals(configuration))
                            .findFirst()
                            .orElseThrow(() ->
                                    new IllegalArgumentException("--nic verbs has no configuration " + configuration)))
                    .withSeed(remote.seed())
                    .with(verilog.source(spec, err));
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        try (JsonOption.Sink sink = json.open()) {
            VerbsMessageResult result = VerbsMessageRun.run(message, options);
            sink.print(Json.pretty(result));
            return result.verified() ? 0 : 1;
        }
    }

    private int remoteWrites() throws IOException {
        String configuration = node.configuration().name();
        MpcSetting setting;
        MpcMessage message;
        FaultPlan faults;
        try {
            setting = remote.setting(MpcConfiguration.all().stream()
                    .filter(each -> each.name().equals(configuration))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "--configuration of --nic mpc is " + names() + ": --configuration " + configuration)));
            message = remote.message(setting.configuration());
            faults = remote.faults(message, setting.configuration().payloadBytes());
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        PrintWriter err = spec.commandLine().getErr();
        try (JsonOption.Sink sink = json.open()) {
            MpcOptions options =
                    setting.options(FastSimulation.told(err)).with(faults).with(verilog.source(spec, err));
            MpcMessageResult result = MpcMessageOnNodes.run(setting, message, options);
            sink.print(Json.pretty(MpcMessageDocument.of(result)));
            return result.verified() ? 0 : 1;
        }
    }

    private static String names() {
        return String.join(
                " or ",
                MpcConfiguration.all().stream().map(MpcConfiguration::name).toList());
    }

    private int submatrix() throws IOException {
        Submatrix workload;
        try {
            workload = Submatrix.stride(rows, doubles, columns);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
        }
        if (timeline != null) {
            new OutputPlace(spec).requireFile("--timeline", timeline);
        }
        PrintWriter out = spec.commandLine().getOut();
        MpiTimeline message =
                MpiTimeline.of(node.configuration(), workload, HostCosts.paper(), verilog.source(spec, out));
        out.println(MessageCostTable.text(message.costs()));
        out.println(BlockTable.text(message.counted()));
        out.printf(
                Locale.ROOT,
                "%s, %,d bytes: %.2f us from the later of both calls to the later return, %s.%n",
                workload,
                workload.bytes(),
                CoreClock.microseconds(message.cycles()),
                message.complaints().isEmpty() ? "every byte verified" : "NOT VERIFIED");
        out.println("The counters of both nodes were read around the message, which is in this time.");
        message.complaints().forEach(out::println);
        if (timeline != null) {
            message.timeline().writeTo(timeline);
            out.println("The timeline is in " + timeline + ": open it in ui.perfetto.dev.");
        }
        out.flush();
        return message.complaints().isEmpty() ? 0 : 1;
    }
}

package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.board.PortOption;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.ConfigurationConverter;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Seed;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.experiment.dimmnet2.transfer.BlockTable;
import org.heddle.experiment.dimmnet2.transfer.PatternText;
import org.heddle.experiment.dimmnet2.transfer.Transfer;
import org.heddle.experiment.dimmnet2.transfer.TransferFaults;
import org.heddle.experiment.dimmnet2.transfer.TransferOperation;
import org.heddle.experiment.dimmnet2.transfer.TransferRefusedException;
import org.heddle.experiment.dimmnet2.transfer.TransferResult;
import org.heddle.experiment.dimmnet2.transfer.TransferRun;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.report.Json;
import org.heddle.testbench.PairFactory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** One transfer of any shape, measured and verified. */
@Command(
        name = "transfer",
        description =
                "Moves data of any shape between two nodes in RTL or on a board, or between a node's memory and its windows;"
                        + " measures it and verifies every byte.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "A pattern P says where the bytes of one side lie:",
            "  contiguous:base=0x0,bytes=65536",
            "      one behind the other",
            "  stride:base=0x0,element=8,count=4096,stride=32776",
            "      elements a fixed distance apart, of either sign",
            "  list:element=8,file=addresses.txt",
            "      elements at the addresses in a file, one on each line",
            "Numbers are decimal, or hexadecimal after 0x. An element has 4, 8, 16, 32, 64",
            "or 128 bytes; addresses, distances and sizes are multiples of 4; both sides",
            "have as many bytes. A node has 512 MiB; the last MiB is kept for lists.",
            "",
            "write and read move from node 0 to node 1; node 0 asks for a write, node 1 for",
            "a read. local-read moves from node 0's memory into its Prefetch Window,",
            "local-write from its Write Window into its memory: the window's side is",
            "contiguous, its base an offset in a window of 4096 bytes.",
            "",
            "Before, the 8-byte word at byte address a of node k is splitmix64(a + k*2^40),",
            "in the Write Window as in node 0's memory. Afterwards every touched page is",
            "compared with a plain model. The result goes to standard output as",
            "JSON; its cycles run from the first activation of a DRAM row to the last data;",
            "packets, activations and rowHits are those of both nodes.",
            "",
            "Faults strike packets from node 0 to node 1, each a different one; what is",
            "lost or spoilt is sent again and may be struck again.",
            "",
            "With --port the nodes are those of a board: 4096 bytes of memory each, and no",
            "lists. The nodes' own commands fill and compare; the result has the cycles in",
            "which the unit at the destination was busy, and lines in place of DRAM rows.",
            "",
            "Exit status: 0 verified, 1 not verified, 2 not understood or impossible, and",
            "then nothing has moved.",
            "",
            "Examples:",
            "  ./heddle transfer --nic dimmnet2 --operation write \\",
            "      --source stride:base=0,element=8,count=4096,stride=32776 \\",
            "      --destination contiguous:base=0,bytes=32768",
            "  ./heddle transfer --nic dimmnet2 --operation local-read --json - \\",
            "      --source stride:base=64,element=4,count=9,stride=-4 \\",
            "      --destination contiguous:base=0x100,bytes=36",
            "  ./heddle transfer --port serial:/dev/ttyUSB1 --operation read \\",
            "      --source stride:base=0,element=32,count=40,stride=48 \\",
            "      --destination contiguous:base=0x800,bytes=1280",
        })
public final class TransferCommand implements Callable<Integer>, Verb {
    @Option(
            names = "--nic",
            paramLabel = "NIC",
            description = "The network interface: dimmnet2. Needed where there is no --port.")
    private @Nullable String nic;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            description =
                    "Moves on a board with dimmnet2-pair instead: serial:/dev/ttyUSB0, pty:PATH, both with ?baud=N if"
                            + " wished, or cosim: for one that is simulated bit by bit.")
    private @Nullable String port;

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            defaultValue = "improved",
            converter = ConfigurationConverter.class,
            description = ConfigurationConverter.DESCRIPTION)
    private Dimmnet2Configuration configuration;

    @Option(
            names = "--operation",
            required = true,
            paramLabel = "OP",
            description = "write, read, local-read or local-write.")
    private String operation;

    @Option(names = "--source", required = true, paramLabel = "P", description = "Where the bytes come from.")
    private String source;

    @Option(names = "--destination", required = true, paramLabel = "P", description = "Where they go to.")
    private String destination;

    @Option(
            names = "--mtu",
            paramLabel = "B",
            defaultValue = "2048",
            description =
                    "Most bytes of a packet with its 24 bytes of vector header, 256 to 4096. Default: ${DEFAULT-VALUE}.")
    private int mtu;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "0",
            converter = Seed.class,
            description =
                    "Of the bits that nothing has set yet, and of where faults strike. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--faults",
            paramLabel = "KIND:COUNT",
            description = "So many faults on the link: drop, duplicate, reorder, corrupt or truncate.")
    private @Nullable String faults;

    @Option(
            names = "--blocks",
            description =
                    "Also tells, on standard error, how long the blocks of both nodes were busy, and how long of it"
                            + " they waited for their source or their sink.")
    private boolean blocks;

    @Mixin
    private VerilogOption verilog;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Transfer transfer;
        @Nullable TransferFaults struck;
        Dimmnet2Configuration chosen;
        try {
            Choice choice = new Choice(spec);
            if (nic == null && port == null) {
                throw new ParameterException(
                        spec.commandLine(), "Missing required option: '--nic=NIC', or '--port=PORT' for a board");
            }
            choice.of("network interface", nic == null ? "dimmnet2" : nic, List.of("dimmnet2"));
            chosen = configuration.withMtu(mtu);
            transfer = new Transfer(
                    choice.of("operation", operation, TransferOperation.names(), TransferOperation::named),
                    PatternText.parse("source", source),
                    PatternText.parse("destination", destination));
            struck = faults == null ? null : TransferFaults.parse(faults);
        } catch (TransferRefusedException | IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        try (JsonOption.Sink sink = json.open()) {
            return port == null
                    ? run(transfer, chosen, struck, sink)
                    : PortTransfer.run(spec, PortOption.at(port), transfer, sink);
        }
    }

    private int run(
            Transfer transfer, Dimmnet2Configuration chosen, @Nullable TransferFaults struck, JsonOption.Sink sink)
            throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        SimulationOptions options = SimulationOptions.defaults().seed(seed).listener((kind, message) -> {
            if (kind != BuildListener.Kind.STEP) {
                err.println(message);
                err.flush();
            }
        });
        PairFactory pairs = new PairFactory(chosen, verilog.source(spec, err));
        try (TransferRun run = new TransferRun(transfer, pairs, options, struck)) {
            TransferResult result = run.run();
            sink.print(Json.pretty(result));
            if (blocks) {
                err.print(BlockTable.text(run.counted()));
            }
            run.complaints().forEach(complaint -> err.println("NOT VERIFIED: " + complaint));
            err.flush();
            return result.verified() ? 0 : 1;
        } catch (TransferRefusedException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }
}

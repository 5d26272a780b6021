package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Dimmnet2Option;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.dimmnet2.message.MessageCostTable;
import org.heddle.experiment.dimmnet2.submatrix.MpiTimeline;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.experiment.dimmnet2.transfer.BlockTable;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** One MPI message of a sub-matrix and what it cost. */
@Command(
        name = "message",
        description = "Sends one sub-matrix as an MPI message between two nodes in RTL, and tells what it cost.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The type is MPI_Type_vector(m, n, z + 1, MPI_DOUBLE); hosts as in the paper.",
            "",
            "Examples:",
            "  ./heddle message",
            "  ./heddle message --rows 4096 --doubles 1 --configuration improved",
            "  ./heddle message --timeline message.json",
        })
public final class MessageCommand implements Callable<Integer>, Verb {
    @Mixin
    private Dimmnet2Option node;

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

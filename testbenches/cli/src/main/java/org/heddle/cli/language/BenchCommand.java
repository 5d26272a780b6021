package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.heddle.cli.publish.OutsiderBenchmark;
import org.heddle.cli.shared.FlushedLines;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.ProgramClasses;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.cosim.CosimBenchmark;
import org.heddle.experiment.cosim.EngineBenchmark;
import org.heddle.experiment.program.BindingBenchmark;
import org.heddle.experiment.program.BindingDocument;
import org.heddle.report.BenchmarkJson;
import org.heddle.report.BenchmarkRow;
import org.heddle.report.BenchmarkTable;
import org.heddle.report.Json;
import org.heddle.verify.emission.EmissionBenchmark;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures what the project promises about its own speed. */
@Command(
        name = "bench",
        description =
                "Measures how fast designs run from Java, against a C++ loop over the same model, how fast they are emitted,"
                        + " what the bindings of MPI cost, and how long a user waits in a project of their own.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Every figure is a median of 29 rounds that alternate between Java and C++,",
            "with its goal beside it. Loops on one thread are compared by processor time,",
            "starts, two threads and isolated models by the clock on the wall: for those",
            "nothing else should run on the machine. Of mpi: medians of 7 rounds, by the",
            "processor time of the ranks' threads, in memory. Of outsider: medians of 5, by",
            "the clock on the wall, with mvn and what ./heddle install puts in place. The",
            "exit status is 0 also where a goal is missed.",
            "",
            "Examples:",
            "  ./heddle bench cosim",
            "  ./heddle bench cosim --design toy,queues",
            "  ./heddle bench cosim --engines",
            "  ./heddle bench emission",
            "  ./heddle bench mpi",
            "  ./heddle bench outsider",
            "  ./heddle bench cosim --json /tmp/bench.json",
        })
public final class BenchCommand implements Callable<Integer>, Verb {
    /** Subject of a measurement. */
    enum Subject {
        /** Cosimulation. */
        cosim,
        /** From Java to Verilog. */
        emission,
        /** Bindings of MPI. */
        mpi,
        /** Projects of one's own. */
        outsider
    }

    @Parameters(paramLabel = "SUBJECT", description = "What to measure: ${COMPLETION-CANDIDATES}.")
    private @Nullable Subject subject;

    @Mixin
    private JsonOption json;

    @Option(
            names = "--design",
            paramLabel = "NAME",
            split = ",",
            description = "Of cosim: only the loops over these designs: ${COMPLETION-CANDIDATES}.")
    private Set<CosimBenchmark.Loops> designs = Set.of();

    @Option(
            names = "--engines",
            description =
                    "Of cosim: the engine inside the JVM against Verilator's C++ loop, in place of the other rows.")
    private boolean engines;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = json.text();
        Consumer<String> progress = FlushedLines.on(out);
        if (subject != Subject.cosim && (!designs.isEmpty() || engines)) {
            throw new ParameterException(
                    spec.commandLine(), "--design and --engines choose among the rows of 'bench cosim'");
        }
        try (JsonOption.Sink sink = json.open()) {
            if (subject == Subject.mpi) {
                BindingDocument document =
                        new BindingBenchmark(ProgramClasses.openMpi(), ProgramClasses.mpiJava(), progress).run();
                out.println();
                out.print(document.text());
                out.flush();
                sink.write(Json.pretty(document));
                return 0;
            }
            List<BenchmarkRow> rows = rows(progress);
            out.println();
            out.print(BenchmarkTable.text(rows));
            out.flush();
            sink.write(BenchmarkJson.write(rows));
        }
        return 0;
    }

    private List<BenchmarkRow> rows(Consumer<String> progress) throws IOException {
        if (subject == Subject.emission) {
            return new EmissionBenchmark(progress).run();
        }
        if (subject == Subject.outsider) {
            Path checkout = Home.checkout(spec, "what it measures is installed from there.")
                    .root();
            return new OutsiderBenchmark(checkout, progress).run();
        }
        if (engines) {
            return new EngineBenchmark(progress).run(designs);
        }
        CosimBenchmark cosim = new CosimBenchmark(progress);
        return designs.isEmpty() ? cosim.run() : cosim.run(designs);
    }
}

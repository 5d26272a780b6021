package org.heddle.cli.nic;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.heddle.cli.board.LoopbackPairOptions;
import org.heddle.cli.board.PortOption;
import org.heddle.cli.board.SimulatedOptions;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Seed;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogOption;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.program.BoardNetwork;
import org.heddle.experiment.program.ProgramDocument;
import org.heddle.experiment.program.ProgramNetwork;
import org.heddle.experiment.program.ProgramNetworkOptions;
import org.heddle.experiment.program.ProgramNic;
import org.heddle.host.serial.SerialLineException;
import org.heddle.launch.CallRecorder;
import org.heddle.launch.CallTimeline;
import org.heddle.launch.Program;
import org.heddle.launch.ProgramOutcome;
import org.heddle.launch.ProgramRun;
import org.heddle.mpi.offload.OffloadSettings;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A Java MPI program as it is, on ranks over any of the network interfaces. */
@Command(
        name = "mpirun",
        description = "Runs a Java MPI program, unchanged, over a network interface in RTL or in memory.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "P holds the program's classes and a binding's jar: heddle-mpi-openmpi (names",
            "of Open MPI) or heddle-mpi-mpijava (mpiJava 1.2, MPJ Express). Each rank has",
            "static state of its own; what follows MAIN is the program's. Computing between",
            "calls takes no simulated time, unless the program tells its flops. docs/mpi.md",
            "has all functions, and what is missing.",
            "",
            "--port takes two ranks to the top loopback-pair of a board, or to one that is",
            "simulated: cosim: here, pty:PATH as ./heddle board prints it.",
            "",
            "Exit status: the program's, the first of its ranks' that is not 0; 1 if the job",
            "ended otherwise, 2 not understood.",
            "",
            "Examples, with B=testbenches/openmpi/target/classes",
            "and P=testbenches/programs/target/classes:",
            "  ./heddle mpirun -n 4 --classpath $P:$B org.heddle.program.Ring",
            "  ./heddle mpirun -n 2 --nic verbs --protocol write --classpath $P:$B \\",
            "      org.heddle.program.PairBenchmark 4096",
            "  ./heddle mpirun -n 2 --port serial:/dev/ttyUSB1 --classpath $P:$B \\",
            "      org.heddle.program.Ring",
        })
public final class MpirunCommand implements Callable<Integer>, Verb {
    /** A program may run for ten minutes of simulated time. */
    private static final long LIMIT_CYCLES = 60_000_000_000L;

    private static final SimulatedOptions OF_SIMULATION = SimulatedOptions.of(
            "--nic",
            "--configuration",
            "--mode",
            "--protocol",
            "--collectives",
            "--eager",
            "--seed",
            "--choices",
            "--verilog");

    @Option(
            names = "-n",
            paramLabel = "N",
            required = true,
            description = "Number of ranks, each on a node of its own.")
    private int ranks;

    @Option(
            names = "--nic",
            paramLabel = "NIC",
            defaultValue = "memory",
            description = "memory (the reference), dimmnet2, offload, mpc or verbs. Default: ${DEFAULT-VALUE}.")
    private String nic = "memory";

    @Mixin
    private LoopbackPairOptions board;

    @Option(
            names = "--configuration",
            paramLabel = "NAME",
            description = "published or improved nodes. Default: published.")
    private @Nullable String configuration;

    @Option(names = "--mode", paramLabel = "MODE", description = "Of --nic mpc: mpc1, mpc2 or mpc3. Default: mpc2.")
    private @Nullable String mode;

    @Option(
            names = "--protocol",
            paramLabel = "NAME",
            description = "Of --nic verbs: eager, or read or write for long messages. Default: read.")
    private @Nullable String protocol;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "Belongs to the experiments on non-contiguous data: no program's run takes it.")
    private @Nullable String method;

    @Option(
            names = "--collectives",
            paramLabel = "WHERE",
            description = "host, or nic with --nic offload. Default: host.")
    private @Nullable String collectives;

    @Option(
            names = "--eager",
            paramLabel = "BYTES",
            description = "Largest message whose data travel with its request. Default: the network's.")
    private @Nullable Integer eager;

    @Option(names = "--seed", paramLabel = "S", converter = Seed.class, description = "Of the nodes. Default: 0.")
    private Long seed = 0L;

    @Option(names = "--prefix", description = "Each line of output begins with its rank.")
    private boolean prefix;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "Also writes a timeline of calls and messages, which ui.perfetto.dev shows.")
    private @Nullable Path trace;

    @Option(
            names = "--choices",
            paramLabel = "FILE",
            description = "Of --nic verbs: also writes how each message whose data do not lie together moved, and why.")
    private @Nullable Path choices;

    @Option(
            names = "--classpath",
            paramLabel = "P",
            required = true,
            description = "Folders and jars of the program and of its binding, as javac has them.")
    private String classPath = "";

    @Parameters(
            paramLabel = "MAIN [ARGS]",
            arity = "1..*",
            description = "The main class, with its package, and the program's own arguments.")
    private List<String> words = List.of();

    @Mixin
    private JsonOption json;

    @Mixin
    private VerilogOption verilog;

    private CommandSpec spec = CommandSpec.create();

    /** Words behind the main class are the program's, options too. */
    @Spec
    private void setSpec(CommandSpec given) {
        given.parser().stopAtPositional(true);
        spec = given;
    }

    @Override
    public Integer call() throws IOException {
        if (method != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--method chooses how an experiment's non-contiguous data travel: a program says so itself, by its"
                            + " datatypes or its packing.");
        }
        PrintWriter err = spec.commandLine().getErr();
        if (board.isGiven()) {
            return onBoard(err);
        }
        String chosen = new Choice(spec).of("network", nic, ProgramNic.words());
        if (choices != null) {
            if (!chosen.equals("verbs")) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--choices: only --nic verbs has several ways for data that do not lie together: leave it out.");
            }
            new OutputPlace(spec).requireFile("--choices", choices);
        }
        return run(
                () -> open(chosen, err),
                () -> new Job(
                        chosen,
                        options(chosen).configurationName(),
                        options(chosen).offload()));
    }

    private int onBoard(PrintWriter err) throws IOException {
        board.check(OF_SIMULATION);
        if (ranks != BoardNetwork.RANKS) {
            throw new ParameterException(
                    spec.commandLine(), "a board has " + BoardNetwork.RANKS + " nodes, a rank on each: -n " + ranks);
        }
        try (PortOption.Opened opened = board.open(err)) {
            return run(() -> board.network(opened), () -> new Job("loopback", null, Optional.empty()));
        } catch (SerialLineException gone) {
            err.println("heddle mpirun: " + gone.getMessage());
            return 1;
        }
    }

    /** Opens a network, in its time: what the command line asks for has been looked at, and places for results are there. */
    private interface Opening {
        ProgramNetwork open() throws IOException;
    }

    /**
     * Description of a network beside its counters.
     *
     * @param nic its name
     * @param configuration of its nodes, null where there is one alone
     * @param offload how collective operations are offloaded, or empty if software does them
     */
    private record Job(String nic, @Nullable String configuration, Optional<OffloadSettings> offload) {}

    private int run(Opening opening, Supplier<Job> described) throws IOException {
        if (trace != null) {
            new OutputPlace(spec).requireFile("--trace", trace);
        }
        List<Path> entries = entries();
        try (JsonOption.Sink sink = json.open();
                ProgramNetwork network = opening.open()) {
            Job job = described.get();
            CallRecorder recorder = new CallRecorder();
            double microseconds = 1e6 / network.transport().cyclesPerSecond();
            CallTimeline timeline = trace == null ? null : new CallTimeline(ranks, microseconds, recorder);
            Program program = new Program(entries, words.get(0), words.subList(1, words.size()), prefix, job.offload());
            ProgramOutcome outcome = ProgramRun.run(
                    network.transport(),
                    LIMIT_CYCLES,
                    program,
                    json.isStandardOutput() ? System.err : System.out,
                    System.err,
                    network.observed(timeline == null ? recorder : timeline));
            if (timeline != null && trace != null) {
                timeline.writeTo(trace);
            }
            if (choices != null) {
                AtomicFile.write(choices, String.join("\n", network.choices()) + "\n");
            }
            ProgramDocument document = new ProgramDocument(
                    program.main(),
                    job.nic(),
                    job.configuration(),
                    ranks,
                    outcome.exit(),
                    network.transport().cycle() * microseconds,
                    recorder.messages(),
                    recorder.bytes(),
                    network.copiedBytes(),
                    network.counters(),
                    recorder.calls());
            sink.write(Json.pretty(document));
            tell(document, outcome, spec.commandLine().getErr());
            return outcome.exit();
        }
    }

    private ProgramNetworkOptions options(String chosen) {
        return new ProgramNetworkOptions(
                ProgramNic.valueOf(chosen.toUpperCase(Locale.ROOT)),
                ranks,
                configuration,
                mode,
                protocol,
                null,
                collectives,
                eager,
                seed);
    }

    private ProgramNetwork open(String chosen, PrintWriter err) throws IOException {
        try {
            return ProgramNetwork.open(options(chosen), FastSimulation.told(err), verilog.source(spec, err));
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage() + ".", refused);
        }
    }

    private List<Path> entries() {
        List<Path> entries = new ArrayList<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            if (entry.isEmpty()) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--classpath '" + classPath + "' has an empty name: give . for this folder.");
            }
            Path path = Path.of(entry);
            if (!Files.exists(path)) {
                throw new ParameterException(
                        spec.commandLine(), "--classpath names " + entry + ", which is not there.");
            }
            entries.add(path);
        }
        return entries;
    }

    private static void tell(ProgramDocument document, ProgramOutcome outcome, PrintWriter err) {
        if (!outcome.complaint().isEmpty()) {
            err.println("heddle mpirun: " + outcome.complaint());
        }
        err.printf(
                Locale.ROOT,
                "heddle mpirun: %s on %d ranks over %s%s: %,.2f us simulated, %,d messages, %,d bytes%s.%n",
                document.main(),
                document.nodes(),
                document.nic(),
                document.configuration() == null ? "" : " (" + document.configuration() + ")",
                document.microseconds(),
                document.messages(),
                document.bytes(),
                document.copiedBytes() == null
                        ? ""
                        : String.format(Locale.ROOT, ", %,d copied", document.copiedBytes()));
        err.println("Computing between calls took no simulated time, but for flops that the program told.");
        for (int node = 0; node < document.counters().size(); node++) {
            if (!document.counters().get(node).isEmpty()) {
                err.println("  node " + node + ": " + document.counters().get(node));
            }
        }
        err.flush();
    }
}

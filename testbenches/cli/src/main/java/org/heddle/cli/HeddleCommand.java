package org.heddle.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.cli.shared.EngineOption;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.choice.EngineChoice;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command line: one line for each command. */
@Command(
        name = "heddle",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        description = "Hardware in plain Java: written, simulated and measured.",
        footer = {
            "",
            "Examples:",
            "  ./heddle generate             the Verilog of every network interface",
            "  ./heddle run                  the main job: transfers measured, verified",
            "  ./heddle message              one MPI message and what it cost",
            "  ./heddle reproduce dimmnet2   a paper's figures beside ours",
            "  ./heddle reproduce reduction  another paper's",
            "  ./heddle help reduce          one allreduce of up to 1024 nodes",
            "  ./heddle help transfer        one transfer of any shape, and how to name it",
            "  ./heddle help verbs           work requests of any kind between two nodes",
            "  ./heddle test                 every test of every module",
            "  ./heddle test hdl-dsl         the tests of one module",
            "  ./heddle prove                components proven by induction",
            "  ./heddle fuzz --minutes 5     random circuits, run on every engine",
            "  ./heddle soak dimmnet2        random commands, against a plain model",
            "  ./heddle soak float           random floats through the ALU, against Java",
            "  ./heddle soak reduction       random reductions, against an oracle",
            "  ./heddle help mutate          small faults in the Verilog, and who sees them",
            "  ./heddle help campaign        long work as a list of jobs, here or on Slurm",
            "  ./heddle help check-float     vectors of testfloat_gen through the ALU",
            "  ./heddle help synth           area, longest path, clock",
            "  ./heddle bench cosim          how fast designs run from Java",
            "  ./heddle coverage             what the tests reach, on the Java sources",
            "  ./heddle help test            more about one command",
            "",
            "Exit status: 0 done, 1 failed, 2 not understood, 3 a tool is missing.",
        })
public final class HeddleCommand implements Runnable {
    /** As wide as the examples are written; a wider terminal shows the same text. */
    private static final int HELP_COLUMNS = 80;

    /** Commands that run on what begins soonest. The other ones measure or change what Verilator runs, unless another engine is asked for. */
    private static final Set<String> OF_ANY_ENGINE = Set.of(
            "run",
            "transfer",
            "message",
            "verbs",
            "noncontiguous",
            "reduce",
            "loopback",
            "mpirun",
            "board",
            "selftest",
            "capture",
            "soak");

    /** Commands that simulate designs made from Java, so that each engine can run them. */
    static final Set<String> SIMULATING =
            Stream.concat(OF_ANY_ENGINE.stream(), Stream.of("reproduce")).collect(Collectors.toUnmodifiableSet());

    /** The command that runs another one, which it finds among the parser's. */
    private static final String COVERAGE = "coverage";

    private static final String COVERED = "test";

    private static final Set<String> VERSION = Set.of("--version", "-V");

    /** Obeyed by the script, before this JVM exists; here for the help text, and for {@code ./heddle test}. */
    @Option(
            names = "--no-install",
            scope = ScopeType.INHERIT,
            description = "Only report missing tools (exit status 3), never install them.")
    private boolean noInstall;

    @Spec
    private CommandSpec spec;

    /** Text below the help of an installed command line, which is there for designs of one's own. */
    private static final String[] INSTALLED_FOOTER = {
        "",
        "In a project of yours, on a class or on every one marked @TopLevel:",
        "  heddle new demo                  a project: a component, its test, its proof",
        "  heddle generate                  Verilog, ports, constraints, drawings",
        "  heddle lint Uart                 what the language and other tools say",
        "  heddle report Uart               registers without reset, clock crossings",
        "  heddle prove 'Fifo(16, true)'    what it asserts",
        "  heddle fuzz Uart                 random inputs, on every engine",
        "  heddle wave Uart                 a waveform under random inputs",
        "  heddle diagram Uart              drawings",
        "  heddle synth Uart --target ice40 area, longest path, clock",
        "  heddle equivalence Uart          what the emitter simplified, proven the same",
        "  heddle mutate Uart               small faults, and which test sees each",
        "  heddle coverage                  what the tests reach, on the Java sources",
        "  heddle help prove                more about one command",
        "The other commands are about the network interfaces that come along.",
        "",
        "Exit status: 0 done, 1 failed, 2 not understood, 3 a tool is missing.",
    };

    private HeddleCommand() {}

    /**
     * Runs one command and leaves the JVM with its exit status.
     *
     * @param args the words after {@code ./heddle}
     */
    public static void main(String[] args) {
        StandardOutput output = StandardOutput.install();
        int status = isVersion(args) ? printVersion() : runCommand(args);
        System.exit(output.statusBehind(status, System.err));
    }

    private static int runCommand(String[] args) {
        quietEngineChoice();
        if (args.length > 0 && !OF_ANY_ENGINE.contains(args[0])) {
            EngineOption.preferVerilator();
        }
        return commandLine(args).execute(args);
    }

    private static boolean isVersion(String[] args) {
        return args.length == 1 && VERSION.contains(args[0]);
    }

    /** Prints the version without a parser, whose making takes longer than all else. */
    private static int printVersion() {
        System.out.println(new Version().getVersion()[0]);
        return 0;
    }

    /** Leaves unsaid what the front door has said: what is missing, and that designs run inside the JVM therefore. */
    static void quietEngineChoice() {
        Choices.LOGGER.setLevel(Level.WARNING);
    }

    /** The logger of the choice of engines, held, as settings of a logger go with it; made for commands alone. */
    private static final class Choices {
        private static final Logger LOGGER = Logger.getLogger(EngineChoice.class.getPackageName());
    }

    /** Returns the parser with all commands, ready to execute. */
    static CommandLine commandLine() {
        return parser(verbs());
    }

    /** Returns the parser with the commands that some words need: reading the options of all takes half of a short call's time. */
    static CommandLine commandLine(String... args) {
        Set<String> wanted =
                args.length == 0 ? Set.of() : args[0].equals(COVERAGE) ? Set.of(COVERAGE, COVERED) : Set.of(args[0]);
        List<Class<? extends Verb>> named = verbs().stream()
                .filter(verb ->
                        wanted.contains(verb.getAnnotation(Command.class).name()))
                .toList();
        return parser(named.isEmpty() ? verbs() : named);
    }

    private static List<Class<? extends Verb>> verbs() {
        List<Class<? extends Verb>> verbs = new ArrayList<>();
        ServiceLoader.load(Verb.class).stream().map(Provider::type).forEach(verbs::add);
        return verbs;
    }

    private static CommandLine parser(List<Class<? extends Verb>> verbs) {
        CommandLine commands = new CommandLine(new HeddleCommand());
        // By their types: a command is made when picocli asks for it, with all its options.
        verbs.forEach(commands::addSubcommand);
        commands.getSubcommands().forEach((name, command) -> {
            if (SIMULATING.contains(name)) {
                EngineOption.addTo(command);
            }
        });
        Home home = Home.find();
        if (!home.isCheckout()) {
            commands.getCommandSpec().usageMessage().footer(INSTALLED_FOOTER);
        }
        return commands.addSubcommand(new HelpCommand())
                .setParameterExceptionHandler(new Mistakes())
                .setExecutionExceptionHandler(new Breakdown(home.state()))
                .setUsageHelpWidth(HELP_COLUMNS);
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        spec.commandLine().usage(out);
        out.flush();
    }
}

package org.heddle.cli.project;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.EngineOption;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.choice.EngineChoice;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.nic.harness.ListedEngines;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the tests of all modules, those of long ones that are slices, or those named, and ends with one line of totals. */
@Command(
        name = "test",
        description = "Runs the tests of every module, or only those named.",
        separator = " ",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The last line counts all modules:",
            "  Tests run: N, Failures: 0, Errors: 0, Skipped: 0",
            "A module that does not build or has no tests counts as one error; so does",
            "wrong formatting. With --no-install a test that needs a tool which is not",
            "there counts as skipped, with the reason above, and fails nothing.",
            "",
            "Examples:",
            "  ./heddle test",
            "  ./heddle test --fast           in some three minutes, once models are built",
            "  ./heddle test --whole          what takes long at its full length, too",
            "  ./heddle test nic-rtl --unknown",
            "  ./heddle test hdl-dsl",
            "  ./heddle test ArrowsTest",
            "  ./heddle test ArrowsTest#theLanguageKnowsNoNicSimulatorOrExperiment",
            "  ./heddle test hdl-dsl -D heddle.seed=0x1f",
        })
public final class TestCommand implements Callable<Integer>, Verb {
    private static final String WHOLE = "whole";
    private static final TestTotals ONE_ERROR = new TestTotals(0, 0, 1, 0);
    private static final int MESSAGE_LINES = 20; // the whole message stands in the log

    @Parameters(
            arity = "0..*",
            paramLabel = "MODULE|CLASS[#METHOD]",
            description = "What to test; nothing means everything.")
    private List<String> filters = new ArrayList<>();

    @Option(
            names = "--fast",
            description =
                    "Leaves out soaks, figures, proofs and random circuits at length: classes with the JUnit tag \"slow\"."
                            + " Designs run inside the JVM, unless --engine says otherwise.")
    private boolean fast;

    @Option(
            names = "--whole",
            description =
                    "Runs the tests with the JUnit tag \"whole\", too: what a test without it has a slice of, at full length."
                            + " They also run where they are named.")
    private boolean whole;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description =
                    "What simulates where a test names nothing: auto, verilator, jvm or icarus. Default: verilator where it is"
                            + " installed, and jvm for the classes that inside-the-jvm.txt lists; else auto.")
    private @Nullable String engine;

    @Option(
            names = "--unknown",
            description =
                    "Tracks unknown bits in each simulation that can run inside the JVM: a test fails where a bit that"
                            + " nothing has given a value reaches an output, or a register behind its reset.")
    private boolean unknown;

    @Option(
            names = "-D",
            paramLabel = "KEY=VALUE",
            description = "System property for the tests, such as the seed that a failure printed.")
    private Map<String, String> properties = new LinkedHashMap<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (engine != null) {
            properties.put(SimulationEngine.PROPERTY, EngineOption.wordOf(spec, engine));
        } else if (fast) {
            properties.putIfAbsent(SimulationEngine.PROPERTY, SimulationEngine.JVM.word());
        } else if (Toolchain.isFound()) {
            // The suite is the proof of the Verilog that is emitted: all but the listed classes simulate that.
            if (properties.putIfAbsent(SimulationEngine.PROPERTY, SimulationEngine.VERILATOR.word()) == null) {
                properties.putIfAbsent(ListedEngines.PROPERTY, "true");
            }
        }
        if (unknown) {
            properties.put(EngineChoice.UNKNOWN, "true");
        }
        if (fast && whole) {
            throw new ParameterException(
                    spec.commandLine(), "--fast and --whole: one leaves out what the other adds; give one of them.");
        }
        PrintWriter out = spec.commandLine().getOut();
        Home home = Home.checkout(spec, "in a project of yours it is mvn test.");
        TestSelection selection = select(TestSources.of(home));
        for (String module : selection.modules()) {
            TestReport.discard(home.root().resolve(module));
        }

        Path log = home.state().resolve("test.log");
        MissingTools missing = mayInstall() ? MissingTools.NONE : MissingTools.ofPath();
        TestProgress progress =
                new TestProgress(out, Boolean.getBoolean("heddle.terminal"), !missing.isNone(), System::nanoTime);
        MavenErrors errors = new MavenErrors();
        UnfinishedClasses unfinished = new UnfinishedClasses();
        int status = new MavenRun(home, log)
                .run(arguments(selection), progress.andThen(errors).andThen(unfinished));
        progress.end();

        TestTotals totals = status == 0 ? TestTotals.NONE : brokenBuild(out, errors, log);
        totals = totals.plus(deaths(out, unfinished, log));
        Map<String, Integer> lacks = new TreeMap<>();
        for (String module : selection.modules()) {
            TestReport report = TestReport.read(home.root().resolve(module), missing);
            totals = totals.plus(outcome(out, module, report, status));
            report.lacks().forEach((need, tests) -> lacks.merge(need, tests, Integer::sum));
        }
        if (fast) {
            out.println();
            out.println("Tests tagged \"slow\" were left out (--fast): ./heddle test runs them, too.");
        } else if (selection.isEverything() && !whole) {
            out.println();
            out.println("Tests tagged \"whole\" were left out, their slices ran: ./heddle test --whole runs both.");
        }
        if (selection.isEverything() && !new Formatting(home, out).check()) {
            totals = totals.plus(ONE_ERROR);
        }
        String longest = progress.longest();
        if (!longest.isEmpty()) {
            out.println();
            out.print(longest);
        }
        out.println();
        lacks.forEach((need, tests) -> out.println("Skipped: " + tests + (tests == 1 ? " test, as " : " tests, as ")
                + need + ", which is not installed."));
        out.println(totals.line());
        out.flush();
        int excused = lacks.values().stream().mapToInt(Integer::intValue).sum();
        return totals.allPassedBut(excused) ? 0 : 1;
    }

    /** The front door has installed what is missing, unless it was told not to. */
    private boolean mayInstall() {
        OptionSpec option = spec.root().findOption("--no-install");
        return option == null || !Boolean.TRUE.equals(option.getValue());
    }

    private TestSelection select(TestSources sources) {
        try {
            return TestSelection.of(sources, filters);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** Neither a failing test nor a file out of format may hide the modules after it: both are judged afterwards. */
    private List<String> arguments(TestSelection selection) {
        List<String> arguments =
                new ArrayList<>(List.of("-fae", "-Dmaven.test.failure.ignore=true", "-Dspotless.check.skip=true"));
        properties.forEach((key, value) -> arguments.add("-D" + key + "=" + value));
        if (fast) {
            arguments.add("-DexcludedGroups=slow," + WHOLE);
        } else if (selection.isEverything() && !whole) {
            arguments.add("-DexcludedGroups=" + WHOLE);
        }
        if (selection.isEverything()) {
            arguments.add("verify");
        } else {
            arguments.add("-pl");
            arguments.add(String.join(",", selection.modules()));
            arguments.add("-am");
            arguments.add("-Dtest=" + String.join(",", selection.patterns()));
            arguments.add("-Dsurefire.failIfNoSpecifiedTests=false");
            arguments.add("package");
        }
        return arguments;
    }

    private static TestTotals brokenBuild(PrintWriter out, MavenErrors errors, Path log) {
        out.println();
        out.println("The build broke:");
        errors.lines().forEach(line -> out.println("  " + line));
        out.println("Maven's whole output is in " + log);
        return ONE_ERROR;
    }

    private static TestTotals deaths(PrintWriter out, UnfinishedClasses unfinished, Path log) {
        List<String> lines = unfinished.lines();
        if (lines.isEmpty()) {
            return TestTotals.NONE;
        }
        out.println();
        lines.forEach(out::println);
        unfinished.lastWords().forEach(words -> out.println("  " + words));
        out.println("What else the process said stands in " + log + ", and in the dump files beside the test reports");
        return new TestTotals(0, 0, lines.size(), 0);
    }

    private static TestTotals outcome(PrintWriter out, String module, TestReport report, int status) {
        for (TestReport.Problem problem : report.problems()) {
            out.println();
            String place = problem.place().isEmpty() ? "" : " (" + problem.place() + ")";
            out.println(module + ": " + problem.test() + place);
            problem.message().lines().limit(MESSAGE_LINES).forEach(line -> out.println("    " + line));
        }
        if (report.totals().run() == 0) {
            out.println();
            out.println(module + ": no test ran" + (status == 0 ? ", so nothing is known about it." : "."));
            return ONE_ERROR;
        }
        return report.totals();
    }
}

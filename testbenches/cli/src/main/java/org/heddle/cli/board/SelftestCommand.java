package org.heddle.cli.board;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.board.Selftest;
import org.heddle.experiment.board.SelftestResult;
import org.heddle.experiment.board.SelftestStep;
import org.heddle.host.serial.SerialLineException;
import org.heddle.report.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Checks a board through its port. */
@Command(
        name = "selftest",
        description = "Checks a board with a network interface through its port, step by step.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The board tells by its identity what is on it:",
            "  loopback             identity, registers, own messages, link loop, soak",
            "  dimmnet2-pair, or    identity, registers, memory, memory speed, link loop,",
            "  dimmnet2 alone       link errors, transfer, soak",
            "The first step that fails ends it, with the registers that were read and the",
            "next thing to check. What memories held is lost.",
            "",
            "Exit status: 0 all passed, 1 one failed, 2 not understood, or no such port.",
            "",
            "Examples:",
            "  ./heddle selftest --port serial:/dev/ttyUSB1",
            "  ./heddle selftest --port cosim: --seconds 1 --json selftest.json",
            "  ./heddle selftest --port cosim:dimmnet2-pair --seconds 5",
        })
public final class SelftestCommand implements Callable<Integer>, Verb {
    @Mixin
    private PortOption port;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "10",
            description = "How long the last step sends messages or commands. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (seconds < 0) {
            throw new ParameterException(spec.commandLine(), "a soak takes 0 seconds or more: --seconds=" + seconds);
        }
        PrintWriter out = json.text();
        try (JsonOption.Sink sink = json.open();
                PortOption.Opened opened = port.openAny(
                        spec, BoardTop.LOOPBACK, FastSimulation.options(out).cycleLimit(Long.MAX_VALUE))) {
            Selftest test = new Selftest(opened.hostPort(), step -> tell(out, step));
            SelftestResult result = test.run(opened.name(), new Soak(Duration.ofSeconds(seconds)));
            if (!test.without().isEmpty()) {
                out.println("no steps here: " + test.without());
                out.flush();
            }
            sink.write(Json.pretty(result));
            return result.passed() ? 0 : 1;
        } catch (SerialLineException gone) {
            spec.commandLine().getErr().println("heddle: " + gone.getMessage());
            return 1;
        }
    }

    /** The time of the last step, from when it first asks. */
    private static final class Soak implements BooleanSupplier {
        private final long nanos;
        private long end;
        private boolean begun;

        Soak(Duration length) {
            nanos = length.toNanos();
        }

        @Override
        public boolean getAsBoolean() {
            if (!begun) {
                begun = true;
                end = System.nanoTime() + nanos;
            }
            return end - System.nanoTime() > 0;
        }
    }

    private static void tell(PrintWriter out, SelftestStep step) {
        out.println("%-13s %s  %s".formatted(step.name(), step.passed() ? "passed" : "FAILED", step.registers()));
        if (!step.passed()) {
            out.println("  next: " + step.next());
        }
        out.flush();
    }
}

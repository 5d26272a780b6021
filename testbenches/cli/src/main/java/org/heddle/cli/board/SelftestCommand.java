package org.heddle.cli.board;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.PortOption;
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
        description = "Checks a board with the smallest network interface through its port, step by step.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Steps: identity, registers, own messages, link loop, soak. The first that fails",
            "ends it, with the registers that were read and the next thing to check.",
            "",
            "Exit status: 0 all passed, 1 one failed, 2 not understood, or no such port.",
            "",
            "Examples:",
            "  ./heddle selftest --port serial:/dev/ttyUSB1",
            "  ./heddle selftest --port cosim: --seconds 1 --json selftest.json",
        })
public final class SelftestCommand implements Callable<Integer>, Verb {
    @Mixin
    private PortOption port;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "10",
            description = "How long the last step sends messages. Default: ${DEFAULT-VALUE}.")
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
                PortOption.Opened opened =
                        port.open(spec, FastSimulation.options(out).cycleLimit(Long.MAX_VALUE))) {
            Selftest test = new Selftest(opened.hostPort(), step -> tell(out, step));
            long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
            SelftestResult result = test.run(opened.name(), () -> System.nanoTime() < end);
            sink.write(Json.pretty(result));
            return result.passed() ? 0 : 1;
        } catch (SerialLineException gone) {
            spec.commandLine().getErr().println("heddle: " + gone.getMessage());
            return 1;
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

package org.heddle.cli.board;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.build.WaveFormat;
import org.heddle.experiment.capture.CaptureFiles;
import org.heddle.experiment.capture.CaptureResult;
import org.heddle.experiment.capture.CaptureText;
import org.heddle.experiment.capture.TriggerExpression;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.host.analyser.AnalyserException;
import org.heddle.host.analyser.AnalyserHost;
import org.heddle.host.analyser.Capture;
import org.heddle.host.analyser.CaptureCondition;
import org.heddle.host.analyser.CaptureTrigger;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.host.serial.SerialLineException;
import org.heddle.host.serial.SerialWords;
import org.heddle.nic.board.AnalysedLoopbackBoard;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Signals of a board around a trigger. */
@Command(
        name = "capture",
        description = "Captures signals inside a board by its logic analyser, around a trigger.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The board has the top analysed-loopback, or with --probes a top of yours",
            "that has a LogicAnalyser behind a SerialBridge. A trigger is a condition, or",
            "two:",
            "  sent.fires               both sent.valid and sent.ready are 1",
            "  rises(x) falls(x) changes(x)          edges; x[3] is one bit of x",
            "  x == 3   x == CONSTANT   !x           levels",
            "  A and B   A 3 times   A then B        together, counted, in turn",
            "A word that is no signal is answered with those that there are.",
            "",
            "Exit status: 0 captured, 1 no analyser there, or the trigger did not come;",
            "2 not understood, or no such port.",
            "",
            "Examples:",
            "  ./heddle capture --port cosim: --when sent.fires --message 0 --vcd sent.vcd",
            "  ./heddle capture --port serial:/dev/ttyUSB1 --when \"rises(link.valid)\"",
            "  heddle capture --port serial:/dev/ttyUSB1 --at 0x400 --megahertz 25 \\",
            "      --probes target/heddle/verilog/Top/logic_analyser-probes.json",
        })
public final class CaptureCommand implements Callable<Integer>, Verb {
    @Mixin
    private PortOption port;

    @Mixin
    private AnalyserOption named;

    @Option(
            names = "--when",
            paramLabel = "EXPR",
            defaultValue = "",
            description = "The trigger. Default: the first cycle.")
    private String when = "";

    @Option(
            names = "--before",
            paramLabel = "N",
            defaultValue = "16",
            description = "Samples before the trigger, fewer where it comes early. Default: ${DEFAULT-VALUE}.")
    private int before;

    @Option(names = "--depth", paramLabel = "N", description = "Samples that are read. Default: all.")
    private @Nullable Integer depth;

    @Option(
            names = "--message",
            paramLabel = "NODE",
            description =
                    "Sends a message of 8 words to this node when armed: 0 is the board's own, to others it goes over"
                            + " the link.")
    private @Nullable Integer message;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "10",
            description = "How long it waits for the trigger. Default: ${DEFAULT-VALUE}.")
    private int seconds;

    @Option(names = "--vcd", paramLabel = "FILE", description = "Writes a waveform, and FILE.gtkw for GTKWave.")
    private @Nullable Path vcd;

    @Option(names = "--fst", paramLabel = "FILE", description = "The same in GTKWave's own format.")
    private @Nullable Path fst;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        AnalyserOption.Analyser analyser = named.analyser(spec);
        CaptureTrigger trigger = understood(analyser);
        requirePlaces();
        PrintWriter out = json.text();
        try (JsonOption.Sink sink = json.open();
                PortOption.Opened opened = open(analyser, out)) {
            Capture capture = capture(opened, analyser, trigger);
            double nanoseconds = analyser.nanoseconds();
            show(out, capture, nanoseconds);
            write(capture, nanoseconds, vcd, WaveFormat.VCD);
            write(capture, nanoseconds, fst, WaveFormat.FST);
            sink.write(Json.pretty(CaptureResult.of(capture, opened.name(), when, nanoseconds)));
            return 0;
        } catch (AnalyserException | SerialLineException failed) {
            spec.commandLine().getErr().println("heddle: " + failed.getMessage());
            return 1;
        }
    }

    private PortOption.Opened open(AnalyserOption.Analyser analyser, PrintWriter out) {
        return analyser.isLoopback()
                ? port.open(
                        spec,
                        AnalysedLoopbackBoard::new,
                        FastSimulation.options(out).cycleLimit(Long.MAX_VALUE))
                : port.openOwn(spec);
    }

    private CaptureTrigger understood(AnalyserOption.Analyser analyser) {
        ProbeLayout layout = analyser.layout();
        require(
                before >= 0 && before < layout.depth(),
                "--before is 0 to " + (layout.depth() - 1) + ": --before=" + before);
        require(
                depth == null || depth > before && depth <= layout.depth(),
                "--depth is more than --before, and " + layout.depth() + " at most: --depth=" + depth);
        require(seconds >= 0, "it waits 0 seconds or more: --seconds=" + seconds);
        require(
                message == null || analyser.isLoopback(),
                "--message is for the loopback board, whose node sends it: leave it out with --probes");
        require(message == null || message >= 0 && message < 0x100, "a node is 0 to 255: --message=" + message);
        if (when.isBlank()) {
            return new CaptureTrigger(CaptureCondition.ALWAYS, Optional.empty());
        }
        try {
            return TriggerExpression.parse(when, layout);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), "--when: " + refused.getMessage(), refused);
        }
    }

    private void require(boolean isSo, String rule) {
        if (!isSo) {
            throw new ParameterException(spec.commandLine(), rule);
        }
    }

    private void requirePlaces() {
        if (vcd != null) {
            new OutputPlace(spec).requireFile("--vcd", vcd);
        }
        if (fst != null) {
            new OutputPlace(spec).requireFile("--fst", fst);
        }
        Set<Path> places = new HashSet<>();
        for (Path file : Stream.of(Optional.ofNullable(vcd), Optional.ofNullable(fst), json.kept())
                .flatMap(Optional::stream)
                .toList()) {
            Path place = file.toAbsolutePath().normalize();
            require(places.add(place), "two of --vcd, --fst and --json are one file: " + file);
        }
    }

    private Capture capture(PortOption.Opened opened, AnalyserOption.Analyser named, CaptureTrigger trigger) {
        AnalyserHost analyser;
        try {
            analyser = new AnalyserHost(new SerialWords(opened.line()), named.address(), named.layout());
        } catch (AnalyserException none) {
            throw new AnalyserException(none.getMessage()
                    + (named.isLoopback()
                            ? "; ./heddle build hx8k --top analysed-loopback makes one with it"
                            : "; --probes and --at say what to look for"));
        }
        analyser.arm(trigger, before);
        @Nullable LoopbackDriver driver = message == null ? null : new LoopbackDriver(opened.hostPort());
        if (driver != null && !driver.offer(message, 1, 2, 3, 4, 5, 6, 7, 8)) {
            throw new AnalyserException(
                    "the board has no room for a message (--message): reset it, or capture without one");
        }
        long end = System.nanoTime() + Duration.ofSeconds(seconds).toNanos();
        try {
            analyser.await(() -> System.nanoTime() < end);
        } catch (AnalyserException late) {
            throw new AnalyserException(
                    late.getMessage() + ": waited " + seconds + " s for \"" + when + "\" (--when, --seconds)");
        }
        Capture capture = analyser.read(depth == null ? named.layout().depth() : depth);
        if (driver != null) {
            driver.take();
        }
        return capture;
    }

    private static void show(PrintWriter out, Capture capture, double nanoseconds) {
        out.println(String.format(
                Locale.ROOT,
                "%d samples of %d bits, %d before the trigger, %.2f ns each",
                capture.samples().size(),
                capture.layout().width(),
                capture.trigger(),
                nanoseconds));
        out.print(CaptureText.of(capture));
        out.flush();
    }

    private static void write(Capture capture, double nanoseconds, @Nullable Path file, WaveFormat format)
            throws IOException {
        if (file != null) {
            CaptureFiles.write(capture, nanoseconds, file, format);
        }
    }
}

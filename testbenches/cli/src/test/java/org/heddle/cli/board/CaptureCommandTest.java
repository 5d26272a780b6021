package org.heddle.cli.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.cli.Answer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.analyser.LogicProbe;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.nic.board.AnalysedLoopbackBoard;
import org.heddle.testbench.board.BoardOnTerminal;
import org.heddle.testbench.board.SimulatedBoard;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Captures of boards that are simulated here and behind a pseudo-terminal: what is written is what the simulation's own waveform has. */
class CaptureCommandTest {
    private static final int CYCLES_PER_BIT = 4;
    /** Time of a cycle at 12 MHz, in picoseconds. */
    private static final double CYCLE_PS = 1e6 / 12;

    private static final List<LogicProbe> PROBES = Heddle.elaborate(() -> new AnalysedLoopbackBoard(CYCLES_PER_BIT))
            .component()
            .probes()
            .probes();

    @TempDir
    private Path folder;

    @Test
    @Tag("slow")
    void aMessageIsCapturedOnABoardThatIsSimulatedHere() throws IOException {
        Path vcd = folder.resolve("sent.vcd");
        Path fst = folder.resolve("sent.fst");
        Path json = folder.resolve("sent.json");
        Answer answer = Answer.to(
                "capture",
                "--port",
                "cosim:",
                "--when",
                "sent.fires",
                "--before",
                "4",
                "--depth",
                "64",
                "--message",
                "0",
                "--vcd",
                vcd.toString(),
                "--fst",
                fst.toString(),
                "--json",
                json.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out())
                .contains("64 samples of ", " bits, 4 before the trigger, 83.33 ns each")
                .containsPattern("cycle +-3 +-2 -1 0 +1 2")
                .containsPattern("sent\\.valid +0 +\\. +\\. +1");
        assertThat(json)
                .content()
                .contains("\"port\" : \"cosim:\"", "\"when\" : \"sent.fires\"", "\"trigger\" : 4", "\"sent.valid\"");
        VcdValues values = VcdValues.read(vcd, List.of("TOP.capture.sent.valid", "TOP.capture.trigger"));
        assertThat(values.changes("TOP.capture.trigger"))
                .containsExactly(
                        Map.entry(0L, BigInteger.ZERO),
                        Map.entry(Math.round(4 * CYCLE_PS), BigInteger.ONE),
                        Map.entry(Math.round(5 * CYCLE_PS), BigInteger.ZERO));
        assertThat(values.before("TOP.capture.sent.valid", Math.round(4 * CYCLE_PS)))
                .isZero();
        assertThat(values.at("TOP.capture.sent.valid", Math.round(4 * CYCLE_PS)))
                .isOne();
        assertThat(Files.size(fst)).isPositive();
        assertThat(Path.of(vcd + ".gtkw")).content().contains("TOP.capture.sent.valid\n");
        assertThat(Path.of(vcd + ".host.half.txt")).content().isEqualTo("0 NONE\n1 LOWER\n2 UPPER\n");
    }

    @Test
    @Tag("slow")
    void whatIsCapturedIsWhatTheSimulationsWaveformHas() throws IOException, InterruptedException {
        Path whole = folder.resolve("board.vcd");
        Path captured = folder.resolve("capture.vcd");
        SimulationOptions options =
                SimulationOptions.defaults().engine(SimulationEngine.JVM).waves(whole);
        try (BoardOnTerminal board =
                new BoardOnTerminal(new SimulatedBoard(AnalysedLoopbackBoard::new, CYCLES_PER_BIT, options))) {
            Thread running = new Thread(board::run, "board");
            running.start();
            try {
                Answer answer = Answer.to(
                        "capture",
                        "--port",
                        "pty:" + board.path(),
                        "--when",
                        "rises(link.valid) then arrived.fires and arrived.last",
                        "--before",
                        "100",
                        "--message",
                        "1",
                        "--vcd",
                        captured.toString());
                assertThat(answer.status()).as(answer.err()).isZero();
                assertThat(answer.out()).contains("512 samples of ", "100 before the trigger");
            } finally {
                board.end();
                running.join();
            }
        }
        List<BigInteger> simulated = simulated(whole);
        List<BigInteger> samples = samples(captured, 512);
        int last = PROBES.stream()
                .filter(probe -> probe.name().equals("arrived.last"))
                .mapToInt(LogicProbe::low)
                .findFirst()
                .orElseThrow();
        // The only message: its last word is the first one with arrived.valid, arrived.ready and arrived.last.
        int trigger = 0;
        while (!isLastWord(simulated.get(trigger), last)) {
            trigger++;
        }
        assertThat(samples).isEqualTo(simulated.subList(trigger - 100, trigger + 412));
        assertThat(samples.stream().distinct().count()).as("values that differ").isGreaterThan(5);
    }

    /** Its bits are in the order of the list: valid, ready, last. */
    private static boolean isLastWord(BigInteger sample, int last) {
        return sample.testBit(last) && sample.testBit(last - 1) && sample.testBit(last - 2);
    }

    private static BigInteger joined(Stream<BigInteger> values) {
        List<BigInteger> each = values.toList();
        BigInteger sample = BigInteger.ZERO;
        for (int i = 0; i < each.size(); i++) {
            sample = sample.or(each.get(i).shiftLeft(PROBES.get(i).low()));
        }
        return sample;
    }

    /** Returns what the analyser's inputs are just before each rising edge. */
    private static List<BigInteger> simulated(Path file) throws IOException {
        String top = "TOP.AnalysedLoopbackBoard_" + CYCLES_PER_BIT;
        String clock = top + ".clock";
        List<String> names = PROBES.stream()
                .map(probe -> top + ".analyser.probe_" + probe.name().replace('.', '_'))
                .toList();
        List<String> all = new ArrayList<>(names);
        all.add(clock);
        VcdValues values = VcdValues.read(file, all);
        return values.changes(clock).entrySet().stream()
                .filter(change -> change.getValue().testBit(0) && change.getKey() > 0)
                .map(edge -> joined(names.stream().map(name -> values.before(name, edge.getKey()))))
                .toList();
    }

    private static List<BigInteger> samples(Path file, int count) throws IOException {
        List<String> names =
                PROBES.stream().map(probe -> "TOP.capture." + probe.name()).toList();
        VcdValues values = VcdValues.read(file, names);
        List<BigInteger> samples = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long time = Math.round(i * CYCLE_PS);
            samples.add(joined(names.stream().map(name -> values.at(name, time))));
        }
        return samples;
    }

    @Test
    @Tag("slow")
    void aBoardWithoutAnAnalyserIsTold() throws InterruptedException {
        try (BoardOnTerminal board = new BoardOnTerminal(CYCLES_PER_BIT, SimulationOptions.defaults())) {
            Thread running = new Thread(board::run, "board");
            running.start();
            try {
                Answer answer = Answer.to("capture", "--port", "pty:" + board.path());
                assertThat(answer.status()).isEqualTo(1);
                assertThat(answer.err())
                        .isEqualToIgnoringNewLines(
                                "heddle: there is no logic analyser in this bitstream: register 0x20000 must read 0x484c4131 (\"HLA1\"), and"
                                        + " reads 0x42414b31; ./heddle build hx8k --top analysed-loopback makes one with it");
            } finally {
                board.end();
                running.join();
            }
        }
    }

    @Test
    @Tag("slow")
    void anAnalyserOfOnesOwnDesignIsFoundByItsFileAndAddress() throws IOException, InterruptedException {
        Path probes = folder.resolve(ProbeLayout.FILE);
        Files.writeString(probes, new ProbeLayout(PROBES, AnalysedLoopbackBoard.DEPTH).json());
        Path json = folder.resolve("own.json");
        SimulationOptions options = SimulationOptions.defaults().engine(SimulationEngine.JVM);
        try (BoardOnTerminal board =
                new BoardOnTerminal(new SimulatedBoard(AnalysedLoopbackBoard::new, CYCLES_PER_BIT, options))) {
            Thread running = new Thread(board::run, "board");
            running.start();
            try {
                List<String> words = new ArrayList<>(List.of("capture", "--port", "pty:" + board.path()));
                words.addAll(List.of("--probes", probes.toString(), "--megahertz", "25", "--at"));
                words.add("0x10000");
                Answer elsewhere = Answer.to(words.toArray(String[]::new));
                assertThat(elsewhere.status()).isEqualTo(1);
                assertThat(elsewhere.err()).contains("register 0x10000 must read", "--probes and --at say what");
                words.set(words.size() - 1, "0x20000");
                words.addAll(List.of(
                        "--when",
                        "host.half == UPPER then host.half == NONE 9 times",
                        "--before",
                        "3",
                        "--json",
                        json.toString()));
                Answer answer = Answer.to(words.toArray(String[]::new));
                assertThat(answer.status()).as(answer.err()).isZero();
                assertThat(answer.out()).contains("512 samples of ", "3 before the trigger, 40.00 ns each");
            } finally {
                board.end();
                running.join();
            }
        }
        assertThat(json).content().contains("\"trigger\" : 3", "\"nanoseconds\" : 40.0", "\"UPPER\"");
    }

    @Test
    @Tag("slow")
    void aTriggerThatDoesNotComeIsNamed() {
        Answer never =
                Answer.to("capture", "--port", "cosim:", "--when", "sent.fires then sent.last", "--seconds", "0");
        assertThat(never.status()).isEqualTo(1);
        assertThat(never.err())
                .contains("heddle: the trigger did not come in time: waited 0 s for \"sent.fires then sent.last\"");
        Answer half = Answer.to(
                "capture",
                "--port",
                "cosim:",
                "--when",
                "sent.fires then host.half == NONE 65535 times",
                "--message",
                "0",
                "--seconds",
                "0");
        assertThat(half.status()).isEqualTo(1);
        assertThat(half.err()).contains("the first condition has come, the second one did not come in time");
    }

    @Test
    void whatIsNoCaptureIsRefusedBeforeThePortIsOpened() {
        assertRefused("no signal is called 'sent.valed'. Did you mean 'sent.valid'", "--when", "sent.valed");
        assertRefused("--before is 0 to 511: --before=512", "--before", "512");
        assertRefused("--depth is more than --before, and 512 at most: --depth=513", "--depth", "513");
        assertRefused("--depth is more than --before", "--depth", "16");
        assertRefused("it waits 0 seconds or more: --seconds=-1", "--seconds", "-1");
        assertRefused("a node is 0 to 255: --message=256", "--message", "256");
        assertRefused("(--vcd)", "--vcd", folder.toString());
    }

    @Test
    void anAnalyserOfOnesOwnIsNamedWholeOrNotAtAll() throws IOException {
        String file = Files.writeString(
                        folder.resolve(ProbeLayout.FILE), new ProbeLayout(PROBES.subList(0, 1), 64).json())
                .toString();
        assertRefused("--at and --megahertz belong to --probes", "--at", "0x400");
        assertRefused("--at and --megahertz belong to --probes", "--megahertz", "12");
        assertRefused("--probes needs --at and --megahertz", "--probes", file, "--at", "0x400");
        assertRefused("--probes needs --at and --megahertz", "--probes", file, "--megahertz", "12");
        assertRefused("--megahertz=0.0", "--probes", file, "--at", "0", "--megahertz", "0");
        assertRefused("--megahertz=NaN", "--probes", file, "--at", "0", "--megahertz", "NaN");
        assertRefused("such as 0x400: --at=x", "--probes", file, "--at", "x", "--megahertz", "12");
        assertRefused("multiple of 4 below", "--probes", file, "--at", "2", "--megahertz", "12");
        assertRefused("multiple of 4 below", "--probes", file, "--at", "0x400000000", "--megahertz", "12");
        assertRefused("there is no such file", "--probes", file + "x", "--at", "0", "--megahertz", "12");
        assertRefused(
                "--message is for the loopback board",
                "--probes",
                file,
                "--at",
                "0",
                "--megahertz",
                "12",
                "--message",
                "0");
        assertRefused(
                "--depth is more than --before, and 64 at most: --depth=65",
                "--probes",
                file,
                "--at",
                "0",
                "--megahertz",
                "12",
                "--depth",
                "65");
        Answer simulated = Answer.to("capture", "--port", "cosim:", "--probes", file, "--at", "0", "--megahertz", "12");
        assertThat(simulated.status()).isEqualTo(2);
        assertThat(simulated.err()).contains("a design of yours is at a serial: or pty: port");
    }

    private static void assertRefused(String message, String... words) {
        List<String> all = new ArrayList<>(List.of("capture", "--port", "serial:/dev/ttyNONE9"));
        all.addAll(List.of(words));
        Answer answer = Answer.to(all.toArray(String[]::new));
        assertThat(answer.status()).as(message).isEqualTo(2);
        assertThat(answer.err()).contains(message);
    }

    @Test
    void twoFilesAtOnePlaceAreRefusedBeforeAnythingIsCaptured() {
        Path file = folder.resolve("same.w");
        for (String other : List.of("--fst", "--json")) {
            Answer answer = Answer.to(
                    "capture",
                    "--port",
                    "cosim:",
                    "--vcd",
                    file.toString(),
                    other,
                    folder.resolve(".").resolve("same.w").toString());
            assertThat(answer.status()).isEqualTo(2);
            assertThat(answer.err()).contains("two of --vcd, --fst and --json are one file");
        }
        assertThat(file).doesNotExist();
    }
}

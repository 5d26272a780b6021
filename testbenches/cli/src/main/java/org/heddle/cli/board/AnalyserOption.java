package org.heddle.cli.board;

import java.io.IOException;
import java.nio.file.Path;
import org.heddle.experiment.capture.ProbeFile;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.nic.board.AnalysedLoopbackBoard;
import org.heddle.report.FileTrouble;
import org.heddle.verify.board.Boards;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Options for the analyser that is asked: that of the loopback board, or one in a design of the user's own. */
final class AnalyserOption {
    @Option(
            names = "--probes",
            paramLabel = "FILE",
            description = "The analyser of a design of yours: the " + ProbeLayout.FILE
                    + " beside its Verilog. With --at" + " and --megahertz.")
    private @Nullable Path probes;

    @Option(
            names = "--at",
            paramLabel = "ADDRESS",
            description = "Of --probes: byte address of its first register on the line, such as 0x400.")
    private @Nullable String address;

    @Option(
            names = "--megahertz",
            paramLabel = "MHZ",
            description = "Of --probes: the clock at which it samples, such as 12.")
    private @Nullable Double megahertz;

    /**
     * An analyser behind a line.
     *
     * @param layout of its samples
     * @param address byte address of its registers
     * @param nanoseconds of a cycle
     * @param isLoopback whether it is that of the loopback board
     */
    record Analyser(ProbeLayout layout, long address, double nanoseconds, boolean isLoopback) {}

    /**
     * Returns the analyser that was named.
     *
     * @throws ParameterException if the options do not name one: the message says why
     */
    Analyser analyser(CommandSpec spec) {
        if (probes == null) {
            if (address != null || megahertz != null) {
                throw new ParameterException(
                        spec.commandLine(), "--at and --megahertz belong to --probes: name the file of the probes");
            }
            ProbeLayout layout = Heddle.elaborate(
                            () -> new AnalysedLoopbackBoard(Boards.HX8K.cyclesPerBit(Boards.HX8K.usualBaud())))
                    .component()
                    .probes();
            return new Analyser(layout, AnalysedLoopbackBoard.ANALYSER, 1e9 / Boards.HX8K.clockHertz(), true);
        }
        if (address == null || megahertz == null) {
            throw new ParameterException(
                    spec.commandLine(), "--probes needs --at and --megahertz: where the analyser is, and its clock");
        }
        if (!(megahertz > 0 && megahertz <= 10_000)) {
            throw new ParameterException(
                    spec.commandLine(), "a clock has more than 0 and at most 10000 MHz: --megahertz=" + megahertz);
        }
        try {
            return new Analyser(ProbeFile.read(probes), address(address), 1e3 / megahertz, false);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
        } catch (IOException e) {
            throw new ParameterException(
                    spec.commandLine(), "cannot read --probes " + probes + ": " + FileTrouble.because(e), e);
        }
    }

    private static long address(String text) {
        long address;
        try {
            address = Long.decode(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("an address is a number, such as 0x400: --at=" + text, e);
        }
        if (address < 0 || address >= 1L << 34 || address % 4 != 0) {
            throw new IllegalArgumentException(
                    "an address on the line is a multiple of 4 below 0x400000000: --at=" + text);
        }
        return address;
    }
}

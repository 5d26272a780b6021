package org.heddle.cli.board;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Choice;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.testbench.board.BoardOnTerminal;
import org.heddle.testbench.board.SimulatedBoard;
import org.heddle.verify.board.Boards;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A board in simulation, behind a path that programs open as a serial port. */
@Command(
        name = "board",
        description = "Simulates a board's top in RTL, its serial pins bit by bit, behind a pseudo-terminal.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "The top is the smallest network interface behind a bridge in the wire format",
            "of LiteX's UARTBone, its link joined to itself. It runs while something is on",
            "its line, until Ctrl-C. Boards: hx8k, the iCE40HX8K breakout board, 12 MHz.",
            "",
            "Exit status: 0 ended, 2 not understood.",
            "",
            "Examples:",
            "  ./heddle board hx8k --pty",
            "  ./heddle selftest --port pty:/dev/pts/3",
        })
public final class BoardCommand implements Callable<Integer>, Verb {
    @Parameters(paramLabel = "BOARD", description = "The board: hx8k.")
    private String board = "";

    @Option(names = "--pty", required = true, description = "Prints the path of its serial port and serves it.")
    private boolean pty;

    @Option(
            names = "--top",
            paramLabel = "TOP",
            defaultValue = BoardTop.LOOPBACK,
            description = "What is on it: loopback, analysed-loopback with a logic analyser, loopback-pair, dimmnet2 or"
                    + " dimmnet2-pair. Default: ${DEFAULT-VALUE}.")
    private String top = BoardTop.LOOPBACK;

    @Option(
            names = "--baud",
            paramLabel = "N",
            defaultValue = "3000000",
            description = "Rate of the line. Default: ${DEFAULT-VALUE}.")
    private int baud;

    @Option(names = "--seconds", paramLabel = "S", description = "Ends by itself after so long. Default: never.")
    private long seconds = Long.MAX_VALUE;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        new Choice(spec).of("board", board, List.of(Boards.HX8K.name()));
        BoardTop wanted = BoardTop.of(spec, board, top);
        int cycles;
        try {
            cycles = Boards.HX8K.cyclesPerBit(baud);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
        if (seconds < 1) {
            throw new ParameterException(spec.commandLine(), "a board runs for 1 second or more: --seconds=" + seconds);
        }
        PrintWriter out = spec.commandLine().getOut();
        try (BoardOnTerminal running = new BoardOnTerminal(new SimulatedBoard(
                wanted.constructor(), cycles, FastSimulation.options(out).cycleLimit(Long.MAX_VALUE)))) {
            out.println(running.path());
            out.flush();
            running.run(seconds);
            out.println(running.cycle() + " cycles");
            out.flush();
        }
        return 0;
    }
}

package org.heddle.cli.board;

import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Component;
import org.heddle.host.serial.DeviceLine;
import org.heddle.host.serial.SerialHostPort;
import org.heddle.host.serial.SerialLine;
import org.heddle.host.serial.SerialLineException;
import org.heddle.nic.board.LoopbackBoard;
import org.heddle.testbench.board.SimulatedBoard;
import org.heddle.testbench.board.SimulatedLine;
import org.heddle.verify.board.Boards;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The option for the port at which a board is. */
public final class PortOption {
    private static final Pattern SYNTAX = Pattern.compile("(cosim|serial|pty):([^?]*)(?:\\?baud=(\\d{1,9}))?");
    private static final int ANSWER_MILLIS = 5_000;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            required = true,
            description =
                    "Where the board is: serial:/dev/ttyUSB0, pty:PATH as printed by ./heddle board, both with ?baud=N"
                            + " if wished, or cosim: for one that is simulated here, with its top behind the colon unless it is the"
                            + " command's usual one. Default rate: 3000000 baud.")
    private String port = "";

    /** Returns the port of that name, for a command that has an option of its own. */
    public static PortOption at(String name) {
        PortOption option = new PortOption();
        option.port = name;
        return option;
    }

    /**
     * A port that is open.
     *
     * @param name as it was given
     * @param line to the board
     * @param baud of the line
     * @param cyclesPerBit of the board's clock; 0 of a board whose clock is not known here
     */
    public record Opened(String name, SerialLine line, int baud, int cyclesPerBit) implements AutoCloseable {
        /** Returns the cycles of the board's clock in a second. */
        public double cyclesPerSecond() {
            return (double) baud * cyclesPerBit;
        }

        /** Returns a host port at the line. */
        public SerialHostPort hostPort() {
            return new SerialHostPort(line, baud, cyclesPerBit);
        }

        @Override
        public void close() {
            line.close();
        }
    }

    /**
     * Opens the port. Where the board is simulated here, what stands behind {@code cosim:} names its top.
     *
     * @param usualTop name of the top where none is named
     * @throws ParameterException if there is no such port, or no such top
     */
    public Opened openAny(CommandSpec spec, String usualTop, SimulationOptions options) {
        Matcher matcher = understood(spec);
        String path = matcher.group(2);
        if (!matcher.group(1).equals("cosim")) {
            return open(spec, matcher, LoopbackBoard::new, options);
        }
        BoardTop top = BoardTop.of(spec, Boards.HX8K.name(), path.isEmpty() ? usualTop : path);
        return open(spec, matcher, top.constructor(), options);
    }

    /**
     * Opens the port.
     *
     * @param top of a board that is simulated here
     * @throws ParameterException if there is no such port
     */
    public Opened open(CommandSpec spec, IntFunction<? extends Component> top, SimulationOptions options) {
        Matcher matcher = understood(spec);
        if (matcher.group(1).equals("cosim") && !matcher.group(2).isEmpty()) {
            throw new ParameterException(spec.commandLine(), "cosim: takes no path here: --port " + port);
        }
        return open(spec, matcher, top, options);
    }

    private Opened open(
            CommandSpec spec, Matcher matcher, IntFunction<? extends Component> top, SimulationOptions options) {
        int baud = baud(matcher);
        try {
            int cycles = Boards.HX8K.cyclesPerBit(baud);
            if (matcher.group(1).equals("cosim")) {
                return new Opened(port, new SimulatedLine(new SimulatedBoard(top, cycles, options)), baud, cycles);
            }
            return device(spec, matcher.group(2), baud, cycles);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    /**
     * Opens the port of a board of the user's own.
     *
     * @throws ParameterException if there is no such port, or it names what is simulated here
     */
    public Opened openOwn(CommandSpec spec) {
        Matcher matcher = understood(spec);
        if (matcher.group(1).equals("cosim")) {
            throw new ParameterException(
                    spec.commandLine(),
                    "cosim: simulates the loopback board: a design of yours is at a serial: or pty: port.");
        }
        return device(spec, matcher.group(2), baud(matcher), 0);
    }

    private Opened device(CommandSpec spec, String path, int baud, int cyclesPerBit) {
        if (path.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--port " + port + " names no path: give one, such as /dev/ttyUSB0.");
        }
        try {
            return new Opened(port, DeviceLine.open(path, baud, ANSWER_MILLIS), baud, cyclesPerBit);
        } catch (IllegalArgumentException | SerialLineException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        }
    }

    private Matcher understood(CommandSpec spec) {
        Matcher matcher = SYNTAX.matcher(port);
        if (!matcher.matches()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "there is no port \"" + port + "\": take serial:PATH, pty:PATH or cosim:, such as"
                            + " serial:/dev/ttyUSB0?baud=115200.");
        }
        return matcher;
    }

    private static int baud(Matcher matcher) {
        return matcher.group(3) == null ? Boards.HX8K.usualBaud() : Integer.parseInt(matcher.group(3));
    }
}

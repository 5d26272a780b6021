package org.heddle.cli.board;

import java.io.PrintWriter;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.experiment.program.BoardNetwork;
import org.heddle.host.serial.SerialLineException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options for two ranks on the nodes of a board with the top loopback-pair. */
public final class LoopbackPairOptions {
    @ArgGroup(exclusive = false)
    private @Nullable PortOption port;

    @Option(
            names = "--loss",
            paramLabel = "N",
            description = "Of --port: the cable loses N of 256 packets in each direction. Default: 0.")
    private @Nullable Integer loss;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /**
     * Whether a board was named.
     *
     * @throws ParameterException if an option of its cable was given without it
     */
    public boolean isGiven() {
        if (port == null && loss != null) {
            throw new ParameterException(
                    spec.commandLine(), "--loss is of the cable between the nodes of a board: give --port too.");
        }
        return port != null;
    }

    /**
     * Refuses what a board does not have; opens nothing.
     *
     * @param simulated the command's options of simulated nodes alone
     * @throws ParameterException if one of them was given, or the cable cannot lose so much
     */
    public void check(SimulatedOptions simulated) {
        simulated.refuse(spec);
        int rate = rate();
        if (rate < 0 || rate > BoardNetwork.MOST_LOST) {
            throw new ParameterException(
                    spec.commandLine(), "--loss is 0 to " + BoardNetwork.MOST_LOST + " of 256 packets: --loss " + rate);
        }
    }

    private int rate() {
        return loss == null ? 0 : loss;
    }

    /**
     * Opens the port.
     *
     * @param err is told of waits
     * @throws IllegalStateException without a port
     * @throws ParameterException if there is no such port, or no such top
     */
    public PortOption.Opened open(PrintWriter err) {
        if (port == null) {
            throw new IllegalStateException("no --port was given");
        }
        return port.openAny(spec, "loopback-pair", FastSimulation.told(err).cycleLimit(Long.MAX_VALUE));
    }

    /**
     * Finds the nodes behind the port.
     *
     * @throws ParameterException if something else is there
     * @throws SerialLineException if nothing answers
     */
    public BoardNetwork network(PortOption.Opened opened) {
        try {
            return new BoardNetwork(opened.hostPort(), opened.cyclesPerSecond(), rate());
        } catch (IllegalStateException other) {
            throw new ParameterException(
                    spec.commandLine(),
                    "at " + opened.name() + " is " + other.getMessage() + ". Load the top loopback-pair.",
                    other);
        }
    }
}

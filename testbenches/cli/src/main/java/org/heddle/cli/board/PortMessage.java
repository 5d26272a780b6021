package org.heddle.cli.board;

import java.io.IOException;
import java.io.PrintWriter;
import org.heddle.cli.shared.JsonOption;
import org.heddle.experiment.board.BoardMessage;
import org.heddle.experiment.board.BoardMessageResult;
import org.heddle.experiment.program.BoardNetwork;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.serial.SerialLineException;
import org.heddle.mpi.rank.DeadlockException;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.report.Json;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** One MPI message between the nodes of a board behind a port. */
public final class PortMessage {
    private PortMessage() {}

    /**
     * Sends, and writes the result.
     *
     * @param board with its options looked at
     * @param bytes of the message
     * @param seed of its words
     * @return the command's exit status
     * @throws IOException if the result cannot be written
     * @throws ParameterException if the port cannot be opened, or something else is behind it
     */
    public static int run(CommandSpec spec, LoopbackPairOptions board, int bytes, long seed, JsonOption json)
            throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        try (JsonOption.Sink sink = json.open();
                PortOption.Opened opened = board.open(err);
                BoardNetwork network = board.network(opened)) {
            BoardMessageResult result = BoardMessage.send(network, bytes, seed);
            sink.print(Json.pretty(result));
            return result.verified() ? 0 : 1;
        } catch (SerialLineException | HostTimeoutException | RankFailedException | DeadlockException gone) {
            err.println("heddle message: " + gone.getMessage());
            err.flush();
            return 1;
        }
    }
}

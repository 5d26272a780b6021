package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import org.heddle.cli.board.PortOption;
import org.heddle.cli.board.SimulatedOptions;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.JsonOption;
import org.heddle.experiment.board.BoardTransfer;
import org.heddle.experiment.board.BoardTransferResult;
import org.heddle.experiment.dimmnet2.transfer.Transfer;
import org.heddle.experiment.dimmnet2.transfer.TransferRefusedException;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.serial.SerialLineException;
import org.heddle.report.Json;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** One transfer on a board behind a port. */
final class PortTransfer {
    /** Options of simulated nodes alone. */
    private static final SimulatedOptions OF_SIMULATION =
            SimulatedOptions.of("--configuration", "--mtu", "--seed", "--faults", "--blocks", "--verilog");

    private PortTransfer() {}

    /**
     * Moves, and writes the result.
     *
     * @return the command's exit status
     * @throws IOException if the result cannot be written
     * @throws ParameterException if the board cannot do it, or an option is of simulated nodes alone
     */
    static int run(CommandSpec spec, PortOption port, Transfer transfer, JsonOption.Sink sink) throws IOException {
        OF_SIMULATION.refuse(spec);
        PrintWriter err = spec.commandLine().getErr();
        try {
            BoardTransfer.check(transfer);
            try (PortOption.Opened opened = port.openAny(
                    spec, "dimmnet2-pair", FastSimulation.options(err).cycleLimit(Long.MAX_VALUE))) {
                BoardTransfer board = new BoardTransfer(opened.hostPort(), transfer);
                BoardTransferResult result = board.run();
                sink.print(Json.pretty(result));
                board.complaints().forEach(complaint -> err.println("NOT VERIFIED: " + complaint));
                err.flush();
                return result.verified() ? 0 : 1;
            }
        } catch (TransferRefusedException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
        } catch (SerialLineException | HostTimeoutException | IllegalStateException gone) {
            err.println("heddle: " + gone.getMessage());
            return 1;
        }
    }
}

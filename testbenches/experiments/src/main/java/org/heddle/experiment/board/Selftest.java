package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.heddle.host.HostPort;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.serial.SerialLineException;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.loopback.LoopbackMap;
import org.heddle.nic.stage.host.HostIdentity;

/**
 * A board checked through its host port alone, step by step; the first step that fails ends it. Which steps there are depends on what answers at
 * address 0.
 */
public final class Selftest {
    private static final HostIdentity LOOPBACK = new LoopbackMap().identity;
    private static final HostIdentity DIMMNET2 = new HostMap().identity;

    private final Consumer<SelftestStep> told;
    private final CheckedBoard board;
    private final List<SelftestStep> steps = new ArrayList<>();

    /**
     * Finds out which board is there.
     *
     * @param port addresses are those of the board's line
     * @param told hears each step as soon as it has ended
     * @throws HostTimeoutException if nothing answers on a simulated port
     * @throws SerialLineException if nothing answers on a line
     */
    public Selftest(HostPort port, Consumer<SelftestStep> told) {
        this.told = told;
        this.board = board(port);
    }

    private static CheckedBoard board(HostPort port) {
        long identity = port.read((int) LOOPBACK.address());
        if (identity == LOOPBACK.resetValue()) {
            return LoopbackPairSteps.isAt(port) ? new LoopbackPairSteps(port) : new LoopbackBoardSteps(port);
        }
        if (identity == DIMMNET2.resetValue()) {
            return new PairBoardSteps(PairNodes.at(port));
        }
        return new UnknownBoardSteps(identity, List.of(LOOPBACK, DIMMNET2));
    }

    /** Returns the name of the top that is on the board; "unknown" if none is that this knows. */
    public String top() {
        return board.top();
    }

    /** Returns which steps this board cannot have, and why; empty if it has all. */
    public String without() {
        return board.without();
    }

    /**
     * Runs all steps.
     *
     * @param name of the port
     * @param goesOn the last step goes on with random traffic while this says so
     */
    public SelftestResult run(String name, BooleanSupplier goesOn) {
        for (BoardStep each : board.steps(goesOn)) {
            if (!passes(each)) {
                break;
            }
        }
        return new SelftestResult(name, board.top(), steps);
    }

    private boolean passes(BoardStep step) {
        SeenRegisters seen = new SeenRegisters();
        boolean passed;
        try {
            passed = step.passes(seen);
        } catch (HostTimeoutException late) {
            seen.say("limit", String.valueOf(late.getMessage()));
            passed = false;
        } catch (StepFailedException failed) {
            seen.say("failed", String.valueOf(failed.getMessage()));
            passed = false;
        } catch (SerialLineException silent) {
            seen.say("line", String.valueOf(silent.getMessage()));
            seen.lookAt(
                    "the line is silent, though it answered before: reset the board, and look at its supply and the line");
            passed = false;
        }
        Map<String, String> values = seen.values();
        SelftestStep done = new SelftestStep(step.name(), passed, values, passed ? "" : seen.nextOr(step.next()));
        steps.add(done);
        told.accept(done);
        return passed;
    }
}

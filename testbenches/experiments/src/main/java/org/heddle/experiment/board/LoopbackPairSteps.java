package org.heddle.experiment.board;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.PagePort;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.nic.board.LossMap;
import org.heddle.nic.board.LossyBoard;
import org.heddle.nic.board.LossyNodes;

/** Steps of two of the smallest network interfaces: those of one alone, and messages over the cable between them, which loses some in one step. */
final class LoopbackPairSteps implements CheckedBoard {
    private static final long LIMIT_CYCLES = 1_000_000;
    private static final int ROUNDS = 4;
    private static final int LOSSY_ROUNDS = 40;
    private static final int RATE = 64;

    private final LoopbackBoardSteps first;
    private final HostPort port;
    private final LossMap losses;
    private final SplittableRandom random = new SplittableRandom(3);

    /** The board at a port at which {@link #isAt} finds one. */
    LoopbackPairSteps(HostPort port) {
        this.port = port;
        first = new LoopbackBoardSteps(port);
        losses = HostRegisters.connect(new LossMap(), new PagePort(port, LossyBoard.LOSSES));
    }

    /** Whether the registers of the losses between two nodes are at a port; one node alone answers there as it does at address 0. */
    static boolean isAt(HostPort port) {
        LossMap map = HostRegisters.connect(new LossMap(), new PagePort(port, LossyBoard.LOSSES));
        return map.identity.read() == map.identity.resetValue();
    }

    @Override
    public String top() {
        return "loopback-pair";
    }

    @Override
    public String without() {
        return "memory, memory speed and transfer, as these nodes have no memory";
    }

    @Override
    public List<BoardStep> steps(BooleanSupplier goesOn) {
        List<BoardStep> steps = new ArrayList<>(first.beginning());
        steps.add(new BodyStep("link loop", this::linkLoop, "nothing leaves the FPGA: look at timing"));
        steps.add(new BodyStep(
                "link errors",
                this::linkErrors,
                "the link works while nothing is lost: look at how it detects and retransmits"));
        steps.add(first.soak(goesOn));
        return steps;
    }

    private boolean linkLoop(SeenRegisters seen) {
        losses.rate.of256.write(0);
        long before = lost();
        return cross(ROUNDS, seen) && lost() == before;
    }

    private boolean linkErrors(SeenRegisters seen) {
        long before = lost();
        losses.rate.of256.write(RATE);
        boolean isRight;
        try {
            isRight = cross(LOSSY_ROUNDS, seen);
        } finally {
            losses.rate.of256.write(0);
        }
        seen.say("rate", RATE + " of 256");
        seen.see("lost", lost() - before);
        if (isRight && lost() == before) {
            seen.lookAt("nothing was lost: look at register rate of the losses");
        }
        return isRight && lost() != before;
    }

    private LoopbackDriver node(int number) {
        return new LoopbackDriver(new PagePort(port, number * LossyBoard.NODE_BYTES));
    }

    private long lost() {
        return losses.lost.fromFirst.read() + losses.lost.toFirst.read();
    }

    /** Sends messages from each node to the other one. */
    private boolean cross(int rounds, SeenRegisters seen) {
        List<LoopbackDriver> nodes;
        try {
            nodes = IntStream.range(0, LossyNodes.MOST_NODES)
                    .mapToObj(this::node)
                    .toList();
        } catch (IllegalStateException none) {
            seen.say("failed", String.valueOf(none.getMessage()));
            return false;
        }
        for (int round = 0; round < rounds; round++) {
            int from = round % nodes.size();
            int to = nodes.size() - 1 - from;
            long[] words = random.longs(random.nextInt(LoopbackDriver.LEAST_WORDS, LoopbackDriver.MOST_WORDS + 1))
                    .toArray();
            if (!nodes.get(from).offer(to, words)) {
                seen.lookAt("node " + from + " has no room: nothing leaves it");
                return false;
            }
            try {
                if (!seen.sameWords(
                        "node" + to, 0, words, nodes.get(to).await(LIMIT_CYCLES).words())) {
                    return false;
                }
            } catch (HostTimeoutException late) {
                seen.say("limit", String.valueOf(late.getMessage()));
                seen.lookAt("look at the cable from node " + from + " to node " + to);
                return false;
            }
        }
        return true;
    }
}

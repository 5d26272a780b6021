package org.heddle.experiment.board;

import java.util.SplittableRandom;
import org.heddle.host.HostTimeoutException;
import org.heddle.nic.board.LossMap;

/**
 * Has the cable lose packets while vectors cross it, until enough of them are lost in each direction: every byte must arrive. Then the rate is
 * 0 again, as the step before left it, and nothing more is lost.
 */
record LinkErrorsStep(PairNodes nodes) implements BoardStep {
    private static final int RATE = 48;
    private static final int LEAST_LOST = 8;
    private static final int MOST_ROUNDS = 40;
    private static final int BYTES = 512;
    private static final int THERE = 1024;
    private static final int BACK = 2048;

    @Override
    public String name() {
        return "link errors";
    }

    @Override
    public String next() {
        return "the link works while nothing is lost: look at how it detects and retransmits, by its PACKETS_WRONG";
    }

    @Override
    public boolean passes(SeenRegisters seen) {
        LossMap losses = nodes.losses();
        long fromFirst = losses.lost.fromFirst.read();
        long toFirst = losses.lost.toFirst.read();
        SplittableRandom random = new SplittableRandom(2);
        boolean right = true;
        int rounds = 0;
        losses.rate.of256.write(RATE);
        try {
            while (right && rounds < MOST_ROUNDS && lostLess(losses, fromFirst, toFirst)) {
                right = cross(seen, random, rounds % nodes.count());
                rounds++;
            }
        } catch (StepFailedException | HostTimeoutException late) {
            seen.say("failed", String.valueOf(late.getMessage()));
            seen.lookAt("what the cable lost was not sent again: look at the link's timeout and retransmission");
            right = false;
        } finally {
            losses.rate.of256.write(0);
        }
        seen.say("rate", RATE + " of 256");
        seen.see("vectors", 2L * rounds);
        seen.see("lost.fromFirst", since(losses.lost.fromFirst.read(), fromFirst));
        seen.see("lost.toFirst", since(losses.lost.toFirst.read(), toFirst));
        if (right && lostLess(losses, fromFirst, toFirst)) {
            seen.lookAt("fewer than %d packets were lost in %d vectors: look at register rate of the losses"
                    .formatted(LEAST_LOST, 2 * rounds));
            return false;
        }
        return right && isQuiet(seen, random, losses);
    }

    private static long since(long now, long before) {
        return now - before & 0xFFFF_FFFFL;
    }

    private boolean lostLess(LossMap losses, long fromFirst, long toFirst) {
        return since(losses.lost.fromFirst.read(), fromFirst) < LEAST_LOST
                || nodes.count() > 1 && since(losses.lost.toFirst.read(), toFirst) < LEAST_LOST;
    }

    /** Writes a vector to the other node, and reads it back. */
    private boolean cross(SeenRegisters seen, SplittableRandom random, int node) {
        long[] words = random.longs(BYTES / Long.BYTES).toArray();
        nodes.store(node, 0, words);
        nodes.remoteWrite(node, PairNodes.contiguous(0, BYTES), PairNodes.contiguous(THERE, BYTES));
        nodes.remoteRead(node, PairNodes.contiguous(THERE, BYTES), PairNodes.contiguous(BACK, BYTES));
        return seen.sameWords("node" + node, BACK, words, nodes.load(node, BACK, BYTES));
    }

    /** Whether nothing is lost any more, where nothing is to be lost. */
    private boolean isQuiet(SeenRegisters seen, SplittableRandom random, LossMap losses) {
        long before = losses.lost.fromFirst.read() + losses.lost.toFirst.read();
        for (int node = 0; node < nodes.count(); node++) {
            if (!cross(seen, random, node)) {
                return false;
            }
        }
        boolean quiet = losses.lost.fromFirst.read() + losses.lost.toFirst.read() == before;
        if (!quiet) {
            seen.lookAt("packets are lost with a rate of 0: look at register rate of the losses");
        }
        return quiet;
    }
}

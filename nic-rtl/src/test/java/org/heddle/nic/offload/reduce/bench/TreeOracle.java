package org.heddle.nic.offload.reduce.bench;

import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.bench.WordOracle;

/** An allreduce as Java computes it: each node folds its children's results in the order of their ranks, then its own data. */
public final class TreeOracle {
    /**
     * Result that all nodes get.
     *
     * @param flags of the arithmetic
     */
    public record Result(long[] data, int flags) {}

    private final Communicator communicator;
    private final Communicator.Call call;
    private final long[][] own;
    private int flags;

    private TreeOracle(Communicator communicator, Communicator.Call call, long[][] own) {
        this.communicator = communicator;
        this.call = call;
        this.own = own;
    }

    /**
     * Computes it.
     *
     * @param own the words of each thread
     */
    public static Result of(Communicator communicator, Communicator.Call call, long[][] own) {
        TreeOracle oracle = new TreeOracle(communicator, call, own);
        long[] data = oracle.at(0);
        return new Result(data, oracle.flags);
    }

    private long[] at(int rank) {
        if (communicator.children(rank) == 0) {
            return own[rank];
        }
        long[] partial = at(communicator.firstChild(rank));
        for (int i = 1; i < communicator.children(rank); i++) {
            partial = fold(partial, at(communicator.firstChild(rank) + i));
        }
        return fold(partial, own[rank]);
    }

    private long[] fold(long[] left, long[] right) {
        long[] result = new long[left.length];
        ElementType type = call.type();
        boolean isPair = call.operation().hasLocation() && type.bytes() == 8;
        for (int i = 0; i < left.length; i++) {
            WordOracle.Outcome word = WordOracle.of(call.operation(), type, left[i], right[i]);
            result[i] = word.value();
            flags |= word.flags();
            if (isPair) {
                result[i + 1] =
                        WordOracle.location(call.operation(), type, left[i], right[i], left[i + 1], right[i + 1]);
                i++;
            }
        }
        return result;
    }
}

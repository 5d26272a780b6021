package org.heddle.mpi.collective;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reductions to rank 0, and what goes out from there. */
final class Trees {
    private Trees() {}

    /** In the order of ranks, as operations that do not commute need it: a binomial tree. The result is at rank 0. */
    static byte[] binomial(Round round, Operand operand, byte[] own) {
        byte[] sum = own;
        for (int distance = 1; distance < round.size(); distance *= 2) {
            if ((round.rank() & distance) != 0) {
                round.send(sum, operand, round.rank() - distance);
                return sum;
            }
            if (round.rank() + distance < round.size()) {
                sum = operand.combine(sum, round.recv(own.length, operand, round.rank() + distance));
            }
        }
        return sum;
    }

    /** The fixed order of {@link Algorithm#TREE}. The result is at rank 0. */
    static byte[] fixed(Round round, Operand operand, byte[] own, int arity) {
        byte[] sum = new byte[0];
        for (int child : children(round, arity)) {
            byte[] theirs = round.recv(own.length, operand, child);
            sum = sum.length == 0 ? theirs : operand.combine(sum, theirs);
        }
        sum = children(round, arity).isEmpty() ? own : operand.combine(sum, own);
        if (round.rank() > 0) {
            round.send(sum, operand, (round.rank() - 1) / arity);
        }
        return sum;
    }

    /** Down the same tree from rank 0. */
    static byte[] broadcast(Round round, Operand operand, byte[] data, int arity) {
        byte[] result = round.rank() == 0 ? data : round.recv(data.length, operand, (round.rank() - 1) / arity);
        for (int child : children(round, arity)) {
            round.send(result, operand, child);
        }
        return result;
    }

    /** Each rank's part of what rank 0 has, in the order of ranks. */
    static byte[] parts(Round round, Operand operand, byte[] all, int[] counts) {
        byte[] own = new byte[0];
        int start = 0;
        for (int rank = 0; rank < round.size(); rank++) {
            int end = start + counts[rank] * operand.bytes();
            if (round.rank() == 0 && rank == 0) {
                own = Arrays.copyOfRange(all, start, end);
            } else if (round.rank() == 0) {
                round.send(Arrays.copyOfRange(all, start, end), operand, rank);
            } else if (round.rank() == rank) {
                own = round.recv(end - start, operand, 0);
            }
            start = end;
        }
        return own;
    }

    private static List<Integer> children(Round round, int arity) {
        List<Integer> children = new ArrayList<>();
        for (long child = (long) round.rank() * arity + 1;
                child <= (long) round.rank() * arity + arity && child < round.size();
                child++) {
            children.add((int) child);
        }
        return children;
    }
}

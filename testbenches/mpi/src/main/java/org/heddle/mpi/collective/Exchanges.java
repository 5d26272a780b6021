package org.heddle.mpi.collective;

import java.util.Arrays;
import java.util.Optional;
import org.heddle.mpi.Mpi;

/** Reductions whose result is everywhere at once. */
final class Exchanges {
    private Exchanges() {}

    /**
     * Recursive doubling, in the order of ranks. Beyond a power of two, some even ranks first hand their data to the odd one
     * behind them, and get the result from it.
     */
    static byte[] recursiveDoubling(Round round, Operand operand, byte[] own) {
        int power = Integer.highestOneBit(round.size());
        int extra = round.size() - power;
        int rank = round.rank();
        if (rank < 2 * extra && rank % 2 == 0) {
            round.send(own, operand, rank + 1);
            return round.recv(own.length, operand, rank + 1);
        }
        byte[] sum = own;
        if (rank < 2 * extra) {
            sum = operand.combine(round.recv(own.length, operand, rank - 1), own);
        }
        int member = rank < 2 * extra ? rank / 2 : rank - extra;
        for (int distance = 1; distance < power; distance *= 2) {
            int partner = member ^ distance;
            int partnerRank = partner < extra ? 2 * partner + 1 : partner + extra;
            byte[] theirs = round.exchange(sum, partnerRank, sum.length, operand, partnerRank);
            sum = partner < member ? operand.combine(theirs, sum) : operand.combine(sum, theirs);
        }
        if (rank < 2 * extra) {
            round.send(sum, operand, rank - 1);
        }
        return sum;
    }

    /** The ring: part p is summed from rank p + 1 round to rank p, then goes round once more. Commutative operations only. */
    static byte[] ring(Round round, Operand operand, byte[] own) {
        int size = round.size();
        int rank = round.rank();
        int right = (rank + 1) % size;
        int left = (rank + size - 1) % size;
        byte[] data = own.clone();
        for (int step = 0; step < 2 * size - 2; step++) {
            Part out = part(operand, size, rank - step - 1);
            Part in = part(operand, size, rank - step - 2);
            byte[] sent = Arrays.copyOfRange(data, out.from, out.to);
            byte[] received = round.exchange(sent, right, in.to - in.from, operand, left);
            if (step < size - 1) {
                received = operand.combine(received, Arrays.copyOfRange(data, in.from, in.to));
            }
            System.arraycopy(received, 0, data, in.from, received.length);
        }
        return data;
    }

    private record Part(int from, int to) {}

    /** Whole instances; the parts differ by one at most. */
    private static Part part(Operand operand, int parts, int index) {
        long number = Math.floorMod(index, parts);
        int from = (int) (operand.count() * number / parts) * operand.bytes();
        int to = (int) (operand.count() * (number + 1) / parts) * operand.bytes();
        return new Part(from, to);
    }

    /** Returns the reduction of the data of the ranks below this one, or empty at rank 0. */
    static Optional<byte[]> exScan(Round round, Operand operand, byte[] own) {
        byte[] sum = scan(round, operand, own);
        int rank = round.rank();
        int above = rank + 1 < round.size() ? rank + 1 : Mpi.PROC_NULL;
        if (rank == 0) {
            round.send(sum, operand, above);
            return Optional.empty();
        }
        return Optional.of(round.exchange(sum, above, own.length, operand, rank - 1));
    }

    /** Returns the reduction of the data of ranks 0 to this one, in the order of ranks. */
    static byte[] scan(Round round, Operand operand, byte[] own) {
        byte[] sum = own;
        for (int distance = 1; distance < round.size(); distance *= 2) {
            int below = round.rank() - distance;
            int above = round.rank() + distance < round.size() ? round.rank() + distance : Mpi.PROC_NULL;
            if (below >= 0) {
                sum = operand.combine(round.exchange(sum, above, sum.length, operand, below), sum);
            } else if (above != Mpi.PROC_NULL) {
                round.send(sum, operand, above);
            }
        }
        return sum;
    }
}

package org.heddle.mpi.collective;

import java.util.Optional;
import org.heddle.mpi.collective.Round.Kind;
import org.heddle.mpi.operation.Op;

/**
 * Executes reductions: by the network interfaces where they can, otherwise by an algorithm in software. Data are packed.
 *
 * @param rounds the rank's calls
 * @param offload what the network interfaces do
 * @param algorithm of software, for results that everybody gets
 * @param arity children of an inner rank for {@link Algorithm#TREE}
 */
record Reductions(Rounds rounds, Offload offload, Algorithm algorithm, int arity) {
    /** The result at the root, nothing elsewhere. */
    Optional<byte[]> toRoot(Operand operand, byte[] own, Op op, int root) {
        int rank = rounds.rank();
        long number = rounds.reserve();
        Optional<byte[]> offloaded = offload.reduce(Kind.REDUCE, op, operand, own, root);
        if (offloaded.isPresent()) {
            return rank == root ? offloaded : Optional.empty();
        }
        Round round = rounds.next(Kind.REDUCE, CallNote.of(op).to(root), number);
        byte[] result = Trees.binomial(round, operand, own);
        if (root != 0 && rank == 0) {
            round.send(result, operand, root);
        }
        if (rank != root) {
            return Optional.empty();
        }
        return Optional.of(root == 0 ? result : round.recv(own.length, operand, 0));
    }

    /** The result, with the same bits everywhere. */
    byte[] toAll(Operand operand, byte[] own, Op op) {
        long number = rounds.reserve();
        return offload.reduce(Kind.ALL_REDUCE, op, operand, own, 0)
                .orElseGet(() -> inSoftware(number, operand, own, op));
    }

    private byte[] inSoftware(long number, Operand operand, byte[] own, Op op) {
        Round round = rounds.next(Kind.ALL_REDUCE, CallNote.of(op).by(algorithm, arity), number);
        return switch (algorithm) {
            case TREE -> tree(round, operand, own, op);
            case RECURSIVE_DOUBLING -> Exchanges.recursiveDoubling(round, operand, own);
            case RING ->
                op.isCommutative()
                        ? Exchanges.ring(round, operand, own)
                        : Exchanges.recursiveDoubling(round, operand, own);
        };
    }

    private byte[] tree(Round round, Operand operand, byte[] own, Op op) {
        byte[] sum = op.isCommutative() ? Trees.fixed(round, operand, own, arity) : Trees.binomial(round, operand, own);
        return Trees.broadcast(round, operand, sum, arity);
    }
}

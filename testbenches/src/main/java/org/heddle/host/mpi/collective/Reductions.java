package org.heddle.host.mpi.collective;

import java.util.Optional;
import org.heddle.host.mpi.collective.Round.Kind;

/**
 * Who reduces, and by which algorithm: the network interfaces where they can, software otherwise. Data are packed.
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
        Optional<byte[]> offloaded = offload.reduce("reduce", op, operand, own);
        if (offloaded.isPresent()) {
            return rank == root ? offloaded : Optional.empty();
        }
        Round round = rounds.next(Kind.REDUCE, CallNote.of(op).to(root));
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
        return offload.reduce("allReduce", op, operand, own).orElseGet(() -> inSoftware(operand, own, op));
    }

    private byte[] inSoftware(Operand operand, byte[] own, Op op) {
        Round round = rounds.next(Kind.ALL_REDUCE, CallNote.of(op).by(algorithm, arity));
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

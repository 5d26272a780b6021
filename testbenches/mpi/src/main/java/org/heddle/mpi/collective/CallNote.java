package org.heddle.mpi.collective;

import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;

/**
 * Arguments of a call that all ranks must give alike, besides its kind, counts and types; they travel with every message of the call.
 *
 * @param bits [3:0] number of the operation, 0 for none; [15:4] root or algorithm, 0 for none
 */
record CallNote(int bits) {
    static final CallNote NONE = new CallNote(0);

    private static final int OPERATIONS = 16;
    private static final int OTHERS = 1 << 12;
    private static final int ARITIES = OTHERS / 4;

    static CallNote of(Op op) {
        return new CallNote(op.number());
    }

    /** The same of a call with a root; roots are told apart up to 4,095 ranks. */
    CallNote to(int root) {
        return new CallNote(bits + OPERATIONS * (1 + root % (OTHERS - 1)));
    }

    /** The same of a call that goes about it in one of several ways. */
    CallNote by(Algorithm algorithm, int arity) {
        int shape = algorithm == Algorithm.TREE ? arity % ARITIES : 0;
        return new CallNote(bits + OPERATIONS * (algorithm.code() * ARITIES + shape));
    }

    private int operation() {
        return bits % OPERATIONS;
    }

    /** The error of a call that another rank has made with another note; {@code isRooted}: whether calls of the kind have a root. */
    MpiException mismatch(CallNote theirs, boolean isRooted, String calls) {
        if (theirs.operation() != operation()) {
            return new MpiException(
                    ErrorClass.ERR_OP,
                    calls + ": the one reduces by " + Op.name(theirs.operation()) + ", the other by "
                            + Op.name(operation()) + "; all ranks must give the same operation");
        }
        if (isRooted) {
            return new MpiException(
                    ErrorClass.ERR_ROOT,
                    calls + ": the one has root " + (theirs.bits / OPERATIONS - 1) + ", the other root "
                            + (bits / OPERATIONS - 1) + "; all ranks must give the same root");
        }
        return new MpiException(
                ErrorClass.ERR_ARG,
                calls + ": the one goes by " + theirs.algorithm() + ", the other by " + algorithm()
                        + "; all ranks must make their collective operations alike");
    }

    private String algorithm() {
        Algorithm algorithm = Algorithm.of(bits / OPERATIONS / ARITIES);
        int arity = bits / OPERATIONS % ARITIES;
        return algorithm + (algorithm == Algorithm.TREE ? " of arity " + arity : "");
    }
}

package org.heddle.experiment.offload.reproduce;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.heddle.mpi.operation.Op;

/** The operations that the ALU has, as users type them. */
public enum OperationKind {
    SUM(Op.SUM),
    MIN(Op.MIN),
    MAX(Op.MAX),
    MINLOC(Op.MINLOC),
    MAXLOC(Op.MAXLOC),
    LAND(Op.LAND),
    LOR(Op.LOR),
    LXOR(Op.LXOR),
    BAND(Op.BAND),
    BOR(Op.BOR),
    BXOR(Op.BXOR);

    private final Op op;

    OperationKind(Op op) {
        this.op = op;
    }

    /** All of them, as users type them. */
    public static List<String> names() {
        return Arrays.stream(values())
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    /** The one of a name. */
    public static Optional<OperationKind> of(String name) {
        return Arrays.stream(values())
                .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    /** MPI's operation. */
    public Op op() {
        return op;
    }

    /** Whether its elements are values with their indices. */
    public boolean isLocated() {
        return this == MINLOC || this == MAXLOC;
    }

    /** Whether MPI has it for floating-point values too. */
    public boolean isForFloats() {
        return EnumSet.of(SUM, MIN, MAX, MINLOC, MAXLOC).contains(this);
    }
}

package org.heddle.nic.mpc.list;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Coded;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/** Operation of an update: what the element in memory becomes. The codes are those of {@link ReductionOperation}, and one beside them. */
public enum UpdateOperation implements Coded {
    /** Sum of the element and the operand. */
    SUM(ReductionOperation.SUM),
    /** The smaller of both. */
    MINIMUM(ReductionOperation.MINIMUM),
    /** The larger of both. */
    MAXIMUM(ReductionOperation.MAXIMUM),
    /** 1 if both are not 0, else 0. */
    LOGICAL_AND(ReductionOperation.LOGICAL_AND),
    /** 1 if any is not 0, else 0. */
    LOGICAL_OR(ReductionOperation.LOGICAL_OR),
    /** 1 if exactly one is not 0, else 0. */
    LOGICAL_XOR(ReductionOperation.LOGICAL_XOR),
    /** Bits that are 1 in both, of integers. */
    BITWISE_AND(ReductionOperation.BITWISE_AND),
    /** Bits that are 1 in any, of integers; with an operand of 0 the element stays. */
    BITWISE_OR(ReductionOperation.BITWISE_OR),
    /** Bits that are 1 in exactly one, of integers. */
    BITWISE_XOR(ReductionOperation.BITWISE_XOR),
    /** The operand. */
    REPLACE();

    private static final int REPLACE_CODE = 11;

    private final Optional<ReductionOperation> reduction;

    UpdateOperation(ReductionOperation reduction) {
        this.reduction = Optional.of(reduction);
    }

    UpdateOperation() {
        this.reduction = Optional.empty();
    }

    @Override
    public int code() {
        return reduction.map(ReductionOperation::code).orElse(REPLACE_CODE);
    }

    /** Returns the operation by which the ALU carries it out; empty if none is needed. */
    public Optional<ReductionOperation> reduction() {
        return reduction;
    }

    /** Returns whether a node carries it out on elements of a type. */
    public boolean allows(ElementType type) {
        return reduction.map(operation -> operation.allows(type)).orElse(true);
    }

    /**
     * Returns in hardware whether a node carries out an operation on elements of a type.
     *
     * @param operation 4 bits: a code, or none
     * @param element 3 bits: code of an {@link ElementType}, or none
     */
    static Bool allows(UInt operation, UInt element) {
        Bool allowed = element.ne(element);
        for (ElementType type : ElementType.values()) {
            Bool any = operation.ne(operation);
            for (UpdateOperation each : values()) {
                any = each.allows(type) ? any.or(operation.eq(each.code())) : any;
            }
            allowed = allowed.or(element.eq(type.code()).and(any));
        }
        return allowed;
    }
}

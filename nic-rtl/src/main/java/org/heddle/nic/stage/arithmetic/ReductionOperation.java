package org.heddle.nic.stage.arithmetic;

import org.heddle.hdl.option.Coded;

/** Operation of a reduction on two elements. */
public enum ReductionOperation implements Coded {
    /** Sum: floats rounded to nearest even, integers modulo 2^width. */
    SUM(0),
    /** The smaller; floats as IEEE 754-2019 minimum: a NaN wins, -0 is less than +0. */
    MINIMUM(1),
    /** The larger; floats as IEEE 754-2019 maximum: a NaN wins, +0 is more than -0. */
    MAXIMUM(2),
    /** Pairs {value, location}: the smaller value with its location, of equal values the lowest location. */
    MINIMUM_LOCATION(3),
    /** Pairs {value, location}: the larger value with its location, of equal values the lowest location. */
    MAXIMUM_LOCATION(4),
    /** 1 if both are not 0, else 0. */
    LOGICAL_AND(5),
    /** 1 if any is not 0, else 0. */
    LOGICAL_OR(6),
    /** 1 if exactly one is not 0, else 0. */
    LOGICAL_XOR(7),
    BITWISE_AND(8),
    BITWISE_OR(9),
    BITWISE_XOR(10);

    private final int code;

    ReductionOperation(int code) {
        this.code = code;
    }

    @Override
    public int code() {
        return code;
    }

    /** Whether its elements are pairs of a value and an unsigned location as wide as the value. */
    public boolean hasLocation() {
        return this == MINIMUM_LOCATION || this == MAXIMUM_LOCATION;
    }

    /**
     * Whether MPI lets it meet elements of a type: bits of floats have no meaning. The ALU itself would treat them as bits; whoever
     * accepts a reduction refuses it.
     */
    public boolean allows(ElementType type) {
        boolean isBitwise = this == BITWISE_AND || this == BITWISE_OR || this == BITWISE_XOR;
        return !(isBitwise && type.isFloating());
    }
}

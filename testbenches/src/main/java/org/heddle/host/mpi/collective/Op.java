package org.heddle.host.mpi.collective;

import org.heddle.host.mpi.datatype.Datatype;

/**
 * What a reduction computes.
 *
 * <p>Integers wrap. Logical operations take anything but 0 as true and yield 0 or 1. Floating point rounds to nearest even in its own
 * format; MAX and MIN are IEEE 754-2019 maximum and minimum (a NaN stays one, -0 is below +0); a NaN result is the canonical one.
 * MINLOC and MAXLOC compare by value, -0 equal to +0, a NaN before all else; of equal values the lowest index wins.
 */
public final class Op {
    /** Sum. */
    public static final Op SUM = new Op("SUM", Arithmetic.SUM);
    /** Product. */
    public static final Op PROD = new Op("PROD", Arithmetic.PROD);
    /** Largest. */
    public static final Op MAX = new Op("MAX", Arithmetic.MAX);
    /** Smallest. */
    public static final Op MIN = new Op("MIN", Arithmetic.MIN);
    /** Logical and. */
    public static final Op LAND = new Op("LAND", Arithmetic.LAND);
    /** Logical or. */
    public static final Op LOR = new Op("LOR", Arithmetic.LOR);
    /** Logical exclusive or. */
    public static final Op LXOR = new Op("LXOR", Arithmetic.LXOR);
    /** Bitwise and. */
    public static final Op BAND = new Op("BAND", Arithmetic.BAND);
    /** Bitwise or. */
    public static final Op BOR = new Op("BOR", Arithmetic.BOR);
    /** Bitwise exclusive or. */
    public static final Op BXOR = new Op("BXOR", Arithmetic.BXOR);
    /** Largest with its index; for pair types. */
    public static final Op MAXLOC = new Op("MAXLOC", true, type -> Location.kernel(type, true));
    /** Smallest with its index; for pair types. */
    public static final Op MINLOC = new Op("MINLOC", true, type -> Location.kernel(type, false));

    private final String name;
    private final boolean commutative;
    private final KernelFactory kernels;

    private Op(String name, Arithmetic arithmetic) {
        this(name, true, arithmetic::kernel);
    }

    private Op(String name, boolean commutative, KernelFactory kernels) {
        this.name = name;
        this.commutative = commutative;
        this.kernels = kernels;
    }

    /**
     * An operation of one's own.
     *
     * @param commute whether the ranks' order plays no part; else rank 0 comes first in every operation
     */
    public static Op create(UserFunction function, boolean commute) {
        return new Op("user operation", commute, type -> (in, inOut, count) -> function.call(in, inOut, count, type));
    }

    /** Whether the ranks' order plays no part. */
    public boolean isCommutative() {
        return commutative;
    }

    /** How it is computed for a type; ERR_OP if it is not defined. */
    Kernel kernel(Datatype type) {
        return kernels.kernel(type);
    }

    @Override
    public String toString() {
        return name;
    }
}

package org.heddle.mpi.operation;

import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/**
 * Operation that a reduction computes.
 *
 * <p>Integers wrap. Logical operations take anything but 0 as true and yield 0 or 1. Floating point rounds to nearest even in its own
 * format; MAX and MIN are IEEE 754-2019 maximum and minimum (a NaN stays one, -0 is below +0); a NaN result is the canonical one.
 * MINLOC and MAXLOC compare by value, -0 equal to +0, a NaN before all else; of equal values the lowest index wins.
 */
public final class Op {
    /** Sum. */
    public static final Op SUM = new Op(1, "SUM", ArithmeticKernels.SUM);
    /** Product. */
    public static final Op PROD = new Op(2, "PROD", ArithmeticKernels.PROD);
    /** Largest. */
    public static final Op MAX = new Op(3, "MAX", ArithmeticKernels.MAX);
    /** Smallest. */
    public static final Op MIN = new Op(4, "MIN", ArithmeticKernels.MIN);
    /** Logical and. */
    public static final Op LAND = new Op(5, "LAND", ArithmeticKernels.LAND);
    /** Logical or. */
    public static final Op LOR = new Op(6, "LOR", ArithmeticKernels.LOR);
    /** Logical exclusive or. */
    public static final Op LXOR = new Op(7, "LXOR", ArithmeticKernels.LXOR);
    /** Bitwise and. */
    public static final Op BAND = new Op(8, "BAND", ArithmeticKernels.BAND);
    /** Bitwise or. */
    public static final Op BOR = new Op(9, "BOR", ArithmeticKernels.BOR);
    /** Bitwise exclusive or. */
    public static final Op BXOR = new Op(10, "BXOR", ArithmeticKernels.BXOR);
    /** Largest with its index; for pair types. */
    public static final Op MAXLOC = new Op(11, "MAXLOC", true, type -> LocationKernels.kernel(type, true));
    /** Smallest with its index; for pair types. */
    public static final Op MINLOC = new Op(12, "MINLOC", true, type -> LocationKernels.kernel(type, false));

    /** Takes the operand instead; of one-sided operations alone. */
    public static final Op REPLACE = new Op(13, "REPLACE", false, Op::oneSidedOnly);
    /** Leaves what is there; of one-sided operations alone. */
    public static final Op NO_OP = new Op(0, "NO_OP", false, Op::oneSidedOnly);

    private static final int OF_ONES_OWN = 14;
    private static final Op[] PREDEFINED = {
        SUM, PROD, MAX, MIN, LAND, LOR, LXOR, BAND, BOR, BXOR, MAXLOC, MINLOC, REPLACE
    };

    private final int number;
    private final String name;
    private final boolean commutative;
    private final KernelFactory kernels;
    private boolean freed;

    private Op(int number, String name, ArithmeticKernels arithmetic) {
        this(number, name, true, arithmetic::kernel);
    }

    private Op(int number, String name, boolean commutative, KernelFactory kernels) {
        this.number = number;
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
        Require.given(function, ErrorClass.ERR_OP, "the function");
        int number = OF_ONES_OWN + (commute ? 1 : 0);
        return new Op(
                number, name(number), commute, type -> (in, inOut, count) -> function.call(in, inOut, count, type));
    }

    /**
     * Gives an operation of one's own up; what is under way goes on. MPI 4.1, section 6.9.5.
     *
     * @throws MpiException ERR_OP for a predefined operation, or one that is freed already
     */
    public void free() {
        requireUsable();
        if (number < OF_ONES_OWN) {
            throw new MpiException(ErrorClass.ERR_OP, "the predefined operation " + name + " cannot be freed");
        }
        freed = true;
    }

    private void requireUsable() {
        if (freed) {
            throw new MpiException(ErrorClass.ERR_OP, "the operation was freed: use it before free()");
        }
    }

    /** Whether the ranks' order plays no part. */
    public boolean isCommutative() {
        return commutative;
    }

    /** Returns its number, 1 and above in 4 bits; all user operations that commute share one, all others another one. */
    public int number() {
        return number;
    }

    /** Returns the name of an operation by its number. */
    public static String name(int number) {
        if (number >= OF_ONES_OWN) {
            return "a user operation that " + (number == OF_ONES_OWN ? "does not commute" : "commutes");
        }
        return number == 0 ? "none" : PREDEFINED[number - 1].name;
    }

    /** Returns how it is computed for a type; throws ERR_OP if it is not defined for that. */
    public Kernel kernel(Datatype type) {
        requireUsable();
        return kernels.kernel(type);
    }

    private static Kernel oneSidedOnly(Datatype type) {
        throw new MpiException(
                ErrorClass.ERR_OP,
                "REPLACE and NO_OP are no reductions: use them in accumulate and fetchAndOp of a window, or another operation");
    }

    /**
     * Returns how it is computed on elements of a window, which are the second operand and the result; MPI 4.1, section 12.3.4.
     *
     * @throws MpiException ERR_OP for an operation of one's own, or one that is not defined for the type
     */
    public Kernel kernelOnTarget(Datatype type) {
        if (number >= OF_ONES_OWN) {
            throw new MpiException(
                    ErrorClass.ERR_OP,
                    this
                            + " cannot be computed on a window, where the target's host does nothing: use a predefined operation");
        }
        if (this == NO_OP) {
            return (in, inOut, count) -> {};
        }
        if (this == REPLACE) {
            return (in, inOut, count) -> inOut.duplicate().put(0, in, 0, (int) (count * type.getSize()));
        }
        return kernel(type);
    }

    @Override
    public String toString() {
        return name;
    }
}

package org.heddle.gallery.rv32i;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * An instruction that is done, for tests and proofs.
 *
 * @param pc its address
 * @param next address of the one behind it
 * @param destination register that it writes, 0 for none
 * @param value what it writes there
 * @param source1 register of its first operand, 0 for none
 * @param value1 the first operand
 * @param source2 register of its second operand, 0 for none
 * @param value2 the second operand
 * @param cause why the core stops here; then nothing is written
 */
public record Retired(
        UInt pc,
        UInt next,
        UInt destination,
        UInt value,
        UInt source1,
        UInt value1,
        UInt source2,
        UInt value2,
        EnumValue<Cause> cause)
        implements Bundle {
    /** Returns the type. */
    public static BundleType<Retired> type() {
        return Types.bundle(
                Retired.class,
                Types.uint(32),
                Types.uint(32),
                Types.uint(5),
                Types.uint(32),
                Types.uint(5),
                Types.uint(32),
                Types.uint(5),
                Types.uint(32),
                Types.enumOf(Cause.class));
    }
}

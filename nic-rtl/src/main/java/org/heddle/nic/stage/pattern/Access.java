package org.heddle.nic.stage.pattern;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.enumOf;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;

/**
 * A checked access: every element lies inside the memory, but for those that a list is still to name.
 *
 * @param pattern how the elements lie
 * @param base 30 bits: byte address of the first element, of the list where there is one; a multiple of 4
 * @param stride 32 bits: bytes from one element to the next, two's complement; where there is a list, the address that its
 *     entries are counted from; unused when contiguous
 * @param sizeLog2 3 bits: element size is 2^sizeLog2 bytes, 4 to 128
 * @param bytes 16 bits: bytes of all elements, a multiple of 4; of the last element fewer than its size may take part
 */
public record Access(EnumValue<AccessPattern> pattern, UInt base, UInt stride, UInt sizeLog2, UInt bytes)
        implements Bundle {
    /** Width of a SO-DIMM byte address. */
    public static final int MEMORY_WIDTH = 29;
    /** Width of a byte address in a node: SO-DIMM memory, and the host's windows above it. */
    public static final int ADDRESS_WIDTH = MEMORY_WIDTH + 1;
    /** Bits of an offset within a host's window. */
    public static final int WINDOW_WIDTH = 12;
    /** Bits of a process's number within its node. */
    public static final int PROCESS_WIDTH = 1;
    /** Address of the windows, those of process 0 first: what is written there goes to a Prefetch Window, what is read comes from a Write Window. */
    public static final long WINDOWS = 1L << MEMORY_WIDTH;
    /** Width of a number of bytes of one command: up to 255 x 128. */
    public static final int BYTES_WIDTH = 16;

    private static final int LARGEST_SIZE_LOG2 = 7;

    public static BundleType<Access> type() {
        return bundle(
                Access.class, enumOf(AccessPattern.class), uint(ADDRESS_WIDTH), uint(32), uint(3), uint(BYTES_WIDTH));
    }

    /** Whether a list says where the elements lie. */
    public Bool isList() {
        return pattern.is(AccessPattern.LIST_4).or(pattern.is(AccessPattern.LIST_8));
    }

    /** Drives this access with another one that ends after so many bytes. */
    public void setPart(Access whole, UInt wantedBytes) {
        pattern.set(whole.pattern);
        base.set(whole.base);
        stride.set(whole.stride);
        sizeLog2.set(whole.sizeLog2);
        bytes.set(wantedBytes);
    }

    /** 8 bits: number of elements, a last one that is cut included. */
    public UInt elements() {
        return elementsIn(bytes);
    }

    /** 8 bits: number of its elements in so many bytes, a last one that is cut included. */
    public UInt elementsIn(UInt partBytes) {
        UInt sizeLessOne = sizeLessOne();
        return partBytes.addWrap(sizeLessOne.zext(BYTES_WIDTH)).shr(sizeLog2).trunc(8);
    }

    /** 7 bits: an element's bytes less one. */
    public UInt sizeLessOne() {
        // All ones moved down by the sizes that are missing.
        UInt ones = bytes.constant(BigInteger.valueOf((1 << LARGEST_SIZE_LOG2) - 1), LARGEST_SIZE_LOG2);
        return ones.shr(sizeLog2.not());
    }
}

package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.KeyContext;

/**
 * Whether a run lies inside a region, in 65 bits: one that wraps lies in none.
 *
 * <p>Latency: three cycles, in which the inputs stay. Proof: {@code key-bounds}.
 */
public final class KeyBounds extends Component {
    /** 64 bits: virtual address of the run. */
    public final UInt address;
    /** 32 bits: bytes of the run. */
    public final UInt bytes;
    /** 64 bits: virtual address of the region. */
    public final UInt base;
    /** 48 bits: bytes of the region. */
    public final UInt length;
    /** 1 if all of the run lies inside. */
    public final Bool isInside = out(bool());

    /** Compares with the widths of a {@link KeyContext}. */
    public KeyBounds() {
        this(KeyContext.LAYOUT.base.width(), 32, KeyContext.LAYOUT.length.width());
    }

    /**
     * Compares with other widths, for a proof.
     *
     * @param addressWidth bits of an address
     * @param bytesWidth bits of a run's bytes
     * @param lengthWidth bits of a region's bytes, more than those of a run's
     */
    KeyBounds(int addressWidth, int bytesWidth, int lengthWidth) {
        parameter("address", addressWidth);
        parameter("bytes", bytesWidth);
        parameter("length", lengthWidth);
        address = in(uint(addressWidth));
        bytes = in(uint(bytesWidth));
        base = in(uint(addressWidth));
        length = in(uint(lengthWidth));
        int endWidth = lengthWidth + 1;
        UInt offset = reg(uint(addressWidth + 1));
        offset.set(address.zext(addressWidth + 1).subWrap(base.zext(addressWidth + 1)));
        UInt end = reg(uint(endWidth));
        Bool begins = reg(bool());
        // A run that begins behind the longest region lies outside whatever it has; so the end fits one bit more.
        begins.set(offset.bits(addressWidth, lengthWidth).eq(0));
        end.set(offset.trunc(lengthWidth).zext(endWidth).addWrap(bytes.zext(endWidth)));
        Bool inside = reg(bool());
        inside.set(begins.and(end.le(length.zext(endWidth))));
        isInside.set(inside);
    }
}

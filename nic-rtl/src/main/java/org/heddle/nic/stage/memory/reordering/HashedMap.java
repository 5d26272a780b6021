package org.heddle.nic.stage.memory.reordering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.sodimm.LineMap;

/**
 * Spreads any regular walk through the memory over both modules and all their banks: 16-byte granules, module and bank
 * hashed from the whole address.
 *
 * <p>With a the byte address and Y = a >> 9: h = Y mod (x^3 + x + 1) over GF(2); bank = h[1:0]; module =
 * parity(a[8:4]) xor h[2]; {row, column} = {Y >> 2, a[8:5]}. The remainder of a polynomial division is linear, so that
 * each bit of h is the parity of a fixed set of address bits. The two lowest bits of Y are not stored: they, and a[4],
 * follow from bank and module, which makes the map a bijection (Rau, "Pseudo-randomly interleaved memory", ISCA 1991).
 */
public final class HashedMap implements LineMap {
    /** Address bit of Y's lowest bit, counted in bursts of 16 bytes. */
    private static final int HASHED_FROM = 5;

    private static final int HASHED_BITS = LineRequest.ADDRESS_WIDTH - 9;

    /** x^3 + x + 1, of degree 3. */
    private static final int POLYNOMIAL = 0b1011;

    private static final int DEGREE = 3;

    @Override
    public String name() {
        return "hashed";
    }

    @Override
    public int granuleBytes() {
        return 16;
    }

    @Override
    public Optional<Bool> startsInModule1(UInt burst) {
        return Optional.of(hash(burst, 2).xor(burst.bits(HASHED_FROM - 1, 0).reduceXor()));
    }

    @Override
    public UInt bank(UInt burst) {
        return hash(burst, 1).asUInt().cat(hash(burst, 0).asUInt());
    }

    @Override
    public UInt row(UInt burst) {
        return burst.bits(24, 11);
    }

    @Override
    public UInt column(UInt burst) {
        return burst.bits(10, HASHED_FROM + 2).cat(burst.bits(4, 1));
    }

    /** One bit of Y mod the polynomial: the parity of those bits of Y whose power of x leaves a remainder with that bit. */
    private static Bool hash(UInt burst, int bit) {
        List<UInt> chosen = new ArrayList<>();
        int remainder = 1; // of x^0
        for (int power = 0; power < HASHED_BITS; power++) {
            if ((remainder >> bit & 1) != 0) {
                chosen.add(burst.bits(HASHED_FROM + power, HASHED_FROM + power));
            }
            remainder <<= 1;
            remainder ^= (remainder >> DEGREE & 1) * POLYNOMIAL;
        }
        return Types.cat(chosen).reduceXor();
    }
}

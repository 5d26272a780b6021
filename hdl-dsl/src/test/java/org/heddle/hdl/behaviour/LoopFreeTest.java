package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.Test;

/** A word may depend on itself as long as no bit does. */
class LoopFreeTest {
    /** Each bit of the prefix needs the one below it, through the word. */
    static final class Prefix extends Component {
        Prefix() {
            UInt value = in(uint(8));
            UInt prefix = out(uint(8));
            UInt running = wire(uint(8));
            running.set(value.xor(running.trunc(7).shlGrow(1)));
            prefix.set(running);
        }
    }

    /** The halves of one port meet outside: low in to high out, and back in at the top. */
    static final class Folded extends Component {
        Folded() {
            UInt value = in(uint(4));
            UInt folded = out(uint(4));
            Swap swap = instance(new Swap());
            swap.both.set(swap.swapped.bits(7, 4).cat(value));
            folded.set(swap.swapped.trunc(4));
        }
    }

    static final class Swap extends Component {
        final UInt both = in(uint(8));
        final UInt swapped = out(uint(8));

        Swap() {
            swapped.set(both.trunc(4).addWrap(1).cat(both.bits(7, 4).addWrap(2)));
        }
    }

    /** Each bit needs bits above or below it alone, by way of shifts. */
    static final class Shifted extends Component {
        Shifted() {
            UInt value = in(uint(8));
            UInt amount = in(uint(2));
            UInt up = wire(uint(8));
            up.set(value.xor(up.shlWrap(lit(1, 2))));
            out("up", uint(8)).set(up);
            UInt down = wire(uint(8));
            down.set(value.xor(down.shr(lit(2, 4))));
            out("down", uint(8)).set(down);
            SInt sign = wire(sint(8));
            sign.set(value.bits(7, 7).cat(sign.shr(lit(2, 2)).asUInt().trunc(7)).asSInt());
            out("sign", uint(8)).set(sign.asUInt());
            UInt upBy = wire(uint(8));
            upBy.set(upBy.shlWrap(amount).trunc(7).cat(value.bits(0, 0)));
            out("upBy", uint(8)).set(upBy);
            UInt downBy = wire(uint(8));
            downBy.set(value.bits(7, 7).cat(downBy.shr(amount).bits(7, 1)));
            out("downBy", uint(8)).set(downBy);
        }
    }

    @Test
    void aRippleThroughTheBitsOfOneWordIsNoLoop() {
        Design<Prefix> design = Heddle.elaborate(Prefix::new);
        for (int value = 0; value < 256; value += 7) {
            int prefix = 0;
            for (int i = 0, parity = 0; i < 8; i++) {
                parity ^= value >> i & 1;
                prefix |= parity << i;
            }
            List<Map<String, BigInteger>> rows = List.of(Map.of("value", BigInteger.valueOf(value)));
            assertThat(Reference.run(design, rows).get(0)).containsEntry("prefix", BigInteger.valueOf(prefix));
        }
    }

    @Test
    void aPathThatEntersAnInstanceTwiceIsNoLoop() {
        Design<Folded> design = Heddle.elaborate(Folded::new);
        List<Map<String, BigInteger>> rows = List.of(Map.of("value", BigInteger.valueOf(9)));
        assertThat(Reference.run(design, rows).get(0)).containsEntry("folded", BigInteger.valueOf(12));
        assertThat(Icarus.run(design, rows).get(0)).containsEntry("folded", BigInteger.valueOf(12));
    }

    @Test
    void aShiftBringsOnlyTheBitsThatItMoves() {
        Design<Shifted> design = Heddle.elaborate(Shifted::new);
        List<Map<String, BigInteger>> rows =
                List.of(Map.of("value", BigInteger.valueOf(0b1001_0001), "amount", BigInteger.ONE));
        assertThat(Reference.run(design, rows).get(0))
                .containsEntry("up", BigInteger.valueOf(0b1000_1111)) // parity of the bits up to here
                .containsEntry("down", BigInteger.valueOf(0b1011_1110)) // of every second one from here
                .containsEntry("sign", BigInteger.valueOf(0b1111_1111))
                .containsEntry("upBy", BigInteger.valueOf(0b0101_0101)) // two places up in each round
                .containsEntry("downBy", BigInteger.valueOf(0b1010_1010));
    }
}

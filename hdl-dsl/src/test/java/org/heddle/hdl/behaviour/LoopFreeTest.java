package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
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
}

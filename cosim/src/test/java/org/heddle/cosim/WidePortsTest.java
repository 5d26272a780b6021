package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The design inverts each input; the oracle is BigInteger. */
class WidePortsTest {
    private Simulation sim;

    @BeforeEach
    void open() {
        sim = Simulation.open(Designs.wide());
    }

    @AfterEach
    void close() {
        sim.close();
    }

    @Test
    void valuesOfEveryWidthCrossUnharmed() {
        Random random = new Random(7);
        for (int width : Designs.WIDE_WIDTHS) {
            Port in = sim.port("w" + width);
            Port out = sim.port("n" + width);
            BigInteger all = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);
            BigInteger[] values = {
                BigInteger.ZERO,
                all,
                BigInteger.ONE,
                BigInteger.ONE.shiftLeft(width - 1),
                new BigInteger(width, random),
                new BigInteger(width, random)
            };
            for (BigInteger value : values) {
                sim.poke(in, value);
                sim.settle();
                assertThat(sim.peekInteger(in)).isEqualTo(value);
                assertThat(sim.peekInteger(out)).as("width %d", width).isEqualTo(value.xor(all));
                sim.expect(out, value.xor(all));
            }
        }
    }

    @Test
    void wordsOfAWidePortAreReadAndWrittenWithoutBigInteger() {
        Port in = sim.port("w130");
        sim.pokeWord(in, 0, 0x0123456789abcdefL);
        sim.pokeWord(in, 1, -1L);
        sim.pokeWord(in, 2, 2);
        sim.settle();
        Port out = sim.port("n130");
        assertThat(sim.peekWord(out, 0)).isEqualTo(~0x0123456789abcdefL);
        assertThat(sim.peekWord(out, 1)).isZero();
        assertThat(sim.peekWord(out, 2)).isEqualTo(1);
        assertThat(sim.peekInteger(in)).isEqualTo(new BigInteger("2ffffffffffffffff0123456789abcdef", 16));
    }

    @Test
    void valuesThatDoNotFitAreRefused() {
        assertThatThrownBy(() -> sim.poke(sim.port("w65"), BigInteger.ONE.shiftLeft(65)))
                .hasMessageContaining("does not fit port \"w65\" of 65 bits");
        assertThatThrownBy(() -> sim.poke(sim.port("w65"), BigInteger.ONE.negate()))
                .hasMessageContaining("value -1 does not fit");
        assertThatThrownBy(() -> sim.pokeWord(sim.port("w65"), 1, 2)).hasMessageContaining("does not fit");
        assertThatThrownBy(() -> sim.pokeWord(sim.port("w65"), 2, 0)).hasMessageContaining("words 0 to 1: word=2");
        assertThatThrownBy(() -> sim.peek(sim.port("w65"))).hasMessageContaining("more than a long");
    }
}

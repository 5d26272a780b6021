package org.heddle.hdl.lib.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.option.ReadUnderWrite;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParityTest {
    /** The parity of one word, and whether another one belongs to it. */
    private static final class Checker extends Component {
        private final UInt word;
        private final UInt found;
        private final UInt foundParity;
        private final UInt parity;
        private final Bool isWrong = out(bool());

        Checker(Parity code) {
            word = in(uint(code.width()));
            found = in(uint(code.width()));
            foundParity = in(uint(code.lanes()));
            parity = out(uint(code.lanes()));
            parity.set(code.of(word));
            isWrong.set(code.isWrong(found, foundParity));
        }
    }

    /** The definition: a bit of parity for each lane, by counting. */
    private static BigInteger parity(BigInteger word, int width, int lanes) {
        BigInteger parity = BigInteger.ZERO;
        for (int bit = 0; bit < width; bit++) {
            parity = word.testBit(bit) ? parity.flipBit(bit % lanes) : parity;
        }
        return parity;
    }

    @ParameterizedTest
    @CsvSource({"64, 8", "9, 1", "10, 4", "8, 8", "1, 1", "67, 3"})
    void everyBitThatFlipsIsSeenInTheWordAndInItsParity(int width, int lanes) {
        var design = Heddle.elaborate(() -> new Checker(new Parity(width, lanes)));
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(width);
        for (int round = 0; round < 4; round++) {
            BigInteger word = new BigInteger(width, random);
            BigInteger parity = parity(word, width, lanes);
            bench.poke("word", word);
            assertThat(bench.peek("parity")).isEqualTo(parity);
            assertThat(isWrong(bench, word, parity)).isFalse();
            for (int bit = 0; bit < width; bit++) {
                assertThat(isWrong(bench, word.flipBit(bit), parity))
                        .as("bit %d of the word", bit)
                        .isTrue();
            }
            for (int bit = 0; bit < lanes; bit++) {
                assertThat(isWrong(bench, word, parity.flipBit(bit)))
                        .as("bit %d of the parity", bit)
                        .isTrue();
            }
        }
    }

    private static boolean isWrong(Bench bench, BigInteger word, BigInteger parity) {
        bench.poke("found", word);
        bench.poke("foundParity", parity);
        return bench.isOne("isWrong");
    }

    /** As one particle leaves them. */
    @Test
    void everyBurstOfNoMoreBitsThanLanesIsSeen() {
        Bench bench = new Bench(Heddle.elaborate(() -> new Checker(new Parity(64, 8))));
        BigInteger word = new BigInteger(64, new Random(5));
        BigInteger stored = word.or(parity(word, 64, 8).shiftLeft(64));
        BigInteger ofWord = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
        for (int low = 0; low < 72; low++) {
            for (int burst = 1; burst < 256; burst += 2) {
                BigInteger flipped = stored.xor(BigInteger.valueOf(burst).shiftLeft(low));
                if (flipped.bitLength() <= 72) {
                    assertThat(isWrong(bench, flipped.and(ofWord), flipped.shiftRight(64)))
                            .as("burst %x from bit %d on", burst, low)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void lanesThatCoverNothingAndWordsOfAnotherWidthAreRefused() {
        assertThatThrownBy(() -> new Parity(0, 1)).hasMessage("width must be >= 1: width=0");
        assertThatThrownBy(() -> new Parity(8, 0)).hasMessageContaining("lanes=0, width=8");
        assertThatThrownBy(() -> new Parity(8, 9)).hasMessageContaining("1 to width of them: lanes=9, width=8");
        assertThatThrownBy(() -> Heddle.elaborate(OtherWidth::new))
                .hasStackTraceContaining(
                        "the word has 9 bits where its parity is made for 8: make the Parity for that width");
        assertThatThrownBy(() -> new ParityMemory(new Parity(8, 1), 1, ReadUnderWrite.UNDEFINED))
                .hasMessageContaining("depth must be >= 2: depth=1");
    }

    private static final class OtherWidth extends Component {
        OtherWidth() {
            UInt word = in(uint(9));
            UInt parity = out(uint(2));
            parity.set(new Parity(8, 2).of(word));
        }
    }
}

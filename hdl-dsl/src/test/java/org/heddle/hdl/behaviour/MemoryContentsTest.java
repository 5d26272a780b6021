package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.Test;

class MemoryContentsTest {
    private static final int DEPTH = 80;

    /** Two memories with contents, and a port whose name the index of a loop would have. */
    static final class Tables extends Component {
        Tables(List<BigInteger> contents) {
            UInt address = in(uint(7));
            Bool words_word = in(bool());
            UInt word = out(uint(70));
            UInt last = out(uint(3));
            Memory<UInt> words = memory(uint(70), DEPTH).init(contents);
            Memory<UInt> few = memory(uint(3), 15).init(5);
            when(words_word, () -> words.write(address, lit(0, 70)));
            word.set(words.read(address));
            last.set(few.read(address.bits(3, 0)));
        }
    }

    @Test
    void sixteenEqualWordsAndMoreAreALoop() {
        Design<Tables> design = Heddle.elaborate(() -> new Tables(contents()));
        Lint.requireClean(design);
        assertThat(design.verilog().files().get(0).text().lines().map(String::strip))
                .anyMatch(line -> line.startsWith("integer words_word_;"))
                .containsSequence(
                        "for (words_word_ = 18; words_word_ < 34; words_word_ = words_word_ + 1)",
                        "words[words_word_] = 70'h3fffffffffffffffff;",
                        "words[34] = 70'd10;",
                        "for (words_word_ = 35; words_word_ < 80; words_word_ = words_word_ + 1)",
                        "words[words_word_] = 70'd0;",
                        "end");
    }

    @Test
    void everyWordIsThereAtTheStart() {
        Design<Tables> design = Heddle.elaborate(() -> new Tables(contents()));
        List<Map<String, BigInteger>> rows = IntStream.range(0, DEPTH)
                .mapToObj(address -> Map.of("address", BigInteger.valueOf(address), "words_word", BigInteger.ZERO))
                .toList();
        for (var outputs : List.of(Icarus.run(design, rows), Reference.run(design, rows))) {
            assertThat(outputs).extracting(row -> row.get("word")).isEqualTo(contents());
        }
    }

    /** Three different words, fifteen equal ones, sixteen equal ones, one more, and zeros to the end. */
    private static List<BigInteger> contents() {
        List<BigInteger> words = new ArrayList<>(List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.TWO));
        words.addAll(Collections.nCopies(15, BigInteger.valueOf(7)));
        words.addAll(Collections.nCopies(16, BigInteger.ONE.shiftLeft(70).subtract(BigInteger.ONE)));
        words.add(BigInteger.TEN);
        words.addAll(Collections.nCopies(DEPTH - words.size(), BigInteger.ZERO));
        return words;
    }
}

package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wide literals and contents of memories, written as texts. */
class NumberTextTest {
    @TempDir
    private Path folder;

    private static final class Wide extends Component {
        final UInt value = out(uint(80));

        Wide(String digits) {
            UInt constant = lit(digits, 80);
            value.set(constant);
        }
    }

    private static final class Table extends Component {
        final UInt address = in(uint(2));
        final UInt word = out(uint(12));

        Table(Path file) {
            Memory<UInt> words = memory(uint(12), 4).initFromHex(file);
            word.set(words.read(address));
        }
    }

    private static BigInteger value(String digits) {
        return Reference.run(Heddle.elaborate(() -> new Wide(digits)), List.of(Map.of()))
                .get(0)
                .get("value");
    }

    @ParameterizedTest
    @CsvSource({
        "0x0123_4567_89ab_cdef_0123,5373003642731685151011",
        "0b1000_0000,128",
        "0B1,1",
        "1_000_000,1000000",
        "0XFFFF,65535",
        "007,7",
    })
    void aNumberIsReadWithItsDigitsInGroups(String digits, String expected) {
        assertThat(value(digits)).isEqualTo(new BigInteger(expected));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_1", "1_", "0x", "0x_1", "0b2", "12ab", "-1", " 1", "0xg"})
    void whatIsNoNumberIsRefusedAtItsLine(String digits) {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Wide(digits)))
                .hasMessageContaining("HDL002 (NumberTextTest.java:")
                .hasMessageContaining("\"" + digits + "\" is no number: write digits behind 0x, 0b or nothing");
    }

    @Test
    void aNumberThatIsTooWideIsRefused() {
        assertThatThrownBy(() -> value("0x1_0000_0000_0000_0000_0000"))
                .hasMessageContaining("does not fit 80 unsigned bits");
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("words.hex"), text);
    }

    @Test
    void aFileGivesTheWordsOfAMemoryInEverySimulator() throws IOException {
        Path file = file("// three words\n1_2 /* 99\n 98 */ abc\n@3 F\n");
        Design<Table> design = Heddle.elaborate(() -> new Table(file));
        List<Map<String, BigInteger>> rows = LongStream.range(0, 4)
                .mapToObj(i -> Map.of("address", BigInteger.valueOf(i)))
                .toList();
        List<Map<String, BigInteger>> answers = Reference.run(design, rows);
        assertThat(answers.stream().map(row -> row.get("word").intValue())).containsExactly(0x12, 0xabc, 0, 0xf);
        assertThat(Icarus.run(design, rows)).isEqualTo(answers);
        Lint.requireClean(design);
    }

    @ParameterizedTest
    @CsvSource({
        "'1 2\n3 4x', 'line 2: 4x is no hexadecimal number'",
        "'1 2 3 4 5', 'line 1: a word for address 4 of a memory of 4'",
        "'@ffffffffff 1', 'line 1: a word for address 1099511627775 of a memory of 4'",
        "'1\n2\n1234', 'initial word 2, 4660, does not fit 12 unsigned bits'",
    })
    void aFileThatDoesNotFitIsRefused(String text, String reason) throws IOException {
        Path file = file(text);
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Table(file)))
                .hasMessageContaining("(NumberTextTest.java:")
                .hasMessageContaining(reason);
    }

    @Test
    void aFileThatIsNotThereIsRefused() {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Table(folder.resolve("gone.hex"))))
                .hasMessageContaining("HDL022 (NumberTextTest.java:")
                .hasMessageContaining("gone.hex, which cannot be read: name a file that is there");
    }
}

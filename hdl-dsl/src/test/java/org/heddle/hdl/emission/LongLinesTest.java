package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Test;

class LongLinesTest {
    private static final String MESSAGE = "a message of more words than any line has room for is still one string, "
            + "since Verilog knows no other way to write one, and so it stays as long as its author made it";

    static final class LongNames extends Component {
        final Vec<UInt> someRatherLongNameOfAnInput = in(vec(6, uint(8)));
        final Bool another = in(bool());
        final UInt theGreatestOfAllThatWereGiven = out(uint(8));
        final Bool everyOneOfThemIsTheSame = out(bool());

        LongNames() {
            List<UInt> all = someRatherLongNameOfAnInput.elements();
            Bool same = all.get(0)
                    .eq(all.get(1))
                    .and(all.get(1).eq(all.get(2)))
                    .and(all.get(2).eq(all.get(3)));
            everyOneOfThemIsTheSame.set(same.and(all.get(3).eq(all.get(4)).or(another)));
            theGreatestOfAllThatWereGiven.set(mux(
                            another,
                            all.get(0).and(all.get(1)),
                            all.get(2).and(all.get(3)).or(all.get(4)))
                    .xor(all.get(5)));
            assertAlways(another.or(all.get(0).eq(0)), MESSAGE);
        }
    }

    @Test
    void codeEndsBefore112ColumnsAndStringsStayWhole() {
        var design = Heddle.elaborate(LongNames::new);
        VerilogFile file = design.verilog().files().get(0);
        List<String> lines = file.text().lines().toList();
        assertThat(lines).filteredOn(line -> line.contains(MESSAGE)).hasSize(1);
        assertThat(lines.stream().filter(line -> !line.contains(MESSAGE)).map(line -> line.replaceFirst("  //.*", "")))
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(112));
        assertThat(lines).filteredOn(line -> line.startsWith("      ")).hasSizeGreaterThan(3);
        Lint.requireClean(design);
    }

    @Test
    void everyPieceOfALineHasItsJavaLine() {
        VerilogFile file = Heddle.elaborate(LongNames::new).verilog().files().get(0);
        List<String> lines = file.text().lines().toList();
        int first = lines.indexOf(lines.stream()
                .filter(line -> line.contains("assign everyOne"))
                .findFirst()
                .orElseThrow());
        assertThat(lines.get(first)).doesNotContain("LongLinesTest.java");
        assertThat(lines.get(first + 1)).contains("LongLinesTest.java");
        assertThat(file.siteOf(first + 1)).isPresent().isEqualTo(file.siteOf(first + 2));
    }
}

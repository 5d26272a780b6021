package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.offload.tree.PlacePool;
import org.heddle.verify.mutate.fault.Fault;
import org.heddle.verify.mutate.fault.FaultKind;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.heddle.verify.mutate.fault.Mutant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EquivalentsTest {
    private static final VerilogDesign DESIGN =
            Heddle.elaborate(() -> new PlacePool(4)).verilog();
    private static final ModuleSource POOL = pool();

    private static ModuleSource pool() {
        Map<String, ModuleSource> modules = ModuleSource.of(DESIGN);
        return modules.get(DESIGN.top());
    }

    private static Mutant changed(String words, String replacement) {
        int start = POOL.text().indexOf(words);
        assertThat(start).as(words).isPositive();
        return new Mutant(
                POOL, 0, new Fault(FaultKind.OPERATOR, "by hand", start, start + words.length(), replacement));
    }

    private static Equivalents judge(String arguments) {
        return new Equivalents(Duration.ofSeconds(60), ArguedMutants.parse(arguments));
    }

    @Test
    void anotherWayToSayTheSameIsProven() throws IOException {
        assertThat(judge("").isProven(changed("fresh != 3'd4", "!(fresh == 3'd4)"), DESIGN))
                .isTrue();
    }

    @Tag("whole")
    @Test
    void whatOnlyDiffersInStatesThatAreNeverReachedIsProven() throws IOException {
        assertThat(judge("").isProven(changed("fresh != 3'd4", "fresh < 3'd4"), DESIGN))
                .isTrue();
    }

    @Test
    void aDifferenceIsNeverProvenAway() throws IOException {
        assertThat(judge("").isProven(changed("fresh != 3'd4", "fresh != 3'd3"), DESIGN))
                .isFalse();
        assertThat(judge("").isProven(changed("fresh + 3'd1", "fresh + 3'd2"), DESIGN))
                .isFalse();
        assertThat(judge("").isProven(changed("takesFresh ? fresh[1:0]", "takesFresh ? ~fresh[1:0]"), DESIGN))
                .isFalse();
    }

    @Test
    void aNumberInAnotherBaseIsTheSameWithoutATool() throws IOException {
        Equivalents withoutTime = new Equivalents(Duration.ofMillis(1), ArguedMutants.parse(""));
        assertThat(withoutTime.isProven(changed("fresh != 3'd4", "fresh != 3'h4"), DESIGN))
                .isTrue();
        assertThat(withoutTime.isProven(changed("fresh != 3'd4", "fresh != 3'h5"), DESIGN))
                .isFalse();
    }

    @Test
    void aReasonInWritingHoldsForItsMutantAlone() throws IOException {
        Mutant argued = changed("fresh != 3'd4", "fresh != 3'd3");
        Equivalents judge = judge("# why\n" + ArguedMutants.key(argued) + " nobody asks for the last place\n");
        assertThat(judge.isArgued(argued)).isTrue();
        assertThat(judge.isArgued(changed("fresh != 3'd4", "fresh != 3'd2"))).isFalse();
    }
}

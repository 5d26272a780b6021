package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
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
        return changed(POOL, words, replacement);
    }

    private static Mutant changed(ModuleSource module, String words, String replacement) {
        int start = module.text().indexOf(words);
        assertThat(start).as(words).isPositive();
        return new Mutant(
                module, 0, new Fault(FaultKind.OPERATOR, "by hand", start, start + words.length(), replacement));
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

    /** Passes on what came a cycle ago. */
    private static final class Held extends Component {
        final UInt in = in(uint(4));
        final UInt out = out(uint(4));

        Held() {
            UInt kept = reg(uint(4)).init(3);
            kept.set(in);
            out.set(kept);
        }
    }

    /** Looks at what it holds from the second cycle behind the reset on, or at once. */
    private static final class Looking extends Component {
        final UInt in = in(uint(4));
        final UInt out = out(uint(4));

        Looking(boolean atOnce) {
            Bool looks = reg(bool()).init(atOnce);
            looks.set(true);
            Held held = instance("held", new Held());
            held.in.set(in);
            out.set(mux(looks, held.out, lit(0, 4)));
        }
    }

    @Test
    void whatTheWholeNeverShowsIsProvenAlthoughItsModuleDiffers() throws IOException {
        for (boolean atOnce : new boolean[] {false, true}) {
            VerilogDesign design = Heddle.elaborate(() -> new Looking(atOnce)).verilog();
            Mutant otherReset = changed(ModuleSource.of(design).get("Held"), "kept <= 4'd3", "kept <= 4'd2");
            assertThat(judge("").isProven(otherReset, design)).isEqualTo(!atOnce);
        }
    }
}

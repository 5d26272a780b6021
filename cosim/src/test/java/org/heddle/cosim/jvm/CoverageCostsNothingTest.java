package org.heddle.cosim.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.heddle.cosim.jvm.code.CompiledDesign;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.verilog.ProbedModule;
import org.junit.jupiter.api.Test;

/** A design that counts nothing is compiled as if coverage did not exist. */
class CoverageCostsNothingTest {
    /** Counts up, or to an end. */
    static final class Counter extends Component {
        final Bool up = in(bool());
        final UInt count = out(uint(8));

        Counter() {
            UInt state = reg(uint(8)).init(0);
            when(up, () -> state.set(state.addWrap(1))).elseWhen(state.eq(9), () -> state.set(4));
            count.set(state);
            cover(state.eq(7), "seven");
        }
    }

    @Test
    void whereCoverageIsOffTheBytesOfTheCodeAreTheSameAndWithItTheOnlyOtherFieldsAreThoseOfProbes() {
        Design<Counter> design = Heddle.elaborate(Counter::new);
        Map<String, byte[]> plain =
                CompiledDesign.of(design.circuit(), PlanOptions.FAST).files();
        CompiledDesigns.Compiled probed = CompiledDesigns.probed(design.circuit(), PlanOptions.FAST.opened());
        Map<String, byte[]> off =
                CompiledDesigns.of(design.circuit(), PlanOptions.FAST, false).files();
        assertThat(off.keySet()).isEqualTo(plain.keySet());
        off.forEach((name, bytes) -> assertThat(bytes).as(name).isEqualTo(plain.get(name)));
        assertThat(probed.design().files().keySet()).isEqualTo(plain.keySet());
        String own = "s" + design.circuit().module("Counter").signals().size();
        assertThat(text(plain)).doesNotContain(own);
        assertThat(text(probed.design().files())).contains(own);
    }

    @Test
    void probesLeaveEachSignalAndStatementOfAModuleAsItWas() {
        Design<Counter> design = Heddle.elaborate(Counter::new);
        ProbedModule module = ProbedModule.of(design.circuit()).get("Counter");
        assertThat(module).isNotNull();
        var before = design.circuit().module("Counter");
        assertThat(module.definition().signals().subList(0, before.signals().size()))
                .isEqualTo(before.signals());
        assertThat(module.definition().body()).isEqualTo(before.body());
        assertThat(module.definition().memories()).isEqualTo(before.memories());
        assertThat(module.definition()
                        .signals()
                        .subList(
                                before.signals().size(),
                                module.definition().signals().size()))
                .isNotEmpty()
                .allMatch(signal -> org.heddle.hdl.verilog.CoverageProbe.isProbe(signal.name()));
    }

    private static String text(Map<String, byte[]> files) {
        StringBuilder text = new StringBuilder();
        files.values().forEach(bytes -> text.append(new String(bytes, StandardCharsets.ISO_8859_1)));
        return text.toString();
    }
}

package org.heddle.verify.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A slice of what {@code ./heddle equivalence} proves. */
@Tag("slow")
class EquivalenceTest {
    private static final Equivalence EQUIVALENCE = new Equivalence(Duration.ofMinutes(2));

    private static Design<?> design(String name) {
        return Heddle.elaborate(Examples.all().stream()
                .filter(example -> example.name().equals(name))
                .findFirst()
                .orElseThrow()
                .constructor());
    }

    @ParameterizedTest
    @ValueSource(strings = {"skid-buffer-64", "queue-16x64", "round-robin-4x64", "packet-store-4"})
    void theSimplifiedTextMeansWhatWasWritten(String name) throws IOException {
        Design<?> design = design(name);
        assertThat(design.plainVerilog().files()).isNotEqualTo(design.verilog().files());
        assertThat(EQUIVALENCE.compare(design.plainVerilog(), design.verilog()))
                .allSatisfy(verdict ->
                        assertThat(verdict.isProven()).as(verdict.toString()).isTrue())
                .allSatisfy(verdict -> assertThat(verdict.points()).isPositive());
    }

    @Test
    void aTextThatMeansSomethingElseIsNotProven() throws IOException {
        Design<?> design = design("queue-16x64");
        List<VerilogFile> wrong = design.verilog().files().stream()
                .map(file -> new VerilogFile(
                        file.name(), file.text().replace("used <= used + ", "used <= used - "), file.lineSites()))
                .toList();
        List<ModuleVerdict> verdicts = EQUIVALENCE.compare(
                design.plainVerilog(),
                new VerilogDesign(
                        design.verilog().top(), wrong, design.verilog().ports()));
        assertThat(verdicts).singleElement().satisfies(verdict -> {
            assertThat(verdict.result()).isEqualTo(ModuleVerdict.Result.OPEN);
            assertThat(verdict.detail()).contains("used");
        });
    }

    @Test
    void aModuleThatTakesTooLongIsSaidToBeLate() throws IOException {
        Design<?> design = design("skid-buffer-64");
        assertThat(new Equivalence(Duration.ofMillis(1)).compare(design.plainVerilog(), design.verilog()))
                .allSatisfy(verdict -> assertThat(verdict.result()).isEqualTo(ModuleVerdict.Result.LATE));
    }
}

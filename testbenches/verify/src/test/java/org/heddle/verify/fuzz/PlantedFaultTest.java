package org.heddle.verify.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.heddle.verify.fuzz.engine.Difference;
import org.heddle.verify.fuzz.engine.Differential;
import org.heddle.verify.fuzz.engine.Engine;
import org.heddle.verify.fuzz.engine.IcarusEngine;
import org.heddle.verify.fuzz.shrink.Shrinker;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random circuits find mistakes of the emitter: one engine of the four is enough, and few circuits. */
@Tag("slow")
class PlantedFaultTest {
    private static final List<Engine> ENGINES = List.of(new IcarusEngine());

    private static Fuzzer.Outcome hunt(EmitterFault fault) {
        Fuzzer.Settings settings = new Fuzzer.Settings(1, 240, Duration.ofMinutes(10), 24, 1, true);
        return new Fuzzer(settings, batch -> ENGINES, fault, line -> {}).run();
    }

    @ParameterizedTest
    @EnumSource
    void everyPlantedFaultIsFoundWithinAFewHundredCircuits(EmitterFault fault) {
        Fuzzer.Outcome outcome = hunt(fault);
        assertThat(outcome.differences()).as(fault.toString()).isNotEmpty();
        long needed = outcome.differences().get(0).plan().seed();
        System.out.println("fuzz finds " + fault + " with circuit " + needed + " of " + outcome.circuits());
    }

    @Test
    void aDifferenceShrinksToACircuitThatAPersonCanRead() throws IOException {
        EmitterFault fault = EmitterFault.ARITHMETIC_SHIFT_AS_LOGICAL;
        Difference found = hunt(fault).differences().get(0);
        Difference shrunk = new Shrinker(new Differential(fault), ENGINES, Duration.ofMinutes(5)).shrink(found);
        assertThat(new Differential(fault).run(List.of(shrunk.plan()), ENGINES)).hasSize(1);
        assertThat(PlanText.of(shrunk.plan()).lines().count()).isLessThanOrEqualTo(12);
        assertThat(PlanText.of(shrunk.plan())).contains("SInt.shr(");
        assertThat(Report.text(shrunk))
                .contains("Icarus differs from the interpreter on circuit "
                        + found.plan().seed() + ": cycle ")
                .endsWith("Again: ./heddle fuzz --seed " + found.plan().seed() + " --circuits 1\n");
    }
}

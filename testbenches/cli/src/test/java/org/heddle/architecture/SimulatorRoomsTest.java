package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.heddle.cosim.Simulation;
import org.junit.jupiter.api.Test;

/** Keeps what a simulation is made of below it. */
class SimulatorRoomsTest {
    @Test
    void noPackageBelowTheSimulationKnowsIt() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAnyPackage(
                        "org.heddle.cosim.tool..",
                        "org.heddle.cosim.cache..",
                        "org.heddle.cosim.build..",
                        "org.heddle.cosim.foreign..",
                        "org.heddle.cosim.stop..",
                        "org.heddle.cosim.engine..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.heddle.cosim")
                .because("models are built and run natively whoever drives them")
                .check(ReadHouse.CLASSES);
    }

    @Test
    void theSimulationHoldsItsPartsAndInheritsNone() {
        assertThat(Simulation.class.getSuperclass()).isEqualTo(Object.class);
    }
}

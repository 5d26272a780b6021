package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.heddle.cosim.Simulation;
import org.junit.jupiter.api.Test;

/** Keeps what a simulation is made of below it. */
class SimulatorRoomsTest {
    private static final JavaClasses COSIM = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.heddle.cosim");

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
                .check(COSIM);
    }

    @Test
    void theSimulationHoldsItsPartsAndInheritsNone() {
        assertThat(Simulation.class.getSuperclass()).isEqualTo(Object.class);
    }
}

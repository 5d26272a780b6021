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
                        "org.heddle.cosim.engine..",
                        "org.heddle.cosim.choice..",
                        "org.heddle.cosim.jvm..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.heddle.cosim")
                .because("models are built and run natively whoever drives them")
                .check(ReadHouse.CLASSES);
    }

    @Test
    void theEngineInsideTheJvmTouchesNothingNative() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAPackage("org.heddle.cosim.jvm..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("com.sun.jna..", "org.heddle.cosim.tool..", "org.heddle.cosim.foreign..")
                .because("it runs where there is a JVM and nothing else")
                .check(ReadHouse.CLASSES);
    }

    @Test
    void plansOfTheEngineKnowNoBytecode() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAnyPackage("org.heddle.cosim.jvm.plan..", "org.heddle.cosim.jvm.model..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.objectweb.asm..", "org.heddle.cosim.jvm.code..")
                .because("what is computed when is decided before any code is made")
                .check(ReadHouse.CLASSES);
    }

    @Test
    void theSimulationHoldsItsPartsAndInheritsNone() {
        assertThat(Simulation.class.getSuperclass()).isEqualTo(Object.class);
    }
}

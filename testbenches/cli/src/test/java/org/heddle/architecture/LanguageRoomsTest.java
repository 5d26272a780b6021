package org.heddle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;

/** Keeps the arrows inside the language: none leads from what serves a designer's classes up to them. */
class LanguageRoomsTest {
    @Test
    void whatServesADesignersClassesKnowsNoneOfThem() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.heddle.hdl.blackbox..",
                        "org.heddle.hdl.check..",
                        "org.heddle.hdl.diagnostic..",
                        "org.heddle.hdl.drawing..",
                        "org.heddle.hdl.elaboration..",
                        "org.heddle.hdl.interpreter..",
                        "org.heddle.hdl.ir..",
                        "org.heddle.hdl.machine..",
                        "org.heddle.hdl.naming..",
                        "org.heddle.hdl.operation..",
                        "org.heddle.hdl.option..",
                        "org.heddle.hdl.scan..",
                        "org.heddle.hdl.verilog..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.heddle.hdl", "org.heddle.hdl.lib..", "org.heddle.hdl.registers..")
                .because("components and values are faces of what is built here, and are not needed to build it")
                .check(ReadHouse.CLASSES);
    }

    @Test
    void theCircuitAndTheDesignersLinesKnowNothingOfElaboration() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.heddle.hdl.diagnostic..",
                        "org.heddle.hdl.ir..",
                        "org.heddle.hdl.naming..",
                        "org.heddle.hdl.option..",
                        "org.heddle.hdl.scan..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.heddle.hdl.elaboration..", "org.heddle.hdl.operation..", "org.heddle.hdl.machine..")
                .because("they are what a module under construction is made of")
                .check(ReadHouse.CLASSES);
    }
}

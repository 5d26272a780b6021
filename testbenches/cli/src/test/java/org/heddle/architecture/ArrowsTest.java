package org.heddle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Keeps the arrows between the modules, and those inside the language; ARCHITECTURE.md draws them. */
@Tag("slow")
class ArrowsTest {
    private static final String USER_API = "org.heddle.hdl";
    private static final String LANGUAGE = "org.heddle.hdl..";
    private static final String NIC = "org.heddle.nic..";
    private static final String COSIM = "org.heddle.cosim..";
    private static final String HOST = "org.heddle.host..";
    private static final String MPI = "org.heddle.mpi..";
    private static final String VERIFY = "org.heddle.verify..";
    private static final String[] OUTSIDE = {
        "org.heddle.device..",
        MPI,
        HOST,
        "org.heddle.report..",
        VERIFY,
        "org.heddle.testbench..",
        "org.heddle.experiment..",
        "org.heddle.cli.."
    };
    private static final String[] EXPERIMENTS = {"org.heddle.testbench..", "org.heddle.experiment..", "org.heddle.cli.."
    };

    private static String[] and(String[] packages, String... more) {
        return Stream.concat(Arrays.stream(packages), Arrays.stream(more)).toArray(String[]::new);
    }

    private static void check(ArchRule rule) {
        rule.allowEmptyShould(true).check(ReadHouse.CLASSES); // a package may still be waiting for its first class
    }

    @Test
    void theLanguageKnowsNoNicSimulatorOrExperiment() {
        check(noClasses()
                .that()
                .resideInAPackage(LANGUAGE)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(and(OUTSIDE, NIC, COSIM))
                .because("a designer uses the language alone: it knows no NIC, no simulator and no tool"));
    }

    @Test
    void theHardwareKnowsOnlyTheLanguage() {
        check(noClasses()
                .that()
                .resideInAPackage(NIC)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(and(OUTSIDE, COSIM))
                .because("a NIC is a description: what simulates, drives or measures it stands outside"));
    }

    @Test
    void theSimulatorRunsAnyModuleAndKnowsNoNic() {
        check(noClasses()
                .that()
                .resideInAPackage(COSIM)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(and(OUTSIDE, NIC))
                .because("the simulator runs any module of the language, so no NIC may leak into it"));
    }

    @Test
    void theMemoryModelSharesNothingWithTheHardware() {
        check(classes()
                .that()
                .resideInAPackage("org.heddle.device..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.heddle.device..", "java..", "org.jspecify..")
                .because("a model that shared a constant with the controller would share its mistakes as well"));
    }

    @Test
    void toolsKnowTheLanguageAndTheSimulatorAndNoNic() {
        check(
                noClasses()
                        .that()
                        .resideInAPackage(VERIFY)
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(and(EXPERIMENTS, NIC, HOST, MPI, "org.heddle.device.."))
                        .because(
                                "designs and proofs come in through catalogues, so that anybody's can be proven and generated"));
    }

    @Test
    void onlyTheCommandLineKnowsTools() {
        check(noClasses()
                .that()
                .resideInAnyPackage(
                        LANGUAGE, NIC, COSIM, MPI, HOST, "org.heddle.testbench..", "org.heddle.experiment..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(VERIFY, "org.heddle.cli..")
                .because("an experiment measures, a tool judges; the command line offers both"));
    }

    @Test
    void driversKnowNoExperiment() {
        check(noClasses()
                .that()
                .resideInAPackage(HOST)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(EXPERIMENTS)
                .because("a driver serves every experiment, and a real board as well"));
    }

    @Test
    void timingKnowsNoNic() {
        check(noClasses()
                .that()
                .resideInAPackage("org.heddle.verify.timing..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(NIC, HOST, "org.heddle.cli..", "org.heddle.verify.synth..")
                .because("it times any design, and may move to where other designs are verified"));
    }

    @Test
    void driversReachTheirNodeThroughItsHostPortAlone() {
        check(noClasses()
                .that()
                .resideInAPackage(HOST)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(COSIM, "org.heddle.device..", "org.heddle.testbench..")
                .because("what drives a simulated node must drive a board, which has a host port and nothing else"));
    }

    @Test
    void mpiKnowsNoNicAndNoSimulator() {
        check(classes()
                .that()
                .resideInAPackage("org.heddle.mpi..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.heddle.mpi..", "java..", "org.jspecify..")
                .because("one MPI serves every NIC: a NIC's protocol implements its transport and is not known to it"));
    }

    @Test
    void whatLaunchesProgramsKnowsMpiAlone() {
        check(classes()
                .that()
                .resideInAPackage("org.heddle.launch..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "org.heddle.launch..", "org.heddle.mpi..", "org.objectweb.asm..", "java..", "org.jspecify..")
                .because("a program runs over any transport, and no network interface is to be seen by it"));
    }

    @Test
    void datatypesKnowNoCommunicatorAndRanksKnowNoMessages() {
        check(classes()
                .that()
                .resideInAPackage("org.heddle.mpi.datatype..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.heddle.mpi.datatype..", "org.heddle.mpi.error..", "java..", "org.jspecify..")
                .because("layouts are compiled to accesses of hardware without any communication"));
        check(classes()
                .that()
                .resideInAPackage("org.heddle.mpi.rank..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("org.heddle.mpi.rank..", "java..", "org.jspecify..")
                .because("rank programs are scheduled for drivers without MPI as well"));
    }

    @Test
    void compilingTypesToAccessesNeedsNoCommunicator() {
        check(noClasses()
                .that()
                .resideInAPackage("org.heddle.host.dimmnet2..")
                .and()
                .haveSimpleNameEndingWith("Compiler")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.heddle.mpi", "org.heddle.mpi.transport..", COSIM)
                .because("it is a pure function of two layouts"));
    }

    @Test
    void theCircuitKnowsNothingOfTheUserApiOrOfWhatReadsIt() {
        check(
                noClasses()
                        .that()
                        .resideInAPackage("org.heddle.hdl.ir..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(
                                USER_API, "org.heddle.hdl.lib..", "org.heddle.hdl.check..", "org.heddle.hdl.verilog..")
                        .because(
                                "the circuit is plain data: whoever builds, checks or prints it depends on it, never the reverse"));
    }

    @Test
    void theLanguageKnowsNothingOfWhatIsWrittenInIt() {
        check(noClasses()
                .that()
                .resideInAPackage(USER_API)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.heddle.hdl.lib..",
                        "org.heddle.hdl.flow..",
                        "org.heddle.hdl.area..",
                        "org.heddle.hdl.registers..")
                .because("its library uses only what a designer can use"));
    }

    @Test
    void theChecksKnowTheCircuitNotTheUserApi() {
        check(noClasses()
                .that()
                .resideInAPackage("org.heddle.hdl.check..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(USER_API, "org.heddle.hdl.lib..")
                .because("a rule judges the circuit, whichever front end made it"));
    }

    @Test
    void theEmitterKnowsTheCircuitNotTheUserApi() {
        check(noClasses()
                .that()
                .resideInAPackage("org.heddle.hdl.verilog..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(USER_API, "org.heddle.hdl.lib..", "org.heddle.hdl.check..")
                .because("the same circuit must give the same text, whichever front end made it"));
    }

    @Test
    void diagnosticsKnowNobody() {
        check(noClasses()
                .that()
                .resideInAPackage("org.heddle.hdl.diagnostic..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        USER_API,
                        "org.heddle.hdl.ir..",
                        "org.heddle.hdl.lib..",
                        "org.heddle.hdl.check..",
                        "org.heddle.hdl.verilog..")
                .because("everything that can complain uses them"));
    }
}

package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script on machines whose tools are too old, or that are no Debian: nothing is built with what cannot work. */
class FrontDoorVersionsTest {
    @TempDir
    Path folder;

    private MadeUpMachine machine;

    @BeforeEach
    void makeUpAMachine() throws IOException {
        machine = new MadeUpMachine(folder);
    }

    @AfterEach
    void removeTheLinks() throws IOException {
        machine.removeLinks();
    }

    @Test
    void theVerilatorOfUbuntu2204IsRefusedBeforeABuild() throws Exception {
        machine.tool("verilator", "Verilator 4.038 2020-07-11 rev v4.036-114-g0cd4a57ad");
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text().lines())
                .singleElement()
                .asString()
                .startsWith("heddle: Verilator 4.038 is too old (")
                .contains(
                        "Heddle needs 5.006 or newer. Debian 12, Ubuntu 24.04 and newer have it; elsewhere: https://");
        assertThat(machine.builtIn()).isEmpty();
    }

    @Test
    void allOldToolsAreToldAtOnce() throws Exception {
        machine.tool("g++", "8");
        machine.tool("yosys", "Yosys 0.9 (git sha1 1979e0b)");
        machine.tool("z3", "Z3 version 4.8.7 - 64 bit");
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text().lines()).hasSize(3);
        assertThat(answer.text())
                .contains("g++ 8 is too old")
                .contains("Heddle needs 9 or newer")
                .contains("Yosys 0.9 is too old")
                .contains("Heddle needs 0.23 or newer")
                .contains("Z3 4.8.7 is too old")
                .contains("Heddle needs 4.8.12 or newer");
    }

    @Test
    void newerToolsAreTakenWhateverElseTheyPrint() throws Exception {
        machine.tool("verilator", "Verilator 5.047 devel rev v5.046-12-gabcdef");
        machine.tool("g++", "15.1.0");
        machine.tool("yosys", "Yosys 0.33+34 (git sha1 2584903a060)");
        machine.tool("z3", "Z3 version 4.13.3 - 64 bit");
        assertThat(machine.heddle("--version").status()).isZero();
    }

    @Test
    void aToolThatDoesNotTellItsVersionIsQuoted() throws Exception {
        machine.tool("verilator", "cannot find verilator_bin");
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text())
                .contains("Verilator does not tell its version (")
                .contains("says: cannot find verilator_bin): Heddle needs 5.006 or newer.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verilator", "g++", "yosys", "z3"})
    void aToolThatFailsIsRefusedWhateverNumbersItPrints(String tool) throws Exception {
        machine.brokenTool(tool, "cannot load a library at line 193.");
        for (int call = 0; call < 2; call++) {
            MadeUpMachine.Answer answer = machine.heddle("--version");
            assertThat(answer.status()).isEqualTo(3);
            assertThat(answer.text().lines())
                    .singleElement()
                    .asString()
                    .containsPattern("heddle: \\S+ does not work: asked for its version, \\S+/" + Pattern.quote(tool)
                            + " ends with status 2 and says: cannot load a library at line 193\\.");
        }
        assertThat(machine.builtIn()).isEmpty();
    }

    @Test
    void toolsAreAskedOnceAndAgainWhenOneIsReplaced() throws Exception {
        machine.heddle("--version");
        assertThat(machine.called()).containsExactly("verilator", "g++", "yosys", "z3");
        machine.heddle("--version");
        assertThat(machine.called()).hasSize(4);
        machine.tool("yosys", "Yosys 0.9 (git sha1 1979e0b)");
        assertThat(machine.heddle("--version").status()).isEqualTo(3);
        assertThat(machine.heddle("--version").status()).isEqualTo(3);
    }

    @Test
    void anOldJdkIsNamedWithWhatIsNeeded() throws Exception {
        machine.jdk("jdk-11", "11.0.22");
        machine.replaceJdk("jdk-17", "jdk-11");
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text())
                .containsPattern("JDK 17 or newer \\(found 11 in .*/jvm/jdk-11\\) +package openjdk-17-jdk-headless");
    }

    @Test
    void aNewerJdkBesideAnOldOneIsTaken() throws Exception {
        machine.jdk("jdk-11", "11.0.22");
        machine.jdk("jdk-25", "25");
        machine.replaceJdk("jdk-17", "jdk-11");
        assertThat(machine.heddle("--version").status()).isZero();
    }

    @Test
    void perlStandsInForFlockAndSha256sum() throws Exception {
        machine.remove("flock");
        machine.remove("sha256sum");
        machine.link("perl");
        machine.link("shasum");
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).as(answer.text()).isZero();
        assertThat(answer.text()).contains("java: --version");
    }

    @Test
    void aLockThatAnotherHoldsIsWaitedForWithoutFlock() throws Exception {
        machine.remove("flock");
        machine.link("perl");
        machine.heddle("--version");
        Path lock = machine.checkout().resolve(".heddle/lock");
        Process holder = new ProcessBuilder("flock", lock.toString(), "sh", "-c", "echo locked; read word").start();
        try {
            assertThat(holder.inputReader().readLine()).isEqualTo("locked");
            Process waiting = machine.start(List.of(), "test");
            assertThat(waiting.inputReader().readLine())
                    .isEqualTo("heddle: another heddle is building or testing here: waiting for it.");
            holder.getOutputStream().write('\n');
            holder.getOutputStream().close();
            assertThat(waiting.inputReader().lines()).contains("java: test");
        } finally {
            holder.destroyForcibly();
        }
    }

    @Test
    void machinesWithoutAnyOfTheseAreToldWhatIsMissing() throws Exception {
        machine.remove("flock");
        machine.remove("sha256sum");
        MadeUpMachine.Answer answer = machine.heddle("--version");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text())
                .containsPattern("sha256sum, shasum or openssl +package coreutils")
                .containsPattern("flock or Perl +package util-linux");
    }

    @Test
    void withAJdkAndMavenAloneDesignsRunInsideTheJvm() throws Exception {
        for (String tool : List.of("verilator", "g++", "make", "yosys", "iverilog", "z3", "nextpnr-ice40")) {
            machine.remove(tool);
        }
        MadeUpMachine.Answer answer = machine.heddle("run", "--no-install");
        assertThat(answer.status()).as(answer.text()).isZero();
        assertThat(answer.text())
                .contains("heddle: without GNU C++ compiler, GNU make, Verilator, Yosys, Icarus Verilog, Z3,"
                        + " nextpnr for iCE40")
                .contains(": designs run inside the JVM.\n")
                .contains("java: run\n");
        assertThat(machine.heddle("synth").text()).contains("java: synth").doesNotContain("inside the JVM");
    }

    @Test
    void anOldToolIsRefusedAlsoWhereOthersAreMissing() throws Exception {
        machine.remove("verilator");
        machine.tool("yosys", "Yosys 0.9 (git sha1 1979e0b)");
        MadeUpMachine.Answer answer = machine.heddle("run");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text()).contains("Yosys 0.9 is too old");
    }

    @Test
    void aClockWithoutNanosecondsIsEnough() throws Exception {
        for (String seconds : new String[] {"1700000000N", "1700000000%N", "1700000000"}) {
            machine.remove("date");
            machine.tool("date", seconds);
            machine.set("HEDDLE_STATE", folder.resolve("state-" + seconds.length() + seconds.contains("%")));
            MadeUpMachine.Answer answer = machine.heddle("--version");
            assertThat(answer.status()).as(answer.text()).isZero();
            assertThat(answer.text()).contains("java: --version").doesNotContain("rror");
        }
    }
}

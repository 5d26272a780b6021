package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cli.shared.Home;
import org.heddle.cosim.tool.MissingToolException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script before the JVM, on machines that lack something: made of a PATH with chosen tools only. */
class FrontDoorTest {
    private static final Path SCRIPT = Home.find().root().resolve("heddle");
    private static final List<String> OF_EVERY_MACHINE = List.of("dirname", "readlink", "sed", "id");
    private static final List<String> TOOLS =
            List.of("javac", "mvn", "g++", "make", "verilator", "yosys", "iverilog", "z3", "nextpnr-ice40");

    @TempDir
    private Path path;

    private record Answer(int status, String text) {}

    @BeforeEach
    void aMachineWithEverything() throws IOException {
        for (String tool :
                Stream.concat(OF_EVERY_MACHINE.stream(), TOOLS.stream()).toList()) {
            Files.createSymbolicLink(path.resolve(tool), find(tool));
        }
    }

    /** JUnit would warn that the links lead out of its folder. */
    @AfterEach
    void removeTheLinks() throws IOException {
        for (String tool :
                Stream.concat(OF_EVERY_MACHINE.stream(), TOOLS.stream()).toList()) {
            Files.deleteIfExists(path.resolve(tool));
        }
    }

    private static Path find(String tool) {
        return ProgramsOnPath.find(tool)
                .orElseThrow(() -> new MissingToolException("a check", tool, tool, "is not on the PATH"));
    }

    private Answer heddle(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", SCRIPT.toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().put("PATH", path.toString());
        Process process = builder.start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Answer(process.waitFor(), text);
    }

    @Test
    void whatNothingWorksWithoutIsReportedWithItsPackageAndStatusThree() throws Exception {
        Files.delete(path.resolve("mvn"));
        Answer answer = heddle("--no-install", "help");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text())
                .containsPattern("Maven +package maven")
                .doesNotContain("Yosys")
                .contains("nothing was installed");
    }

    @Test
    void everyMissingToolIsReportedAtOnce() throws Exception {
        for (String tool : TOOLS) {
            Files.delete(path.resolve(tool));
        }
        Answer answer = heddle("help", "--no-install");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text())
                .containsPattern("JDK 17 or newer +package openjdk-17-jdk-headless")
                .containsPattern("Maven +package maven")
                .containsPattern("GNU C\\+\\+ compiler +package g\\+\\+")
                .containsPattern("GNU make +package make")
                .containsPattern("Verilator +package verilator")
                .containsPattern("Yosys +package yosys")
                .containsPattern("Icarus Verilog +package iverilog")
                .containsPattern("Z3 +package z3")
                .containsPattern("nextpnr for iCE40 +package nextpnr-ice40");
    }

    @Test
    void whereThereIsNoAptItNamesThePackagesAndStops() throws Exception {
        Files.delete(path.resolve("mvn"));
        Answer answer = heddle("help");
        assertThat(answer.status()).isEqualTo(3);
        assertThat(answer.text()).containsPattern("Maven +package maven").contains("with your own package manager");
    }
}

package org.heddle.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keeps packages small enough to be looked through, free of cycles, and the stages free of network interfaces. */
@Tag("slow")
class RoomsTest {
    private static final int MOST_FILES = 30;
    private static final Path ROOT = Path.of("../..");
    /**
     * Modules whose package is called as their programs import it: they alone share one, may have more files in it, and repeat simple
     * names of {@code org.heddle.mpi}.
     */
    private static final List<String> BINDINGS = List.of("testbenches/openmpi", "testbenches/mpijava");

    private static boolean isOfBinding(Path file) {
        return BINDINGS.stream().anyMatch(module -> ROOT.relativize(file).startsWith(module));
    }

    @Test
    void packagesKnowEachOtherInOneDirectionOnly() {
        slices().matching("org.heddle.(**)")
                .should()
                .beFreeOfCycles()
                .because("a package that is known by what it knows cannot be read, tested or taken away by itself")
                .check(ReadHouse.CLASSES);
    }

    /** By imports, too: javac leaves nothing of a constant that is used. */
    @ParameterizedTest
    @CsvSource({
        "stage,dimmnet2|offload|mpc|verbs|loopback|catalogue",
        "dimmnet2,offload|mpc|verbs|loopback|catalogue",
        "offload,dimmnet2|mpc|verbs|loopback|catalogue",
        "mpc,dimmnet2|offload|verbs|loopback|catalogue",
        "verbs,dimmnet2|offload|mpc|loopback|catalogue",
        "loopback,dimmnet2|offload|mpc|verbs|catalogue"
    })
    void noRoomOfHardwareImportsWhatItMustNotKnow(String room, String others) throws IOException {
        Pattern forbidden = Pattern.compile("import (static )?org\\.heddle\\.nic\\.(" + others + ")\\..*");
        List<String> found = new ArrayList<>();
        Path folder = ROOT.resolve("nic-rtl/src/main/java/org/heddle/nic").resolve(room);
        for (Path file : ReadHouse.javaFilesBelow(folder)) {
            for (String line : Files.readAllLines(file)) {
                if (forbidden.matcher(line).matches()) {
                    found.add(folder.relativize(file) + ": " + line);
                }
            }
        }
        assertThat(found).isEmpty();
    }

    @Test
    void aStageKnowsNoNetworkInterface() {
        noClasses()
                .that()
                .resideInAPackage("org.heddle.nic.stage..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.heddle.nic.dimmnet2..",
                        "org.heddle.nic.offload..",
                        "org.heddle.nic.mpc..",
                        "org.heddle.nic.verbs..",
                        "org.heddle.nic.loopback..",
                        "org.heddle.nic.catalogue..")
                .because("every network interface is built of the same stages")
                .check(ReadHouse.CLASSES);
    }

    @Test
    void networkInterfacesDoNotKnowEachOther() {
        slices().matching("org.heddle.nic.(dimmnet2|offload|mpc|verbs|loopback)..")
                .should()
                .notDependOnEachOther()
                .because("what two network interfaces share is a stage")
                .check(ReadHouse.CLASSES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hdl-dsl",
                "cosim",
                "testbenches/cli",
                "nic-rtl",
                "testbenches/mpi",
                "testbenches/launch",
                "testbenches/programs",
                "testbenches/models",
                "testbenches/report",
                "testbenches/hosts",
                "testbenches/experiments",
                "testbenches/verify",
                "testbenches/maven-plugin"
            })
    void aPackageHasNoMoreFilesThanAReaderLooksThrough(String module) throws IOException {
        Map<Path, Integer> files = new TreeMap<>();
        for (Path file : ReadHouse.javaFilesBelow(ROOT.resolve(module).resolve("src"))) {
            if (!file.toString().contains("resources")) {
                files.merge(ROOT.relativize(file.getParent()), 1, Integer::sum);
            }
        }
        assertThat(files).isNotEmpty();
        assertThat(files)
                .allSatisfy((folder, count) ->
                        assertThat(count).as("%s: files in one package", folder).isLessThanOrEqualTo(MOST_FILES));
    }

    @Test
    void noTwoClassesShareASimpleName() throws IOException {
        Map<String, List<Path>> byName = new TreeMap<>();
        for (Path file : ReadHouse.javaFilesBelow(ROOT)) {
            boolean isMain = file.toString().contains("/src/main/java/") && !file.endsWith("package-info.java");
            if (isMain && !isOfBinding(file)) {
                byName.computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
                        .add(ROOT.relativize(file));
            }
        }
        assertThat(byName).hasSizeGreaterThan(500);
        assertThat(byName.values()).allSatisfy(files -> assertThat(files).hasSize(1));
    }

    /** By imports and whole names: they are on no common class path. */
    @Test
    void bindingsAreThinLayersOverMpiAlone() throws IOException {
        Pattern known = Pattern.compile("org\\.heddle\\.(?!mpi\\b)\\w+");
        for (String module : BINDINGS) {
            Path sources = ROOT.resolve(module).resolve("src/main/java");
            List<Path> files = ReadHouse.javaFilesBelow(sources);
            assertThat(files).isNotEmpty();
            for (Path file : files) {
                assertThat(sources.relativize(file).getParent()).isEqualTo(Path.of("mpi"));
                assertThat(Files.readString(file)).as(file.toString()).doesNotContainPattern(known);
            }
        }
    }
}

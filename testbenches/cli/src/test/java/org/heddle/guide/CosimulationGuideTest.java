package org.heddle.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.junit.TestBench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** Tests that the page on testing hardware shows what happens. */
class CosimulationGuideTest {
    private static final Path MODULE = Path.of("").toAbsolutePath(); // tests run inside their module

    @TempDir
    Path folder;

    private final String page;

    CosimulationGuideTest() throws IOException {
        page = Files.readString(MODULE.resolve("../../docs/guide").resolve("testing-hardware.md"));
    }

    @Test
    void itsTestsAreTheOnesCompiledHere() throws IOException {
        String source = Files.readString(MODULE.resolve("src/test/java/org/heddle/guide/BeatCounterTest.java"));
        for (String test : source.substring(source.indexOf("    @HardwareTest")).split("(?m)^(?=    @HardwareTest)")) {
            String shown = test.replaceAll("(?m)^ {4}", "")
                    .replaceAll("\\n}\\s*$", "\n")
                    .strip();
            assertThat(page).contains(shown);
        }
    }

    @Test
    void theReportItShowsIsTheOneThatComes() throws IOException {
        Toolchain.installed(); // the page's report is Verilator's
        Throwable failure = EngineTestKit.engine("junit-jupiter")
                .configurationParameter("heddle.failures", folder.toString())
                .selectors(selectMethod(WrongBeatCounter.class, "countsToThreeHundred", TestBench.class.getName()))
                .execute()
                .testEvents()
                .failed()
                .list()
                .get(0)
                .getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow();
        assertThat(page).contains(failure.getMessage().replace(folder.toString(), "target/failures"));
        Path waves = folder.resolve("org.heddle.guide.WrongBeatCounter/countsToThreeHundred-0xe08216bc");
        assertThat(waves.resolve("BeatCounter.fst")).isNotEmptyFile();
        String save = Files.readString(waves.resolve("BeatCounter.gtkw"));
        assertThat(page)
                .contains(save.replace(folder.toString(), "target/failures").strip());
    }
}

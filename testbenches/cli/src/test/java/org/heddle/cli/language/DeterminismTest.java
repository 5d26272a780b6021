package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.shared.Home;
import org.heddle.verify.generate.Tree;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bytes depend on the circuits alone, not on the JVM that prints them. */
@Tag("slow")
class DeterminismTest {
    private static final Path ROOT = Home.find().root();

    @Test
    void oneNodeIsTheSameInEveryJvm(@TempDir Path folder) throws Exception {
        requireTheSame(folder, "loopback-node");
    }

    @Test
    @Tag("whole")
    void hashCodesLanguageLineEndsAndCharacterSetOfTheJvmLeaveNoTrace(@TempDir Path folder) throws Exception {
        requireTheSame(folder);
    }

    private static void requireTheSame(Path folder, String... tops) throws Exception {
        List<String> chosen = List.of(tops);
        Process plain =
                generate(folder.resolve("plain"), chosen, "-XX:hashCode=2"); // the same hash code for every object
        Process other = generate(
                folder.resolve("other"),
                chosen,
                "-XX:hashCode=3", // ascending hash codes
                "-Duser.language=tr", // upper case of i is not I
                "-Duser.country=TR",
                "-Dline.separator=\r\n",
                "-Dfile.encoding=ISO-8859-1",
                "-Duser.timezone=Asia/Tokyo",
                "-XX:+UseParallelGC");
        succeed(plain);
        succeed(other);
        assertThat(Tree.read(folder.resolve("other")))
                .isNotEmpty()
                .isEqualTo(Tree.read(folder.resolve("plain")))
                .allSatisfy(
                        (file, text) -> assertThat(text).doesNotContain("\r").endsWith("\n"));
    }

    private static Process generate(Path folder, List<String> tops, String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+UnlockExperimentalVMOptions");
        command.addAll(List.of(options));
        command.addAll(List.of("-Dheddle.home=" + ROOT, "-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("org.heddle.cli.HeddleCommand", "generate", "--out", folder.toString()));
        command.addAll(tops);
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static void succeed(Process process) throws IOException, InterruptedException {
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
    }
}

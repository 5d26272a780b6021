package org.heddle.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.heddle.cli.Answer;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.tool.ToolRun;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Projects outside this repository, as a user has them: made, tested and proven with what {@code ./heddle install} puts in place, without a
 * network, and with a Maven repository whose {@code org.heddle} was empty before.
 */
@Tag("slow")
class OutsideProjectTest {
    private static final Duration LIMIT = Duration.ofMinutes(10);

    @TempDir
    private static Path place;

    private static final Pattern DECLARED = Pattern.compile("(?:reg|wire) +(?:\\[.*?] *)?(\\w+)");

    private static TrialRepository trial;

    @BeforeAll
    static void install() throws IOException {
        trial = new TrialRepository(repository());
        Answer answer = Answer.to(
                "install",
                "--no-javadoc",
                "--repository",
                repository().toString(),
                "--prefix",
                place.resolve("local").toString());
        assertThat(answer.status()).as(answer.err()).isZero();
    }

    /** JUnit would warn that the links lead out of its folder. */
    @AfterAll
    static void removeLinks() throws IOException {
        trial.close();
    }

    private static Path repository() {
        return place.resolve("repository");
    }

    private static ToolRun run(Path folder, String... words) {
        List<String> command = new ArrayList<>(List.of(words));
        if (command.get(0).equals("heddle")) {
            command.set(0, place.resolve("local/bin/heddle").toString());
        } else {
            command.addAll(1, List.of("-o", "-q", "-B", "-Dmaven.repo.local=" + repository()));
        }
        return ToolRun.of(folder, LIMIT, command);
    }

    private static void assertDone(ToolRun run) {
        assertThat(run.succeeded()).as(run.output()).isTrue();
    }

    private static Path made(String name, String kind) {
        assertDone(run(place, "heddle", "new", name, "--with", kind));
        return place.resolve(name);
    }

    @Test
    void aNewProjectIsTestedGeneratedAndProven() throws IOException {
        Path demo = made("demo", "counter");
        assertDone(run(demo, "mvn", "verify"));
        assertThat(Files.readString(demo.resolve("target/surefire-reports/TEST-com.example.demo.BlinkerTest.xml")))
                .contains("tests=\"4\"", "failures=\"0\"", "errors=\"0\"", "skipped=\"0\"");
        assertThat(demo.resolve("target/heddle/verilog/Blinker/Blinker_10.v")).isNotEmptyFile();

        Files.createDirectories(demo.resolve(".mvn"));
        Files.writeString(demo.resolve(".mvn/maven.config"), "-o\n-Dmaven.repo.local=" + repository() + "\n");
        ToolRun mutants = run(demo, "heddle", "mutate", "Blinker(10)", "--count", "4");
        assertThat(mutants.output())
                .contains("mutants 0 to 3 of seed 1", "seen by com.example.demo.BlinkerTest", "Mutants: 4, Seen: ");

        // A planted fault: test and proof see it, and say how to see it again.
        Path source = demo.resolve("src/main/java/com/example/demo/Blinker.java");
        Files.writeString(source, Files.readString(source).replace("count.eq(period - 1)", "count.eq(period)"));
        ToolRun broken = run(demo, "mvn", "-Dmaven.test.failure.ignore=true", "verify");
        assertThat(broken.succeeded()).isFalse();
        assertThat(broken.output())
                .contains("reproduce: mvn test '-Dtest=com.example.demo.BlinkerTest#blinksInEachTenthEnabledCycle'")
                .contains("the count stays below the period", "Blinker.java:", "not proven: Blinker(10)");
        ToolRun command = run(demo, "heddle", "prove");
        assertThat(command.status()).isEqualTo(1);
        assertThat(command.output())
                .contains(
                        "Blinker(10): REFUTED",
                        demo.resolve("target/heddle/prove").toString());
    }

    @Test
    void theBuildFileForGradleIsThatOfThePage() throws IOException {
        Path root = Home.find().root();
        String build = Files.readString(root.resolve("docs/gradle/build.gradle"));
        assertThat(root.resolve("docs/guide/gradle.md")).content().contains("```groovy\n" + build + "```\n");
        assertThat(build).contains("def heddle = '" + Version.number() + "'");
        assertThat(root.resolve("pom.xml"))
                .content()
                .contains(">" + build.replaceFirst("(?s).*def junit = '([^']*)'.*", "$1") + "<");
    }

    /** Debian has a Gradle, which is nothing that the project needs: where it is, its build is run. */
    @Test
    void gradleIsGreenWhereItIsInstalled() throws IOException {
        boolean hasGradle = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "gradle")));
        if (hasGradle) {
            Path demo = made("graded", "counter");
            Files.copy(Home.find().root().resolve("docs/gradle/build.gradle"), demo.resolve("build.gradle"));
            ToolRun run = ToolRun.of(
                    demo, LIMIT, List.of("gradle", "--no-daemon", "-Dmaven.repo.local=" + repository(), "check"));
            assertDone(run);
            assertThat(run.output()).contains("4 tests successful", "0 tests failed");
        }
    }

    @Test
    void thePagesOfTheInstalledVersionAreOpened() throws IOException {
        ToolRun docs = run(place, "heddle", "docs");
        assertDone(docs);
        assertThat(Path.of(docs.output().strip())).isNotEmptyFile().startsWith(place.resolve("local/share/heddle"));
        assertThat(run(place, "heddle", "docs", "--no-api").output()).contains("--no-api belong to ./heddle docs");
    }

    /** One kind for all, and one design of the gallery: the other kinds and designs are {@link #theOtherKindsAndTheGalleryAreGreenAtOnce}. */
    @Test
    void anotherKindAndADesignOfTheGalleryAreGreenAtOnce() throws IOException {
        assertGreen(List.of("stream"), gallery().subList(0, 1));
    }

    @Tag("whole")
    @Test
    void theOtherKindsAndTheGalleryAreGreenAtOnce() throws IOException {
        assertGreen(List.of("uart", "axi", "stream"), gallery());
    }

    /** In one run of Maven, which takes most of the time of a short one. */
    private static void assertGreen(List<String> kinds, List<Path> designs) throws IOException {
        StringBuilder modules = new StringBuilder();
        for (String kind : kinds) {
            String name = kind + kinds.size();
            modules.append("<module>").append(made(name, kind).getFileName()).append("</module>");
        }
        for (Path design : designs) {
            modules.append("<module>").append(place.relativize(copied(design))).append("</module>");
        }
        Files.writeString(
                place.resolve("pom.xml"),
                "<project><modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>all</artifactId>"
                        + "<version>1</version><packaging>pom</packaging><modules>" + modules + "</modules></project>");
        try {
            assertDone(run(place, "mvn", "test"));
        } finally {
            Files.delete(place.resolve("pom.xml"));
        }
        for (Path design : designs) {
            assertClean(place.resolve("gallery").resolve(design.getFileName()));
        }
    }

    /** Three tools are content with each Verilog file, and nothing in it has a name that the language had to find. */
    private static void assertClean(Path design) throws IOException {
        ToolRun lint = run(design, "heddle", "lint");
        assertDone(lint);
        assertThat(lint.output()).contains("Verilator is content", "Icarus Verilog is content", "yosys is content");
        assertDone(run(design, "heddle", "generate"));
        try (Stream<Path> files = Files.walk(design.resolve("target/heddle/verilog"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".v")).toList()) {
                assertThat(DECLARED.matcher(Files.readString(file)).results().map(result -> result.group(1)))
                        .as(file.toString())
                        .isNotEmpty()
                        .noneMatch(
                                name -> name.matches("(instance|register|wire|memory|past)(_\\d+)?(_.*)?|read_\\d+"));
            }
        }
    }

    private static List<Path> gallery() throws IOException {
        try (Stream<Path> folders = Files.list(Home.find().root().resolve("gallery"))) {
            List<Path> designs = folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .sorted()
                    .toList();
            assertThat(designs).isNotEmpty();
            return designs;
        }
    }

    private static Path copied(Path design) throws IOException {
        Path target = place.resolve("gallery").resolve(design.getFileName());
        Files.createDirectories(target.getParent());
        try (Stream<Path> files = Files.walk(design)) {
            for (Path file : files.filter(each -> !each.startsWith(design.resolve("target")))
                    .toList()) {
                Path copy = target.resolve(design.relativize(file));
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
        return target;
    }

    @Test
    void whatBelongsToHeddleItselfIsRefusedWithTheWayOut() {
        ToolRun run = run(place, "heddle", "test");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.output()).contains("in a project of yours it is mvn test", "See 'heddle help test'.");
        ToolRun nothing = run(place, "heddle", "generate");
        assertThat(nothing.status()).isEqualTo(2);
        assertThat(nothing.output()).contains("is marked @TopLevel", "mvn test-compile");
        ToolRun help = run(place, "heddle", "help");
        assertThat(help.output())
                .contains("In a project of yours", "heddle prove")
                .doesNotContain("./heddle run");
        assertThat(help.output().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }
}

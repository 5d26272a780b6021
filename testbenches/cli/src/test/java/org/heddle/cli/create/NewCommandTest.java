package org.heddle.cli.create;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cli.Answer;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Projects that {@code heddle new} writes, and names that it refuses. */
class NewCommandTest {
    @TempDir
    private Path place;

    private static ProjectTemplate template(ProjectKind kind) {
        return new ProjectTemplate("demo", "com.acme.demo", kind, Version.number());
    }

    @ParameterizedTest
    @EnumSource
    void aProjectHasEverythingAndNoGaps(ProjectKind kind) throws IOException {
        Map<String, String> files = template(kind).files();
        assertThat(files)
                .containsKeys(
                        "pom.xml",
                        "README.md",
                        ".gitignore",
                        "mvnw",
                        "mvnw.cmd",
                        ".mvn/wrapper/maven-wrapper.properties",
                        ".github/workflows/test.yml",
                        ".run/Tests.run.xml",
                        ".vscode/tasks.json",
                        "src/main/java/com/acme/demo/" + kind.component() + ".java",
                        "src/test/java/com/acme/demo/" + kind.component() + "Test.java");
        files.forEach((name, text) -> {
            if (!name.startsWith("mvnw") && !name.startsWith(".mvn") && !name.endsWith(".yml")) {
                assertThat(text).as(name).doesNotContainPattern("@[a-z]+@");
            }
        });
        assertThat(files.get("pom.xml"))
                .contains("<groupId>com.acme.demo</groupId>", "<heddle.version>" + Version.number());
    }

    @Test
    void theFileForContinuousIntegrationInstallsHeddleBeforeItBuilds() throws IOException {
        String workflow = template(ProjectKind.COUNTER).files().get(".github/workflows/test.yml");
        assertThat(workflow)
                .doesNotContainPattern("@[a-z]+@")
                .containsSubsequence(
                        "actions/checkout@v4",
                        "apt-get install",
                        "git clone --depth 1 --branch \"v" + Version.number() + "\" \"$HEDDLE_SOURCE\"",
                        "./heddle install --no-javadoc",
                        "HEDDLE_SOURCE: https://",
                        "mvn -B verify");
        String source = workflow.replaceAll("(?s).*HEDDLE_SOURCE: (\\S+).*", "$1");
        assertThat(Files.readString(Home.find().root().resolve("pom.xml")))
                .contains("<connection>scm:git:" + source + "</connection>");
        assertThat(Answer.to("help", "install").out()).contains("--no-javadoc");
    }

    /** So that a machine that has built Heddle needs no network for a new project. */
    @Test
    void versionsOfMavensPluginsAndOfJUnitAreThoseThatHeddleIsBuiltWith() throws IOException {
        String parent = Files.readString(Home.find().root().resolve("pom.xml"));
        Pattern line =
                Pattern.compile("<artifactId>(maven-[a-z]+-plugin|junit-bom)</artifactId><version>([0-9.]+)</version>");
        Matcher used = line.matcher(template(ProjectKind.COUNTER).files().get("pom.xml"));
        int found = 0;
        while (used.find()) {
            found++;
            assertThat(parent)
                    .containsPattern(Pattern.quote("<artifactId>" + used.group(1) + "</artifactId>") + "\\s*"
                            + Pattern.quote("<version>" + used.group(2) + "</version>"));
        }
        assertThat(found).isEqualTo(6);
    }

    @Test
    void aFolderThatExistsIsNeverWrittenInto() throws IOException {
        Path folder = Files.createDirectories(place.resolve("demo"));
        assertThatThrownBy(() -> template(ProjectKind.UART).write(folder)).isInstanceOf(IOException.class);
        try (var files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
        try (var drafts = Files.list(place)) {
            assertThat(drafts).containsExactly(folder);
        }
        // Tests run in the folder of their module, which has a folder of sources.
        Answer answer = Answer.to("new", "src");
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("there is a src here already, and nothing was written");
    }

    @Test
    void theScriptOfANewProjectCanBeRun() throws IOException {
        template(ProjectKind.STREAM).write(place.resolve("demo"));
        assertThat(place.resolve("demo/mvnw")).isExecutable();
    }

    @ParameterizedTest
    @CsvSource({
        "MyDesign,my-design",
        "my_design,my-design",
        "3d,d",
        "a--b,a-b",
        "Ünï,n",
        "demo-,demo",
    })
    void aBadNameIsRefusedWithAGoodOne(String name, String mended) {
        Answer answer = Answer.to("new", name);
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err())
                .contains("'" + name + "' cannot be the name of a project", "for example " + mended + ".");
        assertThat(Path.of(name)).doesNotExist();
    }

    @Test
    void aPathIsRefusedAsAName() {
        assertThat(Answer.to("new", "../demo").err()).contains("'../demo' is a path: go to the folder");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"com.acme.new", "Com.acme", "com..acme", "com.acme.", "org.heddle.mine", "java.mine", "a b"})
    void aBadPackageIsRefused(String name) {
        Answer answer = Answer.to("new", "demo", "--package", name);
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("package", "com.");
        assertThat(Path.of("demo")).doesNotExist();
    }

    @Test
    void anUnknownKindIsRefusedWithTheKnownOnes() {
        assertThat(Answer.to("new", "demo", "--with", "usb").err())
                .contains("--with usb is unknown: take counter, uart, axi or stream");
    }
}

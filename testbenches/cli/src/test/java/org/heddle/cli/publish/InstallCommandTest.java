package org.heddle.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.heddle.cli.Answer;
import org.heddle.cli.publish.ProjectFile.Dependency;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Version;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The artefacts that {@code ./heddle install} puts into a repository. */
@Tag("slow")
class InstallCommandTest {
    @TempDir
    private static Path place;

    @BeforeAll
    static void install() {
        Answer answer = Answer.to(
                "install",
                "--no-launcher",
                "--repository",
                place.resolve("repository").toString());
        assertThat(answer.status()).as(answer.err()).isZero();
    }

    private static Path file(String repository, String id, String ending) {
        String version = Version.number();
        return place.resolve(repository + "/org/heddle/" + id + "/" + version + "/" + id + "-" + version + ending);
    }

    private static ProjectFile pom(String id) throws IOException {
        return ProjectFile.read(file("repository", id, ".pom"));
    }

    @Test
    void everyArtefactComesWithSourcesAndJavadoc() throws IOException {
        for (Artefact artefact : Artefact.ALL) {
            assertThat(entries(file("repository", artefact.id(), ".jar")))
                    .as(artefact.id())
                    .contains(artefact.witness(), "META-INF/LICENSE", "META-INF/NOTICE");
            assertThat(entries(file("repository", artefact.id(), "-sources.jar")))
                    .as(artefact.id())
                    .contains(artefact.witness().replace(".class", ".java"));
            assertThat(entries(file("repository", artefact.id(), "-javadoc.jar")))
                    .as(artefact.id())
                    .contains("index.html");
        }
    }

    @Test
    void aPomSaysAllThatMavenCentralAsksFor() throws IOException {
        for (String id : Stream.concat(
                        Artefact.ALL.stream().map(Artefact::id), Stream.of(Artefact.BOM, Artefact.ARCHETYPE))
                .toList()) {
            for (String element : List.of("name", "description", "url", "version")) {
                assertThat(pom(id).text(element)).as(id + " " + element).isNotEmpty();
            }
            assertThat(pom(id).text("licenses", "license", "url")).isNotEmpty();
            assertThat(pom(id).text("developers", "developer", "name")).isNotEmpty();
            assertThat(pom(id).text("scm", "connection")).isNotEmpty();
            assertThat(pom(id).text("parent", "artifactId")).isEmpty();
        }
    }

    @Test
    void theLanguageNeedsAsmAndNullContractsAlone() throws IOException {
        assertThat(pom("heddle-hdl").dependencies().stream().map(Dependency::id))
                .containsExactly("asm", "asm-analysis", "jspecify");
    }

    @Test
    void noArtefactBringsANetworkInterface() throws IOException {
        Set<String> known = Artefact.ALL.stream().map(Artefact::id).collect(Collectors.toSet());
        for (Artefact artefact : Artefact.ALL) {
            for (Dependency line : pom(artefact.id()).dependencies()) {
                assertThat(line.version()).as(artefact.id() + " " + line.id()).matches("[0-9].*");
                assertThat(line.scope()).isIn("compile", "runtime");
                if (line.group().equals(Artefact.GROUP)) {
                    assertThat(known).contains(line.id());
                }
            }
            assertThat(entries(file("repository", artefact.id(), ".jar")))
                    .noneMatch(name -> name.startsWith("org/heddle/nic/"));
        }
    }

    @Test
    void theListOfVersionsNamesEveryArtefact() throws IOException {
        assertThat(pom(Artefact.BOM).managed().stream().map(line -> line.id() + ":" + line.version()))
                .containsExactlyElementsOf(Artefact.ALL.stream()
                        .map(artefact -> artefact.id() + ":" + Version.number())
                        .toList());
    }

    @Test
    void thePagesStandBesideTheCommandWithTheJavadocOfEachArtefact() throws IOException {
        List<SortedMap<String, byte[]>> files = new ArrayList<>();
        for (Artefact artefact : Artefact.ALL) {
            byte[] pages = Files.readAllBytes(file("repository", artefact.id(), "-javadoc.jar"));
            files.add(new TreeMap<>(Map.of("-javadoc.jar", pages)));
        }
        Path docs = place.resolve("docs");
        new InstalledSite(Home.find().root(), files).write(docs);
        assertThat(docs.resolve("index.html")).content().contains("href=\"api/index.html\"");
        assertThat(docs.resolve("search/sections.js")).content().contains("docs/guide/your-project.html#the-tools");
        for (Artefact artefact : Artefact.ALL) {
            assertThat(docs.resolve("api/index.html")).content().contains("href=\"" + artefact.id() + "/index.html\"");
            assertThat(docs.resolve("api/" + artefact.id() + "/index.html")).isNotEmptyFile();
        }
        assertThat(docs.resolve("api/heddle-hdl/org/heddle/hdl/Component.html")).isNotEmptyFile();
    }

    @Test
    void anotherInstallationHasTheSameBytes() throws IOException {
        ArtefactPom poms = ArtefactPom.of(Home.find().root());
        ArtefactFiles files = new ArtefactFiles(Home.find().root(), poms);
        assertThat(files(place.resolve("repository"))).hasSize(4 * (Artefact.ALL.size() + 1) + 2);
        for (Artefact artefact : Artefact.ALL) {
            // Javadoc takes long: of a small one it is seen that its bytes are the same, too.
            boolean withPages = artefact.id().equals("heddle-report");
            for (Map.Entry<String, byte[]> again : files.of(artefact, withPages).entrySet()) {
                byte[] installed = Files.readAllBytes(file("repository", artefact.id(), again.getKey()));
                assertThat(Arrays.equals(installed, again.getValue()))
                        .as(artefact.id() + again.getKey())
                        .isTrue();
            }
        }
    }

    @Test
    void aReleaseHasSumsAndASignatureForEveryFile() throws Exception {
        ReleaseBundle bundle = new ReleaseBundle(
                place.resolve("repository"),
                Optional.of(file -> file.getFileName().toString().getBytes(StandardCharsets.UTF_8)));
        Map<String, byte[]> entries = bundle.entries();
        assertThat(entries).hasSize(5 * (4 * (Artefact.ALL.size() + 1) + 1));
        String name = "org/heddle/heddle-hdl/" + Version.number() + "/heddle-hdl-" + Version.number() + ".jar";
        byte[] sum = MessageDigest.getInstance("SHA-1").digest(entries.get(name));
        assertThat(entries.get(name + ".sha1"))
                .asString()
                .isEqualTo(HexFormat.of().formatHex(sum));
        assertThat(entries.get(name + ".asc")).asString().isEqualTo("heddle-hdl-" + Version.number() + ".jar");
        assertThat(bundle.toBytes("2026-01-01T00:00:00Z")).isEqualTo(bundle.toBytes("2026-01-01T00:00:00Z"));
    }

    @Test
    void aCommandOfSomebodyElseIsNotReplaced() throws IOException {
        Path prefix = place.resolve("local");
        Files.createDirectories(prefix.resolve("bin"));
        Files.writeString(prefix.resolve("bin/heddle"), "#!/bin/sh\necho mine\n");
        Answer answer = Answer.to(
                "install",
                "--prefix",
                prefix.toString(),
                "--repository",
                place.resolve("unused").toString());
        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("is not one that ./heddle install wrote", "--prefix");
        assertThat(prefix.resolve("bin/heddle")).content().contains("echo mine");
        assertThat(files(place.resolve("unused"))).isEmpty();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(folder::relativize)
                    .sorted()
                    .toList();
        }
    }

    private static Set<String> entries(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            List<String> names = new ArrayList<>();
            zip.stream().map(ZipEntry::getName).forEach(names::add);
            return new TreeSet<>(names);
        }
    }
}

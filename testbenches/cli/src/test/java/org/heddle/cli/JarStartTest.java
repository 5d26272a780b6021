package org.heddle.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line by {@code java -jar}, where nothing is on the path, in a folder and under settings that nobody has at home. */
@Tag("slow")
class JarStartTest {
    @TempDir
    private Path parent;

    private Path folder;

    /** Makes a jar of the command line's classes that names all others, as the build does. */
    @BeforeEach
    void makeAJar() throws IOException {
        folder = Files.createDirectory(parent.resolve("ein Ordner für Müller"));
        Path classes = Path.of(HeddleCommand.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(Attributes.Name.MAIN_CLASS, HeddleCommand.class.getName());
        attributes.put(
                Attributes.Name.CLASS_PATH,
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .filter(Files::exists)
                        .filter(place -> !place.equals(classes))
                        .map(place -> place.toUri().toString())
                        .collect(Collectors.joining(" ")));
        try (OutputStream file = Files.newOutputStream(folder.resolve("cli.jar"));
                JarOutputStream jar = new JarOutputStream(file, manifest);
                Stream<Path> all = Files.walk(classes)) {
            for (Path each : all.filter(Files::isRegularFile).toList()) {
                jar.putNextEntry(
                        new JarEntry(classes.relativize(each).toString().replace(File.separatorChar, '/')));
                Files.copy(each, jar);
            }
        }
    }

    private String heddle(String... words) throws IOException, InterruptedException {
        return heddle(0, "", words);
    }

    /** Returns the output of a call that is to end with this status. */
    private String heddle(int status, String path, String... words) throws IOException, InterruptedException {
        List<String> command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-Dfile.encoding=ISO-8859-1",
                                "-Duser.language=tr",
                                "-Duser.country=TR",
                                "-Dline.separator=\r\n",
                                "-jar",
                                "cli.jar"),
                        Stream.of(words))
                .toList();
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().put("PATH", path);
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(text).isEqualTo(status);
        return text;
    }

    @Test
    void aMessageIsCarried() throws Exception {
        assertThat(heddle("message", "--nic", "mpc", "--bytes", "100")).contains("\"verified\" : true");
    }

    @Test
    void aVerilatorThatFailsAtItsVersionIsAMissingToolInOneSentence() throws Exception {
        Path tools = Files.createDirectory(parent.resolve("tools"));
        Path broken = Files.writeString(
                tools.resolve("verilator"), "#!/bin/sh\necho 'cannot load a library at line 193.' >&2\nexit 2\n");
        Files.setPosixFilePermissions(broken, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(heddle(3, tools.toString(), "message", "--nic", "mpc", "--bytes", "100", "--engine", "verilator")
                        .lines())
                .containsExactly("heddle: simulation needs verilator, which does not answer --version: cannot load a"
                        + " library at line 193.: install it (Debian and Ubuntu: package verilator)");
    }

    @Test
    void aTransferIsCarriedAndItsResultWritten() throws Exception {
        heddle(
                "transfer",
                "--nic",
                "dimmnet2",
                "--operation",
                "write",
                "--source",
                "contiguous:base=0,bytes=64",
                "--destination",
                "contiguous:base=0,bytes=64",
                "--json",
                "transfer.json");
        assertThat(folder.resolve("transfer.json")).content().contains("\"verified\"");
    }
}

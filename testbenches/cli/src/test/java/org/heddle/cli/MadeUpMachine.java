package org.heddle.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.heddle.cli.shared.Home;

/**
 * A checkout with the script and no sources to speak of, on a machine whose tools only look like such: Maven makes two empty
 * jars, Java prints how it was called, the others tell the versions that a test gives them.
 */
final class MadeUpMachine {
    private static final Path SCRIPT = Home.find().root().resolve("heddle");
    private static final List<String> UTILITIES = List.of(
            "sh",
            "readlink",
            "sed",
            "id",
            "cut",
            "sort",
            "xargs",
            "find",
            "ls",
            "cat",
            "cp",
            "chmod",
            "mkdir",
            "mktemp",
            "mv",
            "rm",
            "date",
            "grep",
            "tail",
            "head",
            "awk",
            "tr",
            "cksum",
            "sha256sum",
            "flock");
    private static final int SECONDS = 60;

    private final Path folder;
    private final Map<String, String> environment = new HashMap<>();

    /** How the script ended, and what it and Java printed. */
    record Answer(int status, String text) {}

    MadeUpMachine(Path folder) throws IOException {
        this.folder = folder.toRealPath();
        for (Path place : List.of(
                bin(),
                checkout().resolve("testbenches/cli/src/main"),
                checkout().resolve(".mvn"),
                jvm())) {
            Files.createDirectories(place);
        }
        Files.writeString(checkout().resolve("pom.xml"), "<project/>");
        Files.writeString(checkout().resolve("testbenches/cli/pom.xml"), "<project/>");
        Files.writeString(checkout().resolve(".mvn/jvm.config"), "");
        Files.writeString(checkout().resolve("testbenches/cli/src/main/A.java"), "class A {}");
        // The machine's own JDKs are out of sight.
        String script = Files.readString(SCRIPT).replace("/usr/lib/jvm/", jvm() + "/");
        executable(checkout().resolve("heddle"), script);
        for (String utility : UTILITIES) {
            link(utility);
        }
        tool("verilator", "Verilator 5.006 2023-01-22 rev (Debian 5.006-3)");
        tool("g++", "12");
        tool("yosys", "Yosys 0.23 (git sha1 7ce5011c24b)");
        tool("z3", "Z3 version 4.8.12 - 64 bit");
        for (String other : List.of("make", "iverilog", "nextpnr-ice40")) {
            tool(other, "");
        }
        executable(bin().resolve("mvn"), """
                #!/bin/sh
                echo "$3" >> %s
                folder=$(echo "$3" | sed 's,/pom.xml$,,')/testbenches/cli/target
                mkdir -p "$folder/lib" && : > "$folder/lib/a.jar" && : > "$folder/cli-0.jar"
                """.formatted(builds()));
        jdk("jdk-17", "17.0.15");
        Files.createSymbolicLink(bin().resolve("javac"), jvm().resolve("jdk-17/bin/javac"));
        environment.put("PATH", bin().toString());
        environment.put("HOME", folder.resolve("home").toString());
    }

    Path checkout() {
        return folder.resolve("checkout");
    }

    private Path bin() {
        return folder.resolve("bin");
    }

    private Path jvm() {
        return folder.resolve("jvm");
    }

    private Path builds() {
        return folder.resolve("builds");
    }

    private Path calls() {
        return folder.resolve("calls");
    }

    private static Path executable(Path file, String text) throws IOException {
        Files.deleteIfExists(file);
        Files.writeString(file, text);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Puts one of the real machine's programs on the PATH. */
    void link(String program) throws IOException {
        Path real = ProgramsOnPath.find(program).orElseThrow(() -> new AssertionError(program + " is not on the PATH"));
        Files.createSymbolicLink(bin().resolve(program), real);
    }

    /** Puts a program on the PATH that answers every call alike. */
    void tool(String name, String answer) throws IOException {
        executable(bin().resolve(name), "#!/bin/sh\necho %s >> %s\necho '%s'\n".formatted(name, calls(), answer));
    }

    /** Puts a program on the PATH that answers every call alike, and fails. */
    void brokenTool(String name, String answer) throws IOException {
        executable(bin().resolve(name), "#!/bin/sh\necho '%s' >&2\nexit 2\n".formatted(answer));
    }

    void remove(String program) throws IOException {
        Files.delete(bin().resolve(program));
    }

    /** For the end of a test: JUnit would warn that the links lead out of its folder. */
    void removeLinks() throws IOException {
        try (Stream<Path> programs = Files.list(bin())) {
            for (Path program : programs.filter(Files::isSymbolicLink).toList()) {
                Files.delete(program);
            }
        }
    }

    void jdk(String name, String version) throws IOException {
        Path jdk = Files.createDirectories(jvm().resolve(name).resolve("bin")).getParent();
        executable(jdk.resolve("bin/javac"), "#!/bin/sh\n");
        executable(jdk.resolve("bin/java"), "#!/bin/sh\nfor word; do echo \"java: $word\"; done\n");
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    }

    /** Takes a JDK away and leads javac to another one. */
    void replaceJdk(String old, String by) throws IOException {
        Files.delete(jvm().resolve(old).resolve("release"));
        remove("javac");
        Files.createSymbolicLink(bin().resolve("javac"), jvm().resolve(by).resolve("bin/javac"));
    }

    void set(String variable, Object value) {
        environment.put(variable, value.toString());
    }

    /** Trees in which Maven was started. */
    List<String> builtIn() throws IOException {
        return Files.exists(builds()) ? Files.readAllLines(builds()) : List.of();
    }

    /** Stand-ins that were called, in order. */
    List<String> called() throws IOException {
        return Files.exists(calls()) ? Files.readAllLines(calls()) : List.of();
    }

    Answer heddle(String... words) throws IOException, InterruptedException {
        return run(List.of(), words);
    }

    /** Calls the script with a prefix before it, such as another user's. */
    Answer run(List<String> prefix, String... words) throws IOException, InterruptedException {
        Process process = start(prefix, words);
        try {
            String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                throw new AssertionError("the script did not end within " + SECONDS + " s: " + text);
            }
            return new Answer(process.exitValue(), text);
        } finally {
            process.destroyForcibly();
        }
    }

    Process start(List<String> prefix, String... words) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.addAll(List.of("/bin/sh", checkout().resolve("heddle").toString(), "--no-install"));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        return process;
    }
}

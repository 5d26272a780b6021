package org.heddle.hdl.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** External programs in a folder of their own that is gone afterwards. */
final class Tool {
    /**
     * {@code -Dheddle.tools=none}: nothing is linted, and the interpreter answers for every engine. For mutation testing, which
     * runs every test hundreds of times and asks what texts and numbers alone notice.
     */
    static final boolean NONE = "none".equals(System.getProperty("heddle.tools"));

    /** A finished program. */
    record Result(int status, String output) {}

    private Tool() {}

    /** Runs the work in a folder that holds the design's files. */
    static <T> T withFiles(VerilogDesign design, Function<Path, T> work) {
        try {
            Path folder = Files.createTempDirectory("heddle-test");
            try {
                for (VerilogFile file : design.files()) {
                    Files.writeString(folder.resolve(file.name()), file.text());
                }
                return work.apply(folder);
            } finally {
                delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> names(VerilogDesign design) {
        return design.files().stream().map(VerilogFile::name).toList();
    }

    /** Output and errors together. */
    static Result run(Path folder, List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return new Result(process.waitFor(), output);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot run " + command.get(0), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while " + command.get(0) + " ran", e);
        }
    }

    static List<String> command(List<String> files, String... words) {
        List<String> command = new ArrayList<>(List.of(words));
        command.addAll(files);
        return command;
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}

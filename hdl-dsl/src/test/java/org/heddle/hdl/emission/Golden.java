package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogFile;

/** Compares a design's text with the file that a person has read; {@code -Dheddle.promote} rewrites the file. */
final class Golden {
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private Golden() {}

    static void compare(Design<?> design) {
        String actual = text(design);
        Path file = FOLDER.resolve(design.verilog().top() + ".v");
        try {
            if (Boolean.getBoolean("heddle.promote")) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, actual);
            }
            assertThat(actual).as(file.toString()).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All files one after the other. */
    static String text(Design<?> design) {
        return design.verilog().files().stream().map(VerilogFile::text).collect(Collectors.joining("\n"));
    }
}

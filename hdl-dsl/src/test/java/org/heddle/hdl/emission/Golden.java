package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.DynamicTest;

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

    /** One test for each design, named after it. */
    static Stream<DynamicTest> each(List<Supplier<Component>> designs, Consumer<Design<?>> check) {
        return designs.stream().map(supplier -> {
            Design<?> design = Heddle.elaborate(supplier);
            return DynamicTest.dynamicTest(design.verilog().top(), () -> check.accept(design));
        });
    }

    /** All files one after the other. */
    static String text(Design<?> design) {
        return design.verilog().files().stream().map(VerilogFile::text).collect(Collectors.joining("\n"));
    }
}

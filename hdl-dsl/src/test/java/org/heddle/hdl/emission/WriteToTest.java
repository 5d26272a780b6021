package org.heddle.hdl.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.example.Chain;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriteToTest {
    @TempDir
    Path folder;

    private final VerilogDesign design = Heddle.elaborate(() -> new Chain(2)).verilog();

    @Test
    void everyModuleBecomesAFileAndOthersStay() throws IOException {
        Path rtl = folder.resolve("build").resolve("rtl");
        Files.createDirectories(rtl);
        Files.writeString(rtl.resolve("notes.txt"), "mine");
        Files.writeString(rtl.resolve(design.files().get(0).name()), "old");

        design.writeTo(rtl);

        for (var file : design.files()) {
            assertEquals(file.text(), Files.readString(rtl.resolve(file.name())));
        }
        assertEquals("mine", Files.readString(rtl.resolve("notes.txt")));
        try (var left = Files.list(rtl)) {
            assertEquals(design.files().size() + 1, left.count());
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsAnError() throws IOException {
        Path file = Files.writeString(folder.resolve("taken"), "a file");
        assertThrows(IOException.class, () -> design.writeTo(file));
        assertEquals(List.of("a file"), Files.readAllLines(file));
    }

    @Test
    void aFileIsCalledLikeItsModule() {
        for (var file : design.files()) {
            assertEquals(file.name(), file.module() + ".v");
            assertTrue(file.text().contains("module " + file.module()));
        }
    }
}

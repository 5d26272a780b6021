package org.heddle.hdl.verilog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A design as Verilog text: what the emitter makes and what a simulator runs.
 *
 * @param top name of the top module
 * @param files one per module, children before parents, the top last
 * @param ports the top's ports in declaration order
 */
public record VerilogDesign(String top, List<VerilogFile> files, List<VerilogPort> ports) {
    public VerilogDesign {
        files = List.copyOf(files);
        ports = List.copyOf(ports);
    }

    /**
     * Returns the same design with each file's text changed, such as by a fault for a test to see.
     *
     * @param edit from a file's text to the text that stands instead; Java places stay those of the lines with the same numbers
     */
    public VerilogDesign edited(UnaryOperator<String> edit) {
        List<VerilogFile> edited = files.stream()
                .map(file -> new VerilogFile(file.name(), edit.apply(file.text()), file.lineSites()))
                .toList();
        return new VerilogDesign(top, edited, ports);
    }

    /**
     * Writes every file into a folder, which is made if it is not there. Files of the same names are replaced, each whole or not at
     * all; others stay.
     *
     * @throws IOException if the folder cannot be written
     */
    public void writeTo(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (VerilogFile file : files) {
            Path unfinished = folder.resolve("." + file.name() + ".unfinished");
            try {
                Files.writeString(unfinished, file.text());
                Files.move(
                        unfinished,
                        folder.resolve(file.name()),
                        StandardCopyOption.ATOMIC_MOVE,
                        StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(unfinished);
            }
        }
    }
}

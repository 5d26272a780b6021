package org.heddle.cosim.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.heddle.cosim.tool.Sha256;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Keeps the texts of modules in a folder, each under the hash of its text with the name of its file behind it. */
final class ModuleRecord {
    private ModuleRecord() {}

    static void add(Path folder, VerilogDesign design) {
        try {
            Files.createDirectories(folder);
            for (VerilogFile file : design.files()) {
                byte[] text = file.text().getBytes(StandardCharsets.UTF_8);
                String hash = Sha256.of(text);
                Path kept = folder.resolve(hash + "-" + file.name());
                if (!Files.exists(kept)) {
                    Path unfinished = Files.write(Files.createTempFile(folder, "unfinished", ""), text);
                    Files.move(unfinished, kept, StandardCopyOption.ATOMIC_MOVE);
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot keep the modules of \"" + design.top() + "\" in " + folder, failure);
        }
    }
}

package org.heddle.verify.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Files of a design, as the tools of hardware engineers read them. */
public final class DesignFiles {
    private DesignFiles() {}

    /** Writes a design into a folder and returns the names of its files, children before parents. */
    public static List<String> write(Path folder, VerilogDesign design) throws IOException {
        for (VerilogFile file : design.files()) {
            Files.writeString(folder.resolve(file.name()), file.text());
        }
        return design.files().stream().map(VerilogFile::name).toList();
    }
}

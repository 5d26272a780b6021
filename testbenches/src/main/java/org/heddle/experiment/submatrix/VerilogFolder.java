package org.heddle.experiment.submatrix;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Reads a design's Verilog back from a folder. */
public final class VerilogFolder {
    private VerilogFolder() {}

    /**
     * The design with the text of its files taken from a folder.
     *
     * @param folder one file for each module, named as in the design
     * @param design names the files, the top and the ports
     * @throws IOException if a file is missing or cannot be read; the message names it
     */
    public static VerilogDesign read(Path folder, VerilogDesign design) throws IOException {
        List<VerilogFile> files = new ArrayList<>();
        for (VerilogFile file : design.files()) {
            files.add(new VerilogFile(file.name(), Files.readString(folder.resolve(file.name())), file.lineSites()));
        }
        return new VerilogDesign(design.top(), files, design.ports());
    }
}

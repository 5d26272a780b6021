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
     * @throws IllegalArgumentException if a file is missing; the message names it
     * @throws IOException if a file cannot be read
     */
    public static VerilogDesign read(Path folder, VerilogDesign design) throws IOException {
        List<VerilogFile> files = new ArrayList<>();
        for (VerilogFile file : design.files()) {
            Path path = folder.resolve(file.name());
            if (!Files.isRegularFile(path)) {
                throw new IllegalArgumentException(path + " is missing: " + folder + " must hold every module of "
                        + design.top() + ", as ./heddle generate writes them");
            }
            files.add(new VerilogFile(file.name(), Files.readString(path), file.lineSites()));
        }
        return new VerilogDesign(design.top(), files, design.ports());
    }
}

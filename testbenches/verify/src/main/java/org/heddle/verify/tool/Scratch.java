package org.heddle.verify.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** A folder for a tool's files that is gone afterwards. */
public final class Scratch implements AutoCloseable {
    private final ScratchFolder folder;

    private Scratch(ScratchFolder folder) {
        this.folder = folder;
    }

    /** An empty folder that nobody else can enter. */
    public static Scratch create() throws IOException {
        return new Scratch(ScratchFolder.inTemporary());
    }

    /** Where it is. */
    public Path folder() {
        return folder.path();
    }

    /** Writes a design into the folder and names its files, children before parents. */
    public List<String> write(VerilogDesign design) throws IOException {
        for (VerilogFile file : design.files()) {
            Files.writeString(folder().resolve(file.name()), file.text());
        }
        return design.files().stream().map(VerilogFile::name).toList();
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}

package org.heddle.verify.generate;

import java.util.stream.Collectors;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * The Verilog files of a folder, children before parents, for tools that take such a list ({@code verilator -F}, {@code iverilog
 * -c}).
 *
 * <p>It holds names and nothing else, so that {@code $(cat files.f)} works for tools without such an option.
 */
public final class FileList {
    /** Name of the list in a top's folder. */
    public static final String NAME = "files.f";

    private FileList() {}

    static String of(VerilogDesign verilog) {
        return verilog.files().stream().map(VerilogFile::name).collect(Collectors.joining("\n", "", "\n"));
    }
}

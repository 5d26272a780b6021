package org.heddle.hdl.proof;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * A mistake in one line of the emitted Verilog, to show that a proof would notice it.
 *
 * @param module the beginning of the module's name
 * @param line the line as it is, without indentation and the Java place behind it
 * @param replacement the line with the mistake
 */
public record PlantedFault(String module, String line, String replacement) {
    /**
     * The design with the mistake.
     *
     * @throws IllegalStateException unless the line stands in the module exactly once
     */
    public VerilogDesign in(VerilogDesign design) {
        List<VerilogFile> files = new ArrayList<>();
        int found = 0;
        for (VerilogFile file : design.files()) {
            boolean isProof = file.name().equals(design.top() + ".v");
            if (isProof || !file.name().startsWith(module)) {
                files.add(file);
                continue;
            }
            StringBuilder text = new StringBuilder();
            for (String written : file.text().split("\n")) {
                boolean meant = written.replaceFirst("  // .*", "").strip().equals(line);
                found += meant ? 1 : 0;
                text.append(meant ? written.replace(line, replacement) : written)
                        .append('\n');
            }
            files.add(new VerilogFile(file.name(), text.toString(), file.lineSites()));
        }
        if (found != 1) {
            throw new IllegalStateException("the planted fault's line \"" + line + "\" stands " + found + " times in "
                    + module + "*.v of " + design.top() + ", not once: name a line that is there");
        }
        return new VerilogDesign(design.top(), files, design.ports());
    }
}

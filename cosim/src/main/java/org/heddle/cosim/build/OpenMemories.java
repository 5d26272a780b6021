package org.heddle.cosim.build;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Tells Verilator to keep every memory of a design reachable by its name. */
final class OpenMemories {
    /** A file of Verilator's own configuration language. */
    static final String FILE = "memories.vlt";

    private static final Pattern MODULE = Pattern.compile("^\\s*module\\s+(\\w+)");
    private static final Pattern MEMORY =
            Pattern.compile("^\\s*(?:reg|logic)\\s*(?:\\[[^\\]]*\\])?\\s*(\\w+)\\s*\\[[^\\]]*\\]\\s*;");

    private OpenMemories() {}

    static String configuration(VerilogDesign design) {
        StringBuilder out = new StringBuilder("`verilator_config\n");
        for (VerilogFile file : design.files()) {
            String module = "";
            for (String line : (Iterable<String>) file.text().lines()::iterator) {
                Matcher header = MODULE.matcher(line);
                if (header.find()) {
                    module = header.group(1);
                }
                Matcher memory = MEMORY.matcher(line);
                if (memory.find()) {
                    out.append("public_flat_rw -module \"")
                            .append(module)
                            .append("\" -var \"")
                            .append(memory.group(1))
                            .append("\"\n");
                }
            }
        }
        return out.toString();
    }
}

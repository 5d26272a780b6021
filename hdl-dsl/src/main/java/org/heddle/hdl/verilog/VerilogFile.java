package org.heddle.hdl.verilog;

import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;

/**
 * One emitted file: one module.
 *
 * @param name file name, {@code <module>.v}
 * @param text the Verilog-2005 text, lines ended by {@code \n}
 * @param lineSites the Java place of each text line; element i belongs to line i + 1
 */
public record VerilogFile(String name, String text, List<Optional<Site>> lineSites) {
    private static final String EXTENSION = ".v";

    public VerilogFile {
        lineSites = List.copyOf(lineSites);
    }

    /** Returns the name of the module: the file's without {@code .v}. */
    public String module() {
        return name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
    }

    /**
     * The Java place a Verilog line came from, or that of the nearest earlier line that has one.
     *
     * @param line Verilog line number from 1
     */
    public Optional<Site> siteOf(int line) {
        for (int i = Math.min(line, lineSites.size()); i >= 1; i--) {
            if (lineSites.get(i - 1).isPresent()) {
                return lineSites.get(i - 1);
            }
        }
        return Optional.empty();
    }
}

package org.heddle.cosim.stop;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;

/**
 * Where in the Verilog a simulation ended, and the Java place that wrote it.
 *
 * @param file Verilog file name, empty if unknown
 * @param line Verilog line from 1, or 0 if unknown
 * @param site the Java place, if the design knows it
 */
public record StopPlace(String file, long line, Optional<Site> site) {
    /** Returns the place of a line of Verilog, with the Java place that wrote it where the design knows it. */
    public static StopPlace of(VerilogDesign design, String file, long line) {
        Optional<Site> site = design.files().stream()
                .filter(candidate -> candidate.name().equals(file))
                .findFirst()
                .flatMap(verilog -> verilog.siteOf((int) line));
        return new StopPlace(file, line, site);
    }

    /** Such as {@code Counter.java:31 (counter.v:12)}. */
    String describe() {
        String verilog = file.isEmpty() ? "" : line == 0 ? file : file + ":" + line;
        return site.map(place -> place + (verilog.isEmpty() ? "" : " (" + verilog + ")"))
                .orElse(verilog);
    }
}

package org.heddle.verify.timing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.timing.part.Family;

/** Times small circuits, with a cache of the test's own. */
record Timed(Path cache) {

    /** Times a text of Verilog whose top is {@code t}; each clock has 10 ns. */
    TimingReport verilog(String text, String... clocks) throws IOException {
        return verilog(text, new TimingRequest(Family.ECP5, "", periods(10, clocks), 5));
    }

    TimingReport verilog(String text, TimingRequest request) throws IOException {
        VerilogFile file = new VerilogFile("t.v", text, List.of(Optional.empty()));
        return design(new VerilogDesign("t", List.of(file), List.of()), request);
    }

    TimingReport design(VerilogDesign design, TimingRequest request) throws IOException {
        Netlists netlists = new Netlists(ContentCache.at(cache), (kind, message) -> {});
        return TimingAnalysis.of(DesignText.of(design), request, netlists);
    }

    static Map<String, Double> periods(double nanoseconds, String... clocks) {
        Map<String, Double> periods = new LinkedHashMap<>();
        for (String clock : clocks) {
            periods.put(clock, nanoseconds);
        }
        return periods;
    }
}

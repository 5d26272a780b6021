package org.heddle.verify.lint;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Site;

/** Findings as compilers print them, {@code src/main/java/Fifo.java:12: error: [HDL005] ..}, which editors and IDEs make links of. */
public final class CompilerLines {
    private CompilerLines() {}

    /** Returns the line of a finding, and one for each further place. */
    public static List<String> of(Finding finding, SourceFiles files) {
        List<String> lines = new ArrayList<>();
        String text = finding.level().word() + ": [" + finding.rule() + "] " + finding.message();
        lines.add(finding.sites().isEmpty() ? text : place(finding.sites().get(0), files) + ": " + text);
        finding.sites().stream().skip(1).forEach(site -> lines.add(place(site, files) + ": note: see here"));
        return lines;
    }

    private static String place(Site site, SourceFiles files) {
        return site.line() == 0 ? files.path(site) : files.path(site) + ":" + site.line();
    }
}

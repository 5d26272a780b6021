package org.heddle.verify.against;

import org.heddle.cosim.tool.ToolRun;

/** Finds what yosys says is wrong. */
final class YosysError {
    private YosysError() {}

    static String in(ToolRun run) {
        return run.output()
                .lines()
                .filter(line -> line.contains("ERROR"))
                .findFirst()
                .orElse("yosys ended with status " + run.status());
    }
}

package org.heddle.cosim.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the C++ compiler. */
final class Compiler {
    private Compiler() {}

    /**
     * Compiles or links.
     *
     * @param what the subject, for the message of a failure
     * @throws ModelBuildException if the compiler refuses; the message holds its first lines
     */
    static void run(Path directory, String what, List<String> flags, List<String> rest) throws IOException {
        List<String> command = new ArrayList<>(List.of(Toolchain.COMPILER));
        command.addAll(flags);
        command.addAll(rest);
        ToolRun run = ToolRun.of(directory, command);
        if (run.failed()) {
            String first = String.join("\n", run.output().lines().limit(20).toList());
            throw new ModelBuildException(
                    "the C++ compiler refuses " + what + ":\n" + first + "\ncommand: " + String.join(" ", command));
        }
    }
}

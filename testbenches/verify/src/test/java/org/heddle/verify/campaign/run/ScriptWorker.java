package org.heddle.verify.campaign.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A worker that is a script: it starts in no time, and can say a word, pause, or kill itself. */
public final class ScriptWorker {
    private static final String TEXT = """
            printf 'heddle-job ready\\n'
            while read -r line; do
                case $line in
                    *'"suicide"'*) kill -9 $$ ;;
                    *'"pause"'*) sleep 3 ;;
                esac
                word=${line#*'"say","'}
                word=${word%%'"'*}
                sleep 0.03
                printf 'heddle-job {"exit":0,"output":"%s"}\\n' "$word"
            done
            """;

    private ScriptWorker() {}

    /** Returns the command line of such a process, whose script is put into a folder. */
    public static List<String> in(Path folder) throws IOException {
        return List.of(
                "sh", Files.writeString(folder.resolve("worker.sh"), TEXT).toString());
    }
}

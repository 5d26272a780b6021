package org.heddle.experiment.verbs.layout;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.heddle.host.verbs.choose.EdgeRow;
import org.heddle.host.verbs.choose.EdgeTable;
import org.heddle.report.AtomicFile;

/** File of measured edges, as it is committed. */
public final class EdgeFile {
    private static final Path FOLDER = Path.of("testbenches/hosts/src/main/resources/org/heddle/host/verbs/choose");

    private EdgeFile() {}

    /** Returns the place of a configuration's file in the project. */
    public static Path of(Path project, String configuration) {
        return project.resolve(FOLDER).resolve(EdgeTable.file(configuration));
    }

    /** Returns the text of a file. */
    public static String text(String configuration, List<EdgeRow> rows) {
        StringBuilder text = new StringBuilder("""
                # Fastest methods of MPI messages of blocks over %s nodes, by the number of blocks: written by
                # ./heddle reproduce noncontiguous --configuration %s --write-chooser
                # ends with blocks, bytes of a block, method [last number of blocks for it, next method]..
                """.formatted(configuration, configuration));
        rows.forEach(row -> text.append(row.line()).append('\n'));
        return text.toString();
    }

    /** Writes a file, whole or not at all. */
    public static void write(Path file, String configuration, List<EdgeRow> rows) throws IOException {
        AtomicFile.write(file, text(configuration, rows));
    }
}

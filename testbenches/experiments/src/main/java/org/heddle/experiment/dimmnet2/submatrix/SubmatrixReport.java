package org.heddle.experiment.dimmnet2.submatrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.report.AtomicFile;
import org.heddle.report.Attachment;

/** Writes {@code result.json} and {@code report.html} into a folder, each whole or not at all. */
public final class SubmatrixReport {
    /** The result for programs. */
    public static final String RESULT_FILE = "result.json";

    /** The result for people. */
    public static final String REPORT_FILE = "report.html";

    private SubmatrixReport() {}

    /**
     * Writes both files; older ones are replaced.
     *
     * @param folder made if it does not exist
     * @param description completes the sentence "It ran on", see {@link TransferEngine#description}
     * @param others further files in the folder, which the page lists
     */
    public static void write(Path folder, ResultDocument document, String description, List<Attachment> others)
            throws IOException {
        List<Attachment> files = new ArrayList<>();
        files.add(new Attachment(RESULT_FILE, "The table above for programs, with all digits."));
        files.addAll(others);
        AtomicFile.write(folder.resolve(RESULT_FILE), ResultJson.write(document));
        AtomicFile.write(folder.resolve(REPORT_FILE), new SubmatrixPage(document).html(description, files));
    }
}

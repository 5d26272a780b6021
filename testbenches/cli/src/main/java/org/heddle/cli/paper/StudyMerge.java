package org.heddle.cli.paper;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.cli.shared.PartWords;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyRow;
import org.heddle.experiment.study.report.StudyFile;
import org.heddle.experiment.study.report.StudyReport;
import org.heddle.experiment.study.report.StudyTable;
import org.heddle.report.Json;
import org.heddle.verify.campaign.JobPart;
import org.heddle.verify.campaign.MergedParts;
import org.heddle.verify.campaign.PartMerge;

/** Makes the study of its parts: some of its jobs each. */
public final class StudyMerge implements PartMerge {
    /** Creates the service. */
    public StudyMerge() {}

    @Override
    public Optional<MergedParts> merge(List<JobPart> parts) {
        if (!PartWords.areOfOne(parts, List.of("study"), Set.of("--job"))) {
            return Optional.empty();
        }
        return PartWords.results(parts, StudyDocument.class).map(StudyMerge::merged);
    }

    private static MergedParts merged(List<StudyDocument> documents) {
        StudyDocument whole = StudyFile.joined(documents);
        Path folder = ResultFolder.usual("study");
        return new MergedParts(
                rows(whole.rows()) + StudyCommand.end(whole, folder),
                Json.pretty(whole),
                StudyCommand.exit(whole),
                StudyReport.files(folder, whole));
    }

    private static String rows(List<StudyRow> rows) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            StudyRow row = rows.get(i);
            lines.append(StudyTable.place(i + 1, rows.size(), row.what()))
                    .append("  ")
                    .append(StudyTable.line(row))
                    .append('\n');
        }
        return lines.toString();
    }
}

package org.heddle.experiment.study.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyGrid;
import org.heddle.experiment.study.StudyJob;
import org.heddle.experiment.study.StudyRow;
import tools.jackson.databind.json.JsonMapper;

/** Results of the study that are read again. */
public final class StudyFile {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private StudyFile() {}

    /** Reads the JSON that a study has written. */
    public static StudyDocument read(Path file) throws IOException {
        return MAPPER.readValue(Files.readString(file, StandardCharsets.UTF_8), StudyDocument.class);
    }

    /**
     * Joins the rows of several studies into one document, in the order of the grid, whatever the order of the files.
     *
     * @throws IllegalArgumentException if a row is of no job of the grid, or two rows are of one
     */
    public static StudyDocument joined(List<StudyDocument> documents) {
        Map<List<Object>, Integer> places = new HashMap<>();
        for (StudyJob job : StudyGrid.jobs(0)) {
            places.put(key(StudyRow.without(job, "")), job.index());
        }
        List<StudyRow> rows = new ArrayList<>();
        documents.forEach(document -> rows.addAll(document.rows()));
        for (StudyRow row : rows) {
            if (!places.containsKey(key(row))) {
                throw new IllegalArgumentException("the grid has no such job: " + row);
            }
        }
        if (rows.stream().map(StudyFile::key).distinct().count() < rows.size()) {
            throw new IllegalArgumentException("two rows are of one job: join files of different jobs");
        }
        rows.sort(Comparator.comparing(row -> places.get(key(row))));
        return StudyDocument.of(rows);
    }

    private static List<Object> key(StudyRow row) {
        return List.of(row.view(), row.program(), row.label(), row.nodes(), row.bytes());
    }
}

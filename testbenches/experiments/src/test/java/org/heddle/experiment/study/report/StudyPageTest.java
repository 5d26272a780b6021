package org.heddle.experiment.study.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.study.StudyDocument;
import org.heddle.experiment.study.StudyGrid;
import org.heddle.experiment.study.StudyJob;
import org.heddle.experiment.study.StudyRow;
import org.heddle.experiment.study.StudyRun;
import org.heddle.report.Json;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The page's tables are those of the committed result, and rows of it come out again, byte for byte. */
@Tag("slow")
class StudyPageTest {
    private static final Path RESULT = Path.of("../../docs/study/result.json");
    private static final Path PAGE = Path.of("../../docs/study.md");
    private static final List<Path> CLASSES =
            List.of(Path.of("../programs/target/classes"), Path.of("../openmpi/target/classes"));

    @Test
    void thePagesTablesAreThoseOfTheCommittedResult() throws IOException {
        String page = Files.readString(PAGE);
        assertThat(page).isEqualTo(StudyPage.filled(page, StudyFile.read(RESULT)));
    }

    @Test
    void winnersAndCrossoversFollowFromTheCommittedRowsWhateverTheirOrder() throws IOException {
        StudyDocument document = StudyFile.read(RESULT);
        int half = document.rows().size() / 2;
        List<StudyDocument> parts = List.of(
                StudyDocument.of(document.rows().subList(half, document.rows().size())),
                StudyDocument.of(document.rows().subList(0, half)));
        assertThat(Json.pretty(StudyFile.joined(parts)))
                .isEqualTo(Files.readString(RESULT))
                .isEqualTo(Json.pretty(document));
    }

    @Test
    void twoRowsOfItComeOutAgain() throws IOException {
        assertThatRowsComeOutAgain(2);
    }

    @Tag("whole")
    @Test
    void tenRowsOfItComeOutAgain() throws IOException {
        assertThatRowsComeOutAgain(10);
    }

    private static void assertThatRowsComeOutAgain(int rows) throws IOException {
        List<StudyRow> committed = StudyFile.read(RESULT).rows();
        StudyRun run = new StudyRun(CLASSES, SimulationOptions.defaults(), VerilogSource.JAVA);
        List<StudyJob> jobs = StudyGrid.jobs(0).stream()
                .filter(job -> job.view().word().equals("published")
                        && job.program().name().equals("message")
                        && job.bytes() == 512)
                .limit(rows)
                .toList();
        assertThat(jobs).hasSize(rows);
        for (StudyJob job : jobs) {
            StudyRow row = run.run(job);
            assertThat(row.verified()).as(job.label()).isTrue();
            assertThat(committed).as(job.label()).contains(row);
        }
    }
}

package org.heddle.experiment.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.experiment.study.path.PathPart;
import org.heddle.experiment.study.path.PathParts;
import org.junit.jupiter.api.Test;

/** Winners, ties, crossovers and the sentence why follow from rows alone. */
class StudyRankingTest {
    private static StudyRow row(int transport, long bytes, long host, long link) {
        StudyProgram program = StudyProgram.message("message", StudyProgram.Kind.MESSAGE, List.of(bytes));
        StudyTransport over = StudyTransport.mpi().get(transport);
        StudyJob job = new StudyJob(0, StudyView.NORMALISED, program, over, 2, bytes, 0);
        PathParts parts = new PathParts(Map.of(PathPart.HOST, host, PathPart.LINK, link));
        return StudyRow.of(
                job,
                new StudyRow.Measured(parts.sum(), parts.sum() / 100.0, StudyParts.of(parts), 0L, 1, 1, true, "same"));
    }

    @Test
    void theSentenceNamesThePartInWhichTheSecondLosesMost() {
        StudyDocument document = StudyDocument.of(List.of(row(0, 8, 500, 300), row(4, 8, 520, 200)));
        StudyWinner winner = document.winners().get(0);
        assertThat(winner.first()).isEqualTo(1);
        assertThat(winner.second()).isZero();
        assertThat(winner.ratio()).isEqualTo(800 / 720.0);
        assertThat(winner.counter()).isEqualTo("link");
        assertThat(winner.why())
                .isEqualTo("dimmnet2 takes 0.80 us more than mpc mpc3, most of it in link: 3.00 us against 2.00 us of"
                        + " cycles of wires and cables.");
    }

    @Test
    void withinTwoPercentIsATie() {
        StudyWinner winner = StudyDocument.of(List.of(row(0, 8, 1000, 0), row(4, 8, 1020, 0)))
                .winners()
                .get(0);
        assertThat(winner.counter()).isNull();
        assertThat(winner.why()).startsWith("A tie");
    }

    @Test
    void aCrossoverNeedsALeadBeyondATie() {
        List<StudyRow> rows = new ArrayList<>();
        rows.add(row(0, 8, 100, 0));
        rows.add(row(4, 8, 200, 0));
        rows.add(row(0, 64, 202, 0));
        rows.add(row(4, 64, 200, 0));
        rows.add(row(0, 512, 300, 0));
        rows.add(row(4, 512, 200, 0));
        assertThat(StudyDocument.of(rows).crossovers())
                .containsExactly(new StudyCrossover("normalised", "message", 2, "dimmnet2", "mpc mpc3", 512));
    }
}

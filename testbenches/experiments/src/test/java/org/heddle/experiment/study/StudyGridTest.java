package org.heddle.experiment.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The default grid is complete, and each of its jobs stands by itself. */
class StudyGridTest {
    private static final List<StudyJob> JOBS = StudyGrid.jobs(3);

    @Test
    void thereAreSixHundredJobsAtLeastEachWithItsPlace() {
        assertThat(JOBS).hasSizeGreaterThanOrEqualTo(600);
        for (int i = 0; i < JOBS.size(); i++) {
            assertThat(JOBS.get(i).index()).isEqualTo(i);
            assertThat(JOBS.get(i).seed()).isEqualTo(3);
        }
    }

    @Test
    void everyProgramOnFourNodesHasThreeSizesOverEveryMechanismInBothViews() {
        for (StudyProgram program : StudyPrograms.all()) {
            if (!program.nodes().equals(List.of(4))) {
                continue;
            }
            assertThat(program.sizes()).as(program.name()).hasSize(3);
            assertThat(JOBS.stream().filter(job -> job.program().name().equals(program.name())))
                    .as(program.name())
                    .hasSize(3 * 2 * StudyTransport.mpi().size());
        }
    }

    @Test
    void whatCannotBeCarriedSaysWhy() {
        List<StudyJob> methods =
                JOBS.stream().filter(job -> job.transport().method() != null).toList();
        assertThat(methods).isNotEmpty();
        assertThat(methods.stream().filter(job -> job.refusal() == null))
                .allMatch(job -> job.program().kind() == StudyProgram.Kind.BLOCKS)
                .hasSize(6 * 2 * 3);
        StudyJob refused = methods.stream()
                .filter(job -> job.refusal() != null)
                .findFirst()
                .orElseThrow();
        StudyRow row = StudyRow.without(refused, Objects.requireNonNull(refused.refusal()));
        assertThat(row.cycles()).isNull();
        assertThat(row.reason())
                .contains("equal blocks")
                .contains(refused.program().name());
    }
}

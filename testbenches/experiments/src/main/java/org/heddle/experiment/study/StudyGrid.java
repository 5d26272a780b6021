package org.heddle.experiment.study;

import java.util.ArrayList;
import java.util.List;

/** Jobs of the study, in a fixed order: the number of a job is its place in the whole grid. */
public final class StudyGrid {
    private StudyGrid() {}

    /** Returns all jobs. */
    public static List<StudyJob> jobs(long seed) {
        List<StudyJob> jobs = new ArrayList<>();
        for (StudyProgram program : StudyPrograms.all()) {
            List<StudyTransport> transports = new ArrayList<>(StudyTransport.mpi());
            if (program.kind() == StudyProgram.Kind.BLOCKS || program.kind() == StudyProgram.Kind.PATTERN) {
                transports.addAll(StudyTransport.methods());
            }
            for (int nodes : program.nodes()) {
                for (long bytes : program.sizes()) {
                    for (StudyView view : StudyView.values()) {
                        for (StudyTransport transport : transports) {
                            jobs.add(new StudyJob(jobs.size(), view, program, transport, nodes, bytes, seed));
                        }
                    }
                }
            }
        }
        return jobs;
    }

    /** Returns the names of all programs. */
    public static List<String> programs() {
        return StudyPrograms.all().stream().map(StudyProgram::name).toList();
    }
}

package org.heddle.verify.campaign;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;

/**
 * The jobs of a campaign, as a file of JSON lines has them.
 *
 * @param file where they stand
 * @param jobs in the order of the file
 * @param lines number of the line of each job, from 1
 */
public record Manifest(Path file, List<CampaignJob> jobs, List<Integer> lines) {
    /** Copies the lists. */
    public Manifest {
        jobs = List.copyOf(jobs);
        lines = List.copyOf(lines);
    }

    /**
     * Reads a manifest.
     *
     * @param verbs names of the commands that a job may run
     * @throws ManifestException if a line is wrong, with all mistakes
     * @throws IOException if the file cannot be read
     */
    public static Manifest read(Path file, Collection<String> verbs) throws IOException {
        return new ManifestReader(file, verbs).read();
    }

    /** Writes a manifest whole, or not at all. */
    public static void write(Path file, List<CampaignJob> jobs) throws IOException {
        AtomicFile.write(file, jobs.stream().map(job -> Json.line(job) + "\n").collect(Collectors.joining()));
    }

    /**
     * Refuses jobs that were planned for other hardware.
     *
     * @param own hash of the Verilog that is emitted here
     * @throws ManifestException if a job names another one
     */
    public void requireDesign(String own) {
        List<String> mistakes = new ArrayList<>();
        for (int i = 0; i < jobs.size(); i++) {
            if (!jobs.get(i).design().equals(own)) {
                mistakes.add(ManifestReader.mistake(
                        file,
                        lines.get(i),
                        "design",
                        "is " + jobs.get(i).design(),
                        "must be the hash of the Verilog that is emitted here, " + own,
                        "run job " + jobs.get(i).job()
                                + " with the sources that it was planned for, or write the manifest again with these"));
            }
        }
        if (!mistakes.isEmpty()) {
            throw new ManifestException(mistakes);
        }
    }
}

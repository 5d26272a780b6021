package org.heddle.verify.campaign.slurm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;
import org.heddle.verify.campaign.CampaignJob;
import org.heddle.verify.campaign.JsonLines;

/**
 * An array that was submitted, or is about to be: its file is there before the cluster knows it.
 *
 * @param number from 1, unlike that of all others of the campaign
 * @param tasks jobs of each task, by its index
 */
record Submission(int number, List<List<CampaignJob>> tasks) {
    private static final String END = ".jsonl";

    /** A task's jobs, a line of the file. */
    private record Task(List<CampaignJob> jobs) {}

    Submission {
        tasks = tasks.stream().map(List::copyOf).toList();
    }

    void write(Path folder) throws IOException {
        AtomicFile.write(
                file(folder, number),
                tasks.stream().map(jobs -> Json.line(new Task(jobs)) + "\n").collect(Collectors.joining()));
    }

    static Submission read(Path folder, int number) throws IOException {
        List<List<CampaignJob>> tasks = new ArrayList<>();
        for (String line : Files.readAllLines(file(folder, number))) {
            tasks.add(JsonLines.as(JsonLines.parse(line), Task.class).jobs());
        }
        return new Submission(number, tasks);
    }

    /** Returns all submissions of a campaign, by their numbers. */
    static List<Submission> all(Path folder) throws IOException {
        List<Submission> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (int number : files.map(file -> file.getFileName().toString())
                    .filter(name -> name.matches("\\d{1,9}\\.jsonl"))
                    .map(name -> Integer.valueOf(name.substring(0, name.length() - END.length())))
                    .sorted()
                    .toList()) {
                all.add(read(folder, number));
            }
        }
        return all;
    }

    private static Path file(Path folder, int number) {
        return folder.resolve(number + END);
    }
}

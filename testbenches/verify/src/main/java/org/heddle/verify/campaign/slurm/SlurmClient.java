package org.heddle.verify.campaign.slurm;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ToolRun;

/** The commands of Slurm that a campaign needs. */
public final class SlurmClient {
    /** Slurm's own default. */
    private static final int LARGEST_ARRAY = 1001;

    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final Pattern SUBMITTED = Pattern.compile("(?m)^(\\d+)(;.*)?$");
    private static final Pattern LARGEST = Pattern.compile("(?m)^MaxArraySize\\s*=\\s*(\\d+)");
    private static final String TOO_LARGE = "Invalid job array specification";

    private final List<String> prefix;
    private final Path folder;
    private String lastAnswer = "";

    /**
     * Prepares calls.
     *
     * @param prefix words before the name of a command; the last one is a folder if it ends with a slash. None for commands on the PATH
     * @param folder that the commands run in
     */
    public SlurmClient(List<String> prefix, Path folder) {
        this.prefix = List.copyOf(prefix);
        this.folder = folder;
    }

    /** Returns the size of the largest array, as far as it is known: one more than the largest index. */
    int largestArray() {
        try {
            Matcher found = LARGEST.matcher(call("scontrol", "show", "config").output());
            return found.find() ? Math.max(1, Integer.parseInt(found.group(1))) : LARGEST_ARRAY;
        } catch (MissingToolException absent) {
            return LARGEST_ARRAY;
        }
    }

    /**
     * Submits an array of tasks.
     *
     * @param words options of sbatch, the script, and its arguments
     * @return number of the job; empty if the cluster does not take arrays of this size
     * @throws SlurmException if sbatch refuses for another reason
     */
    Optional<String> submit(List<String> words) {
        List<String> all = new ArrayList<>(List.of("sbatch", "--parsable"));
        all.addAll(words);
        ToolRun run = call(all.toArray(String[]::new));
        if (!run.succeeded() && run.output().contains(TOO_LARGE)) {
            return Optional.empty();
        }
        Matcher number = SUBMITTED.matcher(run.output());
        if (!run.succeeded() || !number.find()) {
            throw new SlurmException("sbatch does not take the array: "
                    + run.output().strip() + "; mend that, and run the campaign again: what has ended is kept");
        }
        return Optional.of(number.group(1));
    }

    /**
     * Returns the tasks that wait or run, each as name of its job, space, index; empty if squeue does not answer.
     *
     * @param names of the jobs that are looked for
     */
    Optional<Set<String>> queued(Collection<String> names) {
        if (names.isEmpty()) {
            return Optional.of(Set.of());
        }
        ToolRun run = call("squeue", "--noheader", "--array", "--name=" + String.join(",", names), "--format=%j %K");
        lastAnswer = run.output().strip();
        if (!run.succeeded()) {
            return Optional.empty();
        }
        Set<String> tasks = new HashSet<>();
        run.output().lines().map(String::strip).forEach(tasks::add);
        return Optional.of(tasks);
    }

    /** Returns what squeue said last. */
    String lastAnswer() {
        return lastAnswer;
    }

    /** Ends all tasks of some jobs; without effect on those that are gone. */
    void cancel(Collection<String> names) {
        names.forEach(name -> call("scancel", "--name=" + name));
    }

    private ToolRun call(String... words) {
        List<String> all = new ArrayList<>(prefix);
        String last = prefix.isEmpty() ? "" : prefix.get(prefix.size() - 1);
        if (last.endsWith("/")) {
            all.set(all.size() - 1, last + words[0]);
        } else {
            all.add(words[0]);
        }
        all.addAll(List.of(words).subList(1, words.length));
        try {
            return ToolRun.of(folder, LIMIT, all);
        } catch (MissingToolException missing) {
            throw new MissingToolException("a campaign on Slurm", words[0], "slurm-client", "is not on the PATH");
        }
    }
}

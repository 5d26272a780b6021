package org.heddle.verify.campaign.slurm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.heddle.cosim.tool.ProcessTree;

/**
 * A stand-in for a Slurm cluster: scripts called {@code sbatch}, {@code squeue} and {@code scancel} over a spool folder, and a thread that
 * runs the tasks of arrays in random order, kills some of them, and requeues some of those.
 */
final class StandInCluster implements AutoCloseable {
    private static final String SBATCH = """
            #!/bin/sh
            spool=%s
            for word in "$@"; do
                case $word in
                    --job-name=*) name=${word#*=} ;;
                    --array=*) last=${word#*=0-}; last=${last%%%%%%*} ;;
                esac
                before=$script; script=$word
            done
            if [ "$last" -ge %d ]; then
                echo 'sbatch: error: Batch job submission failed: Invalid job array specification' >&2
                exit 1
            fi
            until mkdir "$spool/lock" 2>/dev/null; do sleep 0.01; done
            number=$(cat "$spool/number"); echo $((number + 1)) >"$spool/number"
            echo "$name $number $last $before $script" >"$spool/new.$number.tmp"
            mv "$spool/new.$number.tmp" "$spool/new.$number"
            i=0; while [ $i -le $last ]; do echo "$name $i" >>"$spool/queue"; i=$((i + 1)); done
            rmdir "$spool/lock"
            echo "$number"
            """;
    private static final String SQUEUE = "#!/bin/sh\ncat %s/queue\n";
    private static final String SCANCEL = "#!/bin/sh\necho \"$1\" >>%s/cancelled\n";

    private static final int MOST_NANOS = 1_000_000_000;
    /** Before a JVM can have started: at least one task is killed. */
    private static final int SOON_NANOS = 50_000_000;

    private static final class Task {
        private final String name;
        private final int index;
        private final List<String> command;
        private int restarts;
        private long killAt;
        private Process process;

        Task(String name, int index, List<String> command) {
            this.name = name;
            this.index = index;
            this.command = command;
        }
    }

    private final Path folder;
    private final int nodes;
    private final int killOneIn;
    private final Random random;
    private final List<Task> waiting = new ArrayList<>();
    private final List<Task> running = new ArrayList<>();
    private final Thread thread = new Thread(this::run, "stand-in-cluster");
    private volatile boolean over;
    private int kills;
    private int arrays;

    /**
     * Starts a cluster.
     *
     * @param nodes tasks at once
     * @param largestArray its MaxArraySize
     * @param killOneIn one task in so many is killed, twice at most; 0 for none
     */
    StandInCluster(Path folder, int nodes, int largestArray, int killOneIn, long seed) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.nodes = nodes;
        this.killOneIn = killOneIn;
        this.random = new Random(seed);
        Files.writeString(folder.resolve("number"), "100\n");
        Files.writeString(folder.resolve("queue"), "");
        script("sbatch", SBATCH.formatted(folder, largestArray));
        script("squeue", SQUEUE.formatted(folder));
        script("scancel", SCANCEL.formatted(folder));
        thread.start();
    }

    private void script(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    SlurmClient client() {
        return new SlurmClient(List.of(folder + "/"), folder);
    }

    int kills() {
        return kills;
    }

    int arrays() {
        return arrays;
    }

    private void run() {
        try {
            while (!over) {
                Thread.sleep(10);
                step();
            }
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private void step() throws IOException, InterruptedException {
        if (!tryLock()) {
            return;
        }
        try {
            takeNew();
            Collections.shuffle(waiting, random);
            while (running.size() < nodes && !waiting.isEmpty()) {
                Task task = waiting.remove(0);
                start(task);
                running.add(task);
            }
            for (Task task : List.copyOf(running)) {
                if (!task.process.isAlive()) {
                    running.remove(task);
                } else if (System.nanoTime() > task.killAt) {
                    kill(task);
                    running.remove(task);
                    if (random.nextBoolean()) {
                        task.restarts++;
                        waiting.add(task);
                    }
                }
            }
            Path draft = folder.resolve("queue.tmp");
            Files.write(
                    draft,
                    Stream.concat(waiting.stream(), running.stream())
                            .map(task -> task.name + " " + task.index)
                            .toList());
            Files.move(draft, folder.resolve("queue"), StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.delete(folder.resolve("lock"));
        }
    }

    private boolean tryLock() throws IOException {
        try {
            Files.createDirectory(folder.resolve("lock"));
            return true;
        } catch (FileAlreadyExistsException taken) {
            return false;
        }
    }

    private void takeNew() throws IOException {
        List<Path> found;
        try (Stream<Path> files = Files.list(folder)) {
            found = files.filter(file -> file.getFileName().toString().matches("new\\.\\d+"))
                    .toList();
        }
        for (Path file : found) {
            String[] words = Files.readString(file).strip().split(" ");
            arrays++;
            for (int i = 0; i <= Integer.parseInt(words[2]); i++) {
                waiting.add(new Task(words[0], i, List.of("sh", words[3], words[4])));
            }
            Files.delete(file);
        }
    }

    private void start(Task task) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(task.command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        folder.resolve("task.log").toFile()));
        builder.environment().put("SLURM_ARRAY_TASK_ID", String.valueOf(task.index));
        builder.environment().put("SLURM_RESTART_COUNT", String.valueOf(task.restarts));
        task.process = builder.start();
        boolean isKilled = killOneIn > 0 && task.restarts < 2 && (kills == 0 || random.nextInt(killOneIn) == 0);
        int nanos = kills == 0 ? SOON_NANOS : random.nextInt(MOST_NANOS);
        task.killAt = isKilled ? System.nanoTime() + nanos : Long.MAX_VALUE;
    }

    private void kill(Task task) {
        kills++;
        ProcessTree.kill(task.process.toHandle());
    }

    @Override
    public void close() {
        over = true;
        try {
            thread.join();
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
        running.forEach(this::kill);
    }
}

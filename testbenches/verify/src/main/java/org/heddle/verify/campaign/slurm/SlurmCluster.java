package org.heddle.verify.campaign.slurm;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ToolRun;

/**
 * A Slurm cluster of one node on the loopback interface, with keys, ports and folders of its own: {@code munged}, {@code slurmctld} and {@code
 * slurmd}, as root or not, without control groups and without an accounting database. Closing it ends all three.
 */
public final class SlurmCluster implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final int KEY_BYTES = 128;
    private static final int ANSWERS = 60;
    private static final long ANSWER_MILLIS = 500;
    private static final long END_SECONDS = 10;

    /** Daemons in the order of their ends, by their files of process numbers. */
    private static final List<String> DAEMONS = List.of("slurmd.pid", "slurmctld.pid", "munged.pid");

    private final Path folder;
    private final Thread atTheEnd = new Thread(this::end, "heddle-slurm-end");

    private SlurmCluster(Path folder) {
        this.folder = folder;
    }

    /**
     * Starts a cluster.
     *
     * @param folder takes keys, logs and the state of the daemons
     * @param processors that its node seems to have: tasks that run at once
     * @param largestArray its MaxArraySize
     * @throws MissingToolException if a daemon is not installed
     * @throws SlurmException if the cluster does not come up; its logs are in the folder
     */
    public static SlurmCluster start(Path folder, int processors, int largestArray)
            throws IOException, InterruptedException {
        SlurmCluster cluster = new SlurmCluster(Files.createDirectories(folder).toRealPath());
        Runtime.getRuntime().addShutdownHook(cluster.atTheEnd);
        boolean up = false;
        try {
            cluster.configure(processors, largestArray);
            cluster.launch();
            up = true;
            return cluster;
        } finally {
            if (!up) {
                cluster.close();
            }
        }
    }

    private void configure(int processors, int largestArray) throws IOException {
        for (String name : List.of("state", "spool", "log")) {
            Files.createDirectories(folder.resolve(name));
        }
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        Path file = Files.createFile(
                folder.resolve("key"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(file, key);
        int[] ports = freePorts();
        String user = System.getProperty("user.name");
        Files.writeString(configuration(), """
                ClusterName=heddle
                SlurmctldHost=localhost(127.0.0.1)
                SlurmctldPort=%d
                SlurmdPort=%d
                AuthType=auth/munge
                AuthInfo=socket=%s
                CredType=cred/munge
                SlurmUser=%s
                SlurmdUser=%s
                StateSaveLocation=%s
                SlurmdSpoolDir=%s
                SlurmctldPidFile=%s
                SlurmdPidFile=%s
                SlurmctldLogFile=%s
                SlurmdLogFile=%s
                ProctrackType=proctrack/linuxproc
                TaskPlugin=task/none
                SwitchType=switch/none
                MpiDefault=none
                SelectType=select/cons_tres
                SelectTypeParameters=CR_CPU
                AccountingStorageType=accounting_storage/none
                JobAcctGatherType=jobacct_gather/none
                SlurmdParameters=config_overrides
                ReturnToService=2
                MinJobAge=10
                MaxArraySize=%d
                NodeName=localhost NodeHostname=localhost NodeAddr=127.0.0.1 CPUs=%d State=UNKNOWN
                PartitionName=all Nodes=localhost Default=YES MaxTime=INFINITE State=UP
                """.formatted(
                        ports[0],
                        ports[1],
                        folder.resolve("munge.socket"),
                        user,
                        user,
                        folder.resolve("state"),
                        folder.resolve("spool"),
                        folder.resolve("slurmctld.pid"),
                        folder.resolve("slurmd.pid"),
                        folder.resolve("log/slurmctld.log"),
                        folder.resolve("log/slurmd.log"),
                        largestArray,
                        processors));
    }

    private static int[] freePorts() throws IOException {
        InetAddress loopback = InetAddress.getLoopbackAddress();
        try (ServerSocket one = new ServerSocket(0, 1, loopback);
                ServerSocket other = new ServerSocket(0, 1, loopback)) {
            return new int[] {one.getLocalPort(), other.getLocalPort()};
        }
    }

    private void launch() throws InterruptedException {
        // Forced, as the key's folder is one that nobody else can enter; others need not reach the socket.
        run(
                "munge",
                "munged",
                "--force",
                "--num-threads=10",
                "--key-file=" + folder.resolve("key"),
                "--socket=" + folder.resolve("munge.socket"),
                "--pid-file=" + folder.resolve("munged.pid"),
                "--log-file=" + folder.resolve("log/munged.log"),
                "--seed-file=" + folder.resolve("seed"));
        run("slurmctld", "slurmctld", "-i", "-f", configuration().toString());
        run("slurmd", "slurmd", "-N", "localhost", "-f", configuration().toString());
        for (int i = 0; i < ANSWERS; i++) {
            if (ToolRun.of(folder, LIMIT, words("sinfo", "--noheader", "--format=%T"))
                    .output()
                    .strip()
                    .equals("idle")) {
                return;
            }
            Thread.sleep(ANSWER_MILLIS);
        }
        throw new SlurmException(
                "the node of the cluster does not become idle: see the logs in " + folder.resolve("log"));
    }

    private void run(String debianPackage, String... command) {
        ToolRun run;
        try {
            run = ToolRun.of(folder, LIMIT, List.of(command));
        } catch (MissingToolException missing) {
            throw new MissingToolException("a cluster of its own", command[0], debianPackage, "is not on the PATH");
        }
        if (!run.succeeded()) {
            throw new SlurmException(
                    command[0] + " does not start: " + run.output().strip());
        }
    }

    private Path configuration() {
        return folder.resolve("slurm.conf");
    }

    private List<String> words(String... command) {
        return Stream.concat(Stream.of("env", "SLURM_CONF=" + configuration()), Stream.of(command))
                .toList();
    }

    /** Returns the commands of this cluster. */
    public SlurmClient client() {
        return new SlurmClient(words(), folder);
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(atTheEnd);
        } catch (IllegalStateException ending) {
            // The hook runs, or has run.
        }
    }

    private void end() {
        for (String name : DAEMONS) {
            pid(folder.resolve(name)).ifPresent(SlurmCluster::end);
        }
    }

    private static Optional<ProcessHandle> pid(Path file) {
        try {
            return Files.exists(file)
                    ? ProcessHandle.of(Long.parseLong(Files.readString(file).strip()))
                    : Optional.empty();
        } catch (IOException | NumberFormatException unreadable) {
            return Optional.empty();
        }
    }

    private static void end(ProcessHandle daemon) {
        daemon.destroy();
        try {
            daemon.onExit().get(END_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException lasting) {
            daemon.destroyForcibly();
        } catch (InterruptedException now) {
            daemon.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}

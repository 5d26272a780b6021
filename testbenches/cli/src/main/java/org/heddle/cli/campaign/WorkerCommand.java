package org.heddle.cli.campaign;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.verify.campaign.CampaignFolder;

/** Command lines that start this program again. */
final class WorkerCommand {
    private static final String WORKER = "org.heddle.cli.CampaignWorker";
    private static final String COMMANDS = "org.heddle.cli.HeddleCommand";

    private WorkerCommand() {}

    /**
     * Returns the command line of a worker on this machine.
     *
     * @param workers that share its processors
     */
    static List<String> worker(int workers) {
        int processors = Math.max(1, Runtime.getRuntime().availableProcessors() / workers);
        return java(List.of("-XX:ActiveProcessorCount=" + processors, "-XX:+ExitOnOutOfMemoryError"), List.of(WORKER));
    }

    /** Returns the command line of a worker that has what its task was given of a machine. */
    static List<String> taskWorker() {
        return java(List.of("-XX:+ExitOnOutOfMemoryError"), List.of(WORKER));
    }

    /** Returns the command line of a task of a cluster; the number of the submission follows. */
    static List<String> task(CampaignFolder folder) {
        return java(
                List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
                List.of(COMMANDS, "campaign", "task", folder.path().toString()));
    }

    private static List<String> java(List<String> options, List<String> words) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xshare:auto",
                "-XX:-OmitStackTraceInFastThrow",
                "-Dfile.encoding=UTF-8",
                "-Duser.language=en",
                "-Duser.country=US",
                "-Djava.awt.headless=true",
                "--enable-native-access=ALL-UNNAMED"));
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith("heddle.") && !name.equals("heddle.terminal"))
                .sorted()
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.add("-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(words);
        return command;
    }
}

package org.heddle.verify.campaign;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.heddle.cosim.tool.Sha256;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;

/**
 * One job of a campaign, a line of its manifest.
 *
 * @param job its name, unlike those of all others
 * @param command words of a command of heddle, the verb first
 * @param design hash of the emitted Verilog that it was planned for, see {@link DesignHash}
 * @param configuration that the job is about; null where none applies
 * @param program that the job runs; null where none applies
 * @param seed of the job; null where nothing in it is random
 * @param limitSeconds time after which it is ended
 */
public record CampaignJob(
        String job,
        List<String> command,
        String design,
        @Nullable String configuration,
        @Nullable String program,
        @Nullable Long seed,
        int limitSeconds) {
    /** Copies the words. */
    public CampaignJob {
        command = List.copyOf(command);
    }

    /** Returns a hash of all that decides on the result, so of everything but the limit: a result belongs to a job with the same one. */
    public String key() {
        String text = Json.line(new CampaignJob(job, command, design, configuration, program, seed, 0));
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, 16);
    }
}

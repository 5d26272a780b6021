package org.heddle.experiment.study;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Locale;
import org.heddle.experiment.Basis;
import org.heddle.experiment.program.ProgramNic;
import org.jspecify.annotations.Nullable;

/**
 * Result of a job; component names and order are those of its JSON, which leaves none out.
 *
 * @param cycles of the core, from the last rank's first call to the slowest rank's last; null without a time
 * @param microseconds the same time
 * @param parts where it went
 * @param copiedBytes by the hosts' processors, null where nobody counts them
 * @param packets that left all nodes meanwhile
 * @param messages that were sent meanwhile, those inside collective operations included
 * @param basis of the time
 * @param verified whether the result is that of the reference in memory
 * @param resultSha256 SHA-256 of the result
 * @param reason why there is no time, or null
 */
@JsonPropertyOrder({
    "view",
    "program",
    "nic",
    "configuration",
    "mode",
    "protocol",
    "method",
    "collectives",
    "nodes",
    "bytes",
    "seed",
    "cycles",
    "microseconds",
    "parts",
    "copiedBytes",
    "packets",
    "messages",
    "basis",
    "verified",
    "resultSha256",
    "reason"
})
public record StudyRow(
        String view,
        String program,
        String nic,
        String configuration,
        @Nullable String mode,
        @Nullable String protocol,
        @Nullable String method,
        @Nullable String collectives,
        int nodes,
        long bytes,
        long seed,
        @Nullable Long cycles,
        @Nullable Double microseconds,
        @Nullable StudyParts parts,
        @Nullable Long copiedBytes,
        @Nullable Long packets,
        @Nullable Long messages,
        @Nullable Basis basis,
        boolean verified,
        @Nullable String resultSha256,
        @Nullable String reason) {
    /** Measurements of a job's run. */
    record Measured(
            long cycles,
            double microseconds,
            StudyParts parts,
            @Nullable Long copiedBytes,
            long packets,
            long messages,
            boolean verified,
            String sha256) {}

    static StudyRow of(StudyJob job, Measured measured) {
        StudyTransport transport = job.transport();
        return new StudyRow(
                job.view().word(),
                job.program().name(),
                transport.nic().word(),
                transport.configuration(),
                transport.mode(),
                transport.protocol(),
                transport.method(),
                transport.collectives(),
                job.nodes(),
                job.bytes(),
                job.seed(),
                measured.cycles,
                measured.microseconds,
                measured.parts,
                measured.copiedBytes,
                measured.packets,
                measured.messages,
                Basis.MEASURED,
                measured.verified,
                measured.sha256,
                measured.verified ? null : "the result differs from that of the reference in memory");
    }

    /** Returns the row of a job that has no time. */
    public static StudyRow without(StudyJob job, String reason) {
        StudyTransport transport = job.transport();
        return new StudyRow(
                job.view().word(),
                job.program().name(),
                transport.nic().word(),
                transport.configuration(),
                transport.mode(),
                transport.protocol(),
                transport.method(),
                transport.collectives(),
                job.nodes(),
                job.bytes(),
                job.seed(),
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                false,
                null,
                reason);
    }

    /** Returns in words what it is of. */
    public String what() {
        return "%s %s %d nodes %d bytes %s".formatted(view, program, nodes, bytes, label());
    }

    /** Returns the name of its mechanism in tables. */
    public String label() {
        return new StudyTransport(
                        ProgramNic.valueOf(nic.toUpperCase(Locale.ROOT)),
                        configuration,
                        mode,
                        protocol,
                        method,
                        collectives)
                .label();
    }
}

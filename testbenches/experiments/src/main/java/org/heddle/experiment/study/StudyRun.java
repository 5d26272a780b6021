package org.heddle.experiment.study;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.program.NetworkConstants;
import org.heddle.experiment.program.ProgramNetworkOptions;
import org.heddle.experiment.program.ProgramNic;
import org.heddle.testbench.VerilogSource;

/** Runs jobs, each on nodes that nobody has used, and compares its result with that of the reference in memory. */
public final class StudyRun {
    private static final int MOST_EAGER = 1 << 20;
    private static final int LEAST_EAGER = 4096;
    /** A job may take ten seconds of simulated time. */
    static final long LIMIT_CYCLES = 1_000_000_000L;

    private final List<Path> classPath;
    private final SimulationOptions simulation;
    private final VerilogSource verilog;
    /** Results in memory, by what they are of. */
    private final Map<String, String> references = new ConcurrentHashMap<>();

    /** @param classPath of the programs and their binding */
    public StudyRun(List<Path> classPath, SimulationOptions simulation, VerilogSource verilog) {
        this.classPath = List.copyOf(classPath);
        this.simulation = simulation;
        this.verilog = verilog;
    }

    /** Runs a job with the constants of its view; what fails is a row with the reason. */
    public StudyRow run(StudyJob job) {
        return run(job, job.view().constants());
    }

    /** Runs a job with other constants. */
    StudyRow run(StudyJob job, NetworkConstants constants) {
        String refusal = job.refusal();
        if (refusal != null) {
            return StudyRow.without(job, refusal);
        }
        try {
            if (job.transport().method() != null) {
                return StudyRow.of(job, new MethodJob(job, simulation, verilog).run());
            }
            ProgramNetworkOptions memory = new ProgramNetworkOptions(
                    ProgramNic.MEMORY, job.nodes(), null, null, null, null, null, null, job.seed());
            String reference = references.computeIfAbsent(
                    job.program().name() + " " + job.nodes() + " " + job.bytes(),
                    key -> measured(job, memory, NetworkConstants.published(), "")
                            .sha256());
            ProgramNetworkOptions options = job.transport().options(job.nodes(), eager(job), job.seed());
            return StudyRow.of(job, measured(job, options, constants, reference));
        } catch (RuntimeException failed) {
            return StudyRow.without(job, "failed: " + failed.getMessage());
        }
    }

    private static Integer eager(StudyJob job) {
        return "eager".equals(job.transport().protocol())
                ? (Integer) (int) Math.min(MOST_EAGER, Math.max(LEAST_EAGER, job.bytes()))
                : null;
    }

    private StudyRow.Measured measured(
            StudyJob job, ProgramNetworkOptions options, NetworkConstants constants, String reference) {
        return job.program().kind() == StudyProgram.Kind.PROGRAM
                ? new ProgramJob(job, classPath).run(options, constants, simulation, verilog, reference)
                : new MessageJob(job).run(options, constants, simulation, verilog, reference);
    }

    static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    static String sha256(String text) {
        return sha256(text.getBytes(StandardCharsets.UTF_8));
    }
}

package org.heddle.experiment.study;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.program.NetworkConstants;
import org.heddle.experiment.program.ProgramNetwork;
import org.heddle.experiment.program.ProgramNetworkOptions;
import org.heddle.experiment.study.path.JobWatch;
import org.heddle.experiment.study.path.PathWindow;
import org.heddle.launch.Program;
import org.heddle.launch.ProgramOutcome;
import org.heddle.launch.ProgramRun;
import org.heddle.testbench.VerilogSource;

/** A whole program, whose result is the last line that it prints: its verdict, with a hash of its data where it has one. */
final class ProgramJob {
    private final StudyJob job;
    private final List<Path> classPath;

    ProgramJob(StudyJob job, List<Path> classPath) {
        this.job = job;
        this.classPath = classPath;
    }

    StudyRow.Measured run(
            ProgramNetworkOptions options,
            NetworkConstants constants,
            SimulationOptions simulation,
            VerilogSource verilog,
            String reference) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Program program = new Program(
                classPath,
                "org.heddle.program." + job.program().main(),
                job.program().arguments().apply(job.bytes()),
                false,
                options.offload());
        JobWatch watch = new JobWatch(job.nodes());
        try (ProgramNetwork network = ProgramNetwork.open(options, constants, simulation, verilog)) {
            network.watch(watch.logs());
            ProgramOutcome outcome = ProgramRun.run(
                    watch.over(network.transport()),
                    StudyRun.LIMIT_CYCLES,
                    program,
                    out,
                    out,
                    network.observed(watch.observer()));
            List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
            String verdict = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
            if (outcome.exit() != 0) {
                throw new IllegalStateException(outcome.complaint().isEmpty() ? verdict : outcome.complaint());
            }
            PathWindow window = watch.program();
            String result = StudyRun.sha256(verdict);
            return new StudyRow.Measured(
                    window.cycles(),
                    CoreClock.microseconds(window.cycles()),
                    StudyParts.of(watch.parts(window, options.offload().isPresent())),
                    network.copiedBytes(),
                    watch.packets(window),
                    watch.messages(window),
                    result.equals(reference),
                    result);
        }
    }
}

package org.heddle.binding;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.heddle.launch.CallRecorder;
import org.heddle.launch.Program;
import org.heddle.launch.ProgramOutcome;
import org.heddle.launch.ProgramRun;
import org.heddle.mpi.transport.InMemoryTransport;

/** Runs a main class of the tests on the reference. */
final class RunProgram {
    private static final List<Path> CLASSES = List.of(Path.of("target/classes"), Path.of("target/test-classes"));

    private RunProgram() {}

    /** Outcome of a run, and what it printed. */
    record Result(ProgramOutcome outcome, String out, String err, Map<String, Long> calls) {}

    static Result run(int ranks, Class<?> main, boolean prefix, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        CallRecorder calls = new CallRecorder();
        ProgramOutcome outcome = ProgramRun.run(
                new InMemoryTransport(ranks),
                10_000_000,
                new Program(CLASSES, main.getName(), List.of(arguments), prefix),
                out,
                err,
                calls);
        return new Result(
                outcome, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8), calls.calls());
    }
}

package org.heddle.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The timeline has a slice for each call, and an arrow for each message. */
class CallTimelineTest {
    @Test
    void slicesAndArrowsAreInMicroseconds(@TempDir Path folder) throws IOException {
        CallRecorder recorder = new CallRecorder();
        CallTimeline timeline = new CallTimeline(2, 0.01, recorder);
        timeline.sent(0, 1, 8, 150);
        timeline.called(0, "MPI_Send", 100, 350);
        timeline.received(0, 1, 8, 0, 400);
        timeline.received(0, 1, 8, 0, 500);
        timeline.called(1, "MPI_Recv", 0, 400);
        Path file = folder.resolve("trace.json");
        timeline.writeTo(file);
        assertThat(Files.readString(file))
                .startsWith("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n")
                .endsWith("\n]}\n")
                .contains(
                        "\"name\":\"process_name\",\"pid\":1,\"tid\":0,\"args\":{\"name\":\"rank 1\"}",
                        "{\"ph\":\"X\",\"name\":\"MPI_Send\",\"pid\":0,\"tid\":0,\"ts\":1.000,\"dur\":2.500}",
                        "\"ph\":\"s\",\"bp\":\"e\",\"cat\":\"message\",\"name\":\"message\",\"id\":0,\"pid\":0",
                        "\"ph\":\"f\",\"bp\":\"e\",\"cat\":\"message\",\"name\":\"message\",\"id\":0,\"pid\":1")
                .containsOnlyOnce("\"ph\":\"f\"");
        assertThat(recorder.calls()).containsEntry("MPI_Recv", 1L);
        assertThat(recorder.messages()).isEqualTo(1);
        assertThat(recorder.bytes()).isEqualTo(8);
    }
}

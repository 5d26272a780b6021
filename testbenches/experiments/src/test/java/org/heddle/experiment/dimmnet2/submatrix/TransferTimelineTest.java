package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.DramCounters;
import org.heddle.device.NodeMemory;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class TransferTimelineTest {
    /** Two packets' worth of 128-byte elements. */
    private static final Submatrix TRANSFER = Submatrix.stride(30, 16, 4096);

    @TempDir
    Path folder;

    private static List<JsonNode> events(JsonNode timeline, Predicate<JsonNode> wanted) {
        List<JsonNode> found = new ArrayList<>();
        timeline.get("traceEvents").forEach(event -> {
            if (wanted.test(event)) {
                found.add(event);
            }
        });
        return found;
    }

    private static Predicate<JsonNode> is(String field, String value) {
        return event -> event.has(field) && event.get(field).asString().equals(value);
    }

    private static int count(NodeMemory memory, ToLongFunction<DramCounters> what) {
        return (int) (what.applyAsLong(memory.module(0).counters())
                + what.applyAsLong(memory.module(1).counters()));
    }

    @Test
    @Tag("slow")
    void aTransferShowsItsCallsPacketsArrivalsAndMemoryCommands() throws IOException {
        Path file = folder.resolve("timeline.json");
        TransferTimeline.write(file, Dimmnet2Configuration.published(), TRANSFER, SimulationOptions.defaults());
        JsonNode timeline = new ObjectMapper().readTree(file.toFile());
        assertThat(events(timeline, is("name", "submit")).size())
                .isEqualTo(TransferCommands.of(
                                TRANSFER, Dimmnet2Configuration.published().packetPayload())
                        .size());
        assertThat(events(timeline, is("name", "await reception"))).hasSize(1);
        List<JsonNode> starts = events(timeline, is("ph", "s"));
        List<JsonNode> ends = events(timeline, is("ph", "f"));
        // 30 elements of 128 bytes are 3840 bytes: two packets of 1920. Both pass a link of 13 cycles of 8 ns.
        assertThat(starts).hasSize(2);
        assertThat(ends).hasSize(2);
        for (int i = 0; i < 2; i++) {
            double flight =
                    ends.get(i).get("ts").asDouble() - starts.get(i).get("ts").asDouble();
            assertThat(flight).isCloseTo(0.104, within(1e-6));
        }
        // The main job's engine counts the commands of the same transfer in its memories.
        Measurement measured = new NodePairEngine(Dimmnet2Configuration.published(), SimulationOptions.defaults())
                .run(TRANSFER, bytes -> {});
        Predicate<JsonNode> reads = event -> event.get("name").asString().startsWith("READ ");
        Predicate<JsonNode> writes = event -> event.get("name").asString().startsWith("WRITE ");
        assertThat(events(timeline, reads.and(event -> event.get("pid").asInt() == 1)))
                .hasSize(count(measured.source(), DramCounters::reads));
        assertThat(events(timeline, writes.and(event -> event.get("pid").asInt() == 2)))
                .hasSize(count(measured.destination(), DramCounters::writes));
        // The call that waits ends behind the last write.
        JsonNode wait = events(timeline, is("name", "await reception")).get(0);
        double end = wait.get("ts").asDouble() + wait.get("dur").asDouble();
        assertThat(events(timeline, writes)).allMatch(write -> write.get("ts").asDouble() < end);
    }
}

package org.heddle.experiment.verbs.noncontiguous.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The timeline of a key's WRITE between nodes in RTL. */
@Tag("slow")
class WalkTimelineTest {
    private static JsonNode events(VerbsConfiguration configuration, Path file) throws Exception {
        Timeline timeline = WalkTimeline.of(new BlockTransfers(
                TransferSetting.of(configuration), SimulationOptions.defaults(), VerilogSource.JAVA, 0));
        timeline.writeTo(file);
        return JsonMapper.shared().readTree(Files.readString(file));
    }

    /** Returns the entries that were looked at from a run on. */
    private static long entries(JsonNode events, int first) {
        long entries = 0;
        for (JsonNode event : events) {
            String name = event.get("name").asString();
            if (name.startsWith("run ") && Integer.parseInt(name.substring(4)) >= first) {
                entries += event.get("args").get("entries").asLong();
            }
        }
        return entries;
    }

    /** Returns the spans on all tracks whose names begin so. */
    private static List<JsonNode> spans(JsonNode timeline, String track) {
        Set<String> tracks = new HashSet<>();
        List<JsonNode> spans = new ArrayList<>();
        for (JsonNode event : timeline.get("traceEvents")) {
            String place = event.get("pid") + " " + event.get("tid");
            if (event.get("name").asString().equals("thread_name")
                    && event.get("args").get("name").asString().startsWith(track)) {
                tracks.add(place);
            } else if (event.get("ph").asString().equals("X") && tracks.contains(place)) {
                spans.add(event);
            }
        }
        return spans;
    }

    private static long count(JsonNode events, String text) {
        return events.toString().split(java.util.regex.Pattern.quote(text), -1).length - 1;
    }

    /** 16 blocks of 256 bytes are four packets of 1,024 bytes; a list of 16 entries is 8 lines. */
    @Test
    void everyReadOfAListAndEachPacketIsThere(@TempDir Path folder) throws Exception {
        JsonNode published = events(VerbsConfiguration.published(), folder.resolve("published.json"));
        assertThat(published.toString()).contains("list", "translations", "data", "queues and contexts");
        assertThat(count(published, "\"request\"")).isEqualTo(4);
        JsonNode improved = events(VerbsConfiguration.improved(), folder.resolve("improved.json"));
        assertThat(count(improved, "\"request\"")).isEqualTo(1);
        for (JsonNode timeline : List.of(published, improved)) {
            // Two entries in a line, at each end.
            assertThat(spans(timeline, "list")).hasSizeGreaterThanOrEqualTo(16);
            assertThat(spans(timeline, "runs")).hasSize(16);
        }
        assertThat(spans(published, "packets")).hasSize(4);
        // The last packet's 4 entries: from the first entry on, or on from where the packet before ended.
        assertThat(entries(published.get("traceEvents"), 12)).isGreaterThanOrEqualTo(13 + 14 + 15 + 16);
        assertThat(entries(improved.get("traceEvents"), 0)).isLessThanOrEqualTo(16 + 1);
    }
}

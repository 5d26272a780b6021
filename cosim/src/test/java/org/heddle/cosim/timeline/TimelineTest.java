package org.heddle.cosim.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimelineTest {
    @TempDir
    Path folder;

    @Test
    void theFileIsChromesTraceFormatAndKeepsEveryPicosecond() throws IOException {
        Timeline timeline = new Timeline();
        Timeline.Track sent = timeline.track("node \"0\"", "sent");
        Timeline.Track received = timeline.track("node 1", "received");
        assertThat(timeline.track("node 1", "received")).isSameAs(received);
        sent.span("packet 0", 1_000_001, 2_000_000, Map.of("beats", 3));
        received.instant("credit", 10_000_000_000_007L, Map.of("why", "a\tb"));
        timeline.flow("packet 0", sent, 1_000_001, received, 3_500_000);
        assertThat(timeline.size()).isEqualTo(4);
        Path file = folder.resolve("timeline.json");
        timeline.writeTo(file);
        assertThat(Files.readString(file)).isEqualTo("""
                {"displayTimeUnit":"ns","traceEvents":[
                {"ph":"M","name":"process_name","pid":1,"args":{"name":"node \\"0\\""}},
                {"ph":"M","name":"thread_name","pid":1,"tid":1,"args":{"name":"sent"}},
                {"ph":"M","name":"process_name","pid":2,"args":{"name":"node 1"}},
                {"ph":"M","name":"thread_name","pid":2,"tid":2,"args":{"name":"received"}},
                {"ph":"X","name":"packet 0","ts":1.000001,"pid":1,"tid":1,"dur":0.999999,"args":{"beats":3}},
                {"ph":"i","name":"credit","ts":10000000.000007,"pid":2,"tid":2,"s":"t","args":{"why":"a\\u0009b"}},
                {"ph":"s","name":"packet 0","ts":1.000001,"pid":1,"tid":1,"cat":"flow","id":1},
                {"ph":"f","name":"packet 0","ts":3.500000,"pid":2,"tid":2,"cat":"flow","id":1,"bp":"e"}
                ]}
                """);
        assertThatThrownBy(() -> sent.span("late", 5, 4, Map.of()))
                .hasMessage("span \"late\" ends before it starts: startPs=5, endPs=4");
    }
}

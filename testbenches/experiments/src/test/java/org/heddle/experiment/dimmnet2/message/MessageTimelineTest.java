package org.heddle.experiment.dimmnet2.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.host.dimmnet2.mpi.MessageCost.Side;
import org.heddle.host.dimmnet2.mpi.NodeCounts;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.SendMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Costs as people see them. */
class MessageTimelineTest {
    @TempDir
    Path folder;

    private static MessageCost cost(Side side, long start, long end, NodeCounts node, String... reasons) {
        Envelope envelope = new Envelope(0, 1, 0, 7, 4096, 0, SendMode.STANDARD);
        return new MessageCost(envelope, side, start, end, 300, 40, 2, 64, 5, 600, node, List.of(reasons));
    }

    @Test
    void messagesThatOverlapStandInRowsOfTheirOwn() throws IOException {
        Timeline timeline = new Timeline();
        NodeCounts counts = new NodeCounts(900, 3, 4, 500, 600, 16);
        MessageTimeline.draw(
                timeline,
                List.of(
                        cost(Side.SENDER, 100, 500, NodeCounts.NONE),
                        cost(Side.SENDER, 400, 900, NodeCounts.NONE),
                        cost(Side.SENDER, 500, 700, NodeCounts.NONE),
                        cost(Side.RECEIVER, 200, 900, counts, "a reason")));
        Path file = folder.resolve("timeline.json");
        timeline.writeTo(file);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines)
                .filteredOn(line -> line.contains("\"args\":{\"name\":\"messages\"}"))
                .hasSize(2);
        assertThat(lines)
                .filteredOn(line -> line.contains("\"args\":{\"name\":\"messages 2\"}"))
                .hasSize(1);
        assertThat(lines)
                .filteredOn(line -> line.contains("receive from 0, 4096 bytes"))
                .singleElement()
                .asString()
                .contains(
                        "\"ts\":2.000000",
                        "\"dur\":7.000000",
                        "\"packets received\":4",
                        "\"packed because\":\"a reason\"");
        assertThat(lines)
                .filteredOn(line -> line.contains("send to 1, 4096 bytes"))
                .hasSize(3);
    }

    @Test
    void theTableHasARowForEachSideAndTheReasonsOnceBelow() {
        String text = MessageCostTable.text(List.of(
                cost(Side.SENDER, 100, 500, NodeCounts.NONE, "odd bytes"),
                cost(Side.RECEIVER, 200, 1_900, new NodeCounts(900, 3, 4, 500, 600, 16), "odd bytes")));
        assertThat(text.lines().filter(line -> line.contains("0 to 1, tag 7"))).hasSize(2);
        assertThat(text.lines().filter(line -> line.contains("receiver")))
                .singleElement()
                .asString()
                .matches(".* 4,096 +1,700 +300 +40 +2 +64 +5 +600 +3 +4 +500");
        assertThat(text.lines().filter(line -> line.contains("sender")))
                .singleElement()
                .asString()
                .matches(".* 600 +- +- +-");
        assertThat(text.lines().filter(line -> line.contains("odd bytes"))).hasSize(1);
    }
}

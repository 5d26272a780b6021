package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.heddle.experiment.dimmnet2.message.MessageCostTable;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MpiTimelineTest {
    @TempDir
    Path folder;

    /** 30 rows of 128 bytes: one vector read, two packets of data. */
    @Test
    @Tag("slow")
    void aMessageShowsBothSidesItsPacketsAndItsMemoryCommands() throws IOException {
        MpiTimeline message =
                MpiTimeline.of(Dimmnet2Configuration.published(), Submatrix.stride(30, 16, 4_096), HostCosts.paper());
        Path file = folder.resolve("timeline.json");
        message.timeline().writeTo(file);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines)
                .filteredOn(line -> line.contains("send to 1, 3840 bytes"))
                .hasSize(1);
        assertThat(lines)
                .filteredOn(line -> line.contains("receive from 0, 3840 bytes"))
                .hasSize(1);
        assertThat(lines).filteredOn(line -> line.contains("\"ACTIVATE bank")).hasSizeGreaterThan(60);
        MessageCost receiver = message.costs().stream()
                .filter(cost -> cost.side() == MessageCost.Side.RECEIVER)
                .findFirst()
                .orElseThrow();
        assertThat(receiver.commands()).as("request, vector read, completion").isEqualTo(3);
        assertThat(receiver.node().packetsReceived()).isEqualTo(2);
        assertThat(receiver.copies()).isZero();
        assertThat(MessageCostTable.text(message.costs())).contains("0 to 1, tag 0", "sender", "receiver");
    }
}

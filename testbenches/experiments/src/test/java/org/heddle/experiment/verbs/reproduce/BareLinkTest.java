package org.heddle.experiment.verbs.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Packets between two ports without nodes. */
@Tag("slow")
class BareLinkTest {
    private static final SimulationOptions OPTIONS =
            SimulationOptions.defaults().cycleLimit(Long.MAX_VALUE);

    private static List<List<Long>> packets(int bytes) {
        List<List<Long>> packets = new ArrayList<>();
        try (PostedRun run = new PostedRun(
                PostedRun.Requests.one(VerbsOperation.WRITE, bytes, false), VerbsNodesOptions.published(OPTIONS))) {
            run.nodes().listenToPackets((side, words) -> {
                if (side == 0) {
                    packets.add(words);
                }
            });
            run.run();
        }
        return packets;
    }

    @Test
    void aLongPacketTakesAsManyMoreCyclesAsItHasMoreWords() {
        try (BareLink link = new BareLink(VerbsConfiguration.published(), 6, OPTIONS)) {
            List<List<Long>> small = packets(8);
            long one = link.cycles(0, Channel.PUT, small);
            long again = link.cycles(1, Channel.PUT, packets(8));
            long more = link.cycles(0, Channel.PUT, packets(4096));
            assertThat(again).isBetween(one - 4, one + 4);
            // Stored whole at both ends: 511 more words into the one and out of the other in 10 ns each, 8 ns on the
            // link.
            assertThat(more - one).isBetween(2 * 511L + 511L * 8 / 10 - 4, 2 * 511L + 511L * 8 / 10 + 4);
        }
    }
}

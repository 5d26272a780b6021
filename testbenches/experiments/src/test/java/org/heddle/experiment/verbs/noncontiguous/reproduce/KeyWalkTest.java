package org.heddle.experiment.verbs.noncontiguous.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rows of the walkers by themselves. */
@Tag("slow")
class KeyWalkTest {
    private static List<BlockRow> rows(VerbsConfiguration configuration, int entries) {
        List<BlockRow> rows = KeyWalk.rows(TransferSetting.of(configuration), SimulationOptions.defaults(), entries);
        assertThat(rows).extracting(BlockRow::method).containsExactly("walk", "start");
        assertThat(rows).allMatch(BlockRow::verified);
        return rows;
    }

    @Test
    void anEntryTakesTheImprovedWalkerAtMostOneCycleAndATwentieth() {
        for (int entries : new int[] {16, 512, 65_536}) {
            BlockRow walk = rows(VerbsConfiguration.improved(), entries).get(0);
            assertThat(walk.cycles() / (entries - 1.0)).as(entries + " entries").isBetween(1.0, 1.05);
            assertThat(walk.entriesWalked()).isEqualTo(entries);
        }
    }

    /** A start takes less than 17 reads that wait for each other, of 200 cycles each, and 40 cycles; in a long list the time of four such reads and 160 cycles. */
    @Test
    void aStartAtTheLastEntryTakesTheImprovedWalkerAFewReadsThatWaitForEachOther() {
        for (int entries : new int[] {16, 64, 512, 4096, 65_536}) {
            BlockRow start = rows(VerbsConfiguration.improved(), entries).get(1);
            assertThat(start.cycles()).as(entries + " entries").isBetween(200L, 17 * 200L + 40);
            if (entries > 512) {
                assertThat(start.cycles()).as(entries + " entries").isBetween(4 * 200L, 4 * 200L + 160);
                assertThat(start.entriesWalked()).as(entries + " entries").isEqualTo(16);
            }
        }
    }

    /** The published walker has no sums: its start goes through all entries in front. */
    @Test
    void aStartOfThePublishedWalkerTakesACycleForEachEntryInFront() {
        assertThat(rows(VerbsConfiguration.published(), 4096).get(1).cycles()).isBetween(4096L + 200, 4096L + 230);
    }

    @Test
    void thePublishedWalkerBeginsAtTheFirstEntryTwiceForEach() {
        BlockRow walk = rows(VerbsConfiguration.published(), 64).get(0);
        assertThat(walk.entriesWalked()).isEqualTo(64 * 65);
        assertThat(walk.cycles()).isGreaterThan(64 * 65);
        assertThat(rows(VerbsConfiguration.published(), 4096).get(0).basis()).isEqualTo(Basis.FORMULA);
    }
}

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

    /** A search would take 17 reads that wait for each other and 40 cycles: not reached, beyond some hundreds of entries. */
    @Test
    void aStartAtTheLastEntryTakesTheImprovedWalkerACycleForEachInFront() {
        assertThat(rows(VerbsConfiguration.improved(), 512).get(1).cycles()).isBetween(512L + 200, 512L + 230);
        assertThat(rows(VerbsConfiguration.improved(), 65_536).get(1).cycles()).isBetween(65_536L + 200, 65_536L + 230);
    }

    @Test
    void thePublishedWalkerBeginsAtTheFirstEntryTwiceForEach() {
        BlockRow walk = rows(VerbsConfiguration.published(), 64).get(0);
        assertThat(walk.entriesWalked()).isEqualTo(64 * 65);
        assertThat(walk.cycles()).isGreaterThan(64 * 65);
        assertThat(rows(VerbsConfiguration.published(), 4096).get(0).basis()).isEqualTo(Basis.FORMULA);
    }
}

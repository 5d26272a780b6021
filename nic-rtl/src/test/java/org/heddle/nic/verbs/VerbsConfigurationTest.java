package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.junit.jupiter.api.Test;

/** Differences between the configurations. */
class VerbsConfigurationTest {
    /** Returns values of the one configuration that differ from those of the other. */
    private static List<String> different(VerbsConfiguration from, VerbsConfiguration other)
            throws ReflectiveOperationException {
        List<String> different = new ArrayList<>();
        for (RecordComponent each : VerbsConfiguration.class.getRecordComponents()) {
            Object value = each.getAccessor().invoke(other);
            if (!each.getAccessor().invoke(from).equals(value)) {
                different.add(each.getName() + " " + value);
            }
        }
        return different;
    }

    @Test
    void theStreamingOneHasPublishedListsOnTheImprovedDataPath() throws ReflectiveOperationException {
        assertThat(different(VerbsConfiguration.improved(), VerbsConfiguration.streaming()))
                .containsExactly(
                        "name streaming",
                        "mostElements 30",
                        "sgeInterval 53",
                        "keepsWords false",
                        "keepsPlace false",
                        "wordsAhead 128",
                        "looksAhead true");
    }

    @Test
    void theImprovedOneDiffersInTheseValuesAlone() throws ReflectiveOperationException {
        assertThat(different(VerbsConfiguration.published(), VerbsConfiguration.improved()))
                .containsExactly(
                        "name improved",
                        "mostElements 255",
                        "sgeInterval 1",
                        "translations 32",
                        "overlaps true",
                        "entriesAhead 8",
                        "checksOnce true",
                        "prefetches true",
                        "sendsAtOnce true",
                        "planned 8",
                        "keepsReceives true",
                        "receivesAhead 8",
                        "acknowledgeEvery 4",
                        "keepsWords true",
                        "keepsPlace true",
                        "wordsAhead 512",
                        "linesAhead 128",
                        "path " + new DataPath(32, 16, 0, 32, SegmentFormat.PHYSICAL_MEMORY));
    }
}

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
    @Test
    void theImprovedOneDiffersInTheseValuesAlone() throws ReflectiveOperationException {
        List<String> different = new ArrayList<>();
        for (RecordComponent each : VerbsConfiguration.class.getRecordComponents()) {
            Object published = each.getAccessor().invoke(VerbsConfiguration.published());
            Object improved = each.getAccessor().invoke(VerbsConfiguration.improved());
            if (!published.equals(improved)) {
                different.add(each.getName() + " " + improved);
            }
        }
        assertThat(different)
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
                        "path " + new DataPath(32, 16, 0, 32, SegmentFormat.PHYSICAL_MEMORY));
    }
}

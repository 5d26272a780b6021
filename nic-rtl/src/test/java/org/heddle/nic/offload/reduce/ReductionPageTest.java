package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.junit.jupiter.api.Test;

/** The layout in {@code docs/reduction.md} is that of {@link DescriptorField}. */
class ReductionPageTest {
    private static final Pattern ROW = Pattern.compile("^\\| ([A-Z_]+) \\| (\\d) \\| (\\S+) \\| ", Pattern.MULTILINE);

    private static String row(DescriptorField field) {
        int high = field.low() + field.width() - 1;
        String bits = high == field.low() ? Integer.toString(high) : high + ".." + field.low();
        return field.name() + " " + field.word() + " " + bits;
    }

    @Test
    void thePageHasEveryFieldInItsPlace() throws IOException {
        String page = Files.readString(Path.of("../docs/reduction.md"));
        List<String> rows = ROW.matcher(page)
                .results()
                .map(found -> found.group(1) + " " + found.group(2) + " " + found.group(3))
                .toList();
        assertThat(rows)
                .isEqualTo(Stream.of(DescriptorField.values())
                        .map(ReductionPageTest::row)
                        .toList());
    }
}

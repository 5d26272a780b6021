package org.heddle.hdl.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Synthesis;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The table in {@code docs/memories.md} is what yosys makes of {@link Shapes} today; {@code -Dheddle.promote} rewrites it. */
@Tag("slow")
class MemoryShapesTest {
    private static final Path PAGE = Path.of("../docs/memories.md");
    private static final List<String> TARGETS = List.of("ice40", "ecp5", "xilinx");

    private static final Map<String, String> WORDS = new TreeMap<>(Map.of(
            "OldWord", "one write, one `readSync`, `READ_FIRST`, `.blockRam()`",
            "NewWord", "the same with `WRITE_FIRST`",
            "AnyWord", "the same with `UNDEFINED`",
            "Bytes", "the same with one mask bit for each byte and an enable",
            "Table", "contents only, one `readSync`, `.blockRam()`",
            "TwoReads", "one write, two `readSync`, `UNDEFINED`, `.blockRam()`",
            "WithinTheCycle", "one write, one `read` within the cycle",
            "TwoWrites", "two writes, one `readSync`, `UNDEFINED`"));

    @Test
    void theTableSaysWhatEachTargetMakesOfEachShape() throws IOException {
        Design<Shapes> design = Heddle.elaborate(Shapes::new);
        Map<String, Map<String, Map<String, Integer>>> byTarget = new TreeMap<>();
        TARGETS.forEach(target -> byTarget.put(target, Synthesis.cells(design, target)));
        String table = "| memory of 128 words of 16 bits | " + String.join(" | ", TARGETS) + " |\n|---|---|---|---|\n"
                + Shapes.ALL.stream()
                        .map(supplier ->
                                Heddle.elaborate(supplier::get).verilog().top())
                        .map(shape -> "| " + WORDS.get(shape) + " | "
                                + TARGETS.stream()
                                        .map(target -> summary(Optional.ofNullable(
                                                        byTarget.get(target).get(shape))
                                                .orElseThrow()))
                                        .collect(Collectors.joining(" | "))
                                + " |\n")
                        .collect(Collectors.joining());
        String page = Files.readString(PAGE);
        if (Boolean.getBoolean("heddle.promote")) {
            int from = page.indexOf("| memory of");
            Files.writeString(PAGE, page.substring(0, from) + table + page.substring(page.indexOf("\n\n", from) + 1));
            page = Files.readString(PAGE);
        }
        assertThat(page).contains(table);
    }

    /** RAMs by their names, the rest by kind. */
    private static String summary(Map<String, Integer> cells) {
        Map<String, Integer> sums = new TreeMap<>();
        cells.forEach((cell, count) -> {
            if (cell.matches("SB_RAM.*|DP16KD|RAMB.*|RAM\\d+.*|TRELLIS_DPR.*")) {
                sums.merge("0 " + cell, count, Integer::sum);
            } else if (cell.matches("SB_DFF.*|TRELLIS_FF|FD.E")) {
                sums.merge("2 FF", count, Integer::sum);
            } else if (cell.matches("SB_LUT4|LUT\\d|INV")) {
                sums.merge("1 LUT", count, Integer::sum);
            }
        });
        return sums.entrySet().stream()
                .map(entry -> entry.getValue() + " " + entry.getKey().substring(2))
                .collect(Collectors.joining(", "));
    }
}

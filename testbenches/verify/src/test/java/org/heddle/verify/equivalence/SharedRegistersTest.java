package org.heddle.verify.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedRegistersTest {
    /** Two registers in each half: the first takes the input or itself, the second the first; {@code first} is the faulty half's table. */
    private static List<String> miter(String first) {
        List<String> lines = new ArrayList<>(List.of(".model miter", ".inputs in_a clock", ".outputs trigger"));
        for (String half : List.of("gold", "gate")) {
            lines.addAll(List.of(
                    ".names in_a " + half + ".first " + half + ".next",
                    half.equals("gold") ? "1- 1" : first,
                    ".latch " + half + ".next " + half + ".first re clock 2",
                    ".latch " + half + ".first " + half + ".second re clock 2",
                    ".latch in_a " + half + ".third re clock 2"));
        }
        lines.addAll(List.of(".names gold.second gate.second trigger", "01 1", "10 1", ".end"));
        return lines;
    }

    @Test
    void whatTakesTheSameIsOneRegister() {
        assertThat(new SharedRegisters(miter("1- 1")).merged())
                .contains(".names gold.first gate.first", ".names gold.second gate.second")
                .contains(".latch gold.next gold.first re clock 2", ".latch gold.first gold.second re clock 2")
                .noneMatch(line -> line.startsWith(".latch gate."));
    }

    @Test
    void whatAFaultReachesInAnyCycleStays() {
        assertThat(new SharedRegisters(miter("-1 1")).merged())
                .contains(".latch gate.next gate.first re clock 2", ".latch gate.first gate.second re clock 2")
                .contains(".names gold.third gate.third")
                .doesNotContain(".names gold.first gate.first", ".names gold.second gate.second");
    }

    @Test
    void nothingIsFreeWithoutAMemory() {
        assertThat(new SharedRegisters(miter("1- 1")).withFreeMemories()).isEmpty();
    }

    @Test
    void aMemoryIsFreeIfTheFaultReachesNoneOfItsBits() {
        assertThat(new SharedRegisters(memory(300, -1)).withFreeMemories().orElseThrow())
                .anyMatch(line -> line.startsWith(".inputs gold.words[0] "))
                .noneMatch(line -> line.startsWith(".latch"));
        assertThat(new SharedRegisters(memory(300, 7)).withFreeMemories()).isEmpty();
        assertThat(new SharedRegisters(memory(200, -1)).withFreeMemories()).isEmpty();
    }

    private static List<String> memory(int bits, int faulty) {
        List<String> lines = new ArrayList<>(List.of(".model miter", ".inputs in_a in_b clock", ".outputs trigger"));
        for (int i = 0; i < bits; i++) {
            lines.add(".latch in_a gold.words[" + i + "] re clock 2");
            lines.add(".latch " + (i == faulty ? "in_b" : "in_a") + " gate.words[" + i + "] re clock 2");
        }
        lines.addAll(List.of(".names gold.words[0] gate.words[0] trigger", "01 1", "10 1", ".end"));
        return lines;
    }
}

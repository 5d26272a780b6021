package org.heddle.cosim.jvm.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.heddle.hdl.ir.Signal;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** FST files of many blocks say what a VCD of the same values says. */
class FstWriterTest {
    private static final int[] WIDTHS = {1, 2, 7, 8, 9, 63, 64, 65, 128, 1, 33};

    @TempDir
    Path folder;

    private static TraceScope scope() {
        List<TracedSignal> outer = java.util.stream.IntStream.range(0, WIDTHS.length)
                .mapToObj(i -> new TracedSignal("s" + i, WIDTHS[i], Signal.Kind.WIRE, lane -> 0))
                .toList();
        TraceScope inner = new TraceScope(
                "inner", List.of(new TracedSignal("last", 5, Signal.Kind.REGISTER, lane -> 0)), List.of());
        return new TraceScope("Top", outer, List.of(inner));
    }

    private static void write(WaveWriter writer) throws IOException {
        Random random = new Random(11);
        long time = 500;
        for (int i = 0; i < 400; i++) {
            writer.time(time);
            for (int signal = 0; signal <= WIDTHS.length; signal++) {
                int width = signal < WIDTHS.length ? WIDTHS[signal] : 5;
                if (i == 0 || random.nextInt(signal + 2) == 0) {
                    writer.change(signal, value(width, random));
                }
            }
            time += 1 + random.nextInt(1_000_000);
        }
        writer.close();
    }

    private static long[] value(int width, Random random) {
        long[] words = new long[(width + 63) / 64];
        for (int i = 0; i < words.length; i++) {
            int bits = Math.min(64, width - 64 * i);
            words[i] = random.nextLong() >>> (64 - bits);
        }
        return words;
    }

    @Test
    @Tag("slow")
    void filesOfOneAndOfManyBlocksSayWhatAVcdSays() throws IOException, InterruptedException {
        Path vcd = folder.resolve("values.vcd");
        write(new VcdWriter(vcd, scope()));
        Map<String, TreeMap<Long, String>> expected = WaveText.changes(Files.readAllLines(vcd));
        assertThat(expected).hasSize(WIDTHS.length + 1).containsKey("TOP.Top.inner.last");
        for (int blockBytes : new int[] {1 << 20, 1000, 0}) {
            Path fst = folder.resolve("values" + blockBytes + ".fst");
            write(new FstWriter(fst, scope(), blockBytes));
            Map<String, TreeMap<Long, String>> actual = WaveText.changes(WaveText.ofFst(fst));
            assertThat(actual.keySet()).isEqualTo(expected.keySet());
            expected.forEach((signal, values) -> assertThat(actual.get(signal))
                    .as("%s, blocks of %d", signal, blockBytes)
                    .isEqualTo(values));
        }
    }
}

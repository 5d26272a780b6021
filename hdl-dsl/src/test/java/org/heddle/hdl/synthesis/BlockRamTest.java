package org.heddle.hdl.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Synthesis;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class BlockRamTest {
    /** One write port with byte masks, one registered read port, contents: nothing said about block RAM. */
    static final class Ram extends Component {
        Ram() {
            UInt to = in(uint(9));
            UInt from = in(uint(9));
            UInt data = in(uint(32));
            UInt mask = in(uint(4));
            Bool write = in(bool());
            Bool fetch = in(bool());
            UInt word = out(uint(32));
            List<BigInteger> contents = IntStream.range(0, 512)
                    .mapToObj(i -> BigInteger.valueOf(i * 77L))
                    .toList();
            Memory<UInt> words = memory(uint(32), 512).init(contents);
            when(write, () -> words.write(to, data, mask));
            UInt fetched = words.readSync(from, fetch);
            word.set(fetched);
        }
    }

    @ParameterizedTest
    @CsvSource({"ice40, SB_RAM40_4K, 4", "ecp5, DP16KD, 1", "xilinx, RAMB18E1, 1"})
    void oneWriteAndOneRegisteredReadWithMasksAndContentsIsBlockRam(String target, String cell, int count) {
        Map<String, Integer> cells =
                Synthesis.cells(Heddle.elaborate(Ram::new), target).get("Ram");
        assertThat(cells).containsEntry(cell, count);
        int flipFlops = cells.entrySet().stream()
                .filter(entry -> entry.getKey().matches("SB_DFF.*|TRELLIS_FF|FD.E"))
                .mapToInt(Map.Entry::getValue)
                .sum();
        assertThat(flipFlops).as("registers around the RAM").isLessThan(100);
    }
}

package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MemoryTest {
    /** One write port with a mask, one combinational and one synchronous read port. */
    static final class Ram extends Component {
        Ram(int width, int depth, int maskWidth, List<BigInteger> contents) {
            parameter("width", width);
            parameter("depth", depth);
            parameter("mask", maskWidth);
            int bits = 32 - Integer.numberOfLeadingZeros(depth - 1);
            UInt address = in(uint(bits));
            UInt data = in(uint(width));
            UInt mask = in(uint(maskWidth));
            Bool write = in(bool());
            Bool fetch = in(bool());
            UInt now = out(uint(width));
            UInt next = out(uint(width));
            Memory<UInt> words = memory(uint(width), depth).init(contents);
            when(write, () -> words.write(address, data, mask));
            now.set(words.read(address));
            UInt fetched = words.readSync(address, fetch);
            next.set(fetched);
        }
    }

    @ParameterizedTest
    @CsvSource({"32, 16, 4", "64, 5, 8", "8, 9, 1", "12, 6, 12", "1, 2, 1", "24, 3, 2"})
    void masksContentsAndReadUnderWriteFollowAJavaArray(int width, int depth, int maskWidth) {
        Random random = new Random(width);
        List<BigInteger> contents = new ArrayList<>();
        for (int i = 0; i < depth / 2 + 1; i++) {
            contents.add(new BigInteger(width, random));
        }
        Design<Ram> design = Heddle.elaborate(() -> new Ram(width, depth, maskWidth, contents));
        Lint.requireClean(design);

        BigInteger[] model = new BigInteger[depth];
        for (int i = 0; i < depth; i++) {
            model[i] = i < contents.size() ? contents.get(i) : BigInteger.ZERO;
        }
        BigInteger fetched = null;
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<BigInteger> now = new ArrayList<>();
        List<BigInteger> next = new ArrayList<>();
        for (int cycle = 0; cycle < 200; cycle++) {
            int address = random.nextInt(depth);
            boolean write = random.nextBoolean();
            boolean fetch = cycle == 0 || random.nextBoolean();
            BigInteger data = new BigInteger(width, random);
            BigInteger mask = new BigInteger(maskWidth, random);
            Map<String, BigInteger> row = new HashMap<>();
            row.put("address", BigInteger.valueOf(address));
            row.put("data", data);
            row.put("mask", mask);
            row.put("write", write ? BigInteger.ONE : BigInteger.ZERO);
            row.put("fetch", fetch ? BigInteger.ONE : BigInteger.ZERO);
            rows.add(row);
            now.add(model[address]);
            next.add(fetched);
            fetched = fetch ? model[address] : fetched; // the old word, also under a write
            for (int bit = 0; write && bit < width; bit++) {
                if (mask.testBit(bit / (width / maskWidth))) {
                    model[address] = data.testBit(bit) ? model[address].setBit(bit) : model[address].clearBit(bit);
                }
            }
        }
        for (var outputs : List.of(Icarus.run(design, rows), Reference.run(design, rows))) {
            assertThat(outputs).extracting(row -> row.get("now")).isEqualTo(now);
            assertThat(outputs.subList(1, 200))
                    .extracting(row -> row.get("next"))
                    .isEqualTo(next.subList(1, 200));
        }
    }
}

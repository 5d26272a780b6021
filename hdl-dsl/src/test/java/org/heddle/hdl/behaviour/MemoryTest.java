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
import org.heddle.hdl.option.ReadUnderWrite;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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
    @Tag("slow")
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

    /** Two write ports and a registered read at an address of its own. */
    static final class Policy extends Component {
        Policy(ReadUnderWrite policy, int maskWidth) {
            parameter("policy", policy);
            parameter("mask", maskWidth);
            UInt from = in(uint(2));
            UInt to = in(uint(2));
            UInt other = in(uint(2));
            UInt data = in(uint(8));
            UInt mask = in(uint(maskWidth));
            Bool write = in(bool());
            Bool fetch = in(bool());
            UInt next = out(uint(8));
            Memory<UInt> words = memory(uint(8), 4).init(1, 2, 3, 4).readUnderWrite(policy);
            UInt fetched = words.readSync(from, fetch);
            next.set(fetched);
            when(write, () -> {
                if (maskWidth == 1) {
                    words.write(to, data);
                } else {
                    words.write(to, data, mask);
                }
            });
            words.write(other, data.not(), mask);
        }
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"READ_FIRST, 1", "WRITE_FIRST, 1", "UNDEFINED, 1", "READ_FIRST, 4", "WRITE_FIRST, 4", "UNDEFINED, 2"})
    void aRegisteredReadFollowsItsPolicy(ReadUnderWrite policy, int maskWidth) {
        Design<Policy> design = Heddle.elaborate(() -> new Policy(policy, maskWidth));
        Lint.requireClean(design);
        Random random = new Random(maskWidth);
        int[] model = {1, 2, 3, 4};
        int fetched = -1;
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Integer> expected = new ArrayList<>(); // -1 where nothing can be relied on
        for (int cycle = 0; cycle < 300; cycle++) {
            int from = random.nextInt(4);
            int to = random.nextInt(4);
            int other = random.nextInt(4);
            int data = random.nextInt(256);
            int mask = random.nextInt(1 << maskWidth);
            boolean write = random.nextBoolean();
            boolean fetch = random.nextInt(4) > 0;
            rows.add(Map.of(
                    "from", BigInteger.valueOf(from),
                    "to", BigInteger.valueOf(to),
                    "other", BigInteger.valueOf(other),
                    "data", BigInteger.valueOf(data),
                    "mask", BigInteger.valueOf(mask),
                    "write", BigInteger.valueOf(write ? 1 : 0),
                    "fetch", BigInteger.valueOf(fetch ? 1 : 0)));
            expected.add(fetched);
            int old = model[from];
            if (write) {
                model[to] = written(model[to], data, maskWidth == 1 ? 1 : mask, maskWidth);
            }
            model[other] = written(model[other], ~data & 255, mask, maskWidth);
            if (fetch) {
                boolean collides = write && to == from && (mask != 0 || maskWidth == 1) || other == from && mask != 0;
                fetched = switch (policy) {
                    case READ_FIRST -> old;
                    case WRITE_FIRST -> model[from];
                    case UNDEFINED -> collides ? -1 : old;
                };
            }
        }
        for (var outputs : List.of(Icarus.run(design, rows), Reference.run(design, rows))) {
            for (int i = 1; i < rows.size(); i++) {
                if (expected.get(i) >= 0) {
                    assertThat(outputs.get(i)).as(i + "").containsEntry("next", BigInteger.valueOf(expected.get(i)));
                }
            }
        }
        assertThat(expected).filteredOn(value -> value >= 0).hasSizeGreaterThan(80);
    }

    private static int written(int word, int data, int mask, int maskWidth) {
        int result = word;
        for (int bit = 0; bit < 8; bit++) {
            if ((mask >> bit / (8 / maskWidth) & 1) == 1) {
                result = result & ~(1 << bit) | data & 1 << bit;
            }
        }
        return result;
    }

    @Tag("tools")
    @Test
    void anUndefinedReadIsUnknownWhereTheSimulatorCanSayIt() {
        Design<Policy> design = Heddle.elaborate(() -> new Policy(ReadUnderWrite.UNDEFINED, 1));
        Map<String, BigInteger> collision = new HashMap<>();
        List.of("from", "to", "other", "data").forEach(name -> collision.put(name, BigInteger.ONE));
        List.of("mask", "write", "fetch").forEach(name -> collision.put(name, BigInteger.ONE));
        assertThat(Icarus.run(design, List.of(collision, collision)).get(1)).doesNotContainKey("next");
    }

    /** A block RAM of which a lemma claims that its first word is 0. */
    private static final class ClaimedBlock extends Component {
        ClaimedBlock() {
            UInt address = in("address", uint(4));
            UInt data = in("data", uint(8));
            Memory<UInt> words = memory(uint(8), 16).init(0).blockRam();
            when(address.ne(0), () -> words.write(address, data));
            out("word", uint(8)).set(words.readSync(address, lit(true)));
            lemma(() -> assertAlways(words.read(lit(0, 4)).eq(0), "the first word is 0"));
        }
    }

    @Test
    void aLemmaMayReadBlockRamWithinTheCycle() {
        String text = text(Heddle.elaborate(ClaimedBlock::new));
        assertThat(text).contains("ram_style").doesNotContain("== 8'd0");
        assertThat(text(Heddle.elaborateForProof(ClaimedBlock::new))).contains("words[4'd0]");
    }

    private static String text(Design<?> design) {
        StringBuilder text = new StringBuilder();
        design.verilog().files().forEach(file -> text.append(file.text()));
        return text.toString();
    }
}

package org.heddle.gallery.sdram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.gallery.sdram.SdramBench.Request;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;

/** The controller of a real chip. */
class FullSizeTest {
    private static final int MEGAHERTZ = 100;
    private static final int OTHER_BANK = 1 << SdramPart.MT48LC16M16A2.columnBits();

    /** A chip of full size, initialised, with a refresh each 781 cycles. */
    private static SdramBench fullSize(TestBench bench) {
        VerilogDesign verilog =
                Heddle.elaborate(() -> new SdramController(MEGAHERTZ, 2)).verilog();
        SdramBench chip = new SdramBench(bench.open(verilog), SdramPart.MT48LC16M16A2, MEGAHERTZ, bench.random());
        chip.pause(11_000);
        return chip;
    }

    /** Returns the cycles from the first request that is taken to the last one, and to the last answer, if there are some. */
    private static long cycles(SdramBench chip, List<Request> requests) {
        long begin = chip.send(requests.get(0));
        long end = begin;
        for (Request request : requests.subList(1, requests.size())) {
            end = chip.send(request);
        }
        chip.finish();
        return Math.max(end, chip.lastAnswer) - begin;
    }

    private static List<Request> writes(IntStream addresses) {
        return addresses
                .mapToObj(address -> Request.write(address, address * 7 & 0xffff))
                .toList();
    }

    private static List<Request> reads(IntStream addresses) {
        return addresses.mapToObj(Request::read).toList();
    }

    /** Rows change, and refreshes come, in all of these but the first two. */
    @HardwareTest
    void accessesTakeTheirCycles(TestBench bench) {
        SdramBench chip = fullSize(bench);
        List<Request> copy = new ArrayList<>();
        for (int i = 0; i < 2048; i++) {
            copy.add(Request.read(i));
            copy.add(Request.write(i ^ OTHER_BANK, i));
        }
        int[] random = new Random(1).ints(4096, 0, 1 << 24).toArray();
        cycles(chip, writes(IntStream.of(0)));

        assertEquals(6, cycles(chip, reads(IntStream.of(0))), "a read of an open row");
        assertEquals(4169, cycles(chip, writes(IntStream.range(0, 4096))), "sequential writes");
        assertEquals(4172, cycles(chip, reads(IntStream.range(0, 4096))), "sequential reads");
        assertEquals(10_404, cycles(chip, copy), "reads of one bank and writes of another, in turn");
        assertEquals(22_647, cycles(chip, writes(IntStream.of(random))), "random writes");
        assertEquals(22_631, cycles(chip, reads(IntStream.of(random))), "random reads");
    }

    /** Two addresses that differ in a bit, and the bytes of a word, are apart in a chip of full size. */
    @HardwareTest
    void eachBitOfAnAddressAndEachByteCount(TestBench bench) {
        SdramBench chip = fullSize(bench);
        int[] addresses = IntStream.concat(
                        IntStream.of(0),
                        IntStream.range(0, SdramPart.MT48LC16M16A2.addressBits())
                                .map(bit -> 1 << bit))
                .toArray();
        // Whole words first.
        for (int mask = 3; mask >= 0; mask--) {
            for (int address : addresses) {
                chip.send(new Request(true, address, bench.random().nextInt(1 << 16), mask));
            }
            for (int address : addresses) {
                chip.send(Request.read(address));
            }
        }
        chip.finish();
    }
}

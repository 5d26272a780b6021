package org.heddle.hdl.lib.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.Design;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.lib.bus.Wishbone.Mode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Registers behind each bus are read and written as a plain array is, with random pauses on both sides, and as fast as promised. */
class BusSlaveTest {
    private static final int PLACES = 8;
    private static final int LIMIT = 100;

    /** An access and its answer. */
    private record Access(boolean write, int place, long data, int strobes) {}

    /** An answer. */
    private record Answer(long data, boolean error) {}

    /** A master of one bus, which does one access after the other. */
    private abstract static class Master {
        final Interpreter design;
        final SplittableRandom random;

        Master(Design<?> elaborated, long seed) {
            design = new Interpreter(elaborated.circuit());
            random = new SplittableRandom(seed);
            design.poke("reset", 1);
            design.step();
            design.poke("reset", 0);
            design.step();
        }

        final boolean is(String port) {
            return design.peek("bus_" + port).signum() != 0;
        }

        final void poke(String port, long value) {
            design.poke("bus_" + port, value);
        }

        final void pause() {
            for (int i = random.nextInt(3); i > 0; i--) {
                design.step();
            }
        }

        /** Steps until a port is 1, and once more. */
        final void stepUntil(String port) {
            for (int cycle = 0; !is(port); cycle++) {
                assertThat(cycle).as("cycles without " + port).isLessThan(LIMIT);
                design.step();
            }
            design.step();
        }

        abstract Answer run(Access access);
    }

    /** A master of AXI4-Lite. */
    private static final class AxiMaster extends Master {
        AxiMaster(Design<?> design, long seed) {
            super(design, seed);
        }

        @Override
        Answer run(Access access) {
            pause();
            if (!access.write) {
                poke("araddr", 4L * access.place);
                poke("arvalid", 1);
                stepUntil("arready");
                poke("arvalid", 0);
                return answer("r");
            }
            boolean dataFirst = random.nextBoolean();
            Deque<String> channels = new ArrayDeque<>(dataFirst ? List.of("w", "aw") : List.of("aw", "w"));
            poke("awaddr", 4L * access.place);
            poke("wdata", access.data);
            poke("wstrb", access.strobes);
            while (!channels.isEmpty()) {
                String channel = channels.remove();
                poke(channel + "valid", 1);
                stepUntil(channel + "ready");
                poke(channel + "valid", 0);
                pause();
            }
            return answer("b");
        }

        private Answer answer(String channel) {
            pause();
            for (int cycle = 0; !is(channel + "valid"); cycle++) {
                assertThat(cycle).isLessThan(LIMIT);
                design.step();
            }
            pause();
            long response = design.peek("bus_" + channel + "resp").longValue();
            long data = channel.equals("r") ? design.peek("bus_rdata").longValue() : 0;
            poke(channel + "ready", 1);
            design.step();
            poke(channel + "ready", 0);
            assertThat(response).isIn((long) AxiLite.OKAY, (long) AxiLite.SLVERR);
            return new Answer(data, response == AxiLite.SLVERR);
        }
    }

    /** A master of Wishbone. */
    private static final class WishboneMaster extends Master {
        private final Mode mode;

        WishboneMaster(Design<?> design, Mode mode, long seed) {
            super(design, seed);
            this.mode = mode;
        }

        @Override
        Answer run(Access access) {
            pause();
            poke("cyc", 1);
            pause();
            poke("stb", 1);
            poke("we", access.write ? 1 : 0);
            poke("adr", 4L * access.place);
            poke("dat_w", access.data);
            poke("sel", access.strobes);
            if (mode == Mode.PIPELINED) {
                for (int cycle = 0; is("stall"); cycle++) {
                    assertThat(cycle).isLessThan(LIMIT);
                    design.step();
                }
                design.step();
                poke("stb", 0);
            }
            for (int cycle = 0; !is("ack") && !is("err"); cycle++) {
                assertThat(cycle).isLessThan(LIMIT);
                design.step();
            }
            Answer answer =
                    new Answer(access.write ? 0 : design.peek("bus_dat_r").longValue(), is("err"));
            design.step();
            poke("stb", 0);
            poke("cyc", 0);
            return answer;
        }
    }

    /** A requester of APB. */
    private static final class ApbMaster extends Master {
        ApbMaster(long seed) {
            super(ScratchDesigns.apb(), seed);
        }

        @Override
        Answer run(Access access) {
            pause();
            poke("psel", 1);
            poke("pwrite", access.write ? 1 : 0);
            poke("paddr", 4L * access.place);
            poke("pwdata", access.data);
            poke("pstrb", access.write ? access.strobes : 0);
            design.step();
            poke("penable", 1);
            for (int cycle = 0; !is("pready"); cycle++) {
                assertThat(cycle).isLessThan(LIMIT);
                design.step();
            }
            Answer answer =
                    new Answer(access.write ? 0 : design.peek("bus_prdata").longValue(), is("pslverr"));
            design.step();
            poke("psel", 0);
            poke("penable", 0);
            return answer;
        }
    }

    static Stream<Arguments> masters() {
        return Stream.of(
                master("AXI4-Lite", () -> new AxiMaster(ScratchDesigns.axiLite(), 1)),
                master("Wishbone, classic", () -> wishbone(ScratchDesigns.wishbone(Mode.CLASSIC), Mode.CLASSIC, 2)),
                master(
                        "Wishbone, pipelined",
                        () -> wishbone(ScratchDesigns.wishbone(Mode.PIPELINED), Mode.PIPELINED, 3)),
                master("APB4", () -> new ApbMaster(4)),
                master(
                        "AXI4-Lite to classic Wishbone",
                        () -> new AxiMaster(ScratchDesigns.overWishbone(Mode.CLASSIC), 5)),
                master(
                        "AXI4-Lite to pipelined Wishbone",
                        () -> new AxiMaster(ScratchDesigns.overWishbone(Mode.PIPELINED), 6)),
                master(
                        "classic Wishbone to AXI4-Lite",
                        () -> wishbone(ScratchDesigns.overAxiLite(Mode.CLASSIC), Mode.CLASSIC, 7)),
                master(
                        "pipelined Wishbone to AXI4-Lite",
                        () -> wishbone(ScratchDesigns.overAxiLite(Mode.PIPELINED), Mode.PIPELINED, 8)));
    }

    private static Arguments master(String name, Supplier<Master> made) {
        return Arguments.of(name, made);
    }

    private static Master wishbone(Design<?> design, Mode mode, long seed) {
        return new WishboneMaster(design, mode, seed);
    }

    @ParameterizedTest(name = "{0}")
    @Tag("slow")
    @MethodSource("masters")
    void randomAccessesDoWhatTheyDoToAnArray(String name, Supplier<Master> made) {
        Master master = made.get();
        long[] words = new long[ScratchRegisters.WORDS];
        for (int i = 0; i < 400; i++) {
            Access access = new Access(
                    master.random.nextBoolean(),
                    master.random.nextInt(PLACES),
                    master.random.nextLong() & 0xFFFF_FFFFL,
                    master.random.nextInt(16));
            boolean isThere = access.place < words.length;
            long expected = access.write || !isThere ? 0 : words[access.place];
            assertThat(master.run(access)).as("access %d: %s", i, access).isEqualTo(new Answer(expected, !isThere));
            for (int lane = 0; access.write && isThere && lane < 4; lane++) {
                if ((access.strobes >> lane & 1) != 0) {
                    long mask = 0xFFL << 8 * lane;
                    words[access.place] = words[access.place] & ~mask | access.data & mask;
                }
            }
        }
    }

    /** 32 writes and 32 reads at once on AXI4-Lite: the register block has an access in each cycle. */
    @Test
    void axiLiteHasAnAccessPerCycle() {
        Interpreter design = new AxiMaster(ScratchDesigns.axiLite(), 5).design;
        design.poke("bus_bready", 1);
        design.poke("bus_rready", 1);
        design.poke("bus_wstrb", 15);
        int addresses = 0;
        int data = 0;
        int reads = 0;
        int answers = 0;
        int cycles = 0;
        while (answers < 64) {
            assertThat(cycles).isLessThan(LIMIT);
            design.poke("bus_awvalid", addresses < 32 ? 1 : 0);
            design.poke("bus_wvalid", data < 32 ? 1 : 0);
            design.poke("bus_arvalid", reads < 32 ? 1 : 0);
            addresses += addresses < 32 && is(design, "awready") ? 1 : 0;
            data += data < 32 && is(design, "wready") ? 1 : 0;
            reads += reads < 32 && is(design, "arready") ? 1 : 0;
            answers += is(design, "bvalid") ? 1 : 0;
            answers += is(design, "rvalid") ? 1 : 0;
            design.step();
            cycles++;
        }
        assertThat(cycles).isEqualTo(64 + 3);
    }

    /** An access in each cycle on a pipelined Wishbone. */
    @Test
    void pipelinedWishboneHasAnAccessPerCycle() {
        Interpreter design = wishbone(ScratchDesigns.wishbone(Mode.PIPELINED), Mode.PIPELINED, 6).design;
        design.poke("bus_cyc", 1);
        design.poke("bus_sel", 15);
        int offered = 0;
        int answers = 0;
        int cycles = 0;
        while (answers < 64) {
            assertThat(cycles).isLessThan(LIMIT);
            design.poke("bus_stb", offered < 64 ? 1 : 0);
            offered += offered < 64 && !is(design, "stall") ? 1 : 0;
            answers += is(design, "ack") ? 1 : 0;
            design.step();
            cycles++;
        }
        assertThat(cycles).isEqualTo(64 + 1);
    }

    private static boolean is(Interpreter design, String port) {
        return design.peek("bus_" + port).signum() != 0;
    }

    static Stream<Design<?>> designs() {
        return Stream.of(
                ScratchDesigns.axiLite(),
                ScratchDesigns.axi4(),
                ScratchDesigns.wishbone(Mode.CLASSIC),
                ScratchDesigns.wishbone(Mode.PIPELINED),
                ScratchDesigns.apb(),
                ScratchDesigns.overWishbone(Mode.CLASSIC),
                ScratchDesigns.overWishbone(Mode.PIPELINED),
                ScratchDesigns.overAxiLite(Mode.CLASSIC),
                ScratchDesigns.overAxiLite(Mode.PIPELINED));
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("designs")
    void threeToolsReadThemWithoutAWarning(Design<?> design) {
        Lint.requireClean(design);
    }
}

package org.heddle.cosim.agent.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.Wishbone.Mode;

/** Agents of buses take each width and each set of signals that they can serve, and refuse the others at once. */
class BusLimitsTest {
    private static final int LIMIT_CYCLES = 20;

    /** A register on Wishbone without {@code err}, at every address, that answers at once. */
    static final class OneRegister extends Component {
        /**
         * @param width of what is written, in bits
         * @param strobes bits of {@code sel}; without it if 0
         */
        OneRegister(int width, int readWidth, int strobes) {
            parameter("width", width);
            parameter("readWidth", readWidth);
            parameter("strobes", strobes);
            Bool cyc = in("wb_cyc", bool());
            Bool stb = in("wb_stb", bool());
            Bool we = in("wb_we", bool());
            UInt written = in("wb_dat_w", uint(width));
            unused(in("wb_adr", uint(64)));
            if (strobes > 0) {
                unused(in("wb_sel", uint(strobes)));
            }
            UInt value = reg("value", uint(width)).init(0);
            when(cyc.and(stb).and(we), () -> value.set(written));
            out("wb_dat_r", uint(readWidth)).set(readWidth == width ? value : value.zext(readWidth));
            out("wb_ack", bool()).set(cyc.and(stb));
        }
    }

    private static Simulation register(TestBench bench, int width, int readWidth, int strobes) {
        return bench.open(Heddle.elaborate(() -> new OneRegister(width, readWidth, strobes)));
    }

    private static BusMaster master(Simulation sim) {
        return BusMaster.wishbone(sim, "wb", Mode.CLASSIC, StallProfile.NEVER, LIMIT_CYCLES);
    }

    @HardwareTest
    void wholeBytesUpToALongAreWrittenAtAnyAddress(TestBench bench) {
        for (int width : new int[] {8, 24, 32, 64}) {
            Simulation sim = register(bench, width, width, width / 8);
            BusMaster master = master(sim);
            sim.reset(1);
            long value = 0x89ab_cdef_0123_4567L >>> Long.SIZE - width;
            master.write(-1, value);
            assertThat(master.read(Long.MIN_VALUE)).isEqualTo(value);
        }
    }

    @HardwareTest
    void widthsThatNoMasterServesAreRefused(TestBench bench) {
        for (int width : new int[] {4, 12, 65, 72}) {
            Simulation sim = register(bench, width, width, 1);
            assertThatThrownBy(() -> master(sim))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("bus \"wb\" has data of " + width
                            + " bits: a master or a memory of a bus needs whole bytes, at most 64 bits");
        }
        Simulation coarse = register(bench, 32, 32, 1);
        assertThatThrownBy(() -> master(coarse))
                .hasMessage(
                        "bus \"wb\": wb_sel[1] does not have a bit for each byte of wb_dat_w[32]: a master or a memory of a bus needs"
                                + " that");
        Simulation uneven = register(bench, 32, 64, 4);
        assertThatThrownBy(() -> master(uneven))
                .hasMessage(
                        "bus \"wb\": wb_dat_w[32] and wb_dat_r[64] have two widths: a master or a memory of a bus needs one");
        Simulation fine = register(bench, 32, 32, 4);
        assertThatThrownBy(() -> BusMaster.wishbone(fine, "wb", Mode.CLASSIC, StallProfile.NEVER, 0))
                .hasMessage("limitCycles must be >= 1: 0");
    }

    /** Without strobes a slave writes whole words, so bytes of a word are no silent whole word. */
    @HardwareTest
    void aBusWithoutStrobesWritesNoBytesOfAWord(TestBench bench) {
        Simulation sim = register(bench, 32, 32, 0);
        BusMaster master = master(sim);
        sim.reset(1);
        master.write(0, 7);
        assertThatThrownBy(() -> master.write(0, 8, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bus \"wb\" has no strobes: it writes whole words, not the bytes 0x1");
        assertThat(master.read(0)).isEqualTo(7);
        master.write(0, 9, 0xF);
        assertThat(master.read(0)).isEqualTo(9);
    }

    /** A completer of APB3, which has neither strobes nor refusals, that answers at once with its address. */
    static final class PlainCompleter extends Component {
        PlainCompleter() {
            UInt address = in("apb_paddr", uint(8));
            for (String signal : new String[] {"apb_psel", "apb_penable", "apb_pwrite"}) {
                unused(in(signal, bool()));
            }
            unused(in("apb_pwdata", uint(32)));
            out("apb_pready", bool()).set(true);
            out("apb_prdata", uint(32)).set(address.zext(32));
        }
    }

    @HardwareTest
    void apb3IsServedWithoutAResetToo(TestBench bench) {
        Simulation sim = bench.open(Heddle.elaborate(PlainCompleter::new));
        BusMaster master = BusMaster.apb(sim, "apb", StallProfile.NEVER, LIMIT_CYCLES);
        assertThat(master.read(0x77)).isEqualTo(0x77);
        master.write(0, 8);
        assertThatThrownBy(() -> master.startWrite(0, 8, 1)).hasMessageContaining("bus \"apb\" has no strobes");
    }

    /** A master on Wishbone, without {@code sel} and {@code err}, whose pins the test holds. */
    static final class Holder extends Component {
        Holder(int width) {
            parameter("width", width);
            Bool go = in("go", bool());
            out("wb_cyc", bool()).set(go);
            out("wb_stb", bool()).set(go);
            out("wb_we", bool()).set(true);
            out("wb_adr", uint(64)).set(in("at", uint(64)));
            out("wb_dat_w", uint(width)).set(in("word", uint(width)));
            unused(in("wb_dat_r", uint(width)));
            unused(in("wb_ack", bool()));
        }
    }

    private static BusMemory memory(Simulation sim) {
        return BusMemory.wishbone(sim, "wb", Mode.CLASSIC, 1, StallProfile.NEVER, 1);
    }

    /** Words lie at multiples of their bytes, of three bytes and at addresses above the greatest long too. */
    @HardwareTest
    void wordsLieAtMultiplesOfTheirBytes(TestBench bench) {
        for (int width : new int[] {8, 24, 32, 64}) {
            Design<Holder> design = Heddle.elaborate(() -> new Holder(width));
            for (long address : new long[] {0, 48 + 1, -48 + 2}) {
                Simulation sim = bench.open(design);
                BusMemory memory = sim.add(memory(sim));
                int bytes = width / Byte.SIZE;
                long value = 0x0706_0504_0302_0109L >>> Long.SIZE - width;
                long start = Long.divideUnsigned(address, bytes) * bytes;
                byte[] expected = memory.readDirectly(start - 1, bytes + 2);
                for (int i = 0; i < bytes; i++) {
                    expected[1 + i] = (byte) (value >>> Byte.SIZE * i);
                }
                sim.poke("at", address);
                sim.poke("word", value);
                sim.poke("go", true);
                sim.step();
                sim.poke("go", false);
                sim.step(3);
                assertThat(memory.readDirectly(start - 1, bytes + 2))
                        .as("%d bits at %x", width, address)
                        .isEqualTo(expected);
            }
        }
    }

    @HardwareTest
    void whatAMemoryCannotServeIsRefused(TestBench bench) {
        Simulation odd = bench.open(Heddle.elaborate(() -> new Holder(12)));
        assertThatThrownBy(() -> memory(odd))
                .hasMessageContaining("data of 12 bits: a master or a memory of a bus needs whole bytes");
        Simulation sim = bench.open(Heddle.elaborate(() -> new Holder(32)));
        BusMemory memory = memory(sim);
        assertThatThrownBy(() -> memory.refuse(0, 4))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the master at bus \"wb\" of \"Holder_32\" has no input for a refusal: every access to this memory succeeds");
    }
}

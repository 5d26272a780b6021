package org.heddle.hdl.lib.bus;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A memory behind AXI4 is read and written by bursts of every kind as a plain array is, and as fast as promised. */
class Axi4SlaveTest {
    private static final int ID_WIDTH = 3;
    private static final int ADDRESS_WIDTH = 11;
    private static final int WIDTH = 64;
    private static final int BYTES = WIDTH / 8;
    /** Words that are there; those above are answered by an error. */
    private static final int WORDS = 128;

    private static final int LIMIT = 20_000;

    /** Words behind the slave, one cycle late, with pauses on both sides. */
    static final class Words extends Component {
        final Axi4 bus = in(Axi4.type(ID_WIDTH, ADDRESS_WIDTH, WIDTH));
        final Bool pauses = in(bool());

        Words() {
            Axi4Slave slave = instance("slave", new Axi4Slave(ID_WIDTH, ADDRESS_WIDTH, WIDTH));
            Axi4Rules rules = instance("rules", new Axi4Rules(ID_WIDTH, ADDRESS_WIDTH, WIDTH, Asserted.BOTH));
            connect(slave.bus, bus);
            rules.bus.set(bus);
            Memory<UInt> words = memory(uint(WIDTH), WORDS);
            Bool answers = reg(bool()).init(false);
            UInt address = slave.request.data().address();
            UInt place = address.bits(ADDRESS_WIDTH - 1, 3);
            Bool isThere = place.lt(WORDS);
            UInt word = place.trunc(7);
            slave.request.ready().set(pauses.not().and(answers.not().or(slave.response.ready())));
            Bool fires = slave.request.fires();
            UInt found = reg(uint(WIDTH));
            Bool missed = reg(bool());
            when(fires, () -> {
                        answers.set(true);
                        found.set(words.read(word));
                        missed.set(isThere.not());
                    })
                    .elseWhen(slave.response.fires(), () -> answers.set(false));
            when(
                    fires.and(slave.request.data().write()).and(isThere),
                    () -> words.write(
                            word,
                            slave.request.data().data(),
                            slave.request.data().strobes()));
            slave.response.valid().set(answers);
            slave.response.data().data().set(found);
            slave.response.data().error().set(missed);
        }
    }

    /** A burst, its beats and what the plain array says of it. */
    private record Burst(
            boolean write,
            int id,
            int address,
            int length,
            int size,
            int kind,
            List<BigInteger> data,
            List<Integer> strobes) {
        /** Returns the address of a beat, by the standard's own equations (A3.4.2). */
        int beat(int index) {
            int bytes = 1 << size;
            int aligned = address / bytes * bytes;
            if (kind == Axi4.FIXED || index == 0) {
                return address;
            }
            int next = aligned + index * bytes;
            if (kind == Axi4.WRAP) {
                int block = bytes * length;
                int low = address / block * block;
                return next >= low + block ? next - block : next;
            }
            return next;
        }
    }

    /** Drives the bus and compares each answer with a plain array. */
    private static final class Rig {
        final Interpreter design = new Interpreter(Heddle.elaborate(Words::new).circuit());
        final SplittableRandom random;
        final byte[] bytes = new byte[WORDS * BYTES];
        int cycles;

        Rig(long seed) {
            random = new SplittableRandom(seed);
            design.poke("reset", 1);
            design.step();
            design.poke("reset", 0);
            design.step();
        }

        boolean is(String port) {
            return design.peek("bus_" + port).signum() != 0;
        }

        int value(String port) {
            return design.peek("bus_" + port).intValue();
        }

        void poke(String port, BigInteger value) {
            design.poke("bus_" + port, value);
        }

        void poke(String port, long value) {
            design.poke("bus_" + port, value);
        }

        void ask(String channel, Burst burst) {
            poke(channel + "id", burst.id);
            poke(channel + "addr", burst.address);
            poke(channel + "len", burst.length - 1);
            poke(channel + "size", burst.size);
            poke(channel + "burst", burst.kind);
        }

        Burst draw() {
            int size = random.nextInt(4);
            int kind = random.nextInt(3);
            int length = kind == Axi4.WRAP ? 2 << random.nextInt(4) : 1 + random.nextInt(kind == Axi4.FIXED ? 16 : 24);
            int address = random.nextInt(WORDS * BYTES + 64);
            address = kind == Axi4.WRAP ? address >> size << size : address;
            List<BigInteger> data = new ArrayList<>();
            List<Integer> strobes = new ArrayList<>();
            Burst burst = new Burst(
                    random.nextBoolean(), random.nextInt(1 << ID_WIDTH), address, length, size, kind, data, strobes);
            for (int i = 0; i < length; i++) {
                data.add(new BigInteger(WIDTH, new Random(random.nextLong())));
                int from = burst.beat(i) % BYTES;
                int to = burst.beat(i) / (1 << size) * (1 << size) % BYTES + (1 << size);
                int lanes = (1 << to) - (1 << from);
                strobes.add(random.nextInt(4) == 0 ? random.nextInt(1 << BYTES) & lanes : lanes);
            }
            return burst;
        }

        boolean isThere(int address) {
            return address / BYTES < WORDS;
        }

        /** Does one burst with random pauses; data may come before their address. */
        void run(Burst burst) {
            String asks = burst.write ? "aw" : "ar";
            boolean asked = false;
            int sent = 0;
            int read = 0;
            boolean done = false;
            boolean offersAddress = false;
            boolean offersData = false;
            ask(asks, burst);
            for (int limit = 0; !done; limit++) {
                assertThat(limit).as("cycles of %s", burst).isLessThan(LIMIT);
                offersAddress |= !asked && random.nextInt(3) != 0;
                poke(asks + "valid", offersAddress ? 1 : 0);
                offersData |= burst.write && sent < burst.length && random.nextInt(3) != 0;
                poke("wvalid", offersData ? 1 : 0);
                if (offersData) {
                    poke("wdata", burst.data.get(sent));
                    poke("wstrb", burst.strobes.get(sent));
                    poke("wlast", sent == burst.length - 1 ? 1 : 0);
                }
                poke("bready", random.nextInt(2));
                poke("rready", random.nextInt(2));
                design.poke("pauses", random.nextInt(3) == 0 ? 1 : 0);
                if (offersAddress && is(asks + "ready")) {
                    asked = true;
                    offersAddress = false;
                }
                if (offersData && is("wready")) {
                    offersData = false;
                    write(burst, sent++);
                }
                if (is("bvalid") && design.peek("bus_bready").signum() != 0) {
                    assertThat(burst.write).isTrue();
                    assertThat(value("bid")).isEqualTo(burst.id);
                    boolean whole = IntStream.range(0, burst.length).allMatch(i -> isThere(burst.beat(i)));
                    assertThat(value("bresp")).isEqualTo(whole ? AxiLite.OKAY : AxiLite.SLVERR);
                    done = true;
                }
                if (is("rvalid") && design.peek("bus_rready").signum() != 0) {
                    read(burst, read++);
                    done = is("rlast");
                    assertThat(done).isEqualTo(read == burst.length);
                }
                design.step();
                cycles++;
            }
        }

        private void write(Burst burst, int index) {
            int word = burst.beat(index) / BYTES * BYTES;
            for (int lane = 0; lane < BYTES; lane++) {
                if ((burst.strobes.get(index) >> lane & 1) != 0 && isThere(word)) {
                    bytes[word + lane] =
                            burst.data.get(index).shiftRight(8 * lane).byteValue();
                }
            }
        }

        private void read(Burst burst, int index) {
            assertThat(burst.write).isFalse();
            assertThat(value("rid")).isEqualTo(burst.id);
            int address = burst.beat(index);
            assertThat(value("rresp")).isEqualTo(isThere(address) ? AxiLite.OKAY : AxiLite.SLVERR);
            if (isThere(address)) {
                BigInteger data = design.peek("bus_rdata");
                for (int lane = address % BYTES;
                        lane < (address % BYTES / (1 << burst.size) + 1) * (1 << burst.size);
                        lane++) {
                    assertThat(data.shiftRight(8 * lane).byteValue())
                            .as("beat %d, lane %d of %s", index, lane, burst)
                            .isEqualTo(bytes[address / BYTES * BYTES + lane]);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    @Tag("slow")
    void randomBurstsDoWhatTheyDoToAnArray(long seed) {
        Rig rig = new Rig(seed);
        for (int word = 0; word < WORDS; word += 16) {
            List<BigInteger> zeros = Collections.nCopies(16, BigInteger.ZERO);
            rig.run(new Burst(true, 0, word * BYTES, 16, 3, Axi4.INCR, zeros, Collections.nCopies(16, 255)));
        }
        for (int i = 0; i < 120; i++) {
            rig.run(rig.draw());
        }
    }

    /** Writes and reads of both channels at once take turns, and each is answered. */
    @Test
    void readsAndWritesTakeTurns() {
        Rig rig = new Rig(4);
        Burst burst = new Burst(true, 1, 0, 2, 3, Axi4.INCR, List.of(), List.of());
        rig.ask("aw", burst);
        rig.ask("ar", burst);
        for (String high : List.of("awvalid", "arvalid", "wvalid", "bready", "rready")) {
            rig.poke(high, 1);
        }
        rig.poke("wstrb", 255);
        Deque<String> answers = new ArrayDeque<>();
        int beats = 0;
        for (int cycle = 0; answers.size() < 8; cycle++) {
            assertThat(cycle).isLessThan(LIMIT);
            rig.poke("wlast", beats % 2);
            beats += rig.is("wready") ? 1 : 0;
            if (rig.is("bvalid")) {
                answers.add("write");
            } else if (rig.is("rvalid") && rig.is("rlast")) {
                answers.add("read");
            }
            rig.design.step();
        }
        assertThat(answers).containsExactly("write", "read", "write", "read", "write", "read", "write", "read");
    }

    /** A burst of 64 beats takes 64 cycles and the latency that the class says, either way. */
    @Test
    void aBeatEachCycle() {
        Rig rig = new Rig(5);
        Burst burst = new Burst(false, 1, 0, 64, 3, Axi4.INCR, List.of(), List.of());
        rig.poke("rready", 1);
        rig.poke("bready", 1);
        rig.ask("ar", burst);
        rig.poke("arvalid", 1);
        int cycles = 0;
        for (int beats = 0; beats < 64; cycles++) {
            beats += rig.is("rvalid") ? 1 : 0;
            rig.design.step();
            rig.poke("arvalid", 0);
        }
        assertThat(cycles).isEqualTo(64 + 4);

        rig.ask("aw", burst);
        rig.poke("awvalid", 1);
        rig.poke("wvalid", 1);
        rig.poke("wstrb", 255);
        int sent = 0;
        boolean answered = false;
        for (cycles = 0; !answered; cycles++) {
            rig.poke("wlast", sent == 63 ? 1 : 0);
            rig.poke("wvalid", sent < 64 ? 1 : 0);
            sent += sent < 64 && rig.is("wready") ? 1 : 0;
            answered = rig.is("bvalid");
            rig.design.step();
            rig.poke("awvalid", 0);
        }
        assertThat(cycles).isEqualTo(64 + 4);
    }
}

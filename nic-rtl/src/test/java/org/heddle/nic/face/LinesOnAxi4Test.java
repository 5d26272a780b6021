package org.heddle.nic.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.MemoryTiming;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.bus.Axi4Memory;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.Axi4Rules;
import org.heddle.hdl.lib.bus.BusRules.Asserted;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** Random lines over AXI4 do what they do to a plain array, in a memory that answers late, out of order and with pauses. */
class LinesOnAxi4Test {
    private static final int TAG_WIDTH = 4;
    private static final int LINE_WIDTH = 9;
    private static final int LINES = 24;
    private static final int ACCESSES = 600;
    private static final int BYTES = 32;
    /** The line behind the others is refused. */
    private static final long REFUSED = BYTES * LINES;

    /** A memory face between ports, watched. */
    private static final class Watched extends Component {
        final HostMemoryPort port = in(HostMemoryPort.type(TAG_WIDTH, LINE_WIDTH));
        final Axi4 bus = out(Axi4.type(TAG_WIDTH, LINE_WIDTH + 5, HostMemoryRequest.LINE_BITS));
        final Bool fails = out(bool());

        Watched() {
            MemoryFace face = instance("face", new MemoryFace(TAG_WIDTH, LINE_WIDTH));
            Axi4Rules rules = instance(
                    "rules", new Axi4Rules(TAG_WIDTH, LINE_WIDTH + 5, HostMemoryRequest.LINE_BITS, Asserted.BOTH));
            connect(face.port, port);
            connect(bus, face.bus);
            rules.bus.set(bus);
            fails.set(face.fails);
        }
    }

    /** A line that is asked for: what it holds before a read, or behind a write. */
    private record Open(long line, boolean write, byte[] expected) {
        boolean isRefused() {
            return line == LINES;
        }
    }

    /** Asks for lines that no other access is at, and checks what comes back. */
    private static final class Requester implements Agent {
        final Simulation sim;
        final Watched dut;
        final Axi4Memory memory;
        final RandomGenerator random;
        final Map<Long, Open> open = new HashMap<>();
        long offered = -1;
        int asked;
        int answered;
        int refusals;

        Requester(Simulation sim, Watched dut, Axi4Memory memory, RandomGenerator random) {
            this.sim = sim;
            this.dut = dut;
            this.memory = memory;
            this.random = random;
        }

        @Override
        public void drive() {
            sim.poke(dut.port.answer().ready(), true);
            if (!sim.inReset() && offered < 0 && asked < ACCESSES && random.nextInt(4) != 0) {
                ask();
            }
            sim.poke(dut.port.request().valid(), offered >= 0);
        }

        private void ask() {
            HostMemoryRequest line = dut.port.request().data();
            long tag = random.nextInt(1 << TAG_WIDTH);
            long number = random.nextInt(LINES + 1);
            if (open.containsKey(tag) || open.values().stream().anyMatch(other -> other.line == number)) {
                return;
            }
            boolean write = random.nextBoolean();
            int mask = random.nextInt();
            byte[] data = new byte[BYTES];
            random.nextBytes(data);
            byte[] expected = memory.readDirectly(BYTES * number, BYTES);
            for (int i = 0; write && number != LINES && i < BYTES; i++) {
                expected[i] = (mask >> i & 1) != 0 ? data[i] : expected[i];
            }
            sim.poke(line.write(), write);
            sim.poke(line.tag(), tag);
            sim.poke(line.address(), number);
            sim.poke(line.mask(), mask & 0xFFFF_FFFFL);
            for (int word = 0; word < BYTES / 8; word++) {
                sim.pokeWord(sim.port(line.data()), word, wordOf(data, word));
            }
            open.put(tag, new Open(number, write, expected));
            offered = tag;
            asked++;
        }

        @Override
        public void sample() {
            if (sim.inReset()) {
                return;
            }
            if (offered >= 0 && sim.peek(dut.port.request().ready())) {
                offered = -1;
            }
            if (sim.peek(dut.port.answer().valid())) {
                Open done = open.remove(sim.peek(dut.port.answer().data().tag()));
                assertThat(done).as("a line that was asked for").isNotNull();
                assertThat(sim.peek(dut.fails)).isEqualTo(done.isRefused());
                refusals += done.isRefused() ? 1 : 0;
                answered++;
                if (done.write) {
                    assertThat(memory.readDirectly(BYTES * done.line, BYTES)).isEqualTo(done.expected);
                } else if (!done.isRefused()) {
                    for (int word = 0; word < BYTES / 8; word++) {
                        assertThat(sim.peekWord(
                                        sim.port(dut.port.answer().data().data()), word))
                                .isEqualTo(wordOf(done.expected, word));
                    }
                }
            }
        }

        private static long wordOf(byte[] line, int word) {
            return ByteBuffer.wrap(line).order(ByteOrder.LITTLE_ENDIAN).getLong(8 * word);
        }
    }

    @HardwareTest(timeoutCycles = 50_000, seeds = 2)
    void randomLines(TestBench bench) {
        run(bench, new MemoryTiming(20, 1, 16, 16), StallProfile.RANDOM_HALF);
    }

    @HardwareTest(timeoutCycles = 50_000)
    void inOrderWithoutPauses(TestBench bench) {
        run(bench, MemoryTiming.IDEAL, StallProfile.NEVER);
    }

    private static void run(TestBench bench, MemoryTiming timing, StallProfile stalls) {
        Design<Watched> design = Heddle.elaborate(Watched::new);
        Watched dut = design.component();
        Simulation sim = bench.open(design);
        Axi4Memory memory =
                sim.add(Axi4Memory.on(sim, dut.bus, timing, stalls, 7).refuse(REFUSED, REFUSED + BYTES));
        Requester requester = sim.add(new Requester(sim, dut, memory, bench.random()));
        sim.reset(2);
        sim.runUntil("all lines", () -> requester.answered == ACCESSES).within(40_000);
        assertThat(requester.open).isEmpty();
        assertThat(memory.count()).isEqualTo(ACCESSES);
        assertThat(requester.refusals).isPositive();
    }
}

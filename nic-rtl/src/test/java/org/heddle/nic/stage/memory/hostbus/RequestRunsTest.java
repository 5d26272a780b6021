package org.heddle.nic.stage.memory.hostbus;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.hostbus.RequestRuns.Kind;

/** Requests and the marks of those that belong to one burst, whatever stands on the port between them. */
class RequestRunsTest {
    private static final int TAG_WIDTH = 4;
    private static final int LINE_WIDTH = 23;
    private static final int BURST_LINES = 16;
    private static final int CYCLES = 20_000;

    private record Request(long address, boolean write, long tag, BigInteger data, long mask) {
        boolean follows(Request before) {
            return address == (before.address + 1) % (1L << LINE_WIDTH)
                    && write == before.write
                    && address % BURST_LINES != 0;
        }
    }

    private record Marked(Request request, boolean follows) {}

    private final Deque<Marked> expected = new ArrayDeque<>();
    private int following;

    @HardwareTest
    void eachRequestComesOnceWithItsMark(TestBench bench) {
        for (Kind kind : new Kind[] {Kind.FOLLOWED, Kind.COLLECTED}) {
            run(bench, kind);
            assertThat(following).as("requests that follow").isGreaterThan(1_000);
        }
    }

    private void run(TestBench bench, Kind kind) {
        Rig<RequestRuns> rig = Rig.once(bench, RequestRuns.class, TAG_WIDTH, LINE_WIDTH, BURST_LINES, kind);
        Simulation simulation = rig.simulation();
        RequestRuns dut = rig.dut();
        simulation.poke(dut.request.valid(), false);
        simulation.poke(dut.run.ready(), false);
        simulation.reset(2);
        expected.clear();
        following = 0;
        Request last = null;
        Request offered = next(bench, new Request(0, false, 0, BigInteger.ZERO, 0));
        boolean isOffered = false;
        for (int cycle = 0; cycle < CYCLES; cycle++) {
            isOffered |= cycle < CYCLES - 100 && bench.random().nextInt(3) != 0;
            // What stands on the port without being valid may be the next line, too.
            Request shown = isOffered || bench.random().nextBoolean() ? offered : next(bench, offered);
            simulation.poke(dut.request.valid(), isOffered);
            simulation.poke(dut.request.data().address(), shown.address);
            simulation.poke(dut.request.data().write(), shown.write);
            simulation.poke(dut.request.data().tag(), shown.tag);
            simulation.poke(dut.request.data().data(), shown.data);
            simulation.poke(dut.request.data().mask(), shown.mask);
            simulation.poke(dut.run.ready(), bench.random().nextInt(4) != 0);
            simulation.settle();
            boolean fires = isOffered && simulation.peek(dut.request.ready());
            if (fires) {
                expected.add(new Marked(offered, last != null && offered.follows(last)));
            }
            if (simulation.peek(dut.run.valid()) && simulation.peek(dut.run.ready())) {
                take(simulation, dut, cycle);
            }
            simulation.step();
            if (fires) {
                isOffered = false;
                last = offered;
                offered = next(bench, offered);
            }
        }
        assertThat(expected).isEmpty();
    }

    private void take(Simulation simulation, RequestRuns dut, int cycle) {
        HostMemoryRequest request = dut.run.data().request();
        Marked comes = new Marked(
                new Request(
                        simulation.peek(request.address()),
                        simulation.peek(request.write()),
                        simulation.peek(request.tag()),
                        simulation.peekInteger(request.data()),
                        simulation.peek(request.mask())),
                simulation.peek(dut.run.data().follows()));
        assertThat(comes).as("cycle %d", cycle).isEqualTo(expected.remove());
        following += comes.follows ? 1 : 0;
    }

    private static Request next(TestBench bench, Request before) {
        boolean goesOn = bench.random().nextInt(8) != 0;
        return new Request(
                goesOn
                        ? (before.address + 1) % (1L << LINE_WIDTH)
                        : bench.random().nextInt(1 << LINE_WIDTH),
                bench.random().nextInt(12) == 0 ? !before.write : before.write,
                bench.random().nextInt(1 << TAG_WIDTH),
                new BigInteger(
                        HostMemoryRequest.LINE_BITS, new Random(bench.random().nextLong())),
                bench.random().nextInt() & 0xFFFF_FFFFL);
    }
}

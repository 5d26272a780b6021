package org.heddle.nic.verbs.connection.responder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;

/** Data that are looked for while their packets are judged, against queues of verdicts and segments in plain Java. */
class EarlyDataTest {
    private static final int PACKETS = 400;
    private static final int MOST_CYCLES = 60;

    /** Segment of a packet; the last one says so. */
    private record Piece(int packet, boolean last) {}

    /** Verdicts and segments come some cycles after a packet's list begins, in order, and segments pass at their own pace. */
    private static final class Addresses {
        private final Deque<Boolean> verdicts = new ArrayDeque<>();
        private final Deque<Piece> pieces = new ArrayDeque<>();
        private int wait = -1;
        private int packet;
        private int count;
        private boolean allowed;

        void begin(int number, boolean isAllowed, int segments, int cycles) {
            assertThat(wait)
                    .as("a list begins when the one before has its verdict")
                    .isNegative();
            packet = number;
            allowed = isAllowed;
            count = segments;
            wait = cycles;
        }

        void step() {
            if (wait >= 0 && wait-- == 0) {
                verdicts.add(allowed);
                for (int i = 1; i <= count && allowed; i++) {
                    pieces.add(new Piece(packet, i == count));
                }
            }
        }
    }

    @HardwareTest
    void dataPassOfThosePacketsAloneThatAreCarriedOut(TestBench test) {
        Rig<EarlyData> rig = Rig.once(test, EarlyData.class);
        Simulation simulation = rig.simulation();
        EarlyData dut = rig.dut();
        for (var each : List.of(dut.isWhole, dut.begins, dut.judges, dut.abandons, dut.isTold, dut.passes)) {
            simulation.poke(each, false);
        }
        simulation.reset(2);
        Addresses addresses = new Addresses();
        List<Integer> passed = new ArrayList<>();
        List<Integer> expected = new ArrayList<>();
        int early = 0;
        int abandoned = 0;
        for (int packet = 0; packet < PACKETS; packet++) {
            boolean isWhole = test.random().nextInt(4) != 0;
            boolean isRight = test.random().nextInt(3) != 0;
            boolean isAllowed = test.random().nextInt(4) != 0;
            int segments = 1 + test.random().nextInt(3);
            int cycles = 3 + test.random().nextInt(12);
            int pace = 1 + test.random().nextInt(3);
            int judgedIn = 2 + test.random().nextInt(4);
            boolean begun = false;
            boolean started = false;
            boolean done = false;
            simulation.poke(dut.isWhole, isWhole);
            for (int cycle = 0; cycle < MOST_CYCLES && !done; cycle++) {
                simulation.poke(dut.begins, false);
                simulation.poke(dut.isTold, false);
                simulation.poke(dut.passes, false);
                simulation.settle();
                boolean asks = cycle == 1 && simulation.peek(dut.mayBegin);
                assertThat(asks).as("only a whole packet begins early").isIn(false, isWhole);
                boolean isJudged = cycle == 1 + judgedIn;
                if (asks) {
                    addresses.begin(packet, isAllowed, segments, cycles);
                    begun = true;
                    started = true;
                    early++;
                }
                boolean drops = simulation.peek(dut.drops);
                boolean takes = drops || started && cycle > 1 + judgedIn;
                Boolean verdict = takes ? addresses.verdicts.poll() : null;
                if (cycle > 1 + judgedIn && isRight && !started && simulation.peek(dut.mayStart)) {
                    addresses.begin(packet, isAllowed, segments, cycles);
                    started = true;
                }
                simulation.poke(dut.begins, asks);
                simulation.poke(dut.judges, isJudged && isRight);
                simulation.poke(dut.abandons, isJudged && !isRight);
                simulation.poke(dut.isTold, verdict != null);
                simulation.poke(dut.isAllowed, verdict != null && verdict);
                boolean holds = simulation.peek(dut.holds);
                boolean mayPass = holds ? simulation.peek(dut.dropsSegments) : cycle % pace == 0;
                Piece piece = mayPass ? addresses.pieces.poll() : null;
                simulation.poke(dut.passes, piece != null && piece.last());
                if (piece != null && !holds) {
                    passed.add(piece.packet());
                }
                simulation.step();
                addresses.step();
                done = isJudged && !isRight || verdict != null && !drops;
            }
            assertThat(done).as("packet %d comes to its end", packet).isTrue();
            if (isRight && isAllowed) {
                for (int i = 0; i < segments; i++) {
                    expected.add(packet);
                }
            }
            abandoned += begun && !isRight ? 1 : 0;
        }
        for (int cycle = 0; cycle < MOST_CYCLES; cycle++) {
            Piece piece = simulation.peek(dut.holds) ? null : addresses.pieces.poll();
            if (piece != null) {
                passed.add(piece.packet());
            }
        }
        assertThat(passed).isEqualTo(expected);
        assertThat(early).as("packets that begin early").isGreaterThan(PACKETS / 4);
        assertThat(abandoned).as("packets that are abandoned").isGreaterThan(PACKETS / 20);
    }
}

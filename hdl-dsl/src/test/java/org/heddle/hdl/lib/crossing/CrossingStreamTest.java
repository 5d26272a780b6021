package org.heddle.hdl.lib.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.example.StrideCommand;
import org.heddle.hdl.interpreter.Interpreter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Streams from one clock to another: what goes in comes out, once, in order. */
@Tag("slow")
class CrossingStreamTest {
    /** Ports and clocks of a component that carries a stream over. */
    private record Road(Design<? extends Component> design, String from, String to, String source, String sink) {}

    private static Road queue(int depth) {
        return new Road(
                Heddle.elaborate(() -> new AsynchronousQueue<UInt>(uint(8), depth)),
                "writing",
                "reading",
                "enqueue",
                "dequeue");
    }

    private static Road handshake() {
        return new Road(Heddle.elaborate(() -> new HandshakeCrossing<UInt>(uint(8))), "from", "to", "source", "sink");
    }

    /** Runs traffic with stalls, and returns the number of beats that came out. */
    private static int run(Road road, double fromPeriod, double toPeriod, int edges, int offers, int takes, long seed) {
        TwoClocks bench =
                new TwoClocks(road.design(), road.from() + "_clock", road.to() + "_clock", fromPeriod, toPeriod, seed);
        Random random = new Random(seed);
        Deque<Long> inside = new ArrayDeque<>();
        boolean offered = false;
        int received = 0;
        long word = 0;
        for (int i = 0; i < edges; i++) {
            Set<String> rising = bench.next();
            if (rising.contains(road.from() + "_clock")) {
                if (!offered) {
                    offered = random.nextInt(100) < offers;
                    word = random.nextInt(256);
                }
                bench.poke(road.source() + "_valid", offered);
                bench.poke(road.source() + "_data", offered ? word : 0xEE);
            }
            if (rising.contains(road.to() + "_clock")) {
                bench.poke(road.sink() + "_ready", random.nextInt(100) < takes);
            }
            boolean leaves = rising.contains(road.to() + "_clock")
                    && bench.isDriven(road.sink() + "_ready")
                    && bench.isOne(road.sink() + "_valid");
            boolean enters =
                    rising.contains(road.from() + "_clock") && offered && bench.isOne(road.source() + "_ready");
            if (leaves) {
                assertThat(inside).as("edge " + i + ": something is inside").isNotEmpty();
                assertThat(bench.peek(road.sink() + "_data")).as("edge " + i).isEqualTo(inside.remove());
                received++;
            }
            if (enters) {
                inside.add(word);
                offered = false;
            }
            bench.step();
        }
        bench.requireSameOnIcarus();
        return received;
    }

    @ParameterizedTest
    @CsvSource({"1,1", "4,5", "5,4", "1,7", "7,1", "1.0,1.013", "3.7,1.13"})
    void theQueueKeepsOrderAtEveryRatioAndStallPattern(double fromPeriod, double toPeriod) {
        for (int depth : new int[] {2, 4, 16}) {
            Road road = queue(depth);
            int[][] profiles = {{50, 50}, {100, 30}, {30, 100}, {100, 100}};
            for (int[] profile : profiles) {
                int received = run(road, fromPeriod, toPeriod, 1500, profile[0], profile[1], depth);
                assertThat(received).isGreaterThan(40);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1,1", "4,5", "5,4", "1,7", "7,1", "1.0,1.013", "3.7,1.13"})
    void theHandshakeKeepsOrderAtEveryRatio(double fromPeriod, double toPeriod) {
        Road road = handshake();
        assertThat(run(road, fromPeriod, toPeriod, 1500, 70, 70, 1)).isGreaterThan(25);
        assertThat(run(road, fromPeriod, toPeriod, 1500, 100, 100, 2)).isGreaterThan(25);
    }

    @Test
    void theQueueCarriesABeatPerCycleWithEightWords() {
        int edges = 2000;
        assertThat(run(queue(8), 1, 1, edges, 100, 100, 3)).isGreaterThan(edges / 2 - 40);
        assertThat(run(queue(16), 1, 1, edges, 100, 100, 4)).isGreaterThan(edges / 2 - 40);
    }

    @Test
    void aBeatIsOfferedBehindTheThirdEdgeOfTheOtherClockAndTheSecondWithoutAQueue() {
        for (Road road : List.of(queue(4), handshake())) {
            int edges = road.source().equals("enqueue") ? 3 : 2;
            Interpreter run = new Interpreter(road.design().circuit());
            run.poke(road.from() + "_reset", 1);
            run.poke(road.to() + "_reset", 1);
            run.step();
            run.poke(road.from() + "_reset", 0);
            run.poke(road.to() + "_reset", 0);
            for (int i = 0; i < 20; i++) {
                run.step();
            }
            run.poke(road.source() + "_valid", 1);
            run.step(road.from() + "_clock");
            run.poke(road.source() + "_valid", 0);
            for (int edge = 1; edge < edges; edge++) {
                run.step(road.to() + "_clock");
                assertThat(run.peek(road.sink() + "_valid")).as("edge %d", edge).isZero();
            }
            run.step(road.to() + "_clock");
            assertThat(run.peek(road.sink() + "_valid")).isEqualTo(1);
        }
    }

    @Test
    void theHandshakeTakesABeatInSixCyclesOfClocksThatRiseTogether() {
        Road road = handshake();
        Interpreter run = new Interpreter(road.design().circuit());
        run.poke("from_reset", 1);
        run.poke("to_reset", 1);
        run.step();
        run.poke("from_reset", 0);
        run.poke("to_reset", 0);
        run.poke("source_valid", 1);
        run.poke("sink_ready", 1);
        int taken = 0;
        for (int i = 0; i < 600; i++) {
            taken += run.peek("source_ready").intValue();
            run.step();
        }
        assertThat(taken).isEqualTo(100);
    }

    @Test
    void noToolHasAComplaint() {
        Lint.requireClean(queue(2).design());
        Lint.requireClean(queue(8).design());
        Lint.requireClean(handshake().design());
        Lint.requireClean(Heddle.elaborate(() -> new AsynchronousQueue<>(StrideCommand.type(32), 4)));
        Lint.requireClean(Heddle.elaborate(() -> new HandshakeCrossing<>(StrideCommand.type(32))));
    }
}

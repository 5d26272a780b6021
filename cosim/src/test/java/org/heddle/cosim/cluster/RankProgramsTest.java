package org.heddle.cosim.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.cluster.RankPrograms.Rank;
import org.heddle.cosim.stop.CycleLimitException;
import org.junit.jupiter.api.Test;

class RankProgramsTest {
    private static final int RANKS = 4;
    private static final int LATENCY = 10;

    /** A mailbox per member; what is put out in a cycle reaches the next member's mailbox ten cycles later. */
    private static final class Box implements Cluster.Member {
        private final LatencyWire from;
        private final LatencyWire to;
        private long outgoing;
        private long heard;
        private long heardAt = -1;
        private long cycles;

        Box(LatencyWire from, LatencyWire to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void cycle(long cycle) {
            assertThat(cycle).isEqualTo(cycles++);
            to.send(cycle, 0, outgoing);
            outgoing = 0;
            long came = from.receive(cycle, 0);
            if (came != 0) {
                heard = came;
                heardAt = cycle;
            }
        }
    }

    /** A token goes round the ring three times; each rank thinks about it for as many cycles as its number says. */
    private static List<String> tokenRing(int threads) {
        List<LatencyWire> wires = new ArrayList<>();
        for (int i = 0; i < RANKS; i++) {
            wires.add(new LatencyWire(LATENCY, 1));
        }
        List<Box> boxes = new ArrayList<>();
        List<List<String>> logs = new ArrayList<>();
        List<Consumer<Rank>> programs = new ArrayList<>();
        for (int i = 0; i < RANKS; i++) {
            Box box = new Box(wires.get((i + RANKS - 1) % RANKS), wires.get(i));
            List<String> log = new ArrayList<>();
            boxes.add(box);
            logs.add(log);
            programs.add(rank -> {
                for (int round = 0; round < 3; round++) {
                    if (rank.number() > 0 || round > 0) {
                        rank.until("the token", () -> box.heard != 0).within(1000);
                        log.add("rank " + rank.number() + " hears " + box.heard + " in cycle " + rank.cycle());
                        assertThat(rank.cycle()).isEqualTo(box.heardAt + 1);
                    }
                    long token = box.heard + 1;
                    box.heard = 0;
                    if (rank.number() > 0) {
                        rank.idle(rank.number());
                    }
                    box.outgoing = token;
                }
            });
        }
        new RankPrograms(new Cluster(boxes, wires)).run(programs, 10_000, threads);
        return logs.stream().flatMap(List::stream).toList();
    }

    @Test
    void programsActInTheVeryCycleAndOneTwoAndFourThreadsAgree() {
        List<String> expected = new ArrayList<>();
        for (int rank = 0; rank < RANKS; rank++) {
            for (int round = 0; round < 3; round++) {
                // A hop is ten cycles of wire and one until the program sees it; a round costs 1 + 2 + 3 cycles of
                // thought.
                int hops = RANKS * round + rank;
                int thought = 6 * round + rank * (rank - 1) / 2;
                if (hops > 0) {
                    expected.add("rank " + rank + " hears " + hops + " in cycle " + (hops * (LATENCY + 1) + thought));
                }
            }
        }
        assertThat(tokenRing(1)).isEqualTo(expected);
        assertThat(tokenRing(2)).isEqualTo(expected);
        assertThat(tokenRing(4)).isEqualTo(expected);
    }

    private static Cluster two() {
        LatencyWire there = new LatencyWire(LATENCY, 1);
        LatencyWire back = new LatencyWire(LATENCY, 1);
        return new Cluster(List.of(new Box(back, there), new Box(there, back)), List.of(there, back));
    }

    @Test
    void aWaitThatFailsSaysWhatEveryRankWaitsFor() {
        assertThatThrownBy(() -> new RankPrograms(two())
                        .run(
                                List.of(rank -> rank.until("godot", () -> false).within(33), rank -> rank.idle(1_000)),
                                10_000,
                                1))
                .isInstanceOf(CycleLimitException.class)
                .hasMessage("rank 0 waited 33 cycles for godot, until cycle 33\n"
                        + "  rank 0 in cycle 33 waits for godot\n"
                        + "  rank 1 in cycle 40 waits for 1000 cycles to pass");
    }

    @Test
    void programsThatTakeTooLongAreEnded() {
        assertThatThrownBy(() -> new RankPrograms(two()).run(List.of(rank -> {}, rank -> rank.idle(1_000)), 100, 2))
                .hasMessage("the programs are not done at their limit, cycle 100\n"
                        + "  rank 1 in cycle 100 waits for 1000 cycles to pass");
    }

    @Test
    void aFailureOfAProgramComesOut() {
        assertThatThrownBy(() -> new RankPrograms(two())
                        .run(
                                List.of(rank -> rank.idle(5), rank -> {
                                    rank.idle(3);
                                    throw new IllegalStateException("wrong answer");
                                }),
                                100,
                                2))
                .hasMessage("wrong answer");
    }
}

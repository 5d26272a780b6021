package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitAndJoinTest {
    private static final int CYCLES = 400;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5})
    void everySinkOfAForkGetsEveryBeatOnceAndInOrder(int count) {
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new Fork<>(uint(7), count)), count);
        bench.randomSource("source", 80, 7);
        for (int i = 0; i < count; i++) {
            bench.sink("sinks_" + i, 30 + 20 * i);
        }
        bench.run(CYCLES);
        List<BigInteger> sent = bench.data("source");
        assertThat(sent).hasSizeGreaterThan(50);
        for (int i = 0; i < count; i++) {
            // A fork is eager: a sink may be one beat ahead of the source.
            List<BigInteger> copies = bench.data("sinks_" + i);
            assertThat(copies.size() - sent.size()).isBetween(0, 1);
            assertThat(copies.subList(0, sent.size())).isEqualTo(sent);
        }
    }

    @Test
    void aForkMovesABeatPerCycleWhenAllTake() {
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new Fork<>(uint(7), 2)), 1)
                .randomSource("source", 100, 7)
                .sink("sinks_0", 100)
                .sink("sinks_1", 100)
                .run(100);
        assertThat(bench.data("source")).hasSize(100);
    }

    @Test
    void aJoinPairsTheBeatsOfBothSourcesInOrder() {
        for (int[] chances : new int[][] {{50, 80, 70}, {100, 30, 100}, {100, 100, 100}}) {
            StreamBench bench = new StreamBench(Heddle.elaborate(() -> new Join<>(uint(7), uint(5))), chances[0])
                    .randomSource("first", chances[0], 7)
                    .randomSource("second", chances[1], 5)
                    .sink("sink", chances[2])
                    .run(CYCLES);
            List<BigInteger> seconds = bench.moved("sink").stream()
                    .map(beat -> beat.parts().get(1))
                    .toList();
            assertThat(bench.data("sink")).hasSizeGreaterThan(100).isEqualTo(bench.data("first"));
            assertThat(seconds).isEqualTo(bench.data("second"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aMultiplexerTakesTheBeatsInTheOrderOfTheIndices(int count) {
        Random random = new Random(count);
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new StreamMux<>(uint(7), count)), count)
                .source("select", 80, i -> List.of(BigInteger.valueOf(random.nextInt(count))))
                .sink("sink", 70);
        for (int i = 0; i < count; i++) {
            bench.randomSource("sources_" + i, 60, 7);
        }
        bench.run(CYCLES);
        List<List<BigInteger>> left = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            left.add(new ArrayList<>(bench.data("sources_" + i)));
        }
        List<BigInteger> expected = bench.data("select").stream()
                .map(index -> left.get(index.intValue()).remove(0))
                .toList();
        assertThat(bench.data("sink")).hasSizeGreaterThan(100).isEqualTo(expected);
        assertThat(left).allSatisfy(rest -> assertThat(rest).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aDemultiplexerSendsEachBeatWhereItsIndexSays(int count) {
        // The index is the beat's remainder, which stays as long as the beat does.
        StreamBench bench = new StreamBench(Heddle.elaborate(() -> new StreamDemux<>(uint(7), count)), count);
        bench.randomSource("source", 80, 7);
        for (int i = 0; i < count; i++) {
            bench.sink("sinks_" + i, 60);
        }
        bench.watch(() ->
                bench.ports().poke("select", bench.ports().peek("source_data").mod(BigInteger.valueOf(count))));
        bench.run(CYCLES);
        assertThat(bench.data("source")).hasSizeGreaterThan(100);
        for (int i = 0; i < count; i++) {
            BigInteger index = BigInteger.valueOf(i);
            assertThat(bench.data("sinks_" + i))
                    .isEqualTo(bench.data("source").stream()
                            .filter(beat -> beat.mod(BigInteger.valueOf(count)).equals(index))
                            .toList());
        }
    }
}

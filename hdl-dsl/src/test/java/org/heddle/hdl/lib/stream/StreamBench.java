package org.heddle.hdl.lib.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import org.heddle.hdl.Design;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * Beats through a component with any number of streams. Sources keep what they offer until it is taken and never look at ready;
 * sinks are ready when chance says so; every sink is watched for offers that vanish or change. In the end Icarus must show the
 * same in every cycle, and the text must please three tools.
 */
final class StreamBench {
    /** A beat: its parts in the order of the ports, and the cycle in which it moved. */
    record Beat(List<BigInteger> parts, int cycle) {
        BigInteger data() {
            return parts.get(0);
        }

        boolean last() {
            return parts.get(1).signum() != 0;
        }
    }

    private final class Source {
        final String name;
        final int percent;
        final IntFunction<List<BigInteger>> beats;
        final List<String> ports;
        final List<Beat> moved = new ArrayList<>();
        boolean offers;

        Source(String name, int percent, IntFunction<List<BigInteger>> beats) {
            this.name = name;
            this.percent = percent;
            this.beats = beats;
            this.ports = dataPorts(name);
        }

        void offer() {
            if (!offers && random.nextInt(100) < percent) {
                offers = true;
                List<BigInteger> beat = beats.apply(moved.size());
                for (int i = 0; i < ports.size(); i++) {
                    bench.poke(ports.get(i), beat.get(i));
                }
            }
            bench.poke(name + "_valid", offers);
        }

        void end(int cycle) {
            if (offers && bench.isOne(name + "_ready")) {
                moved.add(new Beat(ports.stream().map(bench::peek).toList(), cycle));
                offers = false;
            }
        }
    }

    private final class Sink {
        final String name;
        final int percent;
        final List<String> ports;
        final List<Beat> moved = new ArrayList<>();
        List<BigInteger> waiting = List.of();
        boolean ready;

        Sink(String name, int percent) {
            this.name = name;
            this.percent = percent;
            this.ports = dataPorts(name);
        }

        void choose() {
            ready = random.nextInt(100) < percent;
            bench.poke(name + "_ready", ready);
        }

        void end(int cycle) {
            boolean valid = bench.isOne(name + "_valid");
            List<BigInteger> data = ports.stream().map(bench::peek).toList();
            if (!waiting.isEmpty()) {
                assertThat(valid)
                        .as(name + " keeps its offer in cycle " + cycle)
                        .isTrue();
                assertThat(data).as(name + " in cycle " + cycle).isEqualTo(waiting);
            }
            bench.poke(name + "_ready", !ready);
            assertThat(bench.isOne(name + "_valid"))
                    .as(name + "'s valid does not look at its ready, cycle " + cycle)
                    .isEqualTo(valid);
            bench.poke(name + "_ready", ready);
            waiting = valid && !ready ? data : List.of();
            if (valid && ready) {
                moved.add(new Beat(data, cycle));
            }
        }
    }

    private final Design<?> design;
    private final Bench bench;
    private final Random random;
    private final Map<String, Source> sources = new LinkedHashMap<>();
    private final Map<String, Sink> sinks = new LinkedHashMap<>();
    private Runnable eachCycle = () -> {};

    StreamBench(Design<?> design, long seed) {
        this.design = design;
        this.bench = new Bench(design);
        this.random = new Random(seed);
    }

    private List<String> dataPorts(String stream) {
        return design.verilog().ports().stream()
                .map(VerilogPort::name)
                .filter(port -> port.startsWith(stream + "_data"))
                .toList();
    }

    /** A source of beats, given by their number, that offers one with this chance per cycle. */
    StreamBench source(String name, int percent, IntFunction<List<BigInteger>> beats) {
        sources.put(name, new Source(name, percent, beats));
        return this;
    }

    /** A source of beats of one random number. */
    StreamBench randomSource(String name, int percent, int width) {
        return source(name, percent, i -> List.of(new BigInteger(width, random)));
    }

    /** A source of fragments; the number of a packet gives its length. */
    StreamBench packetSource(String name, int percent, int width, int longest) {
        List<Integer> left = new ArrayList<>(List.of(0));
        return source(name, percent, i -> {
            int before = left.get(0) == 0 ? 1 + random.nextInt(longest) : left.get(0);
            left.set(0, before - 1);
            return List.of(new BigInteger(width, random), before == 1 ? BigInteger.ONE : BigInteger.ZERO);
        });
    }

    /** A sink that is ready with this chance per cycle. */
    StreamBench sink(String name, int percent) {
        sinks.put(name, new Sink(name, percent));
        return this;
    }

    /** Runs an action in each cycle, before the cycle ends. */
    StreamBench watch(Runnable action) {
        eachCycle = action;
        return this;
    }

    /** The bench below, for ports that belong to no stream. */
    Bench ports() {
        return bench;
    }

    StreamBench run(int cycles) {
        for (int cycle = 0; cycle < cycles; cycle++) {
            int now = cycle;
            sources.values().forEach(Source::offer);
            sinks.values().forEach(Sink::choose);
            eachCycle.run();
            sources.values().forEach(source -> source.end(now));
            sinks.values().forEach(sink -> sink.end(now));
            bench.step();
        }
        bench.requireSameOnIcarus();
        Lint.requireClean(design);
        return this;
    }

    /** Returns the beats that a stream has moved so far. */
    List<Beat> moved(String stream) {
        Source source = sources.get(stream);
        return source != null ? source.moved : sinks.get(stream).moved;
    }

    /** The first parts of what a stream has moved. */
    List<BigInteger> data(String stream) {
        return moved(stream).stream().map(Beat::data).toList();
    }
}

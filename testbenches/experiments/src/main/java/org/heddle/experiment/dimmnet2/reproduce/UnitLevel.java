package org.heddle.experiment.dimmnet2.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.device.NodeMemory;
import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainMemory;
import org.heddle.experiment.CoreClock;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmSocket;
import org.heddle.nic.stage.memory.sodimm.bench.SoDimmStart;
import org.heddle.nic.stage.move.bench.MoveUnits;
import org.heddle.testbench.NodeMemories;

/** The Prefetch Unit alone and the Write Unit alone, each on the elements of one packet. */
final class UnitLevel implements Level {
    private static final int ELEMENTS = 15;
    private static final int DOUBLES = 16;
    private static final int COLUMNS = 4_096;
    private static final PlainAccess PACKET =
            PlainAccess.strided(0, (COLUMNS + 1) * Double.BYTES, DOUBLES * Double.BYTES, ELEMENTS);
    /** For refreshes that are due, and for a beat or a line too many. */
    private static final int SETTLE_CYCLES = 100;

    private static final long LIMIT_CYCLES = 100_000;

    private final Dimmnet2Configuration configuration;
    private final SimulationOptions options;
    private final Design<MoveUnits> design;

    UnitLevel(Setting setting, SimulationOptions options) {
        this.configuration = setting.configuration();
        this.options = options;
        this.design = Heddle.elaborate(() -> new MoveUnits(configuration.path(), configuration::memory));
    }

    @Override
    public List<Job> jobs() {
        return List.of(
                new Job("unit prefetch", PACKET.bytes(), this::prefetch),
                new Job("unit write", PACKET.bytes(), this::write));
    }

    /** The units with a source and a sink on one of them. */
    private final class Bench implements AutoCloseable {
        final Simulation simulation = Simulation.open(design, options);
        final NodeMemory memory = NodeMemories.of(configuration, 0);
        final MoveUnits units = design.component();

        Bench() {
            SoDimmSocket.plug(simulation, units.sodimm0, units.sodimm1, memory);
            SoDimmStart.await(simulation, memory);
        }

        void run(String what, BooleanSupplier done) {
            simulation.runUntil(what, done).within(LIMIT_CYCLES);
        }

        @Override
        public void close() {
            simulation.close();
        }
    }

    private Measured prefetch() {
        try (Bench bench = new Bench()) {
            StreamSource access =
                    bench.simulation.add(StreamSource.on(bench.simulation, bench.units.read, StallProfile.NEVER));
            StreamSink gathered =
                    bench.simulation.add(StreamSink.on(bench.simulation, bench.units.gathered, StallProfile.NEVER));
            access.send(PACKET.beat());
            int words = words();
            bench.run("the packet's last word", () -> gathered.count() >= words);
            long cycles = bench.memory.module(0).now() - bench.memory.firstActivationCycle();
            bench.simulation.step(SETTLE_CYCLES);
            List<String> complaints = new ArrayList<>();
            if (gathered.count() != words) {
                complaints.add("the Prefetch Unit gave " + gathered.count() + " words, not " + words);
            }
            byte[] expected = PlainMemory.ofNode(0).gather(PACKET);
            for (int i = 0; i < expected.length; i++) {
                if (expected[i] != byteOf(gathered.beats(), i)) {
                    complaints.add("byte " + i + " of the packet is wrong");
                    break;
                }
            }
            return measured("prefetch", cycles, complaints);
        }
    }

    private Measured write() {
        try (Bench bench = new Bench()) {
            StreamSource access =
                    bench.simulation.add(StreamSource.on(bench.simulation, bench.units.write, StallProfile.NEVER));
            StreamSource payload =
                    bench.simulation.add(StreamSource.on(bench.simulation, bench.units.scattered, StallProfile.NEVER));
            access.send(PACKET.beat());
            byte[] bytes = PlainMemory.ofNode(1).gather(PACKET);
            words(bytes).forEach(payload::send);
            bench.run("the packet is written", () -> bench.simulation.peek(bench.units.written));
            bench.simulation.step(SETTLE_CYCLES);
            long cycles = bench.memory.lastWriteCycle() - bench.memory.firstActivationCycle() + 1;
            PlainMemory expected = PlainMemory.ofNode(0);
            expected.scatter(PACKET, bytes);
            return measured("write", cycles, expected.complaints(bench.memory));
        }
    }

    private Measured measured(String pattern, long cycles, List<String> complaints) {
        return new Measured(
                ReproductionRow.of(
                        configuration.name(),
                        UNIT,
                        pattern,
                        ELEMENTS,
                        DOUBLES,
                        COLUMNS,
                        CoreClock.microseconds(cycles),
                        complaints.isEmpty()),
                complaints);
    }

    private int words() {
        int wordBytes = configuration.path().wordBytes();
        return (PACKET.bytes() + wordBytes - 1) / wordBytes;
    }

    /** A byte of a payload, the first one lowest in each word. */
    private byte byteOf(List<long[]> beats, int index) {
        int wordBytes = configuration.path().wordBytes();
        return (byte) (beats.get(index / wordBytes)[index % wordBytes / Long.BYTES] >>> 8 * (index % Long.BYTES));
    }

    /** A payload's words {data, last}. */
    private List<long[]> words(byte[] bytes) {
        int wordBytes = configuration.path().wordBytes();
        List<long[]> words = new ArrayList<>();
        for (int at = 0; at < bytes.length; at += wordBytes) {
            long[] word = new long[wordBytes / Long.BYTES + 1];
            for (int i = 0; i < wordBytes && at + i < bytes.length; i++) {
                word[i / Long.BYTES] |= (bytes[at + i] & 0xFFL) << 8 * (i % Long.BYTES);
            }
            word[word.length - 1] = at + wordBytes >= bytes.length ? 1 : 0;
            words.add(word);
        }
        return words;
    }
}

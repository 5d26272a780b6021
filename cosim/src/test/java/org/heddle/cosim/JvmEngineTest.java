package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.agent.NativeChecker;
import org.heddle.cosim.agent.NativeSink;
import org.heddle.cosim.agent.NativeSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.stop.SimulationInterruptedException;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The engine inside the JVM behind the simulation: the same bits, times, words and refusals as Verilator. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class JvmEngineTest {
    private static final long SOON_MS = 100;

    /** A queue of wide words, a table that no port shows, and a claim about the inputs. */
    static final class Store extends Component {
        final Stream<UInt> enqueue = in(stream(uint(100)));
        final Stream<UInt> dequeue = out(stream(uint(100)));
        final UInt address = in(uint(5));
        final UInt word = in(uint(70));
        final Bool write = in(bool());
        final Bool illegal = in(bool());
        final UInt read = out(uint(70));
        final UInt held = out(uint(130));

        Store() {
            Queue<UInt> queue = instance("queue", new Queue<>(uint(100), 4));
            connect(queue.enqueue, enqueue);
            connect(dequeue, queue.dequeue);
            Memory<UInt> words = memory(uint(70), 32);
            when(write, () -> words.write(address, word));
            read.set(words.read(address));
            UInt sum = reg(uint(130));
            when(write, () -> sum.set(sum.addWrap(word.zext(130))))
                    .elseWhen(address.eq(3), () -> sum.set(word.zext(130)));
            held.set(sum);
            assertAlways(illegal.not(), "illegal stays low");
        }
    }

    /** A new circuit each time: what is compiled of a circuit is kept with it, and would hide a change of the compiler. */
    private static Design<Store> store() {
        return Heddle.elaborate(Store::new);
    }

    private static SimulationOptions on(SimulationEngine engine) {
        return SimulationOptions.defaults()
                .coverage(false)
                .seed(7)
                .engine(engine)
                .output(text -> {});
    }

    private static Simulation jvm() {
        return Simulation.open(store(), on(SimulationEngine.JVM));
    }

    // The same as Verilator

    /** Everything that the ports and the clock show after each of many random acts. */
    private static List<String> history(SimulationEngine engine, long seed) {
        List<String> history = new ArrayList<>();
        Random random = new Random(seed);
        SimulationOptions options = on(engine).recording(1 << 20).output(text -> history.add("prints " + text));
        try (Simulation sim = Simulation.open(store(), options)) {
            note(sim, history);
            sim.reset(2);
            try {
                for (int i = 0; i < 300; i++) {
                    act(sim, random);
                    note(sim, history);
                }
            } catch (HardwareStoppedException stop) {
                history.add(stop.getMessage() + " " + stop.cycle());
                note(sim, history);
            }
        }
        return history;
    }

    private static void act(Simulation sim, Random random) {
        for (Port port : sim.ports()) {
            boolean rare = port.name().equals("illegal") || port.name().equals("reset");
            if (port.isInput() && random.nextInt(rare ? 150 : 2) == 0) {
                sim.poke(port, new BigInteger(port.width(), random));
            }
        }
        switch (random.nextInt(4)) {
            case 0 -> sim.settle();
            case 1 -> sim.step();
            case 2 -> sim.step(random.nextInt(5));
            default -> {
                Batch batch = sim.batch(3);
                for (int row = 0; row < 3; row++) {
                    batch.set(row, sim.port("address"), random.nextInt(32));
                    batch.set(row, sim.port("write"), random.nextInt(2));
                }
                batch.run();
            }
        }
    }

    private static void note(Simulation sim, List<String> history) {
        StringBuilder line = new StringBuilder(sim.cycle() + " " + sim.timePs());
        sim.ports()
                .forEach(port -> line.append(' ').append(sim.peekInteger(port).toString(16)));
        history.add(line.toString());
    }

    @Test
    @Tag("tools")
    void randomActsGiveTheSameBitsTimesTextsAndStops() {
        for (long seed = 0; seed < 8; seed++) {
            assertThat(history(SimulationEngine.JVM, seed)).isEqualTo(history(SimulationEngine.VERILATOR, seed));
        }
    }

    @ParameterizedTest
    @EnumSource(StallProfile.class)
    @Tag("tools")
    void agentsDoTheSameInEveryCycle(StallProfile profile) {
        assertThat(beats(SimulationEngine.JVM, profile)).isEqualTo(beats(SimulationEngine.VERILATOR, profile));
    }

    private static List<Object> beats(SimulationEngine engine, StallProfile profile) {
        try (Simulation sim = Simulation.open(store(), on(engine))) {
            NativeChecker.onAll(sim);
            NativeSource source = NativeSource.on(StreamPorts.of(sim, "enqueue"), profile, 3);
            NativeSink sink = NativeSink.on(StreamPorts.of(sim, "dequeue"), profile, 4);
            sim.reset(2);
            long[] words = new Random(5).longs(80).toArray();
            for (int i = 1; i < words.length; i += 2) {
                words[i] &= (1L << 36) - 1;
            }
            source.send(words);
            sim.step(150);
            List<Object> all = new ArrayList<>();
            for (long word : sink.drain()) {
                all.add(word);
            }
            all.addAll(List.of(source.open(), source.count(), sink.count(), sim.cycle(), sim.timePs()));
            return all;
        }
    }

    @Test
    void aBrokenStreamRuleIsTold() {
        try (Simulation sim = jvm()) {
            NativeChecker.onAll(sim);
            sim.reset(1);
            sim.poke("dequeue_ready", 0);
            sim.poke("enqueue_valid", 1);
            sim.step(6);
            sim.poke("enqueue_valid", 0);
            assertThatThrownBy(sim::step)
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("stream \"enqueue\": valid fell in cycle 7");
        }
    }

    @Test
    @Tag("tools")
    void aRecordingIsRepeatedOnTheOtherEngine() {
        for (SimulationEngine engine : List.of(SimulationEngine.JVM, SimulationEngine.VERILATOR)) {
            SimulationEngine other = engine == SimulationEngine.JVM ? SimulationEngine.VERILATOR : SimulationEngine.JVM;
            try (Simulation sim = Simulation.open(store(), on(engine).recording(1 << 20))) {
                sim.reset(1);
                Random random = new Random(9);
                for (int i = 0; i < 100; i++) {
                    sim.poke("address", random.nextInt(32));
                    sim.poke("word", random.nextLong());
                    sim.poke("write", random.nextInt(2));
                    sim.step();
                }
                try (Replay replay = sim.recording().replay(options -> options.engine(other))) {
                    replay.toEnd();
                    assertThat(replay.difference()).isEmpty();
                    assertThat(replay.simulation().peekInteger("held")).isEqualTo(sim.peekInteger("held"));
                }
            }
        }
    }

    // What is its own

    @Test
    void memoriesAreReadAndWrittenPastAllLogic() {
        try (Simulation sim = Simulation.open(store(), on(SimulationEngine.JVM).backDoors())) {
            BackDoor table = sim.backDoor("words");
            BigInteger word = BigInteger.ONE.shiftLeft(69).add(BigInteger.TEN);
            sim.poke("address", 5);
            table.write(5, word);
            sim.settle();
            assertThat(sim.peekInteger("read")).isEqualTo(word);
            assertThat(table.read(5)).isEqualTo(word);
            assertThatThrownBy(() -> sim.backDoor("queue.nothing")).hasMessageContaining("no memory");
        }
    }

    @Test
    void aSteadyLoopAllocatesNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (Simulation sim = jvm()) {
            sim.reset(1);
            loop(sim);
            long before = threads.getCurrentThreadAllocatedBytes();
            loop(sim);
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
        }
    }

    private static void loop(Simulation sim) {
        Port address = sim.port("address");
        Port write = sim.port("write");
        Port word = sim.port("word");
        Port read = sim.port("read");
        long sum = 0;
        for (int i = 0; i < 100_000; i++) {
            sim.poke(address, i & 31);
            sim.poke(write, i >> 2 & 1);
            sim.pokeWord(word, 0, i + sum);
            sim.step();
            sum += sim.peekWord(read, 0);
        }
        assertThat(sum).isNotZero();
    }

    @Test
    void whatTheEngineCannotDoIsRefusedByNameWithTheMend() {
        assertThatThrownBy(() -> Simulation.open(Designs.counter(), on(SimulationEngine.JVM)))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("opened as Verilog")
                .hasMessageContaining("take the engine \"verilator\", or \"auto\"");
        assertThatThrownBy(() -> Simulation.open(
                        store(), on(SimulationEngine.JVM).coverage(true).unknown()))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("coverage");
        Design<Store> store = store();
        VerilogDesign changed = store.verilog().edited(text -> text + "\n");
        Design<Store> other = new Design<>(store.component(), store.circuit(), changed);
        assertThatThrownBy(() -> Simulation.open(other, on(SimulationEngine.JVM)))
                .isInstanceOf(EngineRefusal.class)
                .hasMessageContaining("the Verilog of \"Store\" was changed");
        assertThatThrownBy(() -> SimulationEngine.of("verilog")).hasMessageContaining("auto, verilator, jvm, icarus");
    }

    // Threads

    @Test
    void aCloseEndsTheRunOfAnotherThread() {
        Simulation sim = jvm();
        CompletableFuture<Void> run =
                CompletableFuture.runAsync(() -> sim.step(SimulationOptions.DEFAULT_CYCLE_LIMIT / 2));
        await(sim);
        sim.close();
        assertThatThrownBy(run::join)
                .isInstanceOf(CompletionException.class)
                .hasCauseInstanceOf(IllegalStateException.class);
        assertThatThrownBy(sim::step).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aSecondThreadIsRefused() {
        try (Simulation sim = jvm()) {
            CompletableFuture<Void> run =
                    CompletableFuture.runAsync(() -> sim.step(SimulationOptions.DEFAULT_CYCLE_LIMIT / 2));
            await(sim);
            assertThatThrownBy(sim::step).isInstanceOf(IllegalStateException.class);
            sim.takeOver();
            assertThatThrownBy(run::join).isInstanceOf(CompletionException.class);
        }
    }

    /** The quickest of some: a busy machine may let a thread wait. */
    @Test
    void anInterruptEndsARunSoon() throws InterruptedException {
        long quickest = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            quickest = Math.min(quickest, interrupted());
        }
        assertThat(Duration.ofNanos(quickest)).isLessThan(Duration.ofMillis(SOON_MS));
    }

    private static long interrupted() throws InterruptedException {
        try (Simulation sim = jvm()) {
            List<Throwable> ends = new CopyOnWriteArrayList<>();
            Thread runner = new Thread(() -> {
                try {
                    sim.step(SimulationOptions.DEFAULT_CYCLE_LIMIT / 2);
                } catch (SimulationInterruptedException end) {
                    ends.add(end);
                }
            });
            runner.start();
            await(sim);
            long start = System.nanoTime();
            runner.interrupt();
            runner.join(TimeUnit.SECONDS.toMillis(30));
            assertThat(ends).hasSize(1);
            return System.nanoTime() - start;
        }
    }

    private static void await(Simulation sim) {
        long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!sim.instance().isInCall()) {
            assertThat(System.nanoTime()).as("a minute").isLessThan(limit);
            Thread.onSpinWait();
        }
    }
}

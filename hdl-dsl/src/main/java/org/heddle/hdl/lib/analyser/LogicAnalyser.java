package org.heddle.hdl.lib.analyser;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.registers.block.RegisterRequest;
import org.heddle.hdl.registers.block.RegisterResponse;
import org.heddle.hdl.registers.block.WindowSide;

/**
 * Samples signals in every cycle around a trigger, for software to read: the registers are those of {@link LogicAnalyserMap}, 32 bits each,
 * behind whatever answers requests, such as a serial bridge or a Wishbone.
 *
 * <p>The trigger is a condition that holds in so many cycles, or such a condition and behind it a second one. A condition asks for levels and
 * edges of any bits; an edge differs from the cycle before, which for the first sample is the cycle of the arming. The first sample is that of
 * the cycle behind the one in which {@code arm} is written, and may be the trigger. Samples before the trigger are as many as {@code setup.before} says,
 * or all where it comes earlier; with the trigger's, {@code depth - before} follow. While nothing is armed, nothing is sampled.
 *
 * <p>Signals are registered before anything else, so that their own paths become no longer; a sample is in the memory 3 cycles behind its
 * cycle, and {@code state} shows a trigger as late. The memory is {@code depth} words of all probes' bits, written and read in one place each: block RAM. Latency of
 * an access: that of the {@link RegisterBlock}, a read 2 cycles, a write 1. Proof: {@code logic-analyser}.
 */
public final class LogicAnalyser extends Component {
    /** Greatest number of bits of a sample. */
    public static final int MOST_BITS = 1024;
    /** Greatest number of samples. */
    public static final int MOST_SAMPLES = 1 << 16;

    private static final int WORD = 32;
    private static final int COUNT_BITS = 16;
    /** Cycles from the arming to that in which the first sample has passed {@link #newer} and {@link #older}. */
    private static final int SETTLING = 2;

    /** Accesses, by byte address in the map. */
    public final Stream<RegisterRequest> request;

    /** Their answers. */
    public final Stream<RegisterResponse> response = out(stream(RegisterResponse.type(WORD)));

    private final List<Value> signals;
    private final ProbeLayout layout;
    private final LogicAnalyserMap map;
    private final RegisterBlock<LogicAnalyserMap> registers;
    private final List<UInt> inputs = new ArrayList<>();

    /** Signals of the cycle before. */
    private final UInt newer;
    /** Signals of two cycles before: what is kept. */
    private final UInt older;

    private final EnumValue<CapturePhase> phase;
    /** Place of the next sample in the memory. */
    private final UInt place;
    /** Place of the oldest sample that is kept. */
    private final UInt first;
    /** Samples before the trigger that there are. */
    private final UInt taken;
    /** Samples behind the trigger that are missing. */
    private final UInt missing;
    /** Cycles in which the condition must still hold. */
    private final UInt count;
    /** The first condition has come. */
    private final Bool second;

    private final Bool runs;

    /**
     * Samples what a list names; {@link #connectProbes} joins it with the signals.
     *
     * @param probes at least one, of {@link #MOST_BITS} at most together
     * @param depth samples of a capture, a power of two from 4 to {@link #MOST_SAMPLES}
     */
    public LogicAnalyser(ProbeList probes, int depth) {
        signals = probes.signals();
        layout = layout(probes, depth);
        parameter("bits", layout.width());
        parameter("depth", depth);
        map = new LogicAnalyserMap(layout);
        accompany(layout);
        registers = instance("registers", new RegisterBlock<>(map));
        request = in(stream(RegisterRequest.type(map.addressWidth(), WORD)));
        connect(registers.request, request);
        connect(response, registers.response);
        int bits = map.setup.before.width();
        newer = reg(uint(layout.width()));
        older = reg(uint(layout.width()));
        phase = reg(enumOf(CapturePhase.class)).init(CapturePhase.IDLE);
        place = reg(uint(bits)).init(0);
        first = reg(uint(bits)).init(0);
        taken = reg(uint(bits)).init(0);
        missing = reg(uint(bits)).init(0);
        count = reg(uint(COUNT_BITS)).init(0);
        second = reg(bool()).init(false);
        runs = wire(bool());
        sample();
        Bool condition = mux(second, holds(1), holds(0));
        Bool passes = runs.and(phase.is(CapturePhase.ARMED))
                .and(condition)
                .and(count.bits(COUNT_BITS - 1, 1).eq(0));
        keep(passes.and(second.or(registers.value(map.setup.sequence).not())));
        follow(condition, passes);
        begin();
        read(bits);
        show();
    }

    private static ProbeLayout layout(ProbeList probes, int depth) {
        if (depth < 4 || depth > MOST_SAMPLES || Integer.bitCount(depth) != 1) {
            throw new IllegalArgumentException("the depth of a logic analyser is a power of two from 4 to "
                    + MOST_SAMPLES + ": depth=" + depth + ": take such as 256");
        }
        ProbeLayout layout = new ProbeLayout(probes.probes(), depth);
        if (layout.width() < 1 || layout.width() > MOST_BITS) {
            throw new IllegalArgumentException("a logic analyser samples 1 to " + MOST_BITS + " bits: " + layout.width()
                    + " in " + layout.probes().size() + " probes: "
                    + (layout.width() < 1
                            ? "add(name, signal) adds one"
                            : "leave some out, or add(name, signal.bits(..))"));
        }
        return layout;
    }

    /** Returns the names of the signals and their places in a sample. */
    public ProbeLayout layout() {
        return layout;
    }

    /** Joins the probes with the signals of the list; called by the component that has both. */
    public void connectProbes() {
        for (int i = 0; i < inputs.size(); i++) {
            inputs.get(i).set(cat(signals.get(i)));
        }
    }

    private void sample() {
        List<Value> parts = new ArrayList<>();
        for (LogicProbe probe : layout.probes()) {
            UInt input = in(probe.port(), uint(probe.width()));
            inputs.add(input);
            parts.add(0, input);
        }
        newer.set(cat(parts));
        older.set(newer);
    }

    /** Returns whether a condition holds for what is in {@link #older}: judged a cycle before, and kept in a register. */
    private Bool holds(int number) {
        LogicAnalyserMap.Condition condition = map.conditions.get(number);
        UInt edge = together(condition.edge);
        UInt changed = newer.xor(older).and(edge);
        Bool levels = newer.xor(together(condition.value))
                .and(together(condition.mask))
                .eq(0);
        Bool edges = mux(registers.value(condition.rule.anyEdge), changed.ne(0), changed.eq(edge));
        Bool hit = reg("hit" + number, bool()).init(false);
        hit.set(levels.and(edges));
        return hit;
    }

    private UInt together(List<LogicAnalyserMap.Part> parts) {
        List<Value> words = new ArrayList<>();
        parts.forEach(part -> words.add(0, registers.value(part.bits)));
        return cat(words);
    }

    /** Counts samples before the trigger and behind it. */
    private void keep(Bool triggers) {
        UInt before = registers.value(map.setup.before);
        when(runs, place::increment);
        when(runs.and(phase.is(CapturePhase.ARMED)).and(triggers.not()).and(taken.lt(before)), taken::increment);
        when(triggers, () -> {
            first.set(place.subWrap(taken));
            missing.set(before.not());
            phase.set(CapturePhase.TRIGGERED);
        });
        when(triggers.and(before.not().eq(0)), () -> phase.set(CapturePhase.FULL));
        when(runs.and(phase.is(CapturePhase.TRIGGERED)), () -> {
            missing.decrement();
            when(missing.eq(1), () -> phase.set(CapturePhase.FULL));
        });
    }

    /** Counts the cycles in which a condition holds, and goes on to the second one. */
    private void follow(Bool condition, Bool passes) {
        when(condition.and(runs), count::decrement);
        when(passes, () -> {
            second.set(true);
            count.set(registers.value(map.conditions.get(1).rule.count));
        });
    }

    private void begin() {
        UInt settling = reg(uint(2)).init(0);
        runs.set(phase.is(CapturePhase.ARMED)
                .or(phase.is(CapturePhase.TRIGGERED))
                .and(settling.eq(0)));
        when(settling.ne(0), settling::decrement);
        when(registers.value(map.control.stop), () -> phase.set(CapturePhase.IDLE));
        when(registers.value(map.control.arm), () -> {
            phase.set(CapturePhase.ARMED);
            settling.set(SETTLING);
            taken.set(0);
            second.set(false);
            count.set(registers.value(map.conditions.get(0).rule.count));
        });
    }

    private void read(int bits) {
        Memory<UInt> memory = memory(uint(layout.width()), layout.depth()).blockRam();
        when(runs, () -> memory.write(place, older));
        WindowSide side = registers.window(map.samples);
        int lanes = Integer.numberOfTrailingZeros(layout.stride());
        UInt index = side.word().bits(bits + lanes - 1, lanes);
        UInt sample = memory.readSync(index.addWrap(first), side.reads());
        if (lanes == 0) {
            side.readData().set(sample);
            return;
        }
        UInt lane = reg(uint(lanes));
        when(side.reads(), () -> lane.set(side.word().trunc(lanes)));
        UInt word = wire(uint(WORD));
        word.set(0);
        UInt.Switch at = switchOn(lane);
        for (int i = 0; i < layout.words(); i++) {
            UInt part = sample.bits(Math.min(layout.width(), (i + 1) * WORD) - 1, i * WORD);
            at.is(i, () -> word.set(part));
        }
        side.readData().set(word);
    }

    private void show() {
        registers.value(map.state.phase).set(phase);
        registers.value(map.state.second).set(second);
        registers.value(map.taken.before).set(taken);
    }
}

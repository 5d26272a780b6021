package org.heddle.host.analyser;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.hdl.lib.analyser.CapturePhase;
import org.heddle.hdl.lib.analyser.LogicAnalyserMap;
import org.heddle.hdl.lib.analyser.ProbeLayout;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.host.serial.SerialWords;

/** A logic analyser at the other end of a serial line. */
public final class AnalyserHost {
    private static final int WORD = 32;

    private final SerialWords port;
    private final long base;
    private final ProbeLayout layout;
    private final LogicAnalyserMap map;
    private int before;

    /**
     * Finds the analyser.
     *
     * @param base byte address of its registers
     * @param layout that it should have
     * @throws AnalyserException if there is none, or one of another layout
     */
    public AnalyserHost(SerialWords port, long base, ProbeLayout layout) {
        this.port = port;
        this.base = base;
        this.layout = layout;
        map = RegisterMap.connect(new LogicAnalyserMap(layout), port, base);
        long identity = map.identity.text.read();
        if (identity != LogicAnalyserMap.IDENTITY) {
            throw new AnalyserException(
                    "there is no logic analyser in this bitstream: register 0x%x must read 0x%x (\"HLA1\"), and reads 0x%x"
                            .formatted(base, LogicAnalyserMap.IDENTITY, identity));
        }
        long shape = map.shape.read();
        long checksum = map.layout.checksum.read();
        if (shape != map.shape.resetValue() || checksum != layout.checksum()) {
            throw new AnalyserException(
                    "the logic analyser in this bitstream has other probes: %d bits, %d samples, checksum 0x%x, where %d bits, %d samples and 0x%x are known: build the bitstream anew"
                            .formatted(
                                    map.shape.width.in(shape),
                                    1L << map.shape.depth.in(shape),
                                    checksum,
                                    layout.width(),
                                    layout.depth(),
                                    layout.checksum()));
        }
    }

    /**
     * Begins a capture, whatever was under way.
     *
     * @param samples before the trigger, less than the layout's depth
     * @throws IllegalArgumentException if they are as many or more
     */
    public void arm(CaptureTrigger trigger, int samples) {
        if (samples < 0 || samples >= layout.depth()) {
            throw new IllegalArgumentException("0 to " + (layout.depth() - 1) + " of the " + layout.depth()
                    + " samples may lie before the trigger: " + samples);
        }
        before = samples;
        map.control.stop.write(true);
        set(map.conditions.get(0), trigger.first());
        trigger.second().ifPresent(second -> set(map.conditions.get(1), second));
        map.setup.write(
                map.setup.before.of(samples),
                map.setup.sequence.of(trigger.second().isPresent()));
        map.control.arm.write(true);
    }

    private static void set(LogicAnalyserMap.Condition registers, CaptureCondition condition) {
        registers.rule.write(
                registers.rule.count.of(condition.count()), registers.rule.anyEdge.of(condition.anyEdge()));
        write(registers.mask, condition.mask());
        write(registers.value, condition.value());
        write(registers.edge, condition.edge());
    }

    private static void write(List<LogicAnalyserMap.Part> parts, BigInteger bits) {
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i)
                    .write(parts.get(i).bits.ofLowBits(bits.shiftRight(i * WORD).longValue()));
        }
    }

    /**
     * Waits until a capture is full, and reads its state once at least.
     *
     * @param goesOn says whether to wait longer
     * @throws AnalyserException if it is not full then; the capture is called off
     */
    public void await(BooleanSupplier goesOn) {
        long state = map.state.read();
        while (map.state.phase.in(state) != CapturePhase.FULL) {
            if (!goesOn.getAsBoolean()) {
                map.control.stop.write(true);
                throw new AnalyserException(late(state));
            }
            state = map.state.read();
        }
    }

    private String late(long state) {
        if (map.state.phase.in(state) != CapturePhase.ARMED) {
            return "the samples behind the trigger did not come in time: the analyser is " + map.state.phase.in(state)
                    + "; is its clock running?";
        }
        return map.state.second.in(state)
                ? "the first condition has come, the second one did not come in time"
                : "the trigger did not come in time";
    }

    /**
     * Reads the first samples of a capture that is full.
     *
     * @param count most samples that are read
     */
    public Capture read(int count) {
        int taken = (int) map.taken.before.read();
        int samples = Math.min(count, taken + layout.depth() - before);
        int[] words = words(samples * layout.stride());
        List<BigInteger> values = new ArrayList<>();
        for (int sample = 0; sample < samples; sample++) {
            BigInteger value = BigInteger.ZERO;
            for (int word = layout.words() - 1; word >= 0; word--) {
                long part = Integer.toUnsignedLong(words[sample * layout.stride() + word]);
                value = value.shiftLeft(WORD).or(BigInteger.valueOf(part));
            }
            values.add(value);
        }
        return new Capture(layout, values, taken);
    }

    private int[] words(int count) {
        int[] words = new int[count];
        for (int at = 0; at < count; at += SerialWords.MOST_WORDS) {
            int burst = Math.min(SerialWords.MOST_WORDS, count - at);
            int[] part = port.read(base + map.samples.address() + (long) at * Integer.BYTES, burst);
            System.arraycopy(part, 0, words, at, burst);
        }
        return words;
    }
}

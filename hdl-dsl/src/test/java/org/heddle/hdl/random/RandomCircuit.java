package org.heddle.hdl.random;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;

/**
 * A circuit that a seed decides: values, registers, wires under conditions, memories, switches, and smaller circuits inside.
 * Every register has a reset and every memory contents, so that four-valued engines know every bit.
 */
final class RandomCircuit extends Component {
    private enum Mode {
        FIRST,
        SECOND,
        THIRD
    }

    final UInt a = in(uint(8));
    final UInt b = in(uint(33));
    final UInt c = in(uint(1));
    final UInt d = in(uint(4));
    final UInt answer = out(uint(48));

    private final Random random;
    private final RandomValues values;
    private final List<UInt> registers = new ArrayList<>();
    private final List<EnumValue<Mode>> modes = new ArrayList<>();

    RandomCircuit(long seed, int inner) {
        parameter("seed", seed);
        random = new Random(seed);
        values = new RandomValues(random, new RandomValues.Language() {
            @Override
            public UInt mux(Bool condition, UInt whenTrue, UInt whenFalse) {
                return Component.mux(condition, whenTrue, whenFalse);
            }

            @Override
            public UInt lit(BigInteger value, int width) {
                return RandomCircuit.this.lit(value, width);
            }
        });
        List.of(a, b, c, d).forEach(values::add);
        for (int i = 0; i < 1 + random.nextInt(4); i++) {
            int width = 1 + random.nextInt(40);
            UInt register = reg(uint(width)).init(new BigInteger(width, random));
            registers.add(register);
            values.add(register);
        }
        EnumValue<Mode> mode = reg(enumOf(Mode.class)).init(Mode.values()[random.nextInt(3)]);
        modes.add(mode);
        values.add(mode.asUInt());
        int steps = 3 + random.nextInt(8);
        for (int i = 0; i < steps; i++) {
            step(inner);
        }
        registers.forEach(register -> body(2, () -> register.set(values.pick(register.width()))));
        body(1, () -> mode.set(Mode.values()[random.nextInt(3)]));
        UInt joined = registers.get(0);
        for (int i = 0; i < 4; i++) {
            joined = joined.cat(values.value(3));
        }
        answer.set(RandomValues.fit(
                joined.zext(Math.max(48, joined.width()))
                        .xor(RandomValues.fit(values.value(2), Math.max(48, joined.width()))),
                48));
    }

    private void step(int inner) {
        switch (random.nextInt(inner > 0 ? 6 : 5)) {
            case 0, 1 -> {
                UInt value = values.value(1 + random.nextInt(3));
                values.add(value);
            }
            case 2 -> addWire();
            case 3 -> addMemory();
            case 4 -> addModeWire();
            default -> addInstance(inner - 1);
        }
    }

    private void addWire() {
        UInt combined = wire(uint(1 + random.nextInt(40)));
        combined.set(values.pick(combined.width()));
        when(values.condition(1), () -> body(1, () -> combined.set(values.pick(combined.width()))));
        values.add(combined);
    }

    private void addModeWire() {
        UInt decoded = wire(uint(1 + random.nextInt(12)));
        var choice = switchOn(modes.get(0));
        choice.is(Mode.FIRST, () -> decoded.set(values.pick(decoded.width())));
        if (random.nextBoolean()) {
            choice.is(List.of(Mode.SECOND, Mode.THIRD), () -> decoded.set(values.pick(decoded.width())));
        } else {
            choice.is(Mode.THIRD, () -> decoded.set(values.pick(decoded.width())))
                    .otherwise(() -> decoded.set(values.pick(decoded.width())));
        }
        values.add(decoded);
    }

    /** In the cycle of reset {@code c} is 0, so that no register of unknown value reaches a memory. */
    private void addMemory() {
        int width = 8 * (1 + random.nextInt(4));
        Memory<UInt> words = memory(uint(width), 8)
                .init(IntStream.range(0, random.nextInt(9))
                        .mapToObj(i -> new BigInteger(width, random))
                        .toList());
        if (random.nextBoolean()) {
            when(c.bit(0), () -> body(1, () -> words.write(values.pick(3), values.pick(width))));
        }
        if (random.nextBoolean()) {
            when(
                    c.bit(0),
                    () -> body(1, () -> words.write(values.pick(3), values.pick(width), values.pick(width / 8))));
        }
        UInt word = words.read(values.pick(3));
        values.add(word);
    }

    private void addInstance(int inner) {
        RandomCircuit child = instance(new RandomCircuit(random.nextLong() >>> 1, inner));
        child.a.set(values.pick(8));
        child.b.set(values.pick(33));
        child.c.set(values.pick(1).and(c));
        child.d.set(values.pick(4));
        values.add(child.answer);
    }

    /** The statement under nested conditions and switches, possibly several times. */
    private void body(int depth, Runnable statement) {
        switch (depth == 0 ? 0 : random.nextInt(6)) {
            case 0 -> statement.run();
            case 1 -> when(values.condition(1), () -> body(depth - 1, statement));
            case 2 ->
                when(values.condition(1), () -> body(depth - 1, statement))
                        .elseWhen(values.condition(1), () -> body(depth - 1, statement));
            case 3 ->
                when(values.condition(2), () -> {})
                        .elseWhen(values.condition(1), () -> body(depth - 1, statement))
                        .otherwise(() -> body(depth - 1, statement));
            case 4 ->
                switchOn(values.pick(2))
                        .is(random.nextInt(2), () -> body(depth - 1, statement))
                        .is(2 + random.nextInt(2), () -> body(depth - 1, statement))
                        .otherwise(() -> body(depth - 1, statement));
            default ->
                switchOn(modes.get(0))
                        .is(Mode.values()[random.nextInt(2)], () -> body(depth - 1, statement))
                        .is(Mode.THIRD, () -> body(depth - 1, statement))
                        .otherwise(() -> {});
        }
    }

    /** Several circuits beside each other: one run of an engine tries them all. */
    static final class Batch extends Component {
        Batch(long seed, int size) {
            UInt a = in(uint(8));
            UInt b = in(uint(33));
            UInt c = in(uint(1));
            UInt d = in(uint(4));
            for (int i = 0; i < size; i++) {
                RandomCircuit circuit = instance("circuit_" + i, new RandomCircuit(seed + i, 1));
                circuit.a.set(a);
                circuit.b.set(b);
                circuit.c.set(c);
                circuit.d.set(d);
                UInt answer = out("seed_" + (seed + i), uint(48));
                answer.set(circuit.answer);
            }
        }
    }
}

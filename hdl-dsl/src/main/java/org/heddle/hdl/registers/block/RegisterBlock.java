package org.heddle.hdl.registers.block;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.UIntSwitch;
import org.heddle.hdl.Value;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.document.RegisterDocuments;

/**
 * A register map in hardware.
 *
 * <p>An access acts in the cycle in which the request is taken: a read returns what the fields hold then, a write is seen at the
 * fields' ports one cycle later (a strobe's in the same cycle). Latency: the response comes one cycle behind the request.
 * Throughput: one access per cycle. While a response waits, no further request is taken; {@code request.ready} follows
 * {@code response.ready} combinationally. An address that is no register's, or crooked, is answered with an error and changes
 * nothing. Reserved bits read as 0. The reset gives every field its reset value and drops a response that waits.
 *
 * @param <M> the map
 */
public final class RegisterBlock<M extends RegisterMap> extends FieldSides {
    private static final int BYTE = 8;

    /** Accesses. */
    public final Stream<RegisterRequest> request;

    /** Their answers, in order. */
    public final Stream<RegisterResponse> response;

    private final M map;
    private final int width;

    /** Ones for the bytes that are written. */
    private final UInt byteMask;

    /** What is written, zeros for the bytes that are not. */
    private final UInt strobed;

    /**
     * @throws org.heddle.hdl.diagnostic.ElaborationException if the map is not sound
     */
    public RegisterBlock(M map) {
        map.requireSound();
        this.map = map;
        this.width = map.width();
        parameter("map", map.name());
        accompany(new RegisterDocuments(map));
        request = in(stream(RegisterRequest.type(map.addressWidth(), width)));
        response = out(stream(RegisterResponse.type(width)));
        declare(map);

        byteMask = byteMask();
        strobed = request.data().data().and(byteMask);
        List<UInt> words = map.registers().stream().map(this::build).toList();
        UInt read = wire(uint(width));
        Bool known = wire(bool());
        read.set(0);
        known.set(false);
        UIntSwitch at = switchOn(request.data().address());
        for (int i = 0; i < words.size(); i++) {
            UInt word = words.get(i);
            at.is(map.registers().get(i).address(), () -> {
                read.set(word);
                known.set(true);
            });
        }
        respond(read, known);
    }

    /** The map. */
    public M map() {
        return map;
    }

    private void respond(UInt read, Bool known) {
        Bool answered = reg(bool()).init(false);
        UInt answer = reg(uint(width));
        Bool error = reg(bool());
        request.ready().set(answered.not().or(response.ready()));
        response.valid().set(answered);
        response.data().data().set(answer);
        response.data().error().set(error);
        when(request.fires(), () -> {
                    answered.set(true);
                    answer.set(mux(request.data().write(), lit(0, width), read));
                    error.set(known.not());
                })
                .elseWhen(response.ready(), () -> answered.set(false));
    }

    /** Keeps a register's fields; returns what is read of them. */
    private UInt build(Register register) {
        Accesses access = new Accesses(register);
        List<Value> parts = new ArrayList<>();
        int next = 0;
        for (Field<?> field : register.fields()) {
            if (field.access().isReadable()) {
                addReserved(parts, field.low() - next);
                parts.add(0, build(field, access));
                next = field.high() + 1;
            } else {
                build(field, access);
            }
        }
        addReserved(parts, width - next);
        UInt word = wire("word_" + register.name(), uint(width));
        word.set(Types.cat(parts));
        return word;
    }

    /** When a register is accessed; signals are made for those that ask. */
    private final class Accesses {
        private final Register register;
        private Optional<Bool> writes = Optional.empty();
        private Optional<Bool> reads = Optional.empty();

        Accesses(Register register) {
            this.register = register;
        }

        Bool writes() {
            if (writes.isEmpty()) {
                writes = Optional.of(
                        accessed("writes_" + register.name(), request.data().write(), register));
            }
            return writes.get();
        }

        Bool reads() {
            if (reads.isEmpty()) {
                reads = Optional.of(accessed(
                        "reads_" + register.name(), request.data().write().not(), register));
            }
            return reads.get();
        }
    }

    private Bool accessed(String name, Bool direction, Register register) {
        Bool happens = wire(name, bool());
        happens.set(request.fires().and(direction).and(request.data().address().eq(register.address())));
        return happens;
    }

    private void addReserved(List<Value> parts, int bits) {
        if (bits > 0) {
            parts.add(0, lit(0, bits));
        }
    }

    /** Keeps a field; returns what is read of it. */
    private <V extends Value> UInt build(Field<V> field, Accesses access) {
        return switch (field.access()) {
            case CONSTANT -> lit(unsigned(field.resetValue()), field.width());
            case READ_ONLY -> bits(value(field));
            case READ_WRITE, WRITE_ONLY -> bits(keep(field, access));
            case WRITE_ONE_CLEARS ->
                change(field, kept -> kept.and(ones(field, access).not()).or(bits(set(field))));
            case WRITE_ONE_SETS ->
                change(
                        field,
                        kept -> kept.or(ones(field, access))
                                .and(bits(clear(field)).not()));
            case READ_CLEARS ->
                change(
                        field,
                        kept -> mux(access.reads(), lit(0, field.width()), kept).or(bits(set(field))));
            case STROBE -> strobe(field, access);
            case HARDWARE_SET -> {
                V kept = keep(field, access);
                when(update(field), () -> connect(kept, next(field)));
                yield bits(kept);
            }
        };
    }

    /** The ones that are written to the field. */
    private UInt ones(Field<?> field, Accesses access) {
        return mux(access.writes(), part(strobed, field), lit(0, field.width()));
    }

    /** A register that takes the bytes that are written. */
    private <V extends Value> V keep(Field<V> field, Accesses access) {
        V kept = register(field);
        int first = field.low() / BYTE;
        if (field.high() / BYTE == first) {
            when(
                    access.writes().and(request.data().strobes().bit(first)),
                    () -> store(field, kept, part(request.data().data(), field)));
        } else {
            when(
                    access.writes(),
                    () -> store(
                            field,
                            kept,
                            bits(kept).and(part(byteMask, field).not()).or(part(strobed, field))));
        }
        return kept;
    }

    /** A register whose bits change one by one. */
    private <V extends Value> UInt change(Field<V> field, UnaryOperator<UInt> change) {
        V kept = register(field);
        store(field, kept, change.apply(bits(kept)));
        return bits(kept);
    }

    private <V extends Value> V register(Field<V> field) {
        V kept = reg(field.path() + "_kept", field.type());
        if (kept instanceof Bool flag) {
            flag.init(field.resetValue() != 0);
        } else if (kept instanceof UInt number) {
            number.init(unsigned(field.resetValue()));
        } else {
            initChoice((ChoiceField<?>) field, kept);
        }
        connect(value(field), kept);
        return kept;
    }

    @SuppressWarnings("unchecked") // a choice's register has its field's type
    private static <E extends Enum<E>> void initChoice(ChoiceField<E> field, Value kept) {
        ((EnumValue<E>) kept).init(field.constants().get((int) field.resetValue()));
    }

    private <V extends Value> UInt strobe(Field<V> field, Accesses access) {
        int first = field.low() / BYTE;
        int last = field.high() / BYTE;
        if (field instanceof FlagField flag) {
            value(flag).set(access.writes().and(strobed.bit(field.low())));
        } else {
            store(field, value(field), part(request.data().data(), field));
            written(field)
                    .set(access.writes()
                            .and(request.data().strobes().bits(last, first).reduceAnd()));
        }
        return lit(0, field.width());
    }

    private <V extends Value> void store(Field<V> field, V target, UInt bits) {
        if (target instanceof Bool flag) {
            flag.set(bits.bit(0));
        } else if (target instanceof UInt number) {
            number.set(bits);
        } else {
            storeChoice((ChoiceField<?>) field, target, bits);
        }
    }

    @SuppressWarnings("unchecked") // a choice's register has its field's type
    private <E extends Enum<E>> void storeChoice(ChoiceField<E> field, Value target, UInt bits) {
        EnumValue<E> choice = (EnumValue<E>) target;
        UIntSwitch code = switchOn(bits);
        for (E constant : field.constants()) {
            code.is(constant.ordinal(), () -> choice.set(constant));
        }
    }

    private static UInt bits(Value value) {
        if (value instanceof Bool flag) {
            return flag.asUInt();
        }
        return value instanceof UInt number ? number : ((EnumValue<?>) value).asUInt();
    }

    private static UInt part(UInt word, Field<?> field) {
        return word.bits(field.high(), field.low());
    }

    private UInt byteMask() {
        List<Value> mask = new ArrayList<>();
        for (int bit = width - 1; bit >= 0; bit--) {
            mask.add(request.data().strobes().bit(bit / BYTE));
        }
        return Types.cat(mask);
    }

    private static BigInteger unsigned(long bits) {
        return new BigInteger(Long.toUnsignedString(bits));
    }
}

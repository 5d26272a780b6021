package org.heddle.hdl.registers.block;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.UInt.Switch;
import org.heddle.hdl.Value;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.document.RegisterDocuments;

/** The registers that keep the fields, and what accesses do to them. */
public abstract sealed class FieldStorage extends FieldSides permits RegisterBlock {
    /** Bits of a byte. */
    private static final int BYTE = 8;

    /** Accesses. */
    public final Stream<RegisterRequest> request;

    /** Answers to the accesses, in order. */
    public final Stream<RegisterResponse> response;

    private final int width;

    /** Ones for the bytes that are written. */
    private final UInt byteMask;

    /** Data of the write, with zeros for the bytes whose strobe is 0. */
    private final UInt strobed;

    FieldStorage(RegisterMap map) {
        map.requireSound();
        width = map.width();
        parameter("map", map.name());
        accompany(new RegisterDocuments(map));
        request = in(stream(RegisterRequest.type(map.addressWidth(), width)));
        response = out(stream(RegisterResponse.type(width)));
        declare(map);
        byteMask = byteMask();
        strobed = request.data().data().and(byteMask);
    }

    /** Accesses to one register; signals are made for those that ask. */
    final class Accesses {
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

    /** Keeps a field; returns what is read of it. */
    final <V extends Value> UInt build(Field<V> field, Accesses access) {
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
        Switch code = switchOn(bits);
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
}

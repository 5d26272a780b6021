package org.heddle.hdl.registers.block;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Data;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Hardware.WhenChain;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.UInt.Switch;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;
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

    /** Where an access goes. */
    final AccessTarget target;

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
        target = new AccessTarget(map, this);
    }

    // What the parts of the block, which are no components, are made with

    final Bool always() {
        return lit(true);
    }

    final UInt zero(int bits) {
        return lit(0, bits);
    }

    final Bool signal(String name) {
        return wire(name, bool());
    }

    final <T extends Data> T signal(String name, Type<T> type) {
        return wire(name, type);
    }

    final <T extends Data> T kept(String name, Type<T> type) {
        return reg(name, type);
    }

    final <E extends Enum<E>> Fsm<E> machine(E initial) {
        return fsm(initial);
    }

    final WhenChain under(Bool condition, Runnable statements) {
        return when(condition, statements);
    }

    // Fields

    /** Keeps a field, in each page that has one of its own; returns what is read of it. */
    final UInt build(Field<?> field, RegisterAccesses accesses) {
        if (field.copies() == 1) {
            return build(field, accesses, 0);
        }
        List<UInt> copies = new ArrayList<>();
        for (int page = 0; page < field.copies(); page++) {
            copies.add(build(field, accesses, page));
        }
        return Vec.of(copies).get(target.page());
    }

    private <V extends Value> UInt build(Field<V> field, RegisterAccesses accesses, int page) {
        return switch (field.access()) {
            case CONSTANT -> lit(unsigned(field.resetValue()), field.width());
            case READ_ONLY, POP -> bits(field, value(field, page));
            case READ_WRITE, WRITE_ONLY -> bits(field, keep(field, accesses, page));
            case WRITE_ONE_CLEARS ->
                change(
                        field,
                        page,
                        kept -> kept.and(ones(field, accesses, page).not()).or(bits(field, set(field, page))));
            case WRITE_ONE_SETS ->
                change(
                        field,
                        page,
                        kept -> kept.or(ones(field, accesses, page))
                                .and(bits(field, clear(field, page)).not()));
            case READ_CLEARS ->
                change(
                        field,
                        page,
                        kept -> mux(accesses.reads(target.reader(field, page)), lit(0, field.width()), kept)
                                .or(bits(field, set(field, page))));
            case STROBE -> strobe(field, accesses.writes(target.writer(field, page)));
            case HARDWARE_SET -> {
                V kept = keep(field, accesses, page);
                when(update(field, page), () -> connect(kept, next(field, page)));
                yield bits(field, kept);
            }
            case PUSH -> {
                store(field, value(field), part(request.data().data(), field));
                yield lit(0, field.width());
            }
        };
    }

    private Bool writes(Field<?> field, RegisterAccesses accesses, int page) {
        return accesses.writes(target.writer(field, page));
    }

    /** The ones that are written to the field. */
    private UInt ones(Field<?> field, RegisterAccesses accesses, int page) {
        return mux(writes(field, accesses, page), part(strobed, field), lit(0, field.width()));
    }

    /** A register that takes the bytes that are written. */
    private <V extends Value> V keep(Field<V> field, RegisterAccesses accesses, int page) {
        V kept = register(field, page);
        int first = field.low() / BYTE;
        if (field.high() / BYTE == first) {
            when(
                    writes(field, accesses, page).and(request.data().strobes().bit(first)),
                    () -> store(field, kept, part(request.data().data(), field)));
        } else {
            when(
                    writes(field, accesses, page),
                    () -> store(
                            field,
                            kept,
                            bits(field, kept).and(part(byteMask, field).not()).or(part(strobed, field))));
        }
        return kept;
    }

    /** A register whose bits change one by one. */
    private <V extends Value> UInt change(Field<V> field, int page, UnaryOperator<UInt> change) {
        V kept = register(field, page);
        store(field, kept, change.apply(bits(field, kept)));
        return bits(field, kept);
    }

    private <V extends Value> V register(Field<V> field, int page) {
        V kept = reg(field.path() + "_kept" + (field.copies() > 1 ? "_" + page : ""), field.type());
        if (kept instanceof Bool flag) {
            flag.init(field.resetValue() != 0);
        } else if (kept instanceof UInt number) {
            number.init(unsigned(field.resetValue()));
        } else {
            initChoice((ChoiceField<?>) field, kept);
        }
        connect(value(field, page), kept);
        return kept;
    }

    @SuppressWarnings("unchecked") // a choice's register has its field's type
    private static <E extends Enum<E>> void initChoice(ChoiceField<E> field, Value kept) {
        ((EnumValue<E>) kept).init(field.constantOf(field.resetValue()).orElseThrow());
    }

    private <V extends Value> UInt strobe(Field<V> field, Bool writes) {
        if (field instanceof FlagField flag) {
            value(flag).set(writes.and(strobed.bit(field.low())));
        } else {
            store(field, value(field), part(request.data().data(), field));
            written(field).set(writes.and(whole(field.high(), field.low())));
        }
        return lit(0, field.width());
    }

    /** Whether all bytes of these bits are written. */
    final Bool whole(int high, int low) {
        return request.data().strobes().bits(high / BYTE, low / BYTE).reduceAnd();
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
            code.is(field.codeOf(constant), () -> choice.set(constant));
        }
    }

    private UInt bits(Field<?> field, Value value) {
        if (value instanceof Bool flag) {
            return flag.asUInt();
        }
        return value instanceof UInt number ? number : code((ChoiceField<?>) field, value);
    }

    @SuppressWarnings("unchecked") // a choice's value has its field's type
    private <E extends Enum<E>> UInt code(ChoiceField<E> field, Value value) {
        EnumValue<E> choice = (EnumValue<E>) value;
        if (field.isCodedByOrder()) {
            return choice.asUInt().zext(field.width());
        }
        UInt code = lit(0, field.width());
        for (E constant : field.constants()) {
            code = mux(choice.is(constant), lit(field.codeOf(constant), field.width()), code);
        }
        return code;
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

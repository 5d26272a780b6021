package org.heddle.cosim;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * Moves bundles between ports and plain Java records. A record fits a bundle if its components have the names of the
 * bundle's, in any order, and these types: boolean for a {@link Bool}; long, int or BigInteger for a {@link UInt} or
 * {@link SInt}; the enum for an {@link EnumValue}; a record for a bundle in it.
 */
final class Records {
    private final ValueAccess simulation;

    Records(ValueAccess simulation) {
        this.simulation = simulation;
    }

    void poke(Bundle bundle, Record values) {
        for (RecordComponent component : values.getClass().getRecordComponents()) {
            Object hardware = hardware(bundle, component.getName(), values.getClass());
            poke(hardware, read(component, values), component);
        }
        requireAll(bundle, values.getClass());
    }

    private void poke(Object hardware, Object value, RecordComponent component) {
        if (hardware instanceof Bundle inner && value instanceof Record part) {
            poke(inner, part);
        } else if (hardware instanceof Bool bool && value instanceof Boolean bit) {
            simulation.poke(bool, bit);
        } else if (hardware instanceof UInt number && value instanceof BigInteger big) {
            simulation.poke(number, big);
        } else if (hardware instanceof UInt number && (value instanceof Long || value instanceof Integer)) {
            simulation.poke(number, BigInteger.valueOf(((Number) value).longValue()));
        } else if (hardware instanceof SInt number && value instanceof BigInteger big) {
            simulation.poke(number, big);
        } else if (hardware instanceof SInt number && (value instanceof Long || value instanceof Integer)) {
            simulation.poke(number, ((Number) value).longValue());
        } else if (hardware instanceof EnumValue<?> code && value instanceof Enum<?> constant) {
            BigInteger bits = code.codeOf(constant).orElseThrow(() -> misfit(hardware, component));
            simulation.poke(simulation.port(code), bits);
        } else {
            throw misfit(hardware, component);
        }
    }

    <R extends Record> R peek(Bundle bundle, Class<R> type) {
        requireAll(bundle, type);
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = peek(hardware(bundle, components[i].getName(), type), components[i]);
        }
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(type.getSimpleName() + " refuses the ports' values", refused.getCause());
        } catch (ReflectiveOperationException closed) {
            throw new IllegalArgumentException(type + " cannot be made: open its package", closed);
        }
    }

    private Object peek(Object hardware, RecordComponent component) {
        Class<?> type = component.getType();
        if (hardware instanceof Bundle inner && type.isRecord()) {
            return peek(inner, type.asSubclass(Record.class));
        } else if (hardware instanceof Bool bool && type == boolean.class) {
            return simulation.peek(bool);
        } else if (hardware instanceof UInt number && type == BigInteger.class) {
            return simulation.peekInteger(number);
        } else if (hardware instanceof UInt number && type == long.class) {
            return simulation.peek(number);
        } else if (hardware instanceof UInt number && type == int.class && number.width() < 32) {
            return (int) simulation.peek(number);
        } else if (hardware instanceof SInt number && type == BigInteger.class) {
            return simulation.peekInteger(number);
        } else if (hardware instanceof SInt number && type == long.class) {
            return simulation.peek(number);
        } else if (hardware instanceof SInt number && type == int.class && number.width() <= 32) {
            return (int) simulation.peek(number);
        } else if (hardware instanceof EnumValue<?> code) {
            Object constant = code.constant(simulation.peekInteger(simulation.port(code)));
            if (type.isInstance(constant)) {
                return constant;
            }
        }
        throw misfit(hardware, component);
    }

    private static Object hardware(Bundle bundle, String name, Class<?> type) {
        for (RecordComponent component : bundle.getClass().getRecordComponents()) {
            if (component.getName().equals(name)) {
                return read(component, bundle);
            }
        }
        throw new IllegalArgumentException(type.getSimpleName() + "." + name + ": the bundle "
                + bundle.getClass().getSimpleName() + " has no component of that name");
    }

    private static void requireAll(Bundle bundle, Class<?> type) {
        if (bundle.getClass().getRecordComponents().length != type.getRecordComponents().length) {
            throw new IllegalArgumentException(type.getSimpleName() + " has not all components of the bundle "
                    + bundle.getClass().getSimpleName() + ": poke and peek those that are wanted one by one");
        }
    }

    private static Object read(RecordComponent component, Object owner) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(owner);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalArgumentException("cannot read " + component, closed);
        }
    }

    private static IllegalArgumentException misfit(Object hardware, RecordComponent component) {
        String kind = hardware instanceof Vec<?> ? "Vec" : hardware.getClass().getSimpleName();
        return new IllegalArgumentException(component.getDeclaringRecord().getSimpleName() + "." + component.getName()
                + " of type " + component.getType().getSimpleName() + " does not fit the bundle's " + kind);
    }
}

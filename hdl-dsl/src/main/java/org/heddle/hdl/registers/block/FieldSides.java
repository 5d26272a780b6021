package org.heddle.hdl.registers.block;

import java.util.HashMap;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Type;
import org.heddle.hdl.Value;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;
import org.heddle.hdl.registers.RegisterMap;

/**
 * The hardware's side of the fields: ports named after register and field, {@code control_enable}, with a suffix where a field has
 * several.
 *
 * <table>
 *   <caption>Ports by access kind</caption>
 *   <tr><th>access</th><th>outputs</th><th>inputs</th></tr>
 *   <tr><td>const</td><td></td><td></td></tr>
 *   <tr><td>ro</td><td></td><td>the value</td></tr>
 *   <tr><td>rw, wo</td><td>the value</td><td></td></tr>
 *   <tr><td>rw1c, rc</td><td>the value</td><td>{@code _set}: bits to set</td></tr>
 *   <tr><td>rw1s</td><td>the value</td><td>{@code _clear}: bits to clear</td></tr>
 *   <tr><td>ws</td><td>the value, and for a number {@code _written}</td><td></td></tr>
 *   <tr><td>rwh</td><td>the value</td><td>{@code _update}, and with it {@code _next}: the value to load</td></tr>
 * </table>
 */
public abstract sealed class FieldSides extends Component permits FieldStorage {
    private static final String VALUE = "";
    private static final String SET = "_set";
    private static final String CLEAR = "_clear";
    private static final String WRITTEN = "_written";
    private static final String UPDATE = "_update";
    private static final String NEXT = "_next";

    private final Map<String, Value> ports = new HashMap<>();

    FieldSides() {}

    final void declare(RegisterMap map) {
        for (Register register : map.registers()) {
            register.fields().forEach(this::declare);
        }
    }

    private <V extends Value> void declare(Field<V> field) {
        switch (field.access()) {
            case CONSTANT -> {}
            case READ_ONLY -> input(field, VALUE, field.type());
            case READ_WRITE, WRITE_ONLY -> output(field, VALUE, field.type());
            case WRITE_ONE_CLEARS, READ_CLEARS -> {
                output(field, VALUE, field.type());
                input(field, SET, field.type());
            }
            case WRITE_ONE_SETS -> {
                output(field, VALUE, field.type());
                input(field, CLEAR, field.type());
            }
            case STROBE -> {
                output(field, VALUE, field.type());
                if (!(field instanceof FlagField)) {
                    output(field, WRITTEN, bool());
                }
            }
            case HARDWARE_SET -> {
                output(field, VALUE, field.type());
                input(field, UPDATE, bool());
                input(field, NEXT, field.type());
            }
        }
    }

    private void input(Field<?> field, String suffix, Type<? extends Value> type) {
        ports.put(field.path() + suffix, in(field.path() + suffix, type));
    }

    private void output(Field<?> field, String suffix, Type<? extends Value> type) {
        ports.put(field.path() + suffix, out(field.path() + suffix, type));
    }

    /**
     * The field's value: an input for one that is read only, an output otherwise.
     *
     * @throws IllegalArgumentException if it is constant, or another block's
     */
    public final <V extends Value> V value(Field<V> field) {
        return port(field, VALUE);
    }

    /** Input: bits to set, of a field that is {@link RegisterAccess#WRITE_ONE_CLEARS} or {@link RegisterAccess#READ_CLEARS}. */
    public final <V extends Value> V set(Field<V> field) {
        return port(field, SET);
    }

    /** Input: bits to clear, of a field that is {@link RegisterAccess#WRITE_ONE_SETS}. */
    public final <V extends Value> V clear(Field<V> field) {
        return port(field, CLEAR);
    }

    /** Output: 1 in the cycle in which a number that is {@link RegisterAccess#STROBE} is written; a flag's value says so itself. */
    public final Bool written(Field<?> field) {
        return (Bool) find(field, WRITTEN);
    }

    /** Input: 1 to load {@link #next} into a field that is {@link RegisterAccess#HARDWARE_SET}. */
    public final Bool update(Field<?> field) {
        return (Bool) find(field, UPDATE);
    }

    /** Input: what {@link #update} loads. */
    public final <V extends Value> V next(Field<V> field) {
        return port(field, NEXT);
    }

    @SuppressWarnings("unchecked") // such a port was declared with the field's type
    private <V extends Value> V port(Field<V> field, String suffix) {
        return (V) find(field, suffix);
    }

    private Value find(Field<?> field, String suffix) {
        Value port = ports.get(field.path() + suffix);
        if (port == null) {
            throw new IllegalArgumentException("field " + field + " ("
                    + field.access().code() + ") has no port " + field.path() + suffix + ": this block has "
                    + ports.keySet().stream().sorted().toList());
        }
        return port;
    }
}

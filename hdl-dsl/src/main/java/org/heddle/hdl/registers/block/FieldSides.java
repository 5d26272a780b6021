package org.heddle.hdl.registers.block;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Type;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
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
 *   <tr><td>wq</td><td>the value; see {@link QueueSide}</td><td></td></tr>
 *   <tr><td>rq</td><td></td><td>the value; see {@link QueueSide}</td></tr>
 * </table>
 *
 * <p>Of a field that each page has for itself all these are there once for each page, with the page's number behind the name.
 */
public abstract sealed class FieldSides extends Component permits FieldStorage {
    private static final String VALUE = "";
    private static final String SET = "_set";
    private static final String CLEAR = "_clear";
    private static final String WRITTEN = "_written";
    private static final String UPDATE = "_update";
    private static final String NEXT = "_next";

    private final Map<String, List<Value>> ports = new HashMap<>();

    FieldSides() {}

    final void declare(RegisterMap map) {
        for (Register register : map.registers()) {
            register.fields().forEach(this::declare);
        }
    }

    private <V extends Value> void declare(Field<V> field) {
        switch (field.access()) {
            case CONSTANT -> {}
            case READ_ONLY, POP -> input(field, VALUE, field.type());
            case READ_WRITE, WRITE_ONLY, PUSH -> output(field, VALUE, field.type());
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

    private <T extends Value> void input(Field<?> field, String suffix, Type<T> type) {
        String name = field.path() + suffix;
        ports.put(name, field.copies() > 1 ? values(in(name, vec(field.copies(), type))) : List.of(in(name, type)));
    }

    private <T extends Value> void output(Field<?> field, String suffix, Type<T> type) {
        String name = field.path() + suffix;
        ports.put(name, field.copies() > 1 ? values(out(name, vec(field.copies(), type))) : List.of(out(name, type)));
    }

    private static List<Value> values(Vec<? extends Value> vector) {
        return List.copyOf(vector.elements());
    }

    /**
     * The field's value: an input for one that is read only, an output otherwise.
     *
     * @throws IllegalArgumentException if it is constant, another block's, or each page has one
     */
    public final <V extends Value> V value(Field<V> field) {
        return port(field, VALUE, 0);
    }

    /** Returns the value that a page's field has, or that all pages have together, as {@link #value(Field)} does. */
    public final <V extends Value> V value(Field<V> field, int page) {
        return port(field, VALUE, page);
    }

    /** Input: bits to set, of a field that is {@link RegisterAccess#WRITE_ONE_CLEARS} or {@link RegisterAccess#READ_CLEARS}. */
    public final <V extends Value> V set(Field<V> field) {
        return port(field, SET, 0);
    }

    /** Returns the input of {@link #set(Field)} of a page. */
    public final <V extends Value> V set(Field<V> field, int page) {
        return port(field, SET, page);
    }

    /** Input: bits to clear, of a field that is {@link RegisterAccess#WRITE_ONE_SETS}. */
    public final <V extends Value> V clear(Field<V> field) {
        return port(field, CLEAR, 0);
    }

    /** Returns the input of {@link #clear(Field)} of a page. */
    public final <V extends Value> V clear(Field<V> field, int page) {
        return port(field, CLEAR, page);
    }

    /** Output: 1 in the cycle in which a number that is {@link RegisterAccess#STROBE} is written; a flag's value says so itself. */
    public final Bool written(Field<?> field) {
        return (Bool) find(field, WRITTEN, 0);
    }

    /** Input: 1 to load {@link #next} into a field that is {@link RegisterAccess#HARDWARE_SET}. */
    public final Bool update(Field<?> field) {
        return (Bool) find(field, UPDATE, 0);
    }

    /** Returns the input of {@link #update(Field)} of a page. */
    public final Bool update(Field<?> field, int page) {
        return (Bool) find(field, UPDATE, page);
    }

    /** Input: what {@link #update} loads. */
    public final <V extends Value> V next(Field<V> field) {
        return port(field, NEXT, 0);
    }

    /** Returns the input of {@link #next(Field)} of a page. */
    public final <V extends Value> V next(Field<V> field, int page) {
        return port(field, NEXT, page);
    }

    @SuppressWarnings("unchecked") // such a port was declared with the field's type
    private <V extends Value> V port(Field<V> field, String suffix, int page) {
        return (V) find(field, suffix, page);
    }

    private Value find(Field<?> field, String suffix, int page) {
        List<Value> copies = ports.get(field.path() + suffix);
        if (copies == null) {
            throw new IllegalArgumentException("field " + field + " ("
                    + field.access().code() + ") has no port " + field.path() + suffix + ": this block has "
                    + ports.keySet().stream().sorted().toList());
        }
        if (page < 0 || page >= field.register().map().pages()) {
            throw new IllegalArgumentException(
                    "pages are numbered from 0 to " + (field.register().map().pages() - 1) + ": page=" + page);
        }
        return copies.get(copies.size() == 1 ? 0 : page);
    }
}

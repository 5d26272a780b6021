package org.heddle.hdl.lib.storage;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;

/**
 * Values by key: a content-addressed table, every entry compared at once.
 *
 * <p>Lookup: combinational; {@code hit} tells whether the key is there, and {@code value} is unspecified when it is not. Insert and
 * remove act at the clock edge, one of each per cycle. Inserting a key that is there replaces its value. Inserting a new key takes
 * the lowest free place; into a full table it does nothing, and {@code inserted} is 0 in that cycle: a place that is freed in a
 * cycle can be used from the next. Removing a key that is not there does nothing. When one key is inserted and removed in one cycle,
 * it is in the table afterwards. A key is in the table at most once. The reset empties the table. Proof: {@code associative-table}.
 *
 * @param <T> the value; without flipped parts
 */
public final class AssociativeTable<T extends Data> extends Component {
    /** The key to look for. */
    public final UInt key;
    /** 1 if the table holds {@link #key}. */
    public final Bool hit = out(bool());

    /** Value under {@link #key}. */
    public final T value;

    /** 1 to put {@link #insertKey} in. */
    public final Bool insert = in(bool());

    public final UInt insertKey;
    public final T insertValue;

    /** 1 if {@link #insert} finds a free place, or the key is there already. */
    public final Bool inserted = out(bool());

    /** 1 to take {@link #removeKey} out. */
    public final Bool remove = in(bool());

    public final UInt removeKey;

    /** 1 if no place is free. */
    public final Bool full = out(bool());

    /**
     * @param keyWidth in bits
     * @param valueType of the values
     * @param places number of entries, at least 2
     */
    public AssociativeTable(int keyWidth, Type<T> valueType, int places) {
        if (places < 2) {
            throw new IllegalArgumentException("places must be >= 2: places=" + places);
        }
        parameter("keyWidth", keyWidth);
        parameter("value", valueType);
        parameter("places", places);
        key = in(uint(keyWidth));
        value = out(valueType);
        insertKey = in(uint(keyWidth));
        insertValue = in(valueType);
        removeKey = in(uint(keyWidth));
        allow(Code.INDEX_RANGE, "a place is found by its bit among as many as there are places");
        UInt used = reg(uint(places)).init(0);
        Vec<UInt> keys = reg(vec(places, uint(keyWidth)));
        Vec<T> values = reg(vec(places, valueType));

        UInt found = used.and(equalTo(keys, key));
        hit.set(found.ne(0));
        connect(value, values.get(found.oneHotIndex()));

        UInt known = used.and(equalTo(keys, insertKey));
        UInt place = mux(known.ne(0), known, used.not().lowestOne());
        full.set(used.reduceAnd());
        inserted.set(insert.and(known.ne(0).or(full.not())));

        UInt leaves = equalTo(keys, removeKey);
        UInt kept = mux(remove, used.and(leaves.not()), used);
        used.set(mux(insert, kept.or(place), kept));
        for (int i = 0; i < places; i++) {
            UInt placeKey = keys.get(i);
            T placeValue = values.get(i);
            when(insert.and(place.bit(i)), () -> {
                placeKey.set(insertKey);
                connect(placeValue, insertValue);
            });
        }
    }

    private static UInt equalTo(Vec<UInt> keys, UInt key) {
        List<Value> equal = new ArrayList<>();
        for (int i = keys.size() - 1; i >= 0; i--) {
            equal.add(keys.get(i).eq(key));
        }
        return Types.cat(equal);
    }
}

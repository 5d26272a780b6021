package org.heddle.hdl.lib.storage;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.proof.ProofComponent;

/** Any one key, chosen by the solver, is found exactly while it should be, with the value that was inserted last. */
public final class AssociativeTableProof extends ProofComponent {
    private static final int KEY = 2;
    private static final int WIDTH = 2;
    private static final int PLACES = 3;

    public AssociativeTableProof() {
        AssociativeTable<UInt> unit = instance("unit", new AssociativeTable<>(KEY, uint(WIDTH), PLACES));
        UInt key = in(uint(KEY));
        Bool insert = in(bool());
        UInt insertKey = in(uint(KEY));
        UInt insertValue = in(uint(WIDTH));
        Bool remove = in(bool());
        UInt removeKey = in(uint(KEY));
        unit.key.set(key);
        unit.insert.set(insert);
        unit.insertKey.set(insertKey);
        unit.insertValue.set(insertValue);
        unit.remove.set(remove);
        unit.removeKey.set(removeKey);
        UInt before = past(key);
        Bool begun = reg(bool()).init(false);
        begun.set(true);
        when(begun, () -> assume(key.eq(before), "one key is watched all the time"));

        Bool present = reg(bool()).init(false);
        UInt value = reg(uint(WIDTH)).init(0);
        when(unit.inserted.and(insertKey.eq(key)), () -> {
                    present.set(true);
                    value.set(insertValue);
                })
                .elseWhen(remove.and(removeKey.eq(key)), () -> present.set(false));

        UInt used = inside("used", PLACES);
        List<Value> holds = new ArrayList<>();
        UInt kept = lit(0, WIDTH);
        for (int i = 0; i < PLACES; i++) {
            Bool here = used.bit(i).and(inside("keys_" + i, KEY).eq(key));
            kept = mux(here, inside("values_" + i, WIDTH), kept);
            holds.add(here);
        }
        UInt places = Types.cat(holds);
        assertAlways(places.ne(0).eq(present), "the key is in the table while it should be");
        assertAlways(places.and(places.subWrap(1)).eq(0), "a key is in the table once");
        assertAlways(unit.hit.eq(present), "it is found while it is there");
        UInt stored = kept;
        when(present, () -> {
            assertAlways(stored.eq(value), "its value is the last");
            assertAlways(unit.value.eq(value), "its value is found");
        });
        assertAlways(unit.full.eq(used.eq(7)), "full when no place is free");
        Bool room = unit.full.not().or(present);
        when(
                insertKey.eq(key),
                () -> assertAlways(unit.inserted.eq(insert.and(room)), "inserted when there is room, or it is there"));
        cover(unit.full.and(present).and(insert).and(insertKey.eq(key)), "a value is replaced in a full table");
    }
}

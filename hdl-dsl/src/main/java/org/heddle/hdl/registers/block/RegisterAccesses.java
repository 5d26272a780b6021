package org.heddle.hdl.registers.block;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.heddle.hdl.Bool;
import org.heddle.hdl.registers.Register;

/** Accesses to one register; signals are made for those that ask. */
final class RegisterAccesses {
    private final FieldStorage block;
    private final Register register;
    private final Map<String, Bool> made = new HashMap<>();

    RegisterAccesses(FieldStorage block, Register register) {
        this.block = block;
        this.register = register;
    }

    Register register() {
        return register;
    }

    /** A write through a page, or any. */
    Bool writes(OptionalInt page) {
        return accessed("writes_", block.request.data().write(), page);
    }

    /** A read through a page, or any. */
    Bool reads(OptionalInt page) {
        return accessed("reads_", block.request.data().write().not(), page);
    }

    private Bool accessed(String kind, Bool direction, OptionalInt page) {
        String name = kind + register.name() + (page.isPresent() ? "_" + page.getAsInt() : "");
        Bool known = made.get(name);
        if (known != null) {
            return known;
        }
        Bool happens = block.signal(name);
        happens.set(block.request.fires().and(direction).and(isHere(page)));
        made.put(name, happens);
        return happens;
    }

    private Bool isHere(OptionalInt page) {
        return page.isPresent()
                ? block.target.isAt(register).and(block.target.isPage(page.getAsInt()))
                : block.target.isAt(register);
    }
}

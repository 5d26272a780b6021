package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.KeyContext;
import org.heddle.nic.verbs.layout.code.AccessRight;

/**
 * Part of a {@link KeyContext} that a list is bound by.
 *
 * @param isValid 1 if there is such a key
 * @param isIndirect 1 for an indirect one
 * @param isBound 1 if it has a list
 * @param access mask of the {@link AccessRight}s
 * @param generation lowest bits of the key
 * @param domain protection domain
 * @param room 17 bits: most entries of its list
 * @param list 48 bits: physical address of its list
 */
record KnownKey(
        Bool isValid, Bool isIndirect, Bool isBound, UInt access, UInt generation, UInt domain, UInt room, UInt list)
        implements Bundle {
    static BundleType<KnownKey> type() {
        KeyContext layout = KeyContext.LAYOUT;
        return bundle(
                KnownKey.class,
                bool(),
                bool(),
                bool(),
                uint(AccessRight.WIDTH),
                uint(layout.generation.width()),
                uint(layout.domain.width()),
                uint(layout.entries.width()),
                uint(layout.translations.width()));
    }
}

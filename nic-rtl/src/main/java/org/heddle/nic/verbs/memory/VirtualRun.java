package org.heddle.nic.verbs.memory;

import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.code.AccessRight;

/**
 * Bytes of virtual memory that somebody wants to touch.
 *
 * @param address 64 bits
 * @param key 32 bits
 * @param bytes 32 bits; beyond a page's end only in a check
 * @param domain 16 bits: protection domain of who wants
 * @param rights mask of the {@link AccessRight}s that are needed
 * @param last 1 for the last run of a packet
 * @param isPhysical 1 if the address is physical: nothing is checked
 * @param isCheck 1 if no address is wanted
 * @param isList 1 if the place of an indirect key's list is wanted
 * @param isWrong 1 if there is no such run: the list was too short
 */
public record VirtualRun(
        UInt address,
        UInt key,
        UInt bytes,
        UInt domain,
        UInt rights,
        Bool last,
        Bool isPhysical,
        Bool isCheck,
        Bool isList,
        Bool isWrong)
        implements Bundle {
    /** Bits of a protection domain. */
    public static final int DOMAIN_WIDTH = 16;

    /** Returns the type of runs. */
    public static BundleType<VirtualRun> type() {
        return bundle(
                VirtualRun.class,
                uint(64),
                uint(32),
                uint(32),
                uint(DOMAIN_WIDTH),
                uint(AccessRight.WIDTH),
                bool(),
                bool(),
                bool(),
                bool(),
                bool());
    }

    /**
     * Makes this the run of a single byte, of which only the translation matters; it is not the last one of a packet.
     *
     * @param place 64 bits: virtual address
     * @param owner 32 bits: key
     * @param who protection domain
     * @param wanted mask of the {@link AccessRight}s that are needed
     */
    public void beByte(UInt place, UInt owner, UInt who, UInt wanted) {
        bePlace(place, owner, who, wanted);
        isWrong.set(false);
    }

    /**
     * Makes this the first byte of an element of a list, of which only the translation matters; it is wrong where the element has an indirect key.
     *
     * @param element of the list, as {@link ListElement} lays it out
     * @param who protection domain
     * @param wanted mask of the {@link AccessRight}s that are needed
     */
    void beByteOf(UInt element, UInt who, UInt wanted) {
        UInt owner = ListElement.LAYOUT.key.of(element);
        bePlace(ListElement.LAYOUT.address.of(element), owner, who, wanted);
        isWrong.set(MemoryKey.LAYOUT.isIndirect.is(owner));
    }

    private void bePlace(UInt place, UInt owner, UInt who, UInt wanted) {
        address.set(place);
        key.set(owner);
        bytes.set(1);
        domain.set(who);
        rights.set(wanted);
        last.set(false);
        isPhysical.set(false);
        isCheck.set(false);
        isList.set(false);
    }
}

package org.heddle.hdl.registers;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;

/** Addresses of a map, one word behind the other, with a meaning in common. */
public abstract sealed class AddressRange permits Window, WordArray {
    private final RegisterMap map;
    private final long address;
    private final long bytes;
    private final Site site;
    private Optional<String> name;
    private String doc = "";

    AddressRange(RegisterMap map, long address, long bytes, Caller caller) {
        this.map = map;
        this.address = address;
        this.bytes = bytes;
        this.site = caller.site();
        this.name = caller.name();
    }

    /** Returns the Java name; its address where it has none, which {@link RegisterMap#requireSound} reports. */
    public final String name() {
        return name.orElseGet(() -> "range" + Long.toHexString(address));
    }

    final boolean isNamed() {
        return name.isPresent();
    }

    /** Returns the map that it is part of. */
    public final RegisterMap map() {
        return map;
    }

    /** Address of its first byte, in bytes from the map's first. */
    public final long address() {
        return address;
    }

    /** Number of its bytes. */
    public final long bytes() {
        return bytes;
    }

    /** Number of its words, each as wide as a register of the map. */
    public final int words() {
        return Math.toIntExact(bytes / map.wordBytes());
    }

    /** Whether an address of the map, in bytes, lies in it. */
    public final boolean contains(long byteAddress) {
        return byteAddress >= address && byteAddress - address < bytes;
    }

    /** Returns the place of its declaration. */
    public final Site site() {
        return site;
    }

    /** Returns its purpose, for whoever writes software; may be empty. */
    public final String documentation() {
        return doc;
    }

    /** Says what it is for; a call of a chain, of which the last one knows the variable. */
    final void document(String text) {
        doc = text;
        nameIfNameless();
    }

    final void nameIfNameless() {
        if (name.isEmpty()) {
            name = Caller.find().name();
        }
    }

    final long readAt(long offset) {
        return map.port().read(map.base() + address + offset);
    }

    final void writeAt(long offset, long value) {
        map.port().write(map.base() + address + offset, value);
    }

    @Override
    public final String toString() {
        return name();
    }
}

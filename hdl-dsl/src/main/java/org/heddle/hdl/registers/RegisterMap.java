package org.heddle.hdl.registers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Types;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/**
 * The registers of a block. Subclasses declare each register as a field:
 *
 * <pre>{@code
 * public final class TimerRegisters extends RegisterMap {
 *     public final Control control = register(0x00, new Control());
 *
 *     public TimerRegisters() {
 *         super("timer", 32, "Counts down and tells when it is done.");
 *     }
 *
 *     public static final class Control extends Register {
 *         public final FlagField enable = flag(0, RegisterAccess.READ_WRITE).doc("counts while it is 1");
 *     }
 * }
 * }</pre>
 */
public abstract class RegisterMap {
    /**
     * Addresses that are left free on purpose.
     *
     * @param from first byte
     * @param to the byte behind the last
     * @param site where that is said
     */
    record Reserved(long from, long to, Site site) {}

    private final String name;
    private final int width;
    private final String doc;
    private final Site site;
    private final List<Register> registers = new ArrayList<>();
    private final List<Reserved> reserved = new ArrayList<>();
    private @Nullable RegisterPort port;
    private long base;

    /**
     * @param name of the block in lower case, a C identifier
     * @param width of every register in bits: 8, 16, 32 or 64
     * @param doc what the block does, for whoever writes software
     */
    protected RegisterMap(String name, int width, String doc) {
        this.name = name;
        this.width = width;
        this.doc = doc;
        this.site = Caller.find().site();
    }

    // Declarations

    /** A register, named after the field that takes it. */
    protected final <R extends Register> R register(long address, R register) {
        return place(address, register, Optional.empty());
    }

    /** A register of the given name. */
    protected final <R extends Register> R register(String name, long address, R register) {
        return place(address, register, Optional.of(name));
    }

    /** Addresses that are free on purpose, from the first byte up to but without the last. */
    protected final void reserved(long from, long to) {
        reserved.add(new Reserved(from, to, Caller.find().site()));
    }

    private <R extends Register> R place(long address, R register, Optional<String> name) {
        register.place(this, address, Caller.find(), name);
        registers.add(register);
        return register;
    }

    // What it is

    /** Returns the name of the block. */
    public final String name() {
        return name;
    }

    /** Width of every register, in bits. */
    public final int width() {
        return width;
    }

    /** Returns the purpose of the block, for whoever writes software. */
    public final String documentation() {
        return doc;
    }

    /** The registers from address 0 up. */
    public final List<Register> registers() {
        return registers.stream()
                .sorted(Comparator.comparingLong(Register::address))
                .toList();
    }

    final List<Reserved> reserved() {
        return List.copyOf(reserved);
    }

    final Site site() {
        return site;
    }

    /** Bytes from address 0 to behind the last register or reserved address. */
    public final long bytes() {
        long end = width / 8;
        for (Register register : registers) {
            end = Math.max(end, register.address() + width / 8);
        }
        for (Reserved free : reserved) {
            end = Math.max(end, free.to());
        }
        return end;
    }

    /** Bits of a byte address within the map. */
    public final int addressWidth() {
        return Types.bitsToNumber(Math.toIntExact(bytes()));
    }

    /**
     * Checks the map: see docs/diagnostics, HDL070 to HDL075.
     *
     * @throws ElaborationException with all mistakes
     */
    public final void requireSound() {
        List<Diagnostic> mistakes = MapCheck.of(this);
        if (!mistakes.isEmpty()) {
            throw new ElaborationException(mistakes);
        }
    }

    // The driver

    /**
     * Makes a map the driver of a block that exists: {@code connect(new TimerRegisters(), port, 0x4000)}.
     *
     * @param base address of the map's first byte behind the port
     * @return the map
     * @throws IllegalStateException if it is connected already
     */
    public static <M extends RegisterMap> M connect(M map, RegisterPort port, long base) {
        RegisterMap plain = map;
        if (plain.port != null) {
            throw new IllegalStateException("the map of " + plain.name + " is connected already: make another one");
        }
        plain.requireSound();
        plain.port = port;
        plain.base = base;
        return map;
    }

    final RegisterPort port() {
        if (port == null) {
            throw new IllegalStateException("the map of " + name
                    + " is a declaration only: RegisterMap.connect(map, port, base) makes it a driver");
        }
        return port;
    }

    final long base() {
        return base;
    }
}
